package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// frame lays the panes out: the bar above, board, tree and tabs in three columns whose
// borders can be dragged, the readouts below.
type frame struct {
	content fyne.CanvasObject
	columns *container.Split
	right   *container.Split
	tabs    *container.AppTabs
}

// The columns at first: shares of the width.
const (
	boardShare = 0.31
	treeShare  = 0.61 // of what the board leaves
)

func newFrame(w *Workbench) *frame {
	f := &frame{}
	f.tabs = container.NewAppTabs(
		container.NewTabItem(textTabWhy, w.why.content()),
		container.NewTabItem(textTabTerms, w.terms.content()),
		container.NewTabItem(textTabMap, w.maps.content),
		container.NewTabItem("Programme", w.programme.content),
	)
	f.tabs.OnSelected = w.showTab
	f.right = container.NewHSplit(w.tree.content, f.tabs)
	f.right.Offset = treeShare
	f.columns = container.NewHSplit(container.NewPadded(w.board.content), f.right)
	f.columns.Offset = boardShare
	top := container.NewVBox(w.toolbar.content, w.tour.content, widget.NewSeparator())
	bottom := container.NewVBox(widget.NewSeparator(), w.readouts.content())
	f.content = container.NewBorder(top, bottom, nil, nil, f.columns)
	return f
}
