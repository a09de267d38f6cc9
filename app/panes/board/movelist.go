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
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// moveList is the game below the board, and above it the moves that are only tried.
type moveList struct {
	text    *gametext.Notation
	tried   *widget.Label   // behind the game
	trial   *fyne.Container // the same, with a button that keeps them; hidden where the place is in the game
	content fyne.CanvasObject
}

func newMoveList(host pane.Host) *moveList {
	r := &moveList{text: gametext.NewNotation(host), tried: widget.NewLabel("")}
	r.text.Empty = textNoMoves
	r.text.OnComment = func() {
		if err := host.Open(pane.Game, pane.GameComment); err != nil {
			host.Fault(err.Error())
		}
	}
	r.tried.SizeName = theme.SizeNameCaptionText
	r.tried.Importance = widget.LowImportance
	r.tried.Truncation = fyne.TextTruncateEllipsis
	keep := tooltip.NewTextButton(host.Hints(), "Keep", nil, "Make what is tried a part of the game (Ctrl+Shift+Return)",
		func() { host.EditGame(gametext.Keeping, (*session.Game).Keep) })
	keep.Importance = widget.LowImportance
	r.trial = container.NewBorder(nil, nil, nil, keep, r.tried)
	r.trial.Hide()
	r.content = container.NewBorder(r.trial, nil, nil, nil, r.text.List)
	return r
}

// textNoMoves stands in place of moves.
const textNoMoves = "Play a move on the board, or open a game."

// show shows the game, and what is tried beside it.
func (r *moveList) show(g *session.Game) {
	r.text.SetEmpty(emptyText(g))
	r.text.Set(g)
	if g.InGame() {
		r.trial.Hide()
		return
	}
	from := g.Record().Position(g.Node())
	r.tried.SetText(phrase.Of("Tried, not in the game: {line}", "line", present.Line(from, g.Looked())))
	r.trial.Show()
}

// emptyText stands in place of a game without moves.
func emptyText(g *session.Game) string {
	if p := g.Position(); !p.HasLegalMove() {
		return p.Status(nil).String()
	}
	return textNoMoves
}
