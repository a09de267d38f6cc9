package library

import (
	"slices"
	"strings"

	"drevo/app/gametext"
	"drevo/app/library"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/widgets/chessboard"
)

// mostSaved is how many games a list may have to be saved.
const mostSaved = 20_000

// read reads the game of a row, and where in it the position is that was looked for.
func (l *Library) read(row int) (g *game.Game, ply int, err error) {
	at := l.found[row]
	g, err = l.current.Game(at)
	return g, l.current.Ply(at, l.query()), err
}

// preview shows the game of a row on the board: the position that was looked for, or the last one.
func (l *Library) preview(row int) {
	if row < 0 || row >= len(l.found) {
		l.title.SetText("")
		l.note.SetText("")
		l.board.SetPosition([64]byte{}, [2]int{chessboard.None, chessboard.None}, chessboard.None, true)
		return
	}
	g, ply, err := l.read(row)
	if g == nil {
		l.note.SetText(err.Error())
		return
	}
	line := session.Open(g)
	if ply == 0 && !l.current.Row(l.found[row]).Position {
		ply = len(line.Mainline())
	}
	line.Go(ply)
	p := line.Position()
	l.board.SetPosition(letters(&p), [2]int{chessboard.None, chessboard.None}, chessboard.None, p.Turn() == board.White)
	l.title.SetText(titleOf(g, l.current.Row(l.found[row])))
	l.note.SetText(noteOf(g, err))
}

// titleOf names a game or a position.
func titleOf(g *game.Game, row library.Row) string {
	if row.Position {
		return row.White
	}
	return gametext.Players(g)
}

// noteOf says what there is to say of a game: a fault, the event, remarks at the start.
func noteOf(g *game.Game, err error) string {
	var lines []string
	if err != nil {
		lines = append(lines, "Not whole: "+err.Error())
	}
	if occasion := gametext.Occasion(g); occasion != "" {
		lines = append(lines, occasion)
	}
	for _, text := range []string{gametext.Reading(g), g.Root.Text()} {
		if text != "" {
			lines = append(lines, text)
		}
	}
	return strings.Join(lines, "\n")
}

// letters turns a position into FEN letters.
func letters(p *board.Position) (list [64]byte) {
	for _, square := range p.Occupied().Squares() {
		list[square] = p.At(square).Letter()
	}
	return list
}

// open makes the game of a row the current one.
func (l *Library) open(row int) {
	g, ply, err := l.read(row)
	if g == nil {
		l.host.Fault(err.Error())
		return
	}
	l.OnOpen(titleOf(g, l.current.Row(l.found[row])), g, ply, err)
}

func (l *Library) openChosen() {
	if row := l.list.Rows.Selected(); row >= 0 {
		l.open(row)
	}
}

// Next takes the next game of the list that is shown, or with -1 the one before. It reports whether there is
// one.
func (l *Library) Next(by int) bool {
	row := l.list.Rows.Selected() + by
	if l.current == nil || row < 0 || row >= len(l.found) {
		return false
	}
	l.showRows(row)
	l.open(row)
	return true
}

// removeCurrent takes the collection off the list.
func (l *Library) removeCurrent() {
	at := slices.Index(l.all, l.current)
	if at < 0 || l.current.Origin != "" {
		return
	}
	gone := l.current
	l.all = slices.Delete(l.all, at, at+1)
	l.current = nil
	l.fillChoice()
	l.choice.SetSelectedIndex(0)
	l.OnRemove(gone)
}

// save writes the games of the list into one text, in the background; of damaged ones what could be read.
func (l *Library) save() {
	if len(l.found) > mostSaved {
		l.host.Fault("The list is too long to be saved: narrow it down to 20 000 games.")
		return
	}
	c, found := l.current, l.found
	work.Run(l.saving, func(job *work.Job) string {
		var text strings.Builder
		for i, at := range found {
			if g, _ := c.Game(at); g != nil { // of a damaged one what could be read
				text.WriteString(g.String())
			}
			if !job.At(i, len(found)) {
				break
			}
		}
		return text.String()
	}, func(text string) { l.OnSave(strings.TrimSuffix(c.Name, ".pgn")+".pgn", text) })
}
