package workbench

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/experiment"
	"drevo/app/journal"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/panes"
	"drevo/app/panes/board"
	"drevo/app/panes/experiments"
	"drevo/app/panes/headline"
	"drevo/app/panes/moves"
	playpane "drevo/app/panes/play"
	"drevo/app/panes/readouts"
	"drevo/app/panes/searches"
	"drevo/app/panes/tree"
	"drevo/app/play"
	"drevo/app/pulse"
	"drevo/app/session"
	"drevo/app/sound"
	"drevo/app/strip"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/engine"
	rules "drevo/engine/board"
	"drevo/engine/search"
	"drevo/widgets/tooltip"
)

// Start says what a workbench starts with.
type Start struct {
	Settings   *config.Store      // kept from one start to the next
	Journal    *journal.Journal   // of the session; nil: nothing of it is kept
	Programmes search.List        // that can be chosen; nil: all
	FEN        string             // shown instead of the session that the settings hold
	OwnBook    string             // the file of the user's own book; empty: it is not kept
	Runs       experiment.Archive // of experiments
	Post       func(func())       // runs a function on the window's goroutine
	SetTheme   func(fyne.Theme)   // applies a theme to the window
	Dark       func() bool        // whether the window is dark now
	Panes      []panes.Entry      // of the tabs; nil: all
	Still      bool               // its searches have no clock, see [session.Still]
}

// New returns a workbench that shows its first position. The error says what of the
// settings could not be used; the workbench is there all the same.
func New(start Start) (*Workbench, error) {
	if start.Panes == nil {
		start.Panes = panes.All()
	}
	if start.Programmes == nil {
		start.Programmes = engine.Programmes()
	}
	hints := tooltip.NewLayer()
	hints.Post = start.Post
	w := &Workbench{status: newStatus(hints), alarms: newAlarms(hints), newMenu: func() {}}
	var err error
	w.Workspace, err = workspace.New(workspace.Start{Settings: start.Settings, Journal: start.Journal,
		Programmes: start.Programmes, FEN: start.FEN, Post: start.Post, Window: w, Still: start.Still})
	w.status.work = w.Workspace
	w.desk = work.NewDesk(w.Context(), start.Post)
	w.dialogs = &dialogs{hints: hints, work: w.Workspace, counting: w.desk.Slot("Counting games")}
	w.pictures = &pictures{dialogs: w.dialogs}
	w.stage = newStage(w.Workspace)
	w.appearance = &appearance{setTheme: start.SetTheme, dark: start.Dark, work: w.Workspace,
		dialogs: w.dialogs}
	w.sound = &sound.Player{Post: start.Post, OnFault: w.Fault,
		Wanted: func() config.Sound { return start.Settings.Config().Sound }}
	w.appearance.useTheme()
	w.update(func() {
		w.build(start)
		w.wire()
		w.Changed()
	})
	return w, err
}

// newMoves makes the list of moves, which hears what the headline finds, and Why of both.
func (w *Workbench) newMoves() *moves.Pane {
	plain := moves.New(w)
	plain.OnNearest = w.suggest
	w.stage.OnWhy = func() { w.headline.Tell(); plain.Tell() }
	w.headline.OnAnswered = func(expected, asked pane.Side, found *session.Search) {
		w.suggestFound(expected, asked, found)
		plain.TellSecond(asked, found)
	}
	w.headline.Other = w.other
	return plain
}

// wireLessons lets lessons ask, and show what they speak of.
func (w *Workbench) wireLessons() {
	l, ok := w.lessons()
	if !ok {
		return
	}
	l.OnQuiz, l.OnLink = w.guessing.quiz, w.show
	l.OnEverything = func() { w.setFace(config.FaceEverything) }
	w.games.OnLesson = func(path string) {
		w.help.showLessons()
		l.OpenFile(path)
	}
}

