package library

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2/widget"

	"drevo/app/caption"
	"drevo/app/gametext"
	"drevo/app/library"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/widgets/chessboard"
)

// mostSaved is how many games a list may have to be saved.
const mostSaved = 20_000

// readGame reads the game of a row, and where in it the position is that was looked for.
func (l *Library) readGame(row int) (g *game.Game, about library.Row, ply int, err error) {
	c, at, ok := l.gameAt(row)
	if !ok {
		return nil, about, 0, errors.New("there is no such game in the list")
	}
	g, err = c.Game(at)
	return g, c.Row(at), c.Ply(at, l.query(c)), err
}

// preview shows the game of a row on the board: the position that was looked for, or the last one.
func (l *Library) preview(row int) {
	if row < 0 || row >= l.length() {
		l.tell("", "", "")
		l.board.SetPosition([64]byte{}, [2]int{chessboard.None, chessboard.None}, chessboard.None, true)
		return
	}
	g, about, ply, err := l.readGame(row)
	if g == nil {
		l.tell("", "", err.Error())
		return
	}
	line := session.Open(g)
	if ply == 0 && !about.Position {
		ply = len(line.Mainline())
	}
	line.Go(ply)
	p := line.Position()
	l.board.SetPosition(pane.Pieces(&p), [2]int{chessboard.None, chessboard.None}, chessboard.None,
		p.Turn() == board.White)
	l.tell(titleOf(g, about), g.Root.Text(), noteOf(g, err))
}

// tell says of a game what it is called, its task, which comes first, and what else there is to be said.
func (l *Library) tell(title, task, note string) {
	for label, text := range map[*widget.Label]string{l.title: title, l.task: task, l.note: note} {
		label.SetText(text)
		label.Hidden = text == ""
	}
	l.side.Refresh() // the sentences have other heights
}

// titleOf names a game or a position.
func titleOf(g *game.Game, row library.Row) string {
	if row.Position {
		return row.White
	}
	return caption.Players(g)
}

// noteOf says what there is to say of a game beside its task: a fault, the event, how it was read.
func noteOf(g *game.Game, err error) string {
	var lines []string
	if err != nil {
		lines = append(lines, "Not whole: "+err.Error())
	}
	for _, text := range []string{caption.Occasion(g), gametext.Reading(g)} {
		if text != "" {
			lines = append(lines, text)
		}
	}
	return strings.Join(lines, "\n")
}

// open makes the game of a row the current one.
func (l *Library) open(row int) {
	g, about, ply, err := l.readGame(row)
	if g == nil {
		l.host.Fault(err.Error())
		return
	}
	l.OnOpen(titleOf(g, about), g, ply, err)
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
	if row < 0 || row >= l.length() {
		return false
	}
	l.showRows(row)
	l.open(row)
	return true
}

// save writes the games of the list into one text, in the background; of damaged ones what could be read.
func (l *Library) save() {
	games := l.length()
	if games > mostSaved {
		l.host.Fault("The list is too long to be saved: narrow it down to 20 000 games.")
		return
	}
	type place struct {
		in *library.Collection
		at int
	}
	var found []place
	for row := range games {
		c, at, _ := l.gameAt(row)
		found = append(found, place{c, at})
	}
	name := "games"
	if l.current != nil {
		name = strings.TrimSuffix(l.current.Name, ".pgn")
	}
	work.Run(l.saving, func(job *work.Job) string {
		var text strings.Builder
		for i, one := range found {
			if g, _ := one.in.Game(one.at); g != nil { // of a damaged one what could be read
				text.WriteString(g.String())
			}
			if !job.At(i, len(found)) {
				break
			}
		}
		return text.String()
	}, func(text string) { l.OnSave(name+".pgn", text) })
}
