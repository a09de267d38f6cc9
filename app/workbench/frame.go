package workbench

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/panes/headline"
	"drevo/widgets/draw"
)

// frame lays the panes out: the bar above, board, tree and tabs in three columns whose
// borders can be dragged, the readouts below. Some tabs hold several panes, in tabs of their own.
type frame struct {
	content fyne.CanvasObject
	bar     *fyne.Container  // above the columns: the tool bar
	bottom  *fyne.Container  // below them: the readouts
	columns *container.Split // the board, and the rest
	right   *container.Split // the tree, and the panels
	tree    fyne.CanvasObject
	panels  fyne.CanvasObject // the tabs
	tabs    *container.AppTabs
	second  *container.AppTabs // the second panel of a wide window: Why, which is then always seen
	panel   *fyne.Container    // the tabs, or in a wide window both panels
	wide    bool
	narrow  [2]float64 // where the columns were divided before it was wide
	groups  []*group   // the tabs that hold several panes
	slots   []*slot    // of all tabs
	items   map[*slot]*container.TabItem
	full    []*container.TabItem // the tabs of the face with everything
	last    *slot                // the one that was in front when somebody looked last

	slim    bool                // board and tabs stand one below the other
	low     bool                // the tree's column is scrolled
	says    headline.Room       // how much of another programme
	broad   []fyne.CanvasObject // what a slim or a low window has not
	treeTab *container.TabItem  // of the tree, in a slim window
	upright float64             // where the columns were divided before it was slim

	simple bool     // only some panes have a tab, each one to itself
	about  []string // the programmes that tabs are about

	board      fyne.CanvasObject    // the column of the board
	boards     [2]fyne.CanvasObject // two boards side by side
	aside      []fyne.CanvasObject  // what a presentation has not
	presenting part                 // what stands beside the board in a presentation; partNone for no presentation
	usual      float64              // where the columns were divided before it
}

// group is a tab that holds several panes.
type group struct {
	name string
	item *container.TabItem
	tabs *container.AppTabs // those of the panes
}

// The columns at first: shares of the width. The board then takes three fifths of the height of
// a window of 1440x900.
const (
	boardShare = 0.397
	treeShare  = 0.58 // of what the board leaves
)

// plainBoardShare is boardShare in the simple face, whose tabs need more room.
const plainBoardShare = 0.37

// The least width of the tabs, which has room for all their names: that of the text at its usual size, and in the simple
// face that of what lies between.
const (
	tabsWidth      = 360
	plainTabsWidth = 320
	plainTabsGaps  = 96

	presentedTabsWidth = 290 // some of the names: board and text need the room
)

// tabsRoom keeps the least width of the tabs.
type tabsRoom struct{ *frame }

func (r tabsRoom) Layout([]fyne.CanvasObject, fyne.Size) {}
func (r tabsRoom) MinSize([]fyne.CanvasObject) fyne.Size {
	switch {
	case r.presenting != partNone:
		return fyne.NewSize(presentedTabsWidth*draw.Zoom(), 0)
	case r.simple:
		return fyne.NewSize(plainTabsWidth*draw.Zoom()+plainTabsGaps, 0)
	}
	return fyne.NewSize(tabsWidth*draw.Zoom(), 0)
}

func newFrame(bar, alarms, board, tree, readouts fyne.CanvasObject, slots []*slot) *frame {
	f := &frame{tabs: container.NewAppTabs(), second: container.NewAppTabs(), slots: slots,
		items: map[*slot]*container.TabItem{}}
	for _, s := range slots {
		f.items[s] = container.NewTabItem(s.Title(), scrolled(s.Content()))
		switch {
		case s.In == "":
			f.tabs.Append(f.items[s])
		case f.group(s.In) == nil:
			f.addGroup(s.In)
		}
	}
	f.full = f.tabs.Items
	f.showTabs()
	f.last = f.front()
	room := container.New(tabsRoom{f})
	f.panel = container.NewStack(f.tabs)
	f.tree, f.panels = tree, container.NewStack(room, f.panel)
	f.right = container.NewHSplit(f.tree, f.panels)
	f.right.Offset = treeShare
	f.columns = container.NewHSplit(board, f.right)
	f.columns.Offset = boardShare
	f.bar = container.NewVBox(bar, widget.NewSeparator())
	f.bottom = container.NewVBox(widget.NewSeparator(), readouts)
	f.content = container.NewBorder(container.NewVBox(f.bar, alarms), f.bottom, nil, nil, f.columns)
	return f
}

// scrolled lets a pane be smaller than it wants to be.
func scrolled(content fyne.CanvasObject) fyne.CanvasObject {
	if s, ok := content.(*container.Scroll); ok {
		return s
	}
	return container.NewScroll(content)
}

// The columns of a wide window at first.
const (
	wideBoardShare = 0.32
	wideTreeShare  = 0.5 // of what the board leaves
	wideWhyShare   = 0.5 // of what the tree leaves
)

// widen gives the window two panels, or one again.
func (f *frame) widen(on bool) {
	why, ok := f.items[f.slotOf(pane.Why)]
	if !ok || on == f.wide {
		return
	}
	f.wide = on
	front := f.tabs.Selected()
	if on {
		f.narrow = [2]float64{f.columns.Offset, f.right.Offset}
		f.columns.Offset, f.right.Offset = wideBoardShare, wideTreeShare
		f.tabs.Remove(why)
		f.second.SetItems([]*container.TabItem{why})
		both := container.NewHSplit(f.second, f.tabs)
		both.Offset = wideWhyShare
		f.panel.Objects = []fyne.CanvasObject{both}
	} else {
		f.columns.Offset, f.right.Offset = f.narrow[0], f.narrow[1]
		f.second.SetItems(nil)
		f.tabs.SetItems(append([]*container.TabItem{why}, f.tabs.Items...))
		f.panel.Objects = []fyne.CanvasObject{f.tabs}
	}
	if front != why {
		f.tabs.Select(front) // the number of a tab has become another one
	}
	f.columns.Refresh()
	f.right.Refresh()
	f.panel.Refresh()
}