// build makes the services and the panes, and lays these out.
func (w *Workbench) build(start Start) {
	w.books = books.NewReader(books.NewShelf(start.OwnBook), w.Workspace, w.desk)
	w.room = play.NewRoom(w.Workspace, w.books)
	w.adviser = opinion.NewAdviser(w.Workspace, w.desk)
	w.games = &games{work: w.Workspace, dialogs: w.dialogs, host: w, shelf: w.books.Shelf,
		reading: w.desk.Slot("Reading"), writing: w.desk.Slot("Saving the tree")}
	w.listening = &listening{work: w.Workspace, dialogs: w.dialogs}
	w.research = experiments.New(w.Context(), start.Runs, start.Post)
	w.toolbar = newToolbar(w.actions(), w.hints, w.bar, w.Programmes)
	w.plays = newPlayStrip(strip.New(w.Setup, w.desk.Beside("What the programmes play")), w.Workspace)
	w.spotlight, w.duo = newSpotlight(), newDuo(w.hints, w.plays.strip)
	w.headline = headline.New(w)
	w.guessing = &guess{window: w}
	w.faces = newFaces(w.hints, w.setFace, w.guessing.toggle)
	w.help = &help{dialogs: w.dialogs, stage: w.stage, pulse: pulse.New(time.Now)}

	services := panes.Services{Host: w, Files: w.dialogs, Work: w.Workspace, Room: w.room, Books: w.books,
		Adviser: w.adviser, Replay: &w.replay}
	var tabs []*slot
	for _, entry := range start.Panes {
		tabs = append(tabs, &slot{Pane: entry.New(services), Entry: entry})
	}
	w.tree = tree.New(w, w.Searcher, services.Replay)
	w.tree.OnSave = w.dialogs.Save
	w.readouts = readouts.New(w)
	past := searches.New(w, w.Shelf, w.Searcher)
	layers := w.tree.Layers()
	for _, s := range tabs {
		layers = append(layers, s.Layers()...)
	}
	w.clocks = playpane.NewClocks(start.Post, w.room)
	w.board = board.New(w, layers, w.clocks.Content)
	w.clocks.OnHeight = w.board.MakeRoom
	w.clocks.Show()
	explorer := container.NewBorder(past.Content(), nil, nil, nil, w.tree.Content())
	plain := w.newMoves()
	w.plain = fixed(plain)
	middle := container.NewBorder(w.headline.Content(), nil, nil, nil, explorer, plain.Content())
	second := container.NewBorder(nil, nil, nil, w.faces.content, w.plays)
	below := container.NewStack(w.readouts.Content(), w.faces.cost)
	bar := container.New(layout.NewCustomPaddedVBoxLayout(0), w.toolbar.content, second)
	w.frame = newFrame(bar, w.alarms.content, w.board.Content(), middle, below, tabs)
	w.frame.board, w.frame.boards = w.board.Content(), [2]fyne.CanvasObject{w.duo.twins[0].content, w.duo.twins[1].content}
	w.frame.aside = []fyne.CanvasObject{w.frame.bar, w.frame.bottom, past.Content(), w.tree.Bar()}
	w.frame.broad = []fyne.CanvasObject{second, below}
	w.slots = append([]*slot{fixed(w.board), fixed(w.headline), fixed(past), fixed(w.tree), w.plain,
		fixed(w.readouts)}, tabs...)
	w.faces.full = append(w.toolbar.full, explorer, w.readouts.Content())
	w.faces.plain = []fyne.CanvasObject{plain.Content(), w.faces.cost}
	w.guessing.trees = []fyne.CanvasObject{explorer, plain.Content()}
	w.guessing.hidden = append(w.guessing.trees, w.frame.panels)
	w.wireLessons()
	w.games.OnTable = w.openTable
	w.plays.strip.OnChange = func() { w.plays.fill(); w.duo.fill() }
	w.appearance.frame = w.frame
	kept := start.Settings.Config()
	for key, on := range kept.Layers {
		w.board.Switch(pane.LayerKey(key), on)
	}
	w.board.SetFlipped(kept.Flipped)
	w.board.UsePalette(kept.Board)
	w.wear()
}

// wire connects what services and the fixed parts of the window report to what is done about it.
func (w *Workbench) wire() {
	w.room.OnChange = func() { w.playMusic(); w.clocks.Show(); w.showAgain(pane.Play) }
	w.Playing = w.room.Playing
	w.room.OnMove = w.sound.Knock
	w.room.OnTurn = func(side rules.Colour) { w.board.SetFlipped(side == rules.Black) }
	w.adviser.OnChange = func() { w.showAgain(pane.Opinion); w.showAgain(pane.Play) }
	w.desk.OnProgress = w.toolbar.showWork
	w.dialogs.OnSaved = w.Mark
	w.appearance.OnTheme = w.themed
	w.appearance.onSize = w.reshape
	w.games.OnFault, w.games.OnLink = w.board.ShowFault, w.openLink
	w.research.OnOpen = w.openCase

	w.toolbar.OnThink = w.ThinkOrStop
	w.toolbar.OnProgramme = w.ChooseProgramme
	w.toolbar.OnSet = w.Set
	w.toolbar.OnCancel = w.desk.Cancel

	w.stage.OnMissing = w.showAllFor
	w.headline.OnWord = w.help.showGlossary

	w.board.OnText = w.openField
	w.board.OnPick = w.pick
	w.board.OnPoint = func(square int, at fyne.Position) { w.hints.Show(w.board.Explain(square), at) }
	w.board.OnWheel = w.step
	w.board.OnLayer = func(pane.LayerKey, bool) { w.layerSwitched() }

	front := func(*container.TabItem) { w.hints.Hide(); w.fronted(); w.keepTab() }
	w.frame.tabs.OnSelected = front
	for _, g := range w.frame.groups {
		g.tabs.OnSelected = front
	}
}

// actions are what buttons, menu and keys do.
func (w *Workbench) actions() actions {
	walk := func(to func(*session.Game)) func() { return func() { w.Walk(to) } }
	return actions{
		think:       w.ThinkOrStop,
		first:       walk(func(g *session.Game) { g.Go(0) }),
		back:        walk(func(g *session.Game) { g.Back() }),
		forward:     w.Forward,
		last:        w.End,
		undo:        w.undo,
		redo:        w.redo,
		newGame:     w.newGame,
		flip:        w.flip,
		open:        w.chooseFile,
		paste:       w.paste,
		copyFEN:     w.copyFEN,
		theme:       w.appearance.toggleTheme,
		shortcuts:   w.showShortcuts,
		experiments: w.showExperiments,
	}
}
