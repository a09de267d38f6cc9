package workbench

import (
	"slices"

	"drevo/app/pane"
	"drevo/widgets/chessboard"
)

// update makes a change. However much happens in it, the layers of the board are drawn
// once, after it.
func (w *Workbench) update(change func()) {
	w.updating++
	defer func() { w.updating-- }()
	change()
	if w.updating > 1 || !w.stale {
		return
	}
	w.bringAll()
	w.stale = false
	w.board.Draw()
}

// bringAll shows the view to every pane that can be seen.
func (w *Workbench) bringAll() {
	for _, s := range w.slots {
		w.bring(s)
	}
}

// show makes a view of what the session has now, and shows it to every pane that can be
// seen: after a move, a step, a click on a node.
func (w *Workbench) show() {
	w.update(func() {
		w.views++
		before := w.view.Position
		if w.view = pane.NewView(w.session, w.unit); w.view.Position != before {
			w.picked = chessboard.None
		}
		w.pass()
		w.view.FromBook = w.fromBook()
		w.playMusic()
		w.toolbar.show(w.view.Programme, w.view.Values)
		w.toolbar.aim(w.aim())
		w.tour.tell(w.tourAbout())
		w.frame.showTabs(w.programmes()...)
		w.fronted() // the tab that was in front may have gone
		w.bringAll()
		w.stale = true
		w.keepSession()
	})
}

// programmes are the chosen one and that of the tree which is shown.
func (w *Workbench) programmes() []string {
	list := []string{w.view.Programme.About().ID}
	if s := w.view.Search; s != nil {
		list = append(list, s.Programme.About().ID)
	}
	return list
}

// bring shows the view to a pane, if it can be seen and has not been shown it yet.
func (w *Workbench) bring(s *slot) {
	if s.shown == w.views || !w.seen(s) {
		return
	}
	s.shown = w.views
	s.Show(w.view.Of(s.Programme))
	if p, ok := s.Pane.(pane.Picker); ok && w.picked != chessboard.None {
		p.Pick(w.picked)
	}
}

// showAgain shows the view once more to a pane that shows something beside it, if it can be seen.
func (w *Workbench) showAgain(key pane.Key) {
	if s, ok := w.frame.find(key); ok && w.seen(s) {
		s.Show(w.view.Of(s.Programme))
	}
}

// seen reports whether a pane, or one of its layers, can be seen.
func (w *Workbench) seen(s *slot) bool {
	return s.fixed || w.frame.front() == s || slices.ContainsFunc(s.Layers(),
		func(l pane.Layer) bool { return w.board.Shows(l.Key) })
}

// grow lets the panes that can be seen take in what the tree has grown by.
func (w *Workbench) grow() {
	for _, s := range w.slots {
		if g, ok := s.Pane.(pane.Grower); ok && w.seen(s) {
			g.Grow()
		}
	}
}

// fronted shows the pane that has come to the front.
func (w *Workbench) fronted() {
	w.update(func() {
		gone, come := w.frame.last, w.frame.front()
		if gone == come {
			return
		}
		w.frame.last = come
		gone.front(false)
		if come == nil { // the tab of several has none now
			return
		}
		w.keepTab()
		w.bring(come)
		come.front(true)
	})
}

// front tells a pane that it has come to the front, or has left it.
func (s *slot) front(on bool) {
	if s == nil {
		return
	}
	if f, ok := s.Pane.(pane.Fronter); ok {
		f.Front(on)
	}
}

// showLayer switches a layer of the board.
func (w *Workbench) showLayer(key pane.LayerKey, on bool) {
	if w.board.Switch(key, on) {
		w.layerSwitched()
	}
}

// layerSwitched draws the layers again after one was switched.
func (w *Workbench) layerSwitched() {
	w.update(func() { w.stale = true })
	w.keepSettings()
}

// pick tells the panes that can be seen which piece is picked up.
func (w *Workbench) pick(square int) {
	w.update(func() {
		w.picked = square
		for _, s := range w.slots {
			if p, ok := s.Pane.(pane.Picker); ok && w.seen(s) {
				p.Pick(square)
			}
		}
	})
}
