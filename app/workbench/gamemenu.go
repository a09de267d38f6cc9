package workbench

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/app/gametext"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
)

// gameCommands change the game in hand.
func (w *Workbench) gameCommands() []pane.Command {
	const shift = fyne.KeyModifierShift
	edit := func(name string, change func(*session.Game)) func() {
		return func() { w.EditGame(name, change) }
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

// walk returns what goes elsewhere in the game, and says why where there is nothing to go to.
func (w *Workbench) walk(to func(*session.Game) bool, none string) func() {
	return func() {
		moved := false
		w.Walk(func(g *session.Game) { moved = to(g) })
		if !moved {
			w.Status(none)
		}
	}
}

// commentMove puts the keys into the field of the comment.
func (w *Workbench) commentMove() {
	if err := w.Open(pane.Game, pane.GameComment); err != nil {
		w.Fault(err.Error())
	}
}

// playCommands are what the menu has about games and books.
func (w *Workbench) playCommands() []pane.Command {
	const keys = ctrl | fyne.KeyModifierShift
	return []pane.Command{
		{Name: "Begin a game", Key: fyne.KeyN, Modifier: keys, Do: func() { w.room.Begin(false) }},
		{Name: "Play from here", Key: fyne.KeyF, Modifier: keys, Do: func() { w.room.Begin(true) }},
		{Name: "Pause, or go on", Key: fyne.KeyP, Modifier: keys, Do: w.room.PauseOrGoOn},
		{Name: "Take back", Key: fyne.KeyBackspace, Modifier: ctrl, Do: w.room.TakeBack},
		{Name: "Add to your book", Key: fyne.KeyB, Modifier: keys, Do: w.books.AddLast},
	}
}

// copyFEN puts the position into the clipboard.
func (w *Workbench) copyFEN() {
	p := w.Session.Position()
	fyne.CurrentApp().Clipboard().SetContent(p.FEN())
	w.Status(fmt.Sprintf("Copied %s", p.FEN()))
}

// copyPGN puts the whole game into the clipboard.
func (w *Workbench) copyPGN() {
	g := w.Session.Game
	fyne.CurrentApp().Clipboard().SetContent(g.PGN())
	w.Status(fmt.Sprintf("Copied the game: %s moves with their variations.", present.Whole(len(g.Record().Nodes())-1)))
}

// saveGame asks for a file and writes the whole game into it.
func (w *Workbench) saveGame() {
	w.dialogs.Save(gameFile(w.Session.Game), w.Session.Game.PGN())
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
