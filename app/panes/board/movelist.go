package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/gametext"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
)

// moveList is the game below the board, and above it the moves that are only looked at.
type moveList struct {
	text    *gametext.Notation
	looked  *widget.Label // behind the game, in a tree; hidden where the place is in the game
	content fyne.CanvasObject
}

func newMoveList(host pane.Host) *moveList {
	r := &moveList{text: gametext.NewNotation(host), looked: widget.NewLabel("")}
	r.text.Empty = textNoMoves
	r.text.OnComment = func() {
		if err := host.Open(pane.Game, pane.GameComment); err != nil {
			host.Fault(err.Error())
		}
	}
	r.looked.SizeName = theme.SizeNameCaptionText
	r.looked.Importance = widget.LowImportance
	r.looked.Truncation = fyne.TextTruncateEllipsis
	r.looked.Hide()
	r.content = container.NewBorder(r.looked, nil, nil, nil, r.text.List)
	return r
}

// textNoMoves stands in place of moves.
const textNoMoves = "Play a move on the board, or open a game."

// show shows the game, and what was looked at beside it.
func (r *moveList) show(g *session.Game) {
	r.text.SetEmpty(emptyText(g))
	r.text.Set(g)
	if g.InGame() {
		r.looked.Hide()
		return
	}
	from := g.Record().Position(g.Node())
	r.looked.SetText("Looked at, not in the game: " + present.Line(from, g.Looked()))
	r.looked.Show()
}

// emptyText stands in place of a game without moves.
func emptyText(g *session.Game) string {
	if p := g.Position(); !p.HasLegalMove() {
		return p.Status(nil).String()
	}
	return textNoMoves
}
