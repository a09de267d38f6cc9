package workbench

import (
	"context"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/editor"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/panes"
	"drevo/app/panes/board"
	"drevo/app/panes/experiments"
	shelf "drevo/app/panes/library"
	"drevo/app/panes/readouts"
	"drevo/app/panes/tree"
	"drevo/app/play"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/sound"
	"drevo/app/work"
	rules "drevo/engine/board"
	"drevo/widgets/tooltip"
)

// title is the name of the window.
const title = "Drevo"

// Start says what a workbench starts with.
type Start struct {
	Settings *config.Store    // kept from one start to the next
	FEN      string           // shown instead of the session that the settings hold
	OwnBook  string           // the file of the user's own book; empty: it is not kept
	Post     func(func())     // runs a function on the window's goroutine
	SetTheme func(fyne.Theme) // applies a theme to the window
	Dark     func() bool      // whether the window is dark now
	Panes    []panes.Entry    // of the tabs; nil: all
}

// Workbench is the content of the window and what it shows.
type Workbench struct {
	session  *session.Session
	settings *config.Store
	watcher  *watcher
	onlooker *watcher // of the searches for moves of the game that is played
	desk     *work.Desk
	reading  *work.Slot // of files and long texts
	booking  *work.Slot // of a book that the user opens
	table    *play.Table
	shelf    *books.Shelf
	contest  *play.Contest
	adviser  *opinion.Adviser
	sound    *sound.Player
	start    Start
	window   fyne.Window // nil in a picture
	ctx      context.Context
	cancel   context.CancelFunc

	hints      *tooltip.Layer
	toolbar    *toolbar
	board      *board.Pane
	tree       *tree.Pane
	readouts   *readouts.Pane
	slots      []*slot // every pane, in the order in which they are shown
	tour       *tour
	frame      *frame
	research   *experiments.Pane
	dialog     dialog.Dialog // the one that is open, else nil
	dialogName string        // what it is called

	library  *shelf.Library // the list of games, nil until it is wanted
	editor   *editor.Editor // that was opened last
	unread   string         // a text that could not be read as a position, for the editor
	view     pane.View
	views    int       // made so far: the number of the view
	searches int       // started so far
	ended    time.Time // of the last search
	history  history   // what can be undone
	settling int       // changes of the settings that have begun and not ended
	memory   memory    // of the trees

	owning    bool              // the game that is played is the window's, not a variation of it
	watched   []*session.Search // for the move that is being thought about, or was last
	repeating repeating
	focused   int          // which pane F6 came to
	mostText  float32      // how many times as large as usual text may be in the window; 0: not known yet
	unit      present.Unit // of all printed scores
	picked    int          // the square of the piece picked up on the board
	passing   bool         // the sentence in the bar goes with the position that it was said at
	saidAt    rules.Position
	saidOf    *session.Search // and, if there is one, with its tree
	updating  int             // changes that have begun and not ended: see update
	stale     bool            // the layers of the board are to be drawn again

	quit    func() // ends the program
	newMenu func() // makes the main menu anew, after something was chosen that it marks
}

// Content is what the window shows.
func (w *Workbench) Content() fyne.CanvasObject { return w.hints.Over(w.frame.content) }

// Close ends the search and whatever else is at work.
func (w *Workbench) Close() {
	w.closePanes()
	w.session.Stop()
	w.table.Stop()
	w.contest.Stop()
	w.adviser.Close()
	w.sound.Close()
	w.cancel()
}

// closePanes ends what the panes do with the tree: it goes, or the window does.
func (w *Workbench) closePanes() {
	for _, s := range w.slots {
		if c, ok := s.Pane.(pane.Closer); ok {
			c.Close()
		}
	}
}

// hint shows a sentence beside the pointer; an empty one takes it away.
func (w *Workbench) hint(text string, at fyne.Position) {
	if text == "" {
		w.hints.Hide()
		return
	}
	w.hints.Show(text, at)
}

// setStatus shows a sentence in the bar, until the user or a game goes on to another position.
func (w *Workbench) setStatus(text string) {
	w.toolbar.message.say(sentence(text), false)
	w.passing, w.saidAt, w.saidOf = true, w.session.Position(), nil
}

// setOutcome shows a sentence in the bar that stays while the tree that is shown does: what a search has
// come to.
func (w *Workbench) setOutcome(text string) {
	w.setStatus(text)
	w.saidOf = w.session.Search()
}

// setFault shows a sentence in the bar that says what went wrong. It stays until there is another.
func (w *Workbench) setFault(text string) {
	w.toolbar.message.say(sentence(text), true)
	w.passing = false
}

// pass takes a sentence off the bar that was of another position, and of another search.
func (w *Workbench) pass() {
	if w.passing && w.saidAt != w.view.Position && (w.saidOf == nil || w.saidOf != w.view.Search) {
		w.toolbar.message.say("", false)
		w.passing = false
	}
}

// mostStatus bounds the characters of a sentence in the bar, which quotes what others have
// written.
const mostStatus = 500

// sentence makes one line of a text, of a length that can be laid out.
func sentence(text string) string {
	text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\n' }), "; ")
	for i := range text {
		if i >= mostStatus {
			return text[:i] + "…"
		}
	}
	return text
}

// openDialog shows a dialog, which Escape closes, in place of the one that is open.
func (w *Workbench) openDialog(name string, d dialog.Dialog, size fyne.Size) {
	w.hints.Hide()
	if w.dialog != nil {
		w.dialog.Hide()
	}
	w.dialog, w.dialogName = d, name
	d.SetOnClosed(func() {
		w.hints.Hide() // of what stood under the mouse
		if w.dialog == d {
			w.dialog = nil
		}
	})
	d.Show()
	d.Resize(size) // a dialog of files has no size before it is shown
}
