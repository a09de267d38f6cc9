package itep

import (
	"sort"

	"drevo/engine/tree"
)

// event is what a depth-first search did to a node: it entered it or left it.
type event struct {
	node  tree.ID
	leave bool
}

// events numbers the events of a recorded depth-first search, from 0, without storing
// any of them. The record numbers its nodes in the order in which they were entered, so
// that before node i is entered i nodes have been entered, and all of them but its
// ancestors left. Cost of each method: the depth of the tree, of at also the
// logarithm of its size.
type events struct{ *tree.Tree }

// count is the number of events so far: two a node when the search has ended.
func (e events) count() int {
	size := e.Len()
	switch {
	case size == 0:
		return 0
	case e.Node(tree.Root).Closed:
		return 2 * size
	}
	return e.entered(tree.ID(size-1)) + 1
}

// depth is the number of nodes above a node, stages included.
func (e events) depth(id tree.ID) int {
	d := 0
	for ; id != tree.Root; id = e.Node(id).Parent {
		d++
	}
	return d
}

// entered is the number of the event in which a node was entered.
func (e events) entered(id tree.ID) int { return 2*int(id) - e.depth(id) }

// made is the node that was entered last when so many events had happened.
func (e events) made(number int) tree.ID {
	return tree.ID(sort.Search(e.Len(), func(i int) bool { return e.entered(tree.ID(i)) > number }) - 1)
}

// at is the event with a number from 0 to count()-1.
func (e events) at(number int) event {
	id := e.made(number)
	gone := number - e.entered(id)
	if gone == 0 {
		return event{node: id}
	}
	for ; gone > 1; gone-- { // after the last of a subtree its ancestors are left one by one
		id = e.Node(id).Parent
	}
	return event{node: id, leave: true}
}
