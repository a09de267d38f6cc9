package workbench

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
)

// frame lays the panes out: the bar above, board, tree and tabs in three columns whose
// borders can be dragged, the readouts below. The last tab holds the panes about the
// programme, in tabs of their own.
type frame struct {
	content   fyne.CanvasObject
	tabs      *container.AppTabs
	parts     *container.AppTabs
	programme *container.TabItem // the tab that holds the parts
	slots     []*slot            // of the tabs and parts
	items     map[*slot]*container.TabItem
	last      *slot // the one that was in front when somebody looked last
}

// The columns at first: shares of the width.
const (
	boardShare = 0.31
	treeShare  = 0.595 // of what the board leaves
)

func newFrame(bar, tour, board, tree, readouts fyne.CanvasObject, slots []*slot) *frame {
	f := &frame{tabs: container.NewAppTabs(), parts: container.NewAppTabs(), slots: slots, items: map[*slot]*container.TabItem{}}
	for _, s := range slots {
		f.items[s] = container.NewTabItem(s.Title(), s.Content())
		if !s.Part {
			f.tabs.Append(f.items[s])
		}
	}
	f.programme = container.NewTabItem("Programme", f.parts)
	f.showParts()
	f.tabs.Append(f.programme)
	f.last = f.front()
	right := container.NewHSplit(tree, f.tabs)
	right.Offset = treeShare
	columns := container.NewHSplit(board, right)
	columns.Offset = boardShare
	top := container.NewVBox(bar, tour, widget.NewSeparator())
	bottom := container.NewVBox(widget.NewSeparator(), readouts)
	f.content = container.NewBorder(top, bottom, nil, nil, columns)
	return f
}

// showParts has a tab for each part that is about one of some programmes or about all, the one in
// front as long as it is there.
func (f *frame) showParts(programmes ...string) {
	var items []*container.TabItem
	for _, s := range f.slots {
		if s.Part && (s.Programme == "" || slices.Contains(programmes, s.Programme)) {
			items = append(items, f.items[s])
		}
	}
	if !slices.Equal(items, f.parts.Items) {
		f.parts.SetItems(items)
	}
}

// front is the pane in front.
func (f *frame) front() *slot {
	item := f.tabs.Selected()
	if item == f.programme {
		item = f.parts.Selected()
	}
	for _, s := range f.slots {
		if f.items[s] == item {
			return s
		}
	}
	return nil
}

// programmeKey names the tab of the parts. The part in front there stands for it.
const programmeKey pane.Key = "programme"

// find finds a pane that has a tab now.
func (f *frame) find(key pane.Key) (*slot, bool) {
	part := f.parts.Selected()
	i := slices.IndexFunc(f.slots, func(s *slot) bool {
		if key == programmeKey {
			return f.items[s] == part
		}
		return s.Key() == key && (!s.Part || slices.Contains(f.parts.Items, f.items[s]))
	})
	if i < 0 {
		return nil, false
	}
	return f.slots[i], true
}

// bringToFront selects the tab of a pane.
func (f *frame) bringToFront(s *slot) {
	if s.Part {
		f.tabs.Select(f.programme)
		f.parts.Select(f.items[s])
		return
	}
	f.tabs.Select(f.items[s])
}
