package workbench

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/panes"
	"drevo/app/panes/board"
	"drevo/app/panes/experiments"
	"drevo/app/panes/readouts"
	"drevo/app/panes/tree"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/widgets/tooltip"
)

// title is the name of the window.
const title = "Drevo"

// Start says what a workbench starts with.
type Start struct {
	Config   config.Config
	Path     string           // where the settings are kept; empty: nowhere
	FEN      string           // shown instead of the session that the settings hold
	Post     func(func())     // runs a function on the window's goroutine
	SetTheme func(fyne.Theme) // applies a theme to the window
	Dark     func() bool      // whether the window is dark now
	Panes    []panes.Entry    // of the tabs; nil: all
}

// Workbench is the content of the window and what it shows.
type Workbench struct {
	session *session.Session
	saver   *saver
	watcher *watcher
	desk    *work.Desk
	start   Start
	window  fyne.Window // nil in a picture
	ctx     context.Context
	cancel  context.CancelFunc

	hints    *tooltip.Layer
	toolbar  *toolbar
	board    *board.Pane
	tree     *tree.Pane
	slots    []*slot // every pane, in the order in which they are shown
	tour     *tour
	frame    *frame
	research *experiments.Pane
	dialog   dialog.Dialog // the one that is open, or was last

	view     pane.View
	views    int          // made so far: the number of the view
	searches int          // started so far
	unit     present.Unit // of all printed scores
	picked   int          // the square of the piece picked up on the board
	updating int          // changes that have begun and not ended: see update
	stale    bool         // the layers of the board are to be drawn again
}

// New returns a workbench that shows its first position. The error says what of the
// settings could not be used; the workbench is there all the same.
func New(start Start) (*Workbench, error) {
	ctx, cancel := context.WithCancel(context.Background())
	if start.Panes == nil {
		start.Panes = panes.All()
	}
	restored, err := restore(start)
	w := &Workbench{
		session: restored, saver: newSaver(start.Path, start.Config), desk: work.NewDesk(ctx, start.Post), start: start, ctx: ctx, cancel: cancel,
		unit: present.Unit(start.Config.Scores).OrPawns(),
	}
	w.watcher = newWatcher(start.Post, w.tick, w.finished)
	w.useTheme(start.Config.Theme)
	w.update(func() {
		w.build()
		w.wire()
		w.show()
	})
	return w, err
}

// build makes the panes and lays them out.
func (w *Workbench) build() {
	w.hints = tooltip.NewLayer()
	w.hints.Post = w.start.Post
	w.toolbar = newToolbar(w.actions(), w.hints)
	w.tour = newTour()
	w.research = experiments.New(w.ctx, w.start.Post)
	h := host{w}
	w.tree = tree.New(h)
	strip := readouts.New(h)
	var tabs []*slot
	layers := w.tree.Layers()
	for _, entry := range w.start.Panes {
		s := &slot{Pane: entry.New(h), Entry: entry}
		tabs = append(tabs, s)
		layers = append(layers, s.Layers()...)
	}
	w.board = board.New(h, layers)
	w.slots = append([]*slot{fixed(w.board), fixed(w.tree), fixed(strip)}, tabs...)
	w.frame = newFrame(w.toolbar.content, w.tour.content, w.board.Content(), w.tree.Content(), strip.Content(), tabs)
	for key, on := range w.start.Config.Layers {
		w.board.Switch(pane.LayerKey(key), on)
	}
	w.board.SetFlipped(w.start.Config.Flipped)
	w.board.UsePalette(w.start.Config.Board)
}

// Content is what the window shows.
func (w *Workbench) Content() fyne.CanvasObject { return w.hints.Over(w.frame.content) }

// Close stops the search and saves the session.
func (w *Workbench) Close() error {
	w.closePanes()
	w.session.Stop()
	w.cancel()
	return w.saver.flush()
}

// closePanes ends what the panes do with the tree: it goes, or the window does.
func (w *Workbench) closePanes() {
	for _, s := range w.slots {
		if c, ok := s.Pane.(pane.Closer); ok {
			c.Close()
		}
	}
}
