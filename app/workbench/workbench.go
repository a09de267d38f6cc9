package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/books"
	"drevo/app/glossary"
	"drevo/app/link"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/panes/experiments"
	"drevo/app/panes/headline"
	playpane "drevo/app/panes/play"
	"drevo/app/play"
	"drevo/app/replay"
	"drevo/app/sound"
	"drevo/app/work"
	"drevo/app/workspace"
)

// title is the name of the window.
const title = "Drevo"

// Workbench is the content of the window. Each of its parts has one subject and knows no other but those that
// it is given.
type Workbench struct {
	*workspace.Workspace
	*status
	*stage
	*dialogs
	*games

	alarms     *alarms
	appearance *appearance
	desk       *work.Desk
	room       *play.Room
	clocks     *playpane.Clocks
	books      *books.Reader
	adviser    *opinion.Adviser
	listening  *listening
	sound      *sound.Player
	research   *experiments.Pane
	spotlight  *spotlight
	duo        *duo
	toolbar    *toolbar
	plays      *playStrip
	headline   *headline.Pane
	faces      *faces
	guessing   *guess
	help       *help
	pictures   *pictures
	replay     replay.Replay

	embed link.Embedding // in a page of others

	quit    func() // ends the program
	newMenu func() // makes the main menu anew, after something was chosen that it marks
}

var (
	_ pane.Host        = (*Workbench)(nil)
	_ workspace.Window = (*Workbench)(nil)
)

// Content is what the window shows.
func (w *Workbench) Content() fyne.CanvasObject {
	said := voices(w.board.Spoken(), w.tree.Spoken())
	return container.New(&fitting{onSize: w.appearance.resized}, container.NewStack(w.hints.Over(w.frame.content),
		w.spotlight), said)
}

// Close ends the search and whatever else is at work.
func (w *Workbench) Close() {
	w.Leave()
	w.room.Close()
	w.adviser.Close()
	w.listening.end()
	w.sound.Close()
	w.pictures.remove()
	w.Workspace.Close()
}

// Show shows what the session has now to every pane that can be seen.
func (w *Workbench) Show() {
	shown := w.toolbar.shown
	w.update(func() {
		view := w.viewNow()
		w.guessing.follow(view)
		w.pass(view)
		w.playMusic()
		w.toolbar.show(view.Programme, view.Values)
		w.toolbar.aim(w.Aim())
		if w.frame.slim { // which has no room for them
			w.plays.strip.Rest()
		} else {
			w.plays.show(view)
		}
		w.duo.show(view)
		w.faces.showCost(view)
		w.take(view)
	})
	if shown != w.toolbar.shown && !w.appearance.fits() { // another programme has other options in the bar
		w.appearance.check(w.frame.content.Size())
	}
}

// Thinking turns Think into Stop, and back at the end, when it can be pressed after a rest.
func (w *Workbench) Thinking(on bool) { w.toolbar.running(on, w.Post) }

// Mark shows anew what the menu marks and names.
func (w *Workbench) Mark() { w.newMenu() }

// playMusic plays music while a programme thinks, about a position or a move.
func (w *Workbench) playMusic() {
	w.sound.Music(w.Session.Running() != nil || w.room.Table.Thinks())
}

// What the panes ask of their host is done by the parts; the rest is here.

// Slot is a place for long walks.
func (w *Workbench) Slot(name string) *work.Slot { return w.desk.Slot(name) }

// Word offers what there is about a word of the glossary.
func (w *Workbench) Word(word glossary.Word, at fyne.Position) { w.help.offer(word, at) }

// presentation begins and ends presentations.
func (w *Workbench) presentation() presentation {
	return presentation{w.duo, w.dialogs, w.stage, w.appearance}
}
