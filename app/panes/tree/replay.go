package tree

import (
	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/engine/tree"
	"drevo/widgets/timeline"
)

// replayLine steps through the search of any programme, node by node in the order in which they were made: the
// explorer shows those that there were at the moment of the replay, which the panes of programmes move, too.
type replayLine struct {
	*finder
	replay *replay.Replay
	line   *timeline.View
	row    fyne.CanvasObject
	left   bool // nodes are left out
}

func newReplayLine(f *finder, of *replay.Replay) *replayLine {
	r := &replayLine{finder: f, replay: of, line: timeline.New(f.host.Hints(), timeline.Hints{
		Slider: "The search in the order in which its nodes were made: drag to any of them, or use the arrow keys. At the " +
			"right end all are shown. Values are those of the end.",
		Back: "One node back", On: "One node on"})}
	r.line.OnMove = r.move
	r.line.Caption.Wrapping, r.line.Caption.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	r.row = r.line.Row(pane.FixedWidth(r.line.Caption, 170))
	r.row.Hide()
	of.Follow(r.follow)
	return r
}

// move shows the tree as it was when a node had been made, which is chosen.
func (r *replayLine) move(moment int) {
	if moment == timeline.End {
		r.replay.Go(tree.None)
		return
	}
	r.replay.Go(tree.ID(moment))
	if !r.source.Tree.Empty() {
		r.host.Select(r.view.Place(tree.ID(moment)))
	}
}

// follow shows the tree as it is at the moment of the replay, or all of it again.
func (r *replayLine) follow() {
	if shown := r.replay.Shown(); shown != r.row.Visible() {
		if r.row.Show(); !shown {
			r.row.Hide()
		}
		r.layOut()
	}
	r.show()
	last := r.replay.Last()
	switch {
	case r.replay.Shown() && last != tree.None && !r.source.Tree.Empty():
		r.ShowNodes("Tree then", func(n tree.Node) bool { return n.ID <= last }, func(int) {})
		r.left = true
	case r.left:
		r.clearFilter()
		r.left = false
	}
}

// show puts the line to the moment.
func (r *replayLine) show() {
	if !r.row.Visible() {
		return
	}
	nodes, moment := r.source.Tree.Len(), timeline.End
	if last := r.replay.Last(); last != tree.None {
		moment = int(last)
	}
	r.line.Set(moment, nodes-1)
	r.line.Caption.SetText(present.Whole(min(moment, nodes-1)+1) + " of " + present.Whole(nodes))
}

// toggle shows the line, which has the keys then, or takes it away with what it has left out.
func (r *replayLine) toggle() {
	r.replay.Show(!r.replay.Shown())
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(r.row); canvas != nil && r.row.Visible() &&
		!r.line.Slider.Disabled() {
		canvas.Focus(r.line.Slider)
	}
}
