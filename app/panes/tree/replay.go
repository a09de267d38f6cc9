package tree

import (
	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/timeline"
)

// replay steps through the search of any programme, node by node in the order in which they were made: the
// explorer shows those that there were, and the last of them is chosen.
type replay struct {
	*finder
	line   *timeline.View
	row    fyne.CanvasObject
	moment int // the last node that there was, or [timeline.End]
}

func newReplay(f *finder) *replay {
	r := &replay{finder: f, moment: timeline.End, line: timeline.New(f.host.Hints(), timeline.Hints{
		Slider: "The search in the order in which its nodes were made: drag to any of them, or use the arrow keys. At the " +
			"right end all are shown. Values are those of the end.",
		Back: "One node back", On: "One node on"})}
	r.line.OnMove = r.move
	r.line.Caption.Wrapping, r.line.Caption.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	r.row = r.line.Row(pane.FixedWidth(r.line.Caption, 170))
	r.row.Hide()
	return r
}

// move shows the tree as it was when a node had been made.
func (r *replay) move(moment int) {
	r.moment = moment
	r.show()
	if moment == timeline.End || r.source.Tree.Empty() {
		r.clearFilter()
		return
	}
	last := tree.ID(moment)
	r.ShowNodes("Tree then", func(n tree.Node) bool { return n.ID <= last }, func(int) {})
	r.host.Select(r.view.Place(last))
}

// show puts the line to the moment.
func (r *replay) show() {
	if nodes := r.source.Tree.Len(); r.row.Visible() {
		r.line.Set(r.moment, nodes-1)
		r.line.Caption.SetText(present.Whole(min(r.moment, nodes-1)+1) + " of " + present.Whole(nodes))
	}
}

// toggle shows the line, or takes it away with what it has left out.
func (r *replay) toggle() {
	if r.row.Visible() {
		r.row.Hide()
		if r.moment != timeline.End {
			r.move(timeline.End)
		}
	} else {
		r.row.Show()
		r.show()
	}
	r.layOut()
}
