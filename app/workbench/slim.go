package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"drevo/app/panes/headline"
)

// A slim window has no room for columns: it is a phone's, held upright, or as narrow. It shows the board and below it
// one pane, which its tabs choose, the tree among them; what fingers touch is larger there, and some of what repeats
// what stands elsewhere goes: the strip of the programmes, the readouts, the buttons of the faces, which are in the
// menu.

// The columns have room from 880x520 on. A window that is lower, a phone's held across, has no room for a pane below
// the board either: it is slim only where columns would be far too narrow. Else it is low: it has not what a slim one has
// not, and the tree's column is scrolled. Below 850 and 600 the headline says less.
const (
	columnsWidth   = 880
	columnsHeight  = 520
	otherHeight    = 600
	missedHeight   = 850
	narrowestWidth = 600
)

// isSlim reports whether a window is slim.
func isSlim(size fyne.Size) bool {
	tall := size.Height >= columnsHeight
	return size.Width > 0 && (size.Width < narrowestWidth || size.Width < columnsWidth && tall)
}

// isLow reports whether a window is low.
func isLow(size fyne.Size) bool {
	return size.Height > 0 && size.Height < columnsHeight && !isSlim(size)
}

// roomFor is how much the headline says of another programme in a window.
func roomFor(size fyne.Size) headline.Room {
	switch {
	case size.Height < otherHeight:
		return headline.ForNone
	case size.Height < missedHeight:
		return headline.ForOther
	}
	return headline.ForAll
}

// mostSlim is the share of the height that the board takes at most, with what stands below it.
const mostSlim = 0.64

// What a slim window calls the tree, in the face with everything and in the simple one, where it is the answer and the
// moves.
const (
	slimTree   = "Tree"
	slimAnswer = "Answer"
)

// reshape gives the window the parts that its size has room for.
func (w *Workbench) reshape(size fyne.Size) {
	w.widen(w.frame.wantsTwo(size))
	w.frame.setLow(isLow(size))
	w.frame.says = roomFor(size)
	w.headline.SetRoom(w.frame.says)
	slim := isSlim(size)
	if slim == w.frame.slim {
		return
	}
	w.update(func() {
		w.frame.setSlim(slim)
		w.toolbar.setSlim(slim)
		w.board.SetSlim(slim)
		w.appearance.useTheme()
		w.Show()
	})
	w.Mark() // the menu may have less room
}

// setSlim puts the tree among the tabs and these below the board, or lays three columns out again.
func (f *frame) setSlim(on bool) {
	if on == f.slim {
		return
	}
	f.slim = on
	f.columns.Horizontal = !on
	f.leaveOut()
	if on {
		f.upright = f.columns.Offset
		size := f.content.Size()
		f.columns.Offset = min(float64((size.Width+slimBelowBoard)/max(size.Height, 1)), mostSlim)
		f.columns.Trailing = f.panels
		f.treeTab = container.NewTabItem(slimTree, container.NewVScroll(f.tree))
		if f.simple {
			f.treeTab.Text = slimAnswer
		}
		front := f.tabs.SelectedIndex()
		f.tabs.SetItems(append([]*container.TabItem{f.treeTab}, f.tabs.Items...))
		if front > 0 { // the first gives way to the tree, any other stays
			f.tabs.SelectIndex(front + 1)
		}
	} else {
		f.columns.Offset, f.columns.Trailing = f.upright, f.right
		f.tabs.Remove(f.treeTab)
	}
	f.columns.Refresh()
	f.content.Refresh()
}

// setLow lets the tree's column be lower than what stands in it, or not.
func (f *frame) setLow(on bool) {
	if on == f.low {
		return
	}
	f.low = on
	f.leaveOut()
	f.right.Leading = f.column()
	f.right.Refresh()
	f.content.Refresh()
}

// column is the tree as it stands beside board and tabs.
func (f *frame) column() fyne.CanvasObject {
	if f.low {
		return container.NewVScroll(f.tree)
	}
	return f.tree
}

// leaveOut takes away what a slim or a low window has not, or brings it back.
func (f *frame) leaveOut() {
	for _, o := range f.broad {
		show(o, !f.slim && !f.low)
	}
}

// slimBelowBoard is about the height of what stands above and below the board of a slim window.
const slimBelowBoard = 100

// setSlim leaves in the bar who thinks, how deep, and Think, and puts what it says in a line below; or brings back what
// it has usually.
func (t *toolbar) setSlim(on bool) {
	if !on {
		t.content.Objects = []fyne.CanvasObject{t.usual}
		t.content.Refresh()
		return
	}
	right := container.NewHBox(container.NewCenter(t.depth.name), t.depth.Select, t.think)
	row := container.NewBorder(nil, nil, nil, right, t.programme.Select)
	t.content.Objects = []fyne.CanvasObject{container.NewVBox(row, container.New(&saying{t}, t.middle))}
	t.content.Refresh()
}

// saying has no height while the bar has nothing to say.
type saying struct{ bar *toolbar }

func (s *saying) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.Position{}) // it was elsewhere in the bar
	objects[0].Resize(size)
}

func (s *saying) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if s.bar.message.Text == "" && !s.bar.work.Visible() {
		return fyne.Size{}
	}
	return objects[0].MinSize()
}

// more is the menu of those that a slim window's bar has no room for.
const more = "More"

// folded are the menus of a bar of some width: those that have no room are below one of their own.
func folded(menus []*fyne.Menu, width float32) []*fyne.Menu {
	wide := func(label string) float32 { return textWidth(label) + 2*theme.InnerPadding() + theme.Padding() }
	room := width - wide(more)
	for i, m := range menus {
		if room -= wide(m.Label); room >= 0 {
			continue
		}
		var rest []*fyne.MenuItem
		for _, folded := range menus[i:] {
			rest = append(rest, submenu(folded.Label, folded.Items))
		}
		return append(menus[:i:i], fyne.NewMenu(more, rest...))
	}
	return menus
}
