package tree

import (
	"slices"

	"drevo/app/work"
	"drevo/engine/tree"
)

// kept are the nodes of a tree that pass a filter, and those on the way to them.
type kept struct {
	bits   []uint64  // by id
	passed int       // nodes that pass by themselves
	found  []tree.ID // these, in the order in which they were examined
}

// between is how many nodes are looked at before the job is asked whether it is still wanted.
const between = 1 << 14

// keepWithAncestors looks at every node that the tree has now, the last first: no node comes
// before its parent. It costs some 30 ns a node.
func keepWithAncestors(job *work.Job, t *tree.Tree, passes func(tree.Node) bool) *kept {
	k := &kept{}
	if t.Empty() {
		return k
	}
	size := t.Len()
	k.bits = make([]uint64, size/64+1)
	for id := tree.ID(size); id > 0; {
		if id%between == 0 && !job.At(size-int(id), size) {
			break
		}
		id--
		n := t.Node(id)
		if passes(n) {
			k.passed++
			k.keep(id)
			k.found = append(k.found, id)
		}
		if k.has(id) && id != tree.Root {
			k.keep(n.Parent)
		}
	}
	slices.Reverse(k.found)
	return k
}

// after returns the place among the found nodes of the first one behind a node, or with by = -1 of
// the last one before it, and begins anew at the end.
func (k *kept) after(id tree.ID, by int) int {
	at, here := slices.BinarySearch(k.found, id)
	if by < 0 {
		return (at - 1 + len(k.found)) % len(k.found)
	}
	if here {
		at++
	}
	return at % len(k.found)
}

func (k *kept) keep(id tree.ID) { k.bits[id/64] |= 1 << (id % 64) }

// has is false for a node that the tree had not when it was looked through.
func (k *kept) has(id tree.ID) bool {
	return int(id/64) < len(k.bits) && k.bits[id/64]>>(id%64)&1 != 0
}

// at returns the number of a node among those found, from 1; 0 where it is none of them.
func (k *kept) at(id tree.ID) int {
	if i, found := slices.BinarySearch(k.found, id); found {
		return i + 1
	}
	return 0
}
