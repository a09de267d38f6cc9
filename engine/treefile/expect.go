package treefile

import (
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// expected is what is to be expected of a node by the one above it in its page.
type expected struct{ alpha, beta, static eval.Score }

// below is what is to be expected below a node: its bounds seen from the other side, and the static value, which is
// its own or that of the next node above that has one.
func below(n *tree.Node, at expected, stage bool) expected {
	static := at.static
	if n.HasStatic {
		static = n.Static
	}
	if stage {
		return expected{n.Alpha, n.Beta, static}
	}
	return expected{-n.Beta, -n.Alpha, -static}
}

// What a score may be near to.
const (
	nearZero = iota
	nearStatic
	nearAlpha
	nearBeta
	nearnesses
)

// kindsOfEnd is how many pairs of a reason and a bound there are.
const kindsOfEnd = 4 * 256

// kindOfEnd is the pair of a reason and a bound.
func kindOfEnd(n *tree.Node) int { return int(n.Reason)<<2 | int(n.Bound&3) }

// near is what a score is near to: the difference from it is what stands in the file.
func near(which uint8, n *tree.Node, at expected) eval.Score {
	switch which {
	case nearStatic:
		if n.HasStatic {
			return n.Static
		}
		return at.static
	case nearAlpha:
		return n.Alpha
	case nearBeta:
		return n.Beta
	}
	return 0
}

// nearestOf chooses for each pair of a reason and a bound what its scores are nearest to, all told.
func nearestOf(nodes []tree.Node, at []expected) (list [kindsOfEnd]uint8) {
	var cost [kindsOfEnd][nearnesses]uint32
	for i := range nodes {
		n := &nodes[i]
		of := &cost[kindOfEnd(n)]
		for which := range of {
			of[which] += width(zigzag(int32(n.Score - near(uint8(which), n, at[i]))))
		}
	}
	for kind := range cost {
		for which, c := range cost[kind] {
			if c < cost[kind][list[kind]] {
				list[kind] = uint8(which)
			}
		}
	}
	return list
}

// width is what a number costs, by and by.
func width(x uint32) uint32 {
	switch {
	case x == 0:
		return 0
	case x < 1<<7:
		return 2
	case x < 1<<14:
		return 4
	}
	return 6
}
