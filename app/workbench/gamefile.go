package workbench

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/app/session"
)

// copyFEN puts the position into the clipboard.
func (g *games) copyFEN() {
	p := g.work.Session.Position()
	fyne.CurrentApp().Clipboard().SetContent(p.FEN())
	g.work.Status(fmt.Sprintf("Copied %s", p.FEN()))
}

// copyPGN puts the whole game into the clipboard.
func (g *games) copyPGN() {
	game := g.work.Session.Game
	fyne.CurrentApp().Clipboard().SetContent(game.PGN())
	moves := present.Whole(len(game.Record().Nodes()) - 1)
	g.work.Status(fmt.Sprintf("Copied the game: %s moves with their variations.", moves) + tried(game))
}

// tried says that the place is not in the game, and how it comes into it.
func tried(g *session.Game) string {
	if g.InGame() {
		return ""
	}
	return " What is tried is not in it: Ctrl+Shift+Return keeps it."
}

// saveGame asks for a file and writes the whole game into it.
func (g *games) saveGame() {
	g.work.Status(strings.TrimSpace(tried(g.work.Session.Game)))
	g.dialogs.Save(gameFile(g.work.Session.Game), g.work.Session.Game.PGN())
}

// gameEnding is what the name of a file with games ends with.
const gameEnding = ".pgn"

// gameFile proposes a name for a game's file.
func gameFile(g *session.Game) string {
	tags := g.Record().Tags
	return fileName(strings.Trim(tags.Get("White")+"-"+tags.Get("Black"), "-?"), "game") + gameEnding
}

// fileName makes the name of a file of a text, or another where nothing is left of it.
func fileName(name, other string) string {
	clean := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|,`, r) || r < ' ' {
			return -1
		}
		if r == ' ' {
			return '_'
		}
		return r
	}, name)
	if clean == "" {
		clean = other
	}
	letters := []rune(clean)
	return string(letters[:min(len(letters), 60)])
}
