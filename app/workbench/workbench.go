package workbench

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/widgets/tooltip"
)

// Start says what a workbench starts with.
type Start struct {
	Config   config.Config
	Path     string           // where the settings are kept; empty: nowhere
	FEN      string           // shown instead of the session that the settings hold
	Post     func(func())     // runs a function on the window's goroutine
	SetTheme func(fyne.Theme) // applies a theme to the window
	Dark     func() bool      // whether the window is dark now
}

// Workbench is the content of the window and what it shows.
type Workbench struct {
	session *session.Session
	saver   *saver
	watcher *watcher
	state   *stateFile
	start   Start
	window  fyne.Window // nil in a picture
	ctx     context.Context
	cancel  context.CancelFunc

	hints     *tooltip.Layer
	toolbar   *toolbar
	board     *boardPane
	tree      *treePane
	why       *whyPane
	terms     *termsPane
	maps      *mapPane
	programme *programmePane
	itep      *itepParts
	readouts  *readouts
	tour      *tour
	frame     *frame

	experiments *experimentsPane

	dialog   dialog.Dialog // the one that is open, or was last
	searches int           // started so far
	unit     present.Unit  // of all printed scores
}

// New returns a workbench that shows its first place. The error says what of the
// settings could not be used; the workbench is there all the same.
func New(start Start) (*Workbench, error) {
	ctx, cancel := context.WithCancel(context.Background())
	w := &Workbench{start: start, saver: newSaver(start.Path, start.Config), state: newStateFile(), ctx: ctx, cancel: cancel}
	inHand, err := restore(start)
	w.session = inHand
	w.watcher = newWatcher(start.Post, w.tick, w.finished)
	w.useTheme(start.Config.Theme)
	w.build()
	w.wire()
	w.useUnit(present.Unit(start.Config.Scores).Known())
	w.usePalette(start.Config.Board)
	w.showProgramme()
	w.showTree()
	w.showPlace()
	return w, err
}

// build makes the panes and lays them out.
func (w *Workbench) build() {
	w.hints = tooltip.NewLayer()
	w.hints.Post = w.start.Post
	w.toolbar = newToolbar(w.actions(), w.hints)
	w.board = newBoardPane()
	w.tree = newTreePane()
	w.why = newWhyPane()
	w.terms = newTermsPane(w.hints)
	w.maps = newMapPane(w.hints)
	w.itep = newITEPParts(w.start.Post, w.hints)
	w.programme = newProgrammePane(w.itep)
	w.experiments = newExperimentsPane(w.ctx, w.start.Post)
	w.readouts = newReadouts()
	w.tour = newTour()
	w.frame = newFrame(w)
	for name, shown := range w.start.Config.Layers {
		if check, ok := w.board.layers[name]; ok {
			check.Checked = shown
		}
	}
	w.board.board.SetFlipped(w.start.Config.Flipped)
	if h := w.start.Config.Horizon; h != 0 {
		w.maps.SetHorizon(h)
	}
}

// Content is what the window shows.
func (w *Workbench) Content() fyne.CanvasObject { return w.hints.Over(w.frame.content) }

// Close stops the search and saves the session.
func (w *Workbench) Close() error {
	w.itep.scheme.stop()
	w.session.Stop()
	w.cancel()
	return w.saver.flush()
}
