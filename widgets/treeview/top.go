package treeview

// subtree is the part of a tree below one node, that node included.
type subtree struct {
	Source
	top ID
}

func (s subtree) Root() ID { return s.top }

func (s subtree) Parent(id ID) (ID, bool) {
	if id == s.top {
		return 0, false
	}
	return s.Source.Parent(id)
}

// SetTop shows only a node and what is below it, with what is open there; the root shows all again,
// as it was. OnTop is not called.
func (v *View) SetTop(id ID) {
	if v.index.source == nil || id == v.Top() {
		return
	}
	if v.whole == nil {
		v.whole = v.index
	}
	if source := v.whole.source; id == source.Root() {
		whole := v.whole
		whole.setSort(v.index.sort)
		if whole.filtered != v.index.filtered {
			whole.setFilter(v.index.filter)
			whole.filtered = v.index.filtered
		}
		v.index, v.whole = whole, nil
	} else {
		v.index = v.indexOf(subtree{source, id})
		v.index.openAs(v.whole)
	}
	v.changed()
	v.Rows.ScrollTo(0, 0)
}

// Top returns the topmost node: the root, or the one that SetTop has shown alone; NoID without a
// tree.
func (v *View) Top() ID {
	if v.index.source == nil {
		return NoID
	}
	return v.index.source.Root()
}

// openAs opens what another index has open below the topmost node.
func (ix *index) openAs(other *index) {
	inside := map[int32]bool{}
	for b := range other.branches {
		of := &other.branches[b]
		if of.id != ix.source.Root() && !inside[of.parent] {
			continue
		}
		inside[int32(b)] = true
		if of.open {
			ix.expand(of.id)
		}
	}
}

// indexOf flattens a tree, sorted and filtered as the one that is shown.
func (v *View) indexOf(source Source) *index {
	ix := newIndex(source)
	ix.setSort(v.index.sort)
	if source != nil {
		ix.setFilter(v.index.filter)
		ix.filtered = v.index.filtered
	}
	return ix
}
