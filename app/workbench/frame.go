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
	bar       *fyne.Container  // above the columns: tool bar and tour
	bottom    *fyne.Container  // below them: the readouts
	columns   *container.Split // the board, and the rest
	right     *container.Split // the tree, and the panels
	tree      fyne.CanvasObject
	panels    fyne.CanvasObject // the tabs
	spot      spotlight
	tabs      *container.AppTabs
	parts     *container.AppTabs
	programme *container.TabItem // the tab that holds the parts
	slots     []*slot            // of the tabs and parts
	items     map[*slot]*container.TabItem
	last      *slot // the one that was in front when somebody looked last

	presenting part    // what stands beside the board in a presentation; partNone for no presentation
	usual      float64 // where the columns were divided before it
}

// The columns at first: shares of the width. The board then takes three fifths of the height of
// a window of 1440x900.
const (
	boardShare = 0.397
	treeShare  = 0.607 // of what the board leaves
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
	f.tree, f.panels = f.spot.over(partTree, tree), f.spot.over(partTabs, f.tabs)
	f.right = container.NewHSplit(f.tree, f.panels)
	f.right.Offset = treeShare
	f.columns = container.NewHSplit(f.spot.over(partBoard, board), f.right)
	f.columns.Offset = boardShare
	f.bar = container.NewVBox(f.spot.over(partBar, bar), tour, widget.NewSeparator())
	f.bottom = container.NewVBox(widget.NewSeparator(), readouts)
	f.content = container.NewBorder(f.bar, f.bottom, nil, nil, f.columns)
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
