package workbench

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/editor"
	"drevo/app/gametext"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
)

// gameCommands change the game in hand.
func (w *Workbench) gameCommands() []pane.Command {
	const shift = fyne.KeyModifierShift
	edit := func(name string, change func(*session.Game)) func() {
		return func() { host{w}.EditGame(name, change) }
	}
	return []pane.Command{
		{Name: "Comment on this move", Key: fyne.KeyR, Modifier: ctrl, Do: w.commentMove},
		{Name: "Promote variation", Key: fyne.KeyK, Modifier: ctrl | shift, Do: edit(gametext.Promoting,
			(*session.Game).PromoteVariation)},
		{Name: "Make this line the game", Key: fyne.KeyK, Modifier: ctrl, Do: edit("making the line the game",
			(*session.Game).MakeMain)},
		{Name: "Next game of the list", Key: fyne.KeyPageDown, Modifier: fyne.KeyModifierAlt, Do: w.nextGame(1)},
		{Name: "Game before in the list", Key: fyne.KeyPageUp, Modifier: fyne.KeyModifierAlt, Do: w.nextGame(-1)},
		{Name: "Delete from here", Key: fyne.KeyDelete, Modifier: ctrl, Do: edit(gametext.Deleting,
			func(g *session.Game) { g.Delete() })},
		{Name: "Delete what follows", Key: fyne.KeyDelete, Modifier: ctrl | shift, Do: edit(gametext.Deleting,
			func(g *session.Game) { g.DeleteRest() })},
	}
}

// openEditor opens the editor with the position in hand, or with a text that could not be read as one.
func (w *Workbench) openEditor() {
	if w.window == nil {
		return
	}
	e := editor.New(w.hints, w.session.Position())
	if w.unread != "" {
		e.Read(w.unread)
		w.unread = ""
	}
	d := dialog.NewCustomWithoutButtons("Set up a position", e.Content(), w.window)
	e.OnCancel = d.Hide
	e.OnDone = func(p board.Position) {
		d.Hide()
		w.setGame("setting up a position", session.NewGame(p))
		w.setStatus("A game from the position that was set up.")
	}
	size := w.window.Canvas().Size()
	w.openDialog("Editor", d, fyne.NewSize(min(size.Width-40, 960), min(size.Height-40, 680)))
	w.editor = e
	e.Focus(w.window.Canvas())
}

// editing returns the editor of positions, nil where it is not open.
func (w *Workbench) editing() *editor.Editor {
	if w.dialog == nil || w.dialogName != "Editor" {
		return nil
	}
	return w.editor
}

// walk returns what goes elsewhere in the game, and says why where there is nothing to go to.
func (w *Workbench) walk(to func(*session.Game) bool, none string) func() {
	return func() {
		moved := false
		host{w}.Walk(func(g *session.Game) { moved = to(g) })
		if !moved {
			w.setStatus(none)
		}
	}
}

// commentMove puts the keys into the field of the comment.
func (w *Workbench) commentMove() {
	if err := (host{w}).Open(pane.Game, pane.GameComment); err != nil {
		w.setFault(err.Error())
	}
}

// copyPGN puts the whole game into the clipboard.
func (w *Workbench) copyPGN() {
	g := w.session.Game
	fyne.CurrentApp().Clipboard().SetContent(g.PGN())
	w.setStatus(fmt.Sprintf("Copied the game: %s moves with their variations.", present.Whole(len(g.Record().Nodes())-1)))
}

// saveGame asks for a file and writes the whole game into it.
func (w *Workbench) saveGame() {
	w.saveText(gameFile(w.session.Game), w.session.Game.PGN())
}

// gameFile proposes a name for a game's file.
func gameFile(g *session.Game) string {
	tags := g.Record().Tags
	name := strings.Trim(tags.Get("White")+"-"+tags.Get("Black"), "-?")
	clean := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return -1
		}
		if r == ' ' || r == ',' {
			return '_'
		}
		return r
	}, name)
	if clean == "" {
		clean = "game"
	}
	return clean[:min(len(clean), 60)] + ".pgn"
}
