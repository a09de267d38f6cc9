package board

import (
	"fmt"

	"fyne.io/fyne/v2"

	"drevo/internal/phrase"
	"drevo/widgets/chessboard"
)

// playSquares makes the move that was made on the board.
func (p *Pane) playSquares(from, to int, promotion byte) {
	move, ok := findMove(&p.view.Position, from, to, promotion)
	if !ok {
		p.sayIllegal(from, to)
		return
	}
	p.host.Play(move)
}

func (p *Pane) sayIllegal(from, to int) {
	p.host.Fault(fmt.Sprintf("%s is not a legal move here.", chessboard.SquareName(from)+"–"+chessboard.SquareName(to)))
}

// playText makes a typed move.
func (p *Pane) playText(text string) {
	move, err := p.view.Position.ParseSAN(text)
	if err != nil {
		var fault error
		if move, fault = p.view.Position.ParseUCI(text); fault != nil {
			p.ShowFault(phrase.Of("{text:%q} is not a move here: {fault}", "text", text, "fault", err))
			return
		}
	}
	p.move.SetText("")
	p.host.Play(move)
}

// typeMove starts a typed move with a letter that was typed on the board.
func (p *Pane) typeMove(r rune) {
	c := fyne.CurrentApp().Driver().CanvasForObject(p.move)
	switch {
	case c == nil:
		return
	case r == '?': // help is there wherever the focus is
		if help := c.OnTypedRune(); help != nil {
			help(r)
		}
		return
	}
	c.Focus(p.move)
	p.move.SetText(string(r))
	p.move.CursorColumn = 1
	p.move.Refresh()
}