// slotOf is the place of a pane by its key, nil for none.
func (f *frame) slotOf(key pane.Key) *slot {
	for _, s := range f.slots {
		if s.Key() == key {
			return s
		}
	}
	return nil
}

// names are what a link and the command line call the panes, those that hold several, and the parts of panes.
func (f *frame) names() (list []string) {
	for _, g := range f.groups {
		list = append(list, strings.ToLower(g.name))
	}
	for _, s := range f.slots {
		list = append(list, string(s.Key()))
		for _, part := range partsOf(s.Pane) {
			list = append(list, string(s.Key())+"/"+part)
		}
	}
	return list
}

// seen reports whether a pane can be seen: it is in front, or in the second panel.
func (f *frame) seen(s *slot) bool {
	return s == f.front() || f.wide && slices.Contains(f.second.Items, f.items[s])
}

// all are the tabs of both panels.
func (f *frame) all() []*container.TabItem { return slices.Concat(f.second.Items, f.tabs.Items) }

func (f *frame) addGroup(name string) {
	tabs := container.NewAppTabs()
	g := &group{name: name, tabs: tabs, item: container.NewTabItem(name, tabs)}
	f.groups = append(f.groups, g)
	f.tabs.Append(g.item)
}

// group finds a tab that holds several panes by its name; nil for none.
func (f *frame) group(name string) *group {
	for _, g := range f.groups {
		if g.name == name {
			return g
		}
	}
	return nil
}

// showTabs has a tab in its group for each pane that is about one of some programmes or about all,
// the one in front as long as it is there.
func (f *frame) showTabs(programmes ...string) {
	f.about = programmes
	for _, g := range f.groups {
		var items []*container.TabItem
		for _, s := range f.slots {
			if !f.simple && s.In == g.name && s.Fits(programmes) {
				items = append(items, f.items[s])
			}
		}
		if !slices.Equal(items, g.tabs.Items) {
			front := g.tabs.Selected()
			g.tabs.SetItems(items) // which keeps the number of the tab in front
			g.tabs.Select(front)
		}
	}
}

// setSimple lets only the panes of the simple face have tabs, or all again. The one in front stays, if it has a tab.
func (f *frame) setSimple(on bool) {
	front, wide, slim := f.front(), f.wide, f.slim
	f.widen(false)
	f.setSlim(false)
	f.share(on)
	f.simple = on
	items := f.full
	if on {
		items = nil
		for _, s := range f.slots {
			if s.Simple {
				items = append(items, f.items[s])
			}
		}
		f.showTabs(f.about...) // takes them out of the tabs that hold several
	}
	f.tabs.SetItems(items)
	if !on {
		f.showTabs(f.about...)
	}
	f.tabs.SelectIndex(0)
	if front != nil && (!on || front.Simple) {
		f.bringToFront(front)
	}
	f.widen(wide)
	f.setSlim(slim)
}

// share gives the board what a face has for it at first, unless somebody has moved the border.
func (f *frame) share(simple bool) {
	here, there := boardShare, plainBoardShare
	if !simple {
		here, there = there, here
	}
	if f.columns.Offset == here {
		f.columns.SetOffset(there)
	}
}

// groupOf is the tab that holds a pane with others; nil where the pane has one to itself.
func (f *frame) groupOf(s *slot) *group {
	if f.simple {
		return nil
	}
	return f.group(s.In)
}

// front is the pane in front.
func (f *frame) front() *slot {
	item := f.tabs.Selected()
	for _, g := range f.groups {
		if item == g.item {
			item = g.tabs.Selected()
		}
	}
	for _, s := range f.slots {
		if f.items[s] == item {
			return s
		}
	}
	return nil
}

// find finds a pane that has a tab now. The pane in front of a tab that holds several has its name too,
// in small letters.
func (f *frame) find(key pane.Key) (*slot, bool) {
	i := slices.IndexFunc(f.slots, func(s *slot) bool {
		g := f.groupOf(s)
		if g == nil {
			return s.Key() == key && slices.Contains(f.all(), f.items[s])
		}
		return s.Key() == key && slices.Contains(g.tabs.Items, f.items[s]) ||
			pane.Key(strings.ToLower(g.name)) == key && f.items[s] == g.tabs.Selected()
	})
	if i < 0 {
		return nil, false
	}
	return f.slots[i], true
}

// turnTo selects a tab, or in the one that is in front already the next of the panes that it holds.
func (f *frame) turnTo(tab *container.TabItem) {
	if slices.Contains(f.second.Items, tab) {
		return
	}
	if f.tabs.Selected() != tab {
		f.tabs.Select(tab)
		return
	}
	for _, g := range f.groups {
		if g.item == tab {
			g.tabs.SelectIndex((g.tabs.SelectedIndex() + 1) % len(g.tabs.Items))
		}
	}
}

// bringToFront selects the tab of a pane.
func (f *frame) bringToFront(s *slot) {
	if f.seen(s) {
		return
	}
	if g := f.groupOf(s); g != nil {
		f.tabs.Select(g.item)
		g.tabs.Select(f.items[s])
		return
	}
	f.tabs.Select(f.items[s])
}
