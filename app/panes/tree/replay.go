package tree

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/prose"
	"drevo/widgets/timeline"
	"drevo/widgets/tooltip"
)

// replayLine steps through the search of any programme, node by node in the order in which they were made: the
// explorer shows those that there were at the moment of the replay, which the panes of programmes move, too. The way to
// the node that is chosen is the line that is open at the moment; below the slider stand the bounds there.
type replayLine struct {
	*finder
	replay *replay.Replay
	line   *timeline.View
	player *timeline.Player
	bounds *prose.View
	steps  *fyne.Container // play, speed, over, out
	row    fyne.CanvasObject
	left   bool // nodes are left out
}

func newReplayLine(f *finder, of *replay.Replay) *replayLine {
	r := &replayLine{finder: f, replay: of, line: timeline.New(f.host.Hints(), timeline.Hints{
		Slider: "The search in the order in which its nodes were made: drag to any of them, or use the arrow keys, Home " +
			"and End. At the right end all are shown. Values are those of the end.",
		Back: "One node back", On: "One node on"})}
	r.line.OnMove = r.move
	r.line.Caption.Wrapping, r.line.Caption.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	r.player = timeline.NewPlayer(f.host.Hints(), f.host.Post)
	r.player.OnBeat = r.beat
	r.bounds = prose.New()
	over := tooltip.NewButton(f.host.Hints(), theme.MediaSkipNextIcon(), "Over: to the first node behind all that lie "+
		"below this one", func() { r.goBehind(r.moment()) })
	out := tooltip.NewButton(f.host.Hints(), theme.MoveUpIcon(), "Out: to the first node behind all that lie below the "+
		"one above", func() { r.goBehind(r.source.Tree.Node(r.moment()).Parent) })
	r.steps = container.NewHBox(r.player.Play, pane.FixedWidth(r.player.Speed, 150), over, out)
	r.row = container.NewVBox(r.line.Row(pane.FixedWidth(r.line.Caption, 150)), r.steps, r.bounds)
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

// moment is the node that was made last, at the end the last of all.
func (r *replayLine) moment() tree.ID {
	if last := r.replay.Last(); last != tree.None {
		return last
	}
	return tree.ID(max(r.source.Tree.Len()-1, 0))
}

// goBehind goes to the first node that was made when all below a node were, the end where there is none. In a tree that
// grows in no fixed order the nodes beside it may be older than the moment; the replay does not go back to them.
func (r *replayLine) goBehind(id tree.ID) {
	t, now := r.source.Tree, r.moment()
	if t.Empty() {
		return
	}
	r.player.Stop()
	for ; id != tree.Root; id = t.Node(id).Parent {
		for _, sibling := range t.Children(t.Node(id).Parent, nil) {
			if sibling > now {
				r.move(int(sibling))
				return
			}
		}
	}
	r.move(timeline.End)
}

// beat goes on by so many nodes; from the end it begins anew.
func (r *replayLine) beat(steps int) bool {
	nodes := r.source.Tree.Len()
	at := 0
	if last := r.replay.Last(); last != tree.None {
		at = int(last) + steps
	}
	if !r.row.Visible() || at >= nodes-1 {
		r.move(timeline.End)
		return false
	}
	r.move(at)
	return true
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
	text := "This is the end: the whole tree." // always a line, so that what stands below does not jump
	if moment != timeline.End {
		n := r.source.Tree.Node(tree.ID(moment))
		text = phrase.Of("{move} is looked at with the bounds {bounds}.", "move", r.source.Move(n), "bounds",
			r.source.Window(n))
	}
	r.bounds.Set(prose.Text(prose.Plain, text))
}

// toggle shows the line, which has the keys then, or takes it away with what it has left out.
func (r *replayLine) toggle() {
	r.player.Stop()
	r.replay.Show(!r.replay.Shown())
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(r.explorer); canvas != nil && r.row.Visible() &&
		!r.line.Slider.Disabled() {
		canvas.Focus(r.line.Slider)
	}
}

// Close stops what plays.
func (p *Pane) Close() { p.replay.player.Stop() }
