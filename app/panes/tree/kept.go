package tree

import (
	"slices"
	"time"

	"drevo/app/work"
	"drevo/engine/tree"
)

// kept are the nodes of a tree that pass a filter, and those on the way to them.
type kept struct {
	bits    []uint64  // by id; nil while the walk goes on
	passed  int       // nodes that pass by themselves
	found   []tree.ID // these, in the order in which they were examined
	size    int       // of the tree then
	plies   [256]int  // of those that pass, how many each ply has
	values  values    // the same by value
	growing bool      // the walk goes on
}

// between is how many nodes are looked at before the job is asked whether it is still wanted.
const between = 1 << 14

// keepWithAncestors looks at every node that the tree has now, in the order of the search. It tells of the first that
// passes, and some ten times a second how many there are. It costs some 30 ns a node.
func keepWithAncestors(job *work.Job, t *tree.Tree, passes func(tree.Node) bool, tell func(*kept)) *kept {
	k := &kept{}
	if t.Empty() {
		return k
	}
	size, told := t.Len(), time.Now()
	k.size, k.bits = size, make([]uint64, size/64+1)
	for id := range tree.ID(size) {
		if id%between == 0 {
			if !job.At(int(id), size) {
				break
			}
			if k.passed > 0 && time.Since(told) > tellEvery {
				tell(k.soFar())
				told = time.Now()
			}
		}
		n := t.Node(id)
		if !passes(n) {
			continue
		}
		k.add(t, n)
		if k.passed == 1 {
			tell(k.soFar())
		}
	}
	return k
}

// tellEvery is how often a walk says how far it has come.
const tellEvery = 100 * time.Millisecond

// add keeps a node that passes, and those on the way to it.
func (k *kept) add(t *tree.Tree, n tree.Node) {
	k.passed++
	k.plies[n.Ply&255]++
	k.values.add(t, n)
	k.found = append(k.found, n.ID)
	k.keep(n.ID)
	for n.ID != tree.Root && !k.has(n.Parent) {
		n = t.Node(n.Parent)
		k.keep(n.ID)
	}
}

// soFar is what a walk that goes on has found.
func (k *kept) soFar() *kept {
	return &kept{passed: k.passed, found: k.found[:len(k.found):len(k.found)], plies: k.plies, values: k.values,
		growing: true}
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

// younger reports whether the tree had not the node when it was looked through.
func (k *kept) younger(id tree.ID) bool { return int(id) >= k.size }

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
