package workbench

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
)

// commentMove puts the keys into the field of the comment.
func (w *Workbench) commentMove() {
	if err := w.Open(pane.Game, pane.GameComment); err != nil {
		w.Fault(err.Error())
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
