package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/engine/board"
)

// wire connects what the fixed parts of the window report to what is done about it. What
// the panes ask for is in host.go.
func (w *Workbench) wire() {
	w.toolbar.OnThink = w.thinkOrStop
	w.toolbar.OnProgramme = w.chooseProgramme
	w.toolbar.OnSet = w.setOption
	w.toolbar.OnCancel = w.desk.Cancel
	w.desk.OnProgress = w.toolbar.showWork

	w.board.OnText = w.openField
	w.board.OnPick = w.pick
	w.board.OnPoint = func(square int, at fyne.Position) { w.hint(w.board.Explain(square), at) }
	w.board.OnLayer = func(pane.LayerKey, bool) { w.layerSwitched() }

	w.tour.OnStep = w.showTourStep
	w.tour.OnEnd = w.endTour
	front := func(*container.TabItem) { w.hints.Hide(); w.fronted() }
	w.frame.tabs.OnSelected = front
	for _, g := range w.frame.groups {
		g.tabs.OnSelected = front
	}
}

// actions are what buttons, menu and keys do.
func (w *Workbench) actions() actions {
	h := host{w}
	return actions{
		think:       w.thinkOrStop,
		first:       func() { h.Walk(func(g *session.Game) { g.Go(0) }) },
		back:        func() { h.Walk(func(g *session.Game) { g.Back() }) },
		forward:     func() { h.Walk(func(g *session.Game) { g.Forward() }) },
		last:        func() { h.Walk((*session.Game).End) },
		undo:        w.undo,
		redo:        w.redo,
		newGame:     func() { w.setGame("new game", session.NewGame(board.Start())); w.setStatus("A new game.") },
		flip:        w.flip,
		open:        w.chooseFile,
		paste:       w.paste,
		copyFEN:     w.copyFEN,
		theme:       w.toggleTheme,
		shortcuts:   w.showShortcuts,
		experiments: w.showExperiments,
	}
}

// showTourStep brings to the front what a step speaks of, and rings it.
func (w *Workbench) showTourStep(step tourStep) {
	if err := (host{w}).Open(step.tab, ""); err != nil {
		w.setFault(err.Error())
	}
	w.frame.spot.on(step.part)
	w.frame.content.Refresh()
}

// endTour remembers that the user has seen it.
func (w *Workbench) endTour() {
	w.settings.Change(func(c *config.Config) { c.Toured = true })
	w.frame.spot.on(partNone)
	w.frame.content.Refresh()
}
