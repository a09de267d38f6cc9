package tree

import (
	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// regrower searches again what the tree has only counted below a node, and puts it there.
type regrower struct {
	*shown
	slot *work.Slot
}

// item offers it for a node of which not all below is kept; ok is false for others.
func (r *regrower) item(n tree.Node) (item *fyne.MenuItem, ok bool) {
	return fyne.NewMenuItem("Search this again", func() { r.regrow(n.ID) }), n.Truncated
}

// regrow makes the search again, beside the window, and grafts what it finds below the node.
func (r *regrower) regrow(id tree.ID) {
	s := r.view.Search
	if why := s.Unrepeatable(); why != "" {
		r.host.Fault(why)
		return
	}
	type found struct {
		tree *tree.Tree
		err  error
	}
	release := s.Hold()
	work.Run(r.slot, func(job *work.Job) found {
		defer release()
		t, err := s.Again(job.Context(), id)
		return found{t, err}
	}, func(f found) {
		if f.tree != nil {
			defer f.tree.Release()
		}
		if f.err != nil || r.source.Tree != s.Tree() {
			return // it was interrupted, or another tree is shown
		}
		nodes, err := s.Tree().Graft(id, f.tree)
		if err != nil {
			r.host.Fault(phrase.Of("It can't be shown: {why}.", "why", err.Error()))
			return
		}
		r.host.Grow()
		r.host.Status(phrase.Of("{n} nodes were searched again and are in the tree now.", "n", present.Whole(nodes)))
	})
}
