// Package replay is a search gone through in the order in which its nodes were made: one moment of it for all
// panes, whichever of them moves it. The explorer goes node by node, the pane of a programme by what happens in
// that programme's search; each tells the others the last node that there was at its moment.
package replay

import "drevo/engine/tree"

// Replay is the moment that is shown. The zero Replay is the end of a search, where all nodes are there.
type Replay struct {
	of     *tree.Tree
	begun  bool
	last   tree.ID // once it has begun
	shown  bool
	follow []func()
}

// Of is the tree that is shown. A pane that nobody sees may have another one, which may be gone.
func (r *Replay) Of() *tree.Tree { return r.of }

// Last is the last node that there was, [tree.None] at the end: all are shown, also those that are still to come.
func (r *Replay) Last() tree.ID {
	if !r.begun {
		return tree.None
	}
	return r.last
}

// Shown reports whether the explorer shows the tree as it was at the moment.
func (r *Replay) Shown() bool { return r.shown }

// Follow has somebody told when the moment, or whether it is shown, has changed.
func (r *Replay) Follow(do func()) { r.follow = append(r.follow, do) }

// Go goes to a moment.
func (r *Replay) Go(last tree.ID) { r.change(last, r.shown) }

// Show shows the tree as it was at the moment, or all of it again.
func (r *Replay) Show(on bool) { r.change(r.Last(), on) }

// Reset goes to the end without telling anybody: another tree is shown.
func (r *Replay) Reset(of *tree.Tree) { r.of, r.begun = of, false }

func (r *Replay) change(last tree.ID, shown bool) {
	if last == r.Last() && shown == r.shown {
		return
	}
	r.begun, r.last, r.shown = true, last, shown
	for _, tell := range r.follow {
		tell()
	}
}
