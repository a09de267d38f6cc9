package tactics

import (
	"fmt"
	"strings"

	"drevo/engine/board"
	"drevo/engine/tactics"
)

// explainThreats says what the threats that begin, pass or end on a square would win.
func (l *Layers) explainThreats(square int) string {
	s, p := board.Square(square), &l.position
	list, ok := tactics.Threats(p)
	if !ok {
		if s == p.KingSquare(p.Turn()) {
			return fmt.Sprintf("%s is in check, so nothing else can be threatened before that is answered.", p.Turn())
		}
		return ""
	}
	var sentences []string
	for _, t := range list {
		if t.Move.From() == s || t.Move.To() == s || board.Between(t.Move.From(), t.Move.To()).Has(s) {
			sentences = append(sentences, l.threatSentence(t))
		}
	}
	return strings.Join(sentences, "\n")
}

// threatSentence says what a threat would do.
func (l *Layers) threatSentence(t tactics.Threat) string {
	side := l.position.Turn().Opponent()
	if t.Mate {
		return fmt.Sprintf("If it were %s's turn, %s would mate.", side, t.SAN)
	}
	return fmt.Sprintf("If it were %s's turn, %s would win material worth %s by exchange.", side, t.SAN, pawns(t.Wins))
}

// explainHanging says how often a piece that hangs is attacked and defended, and what is lost.
func (l *Layers) explainHanging(square int) string {
	for _, h := range tactics.HangingPieces(&l.position) {
		if int(h.Square) == square {
			return fmt.Sprintf("%s's %s is attacked %s and %s: exchange loses %d, beginning with the %s.", h.Piece.Colour(),
				l.piece(h.Square),
				times(h.Attackers), defended(h.Defenders), h.Loss, l.piece(h.By))
		}
	}
	return ""
}

// explainPin says of every square of a pin what is pinned to what.
func (l *Layers) explainPin(square int) string {
	var sentences []string
	for _, pin := range tactics.Pins(&l.position) {
		if !pin.Line.Has(board.Square(square)) {
			continue
		}
		freedom := "it may not leave the line."
		if !pin.Absolute {
			freedom = "leaving the line gives the queen."
		}
		sentences = append(sentences, fmt.Sprintf("%s's %s is pinned to its %s by the %s: %s",
			l.position.At(pin.Pinned).Colour(),
			l.piece(pin.Pinned), l.piece(pin.Behind), l.piece(pin.Pinner), freedom))
	}
	return strings.Join(sentences, "\n")
}

// explainAttacks names the pieces of a side that attack a square.
func (l *Layers) explainAttacks(side board.Colour) func(square int) string {
	return func(square int) string {
		s := board.Square(square)
		var names []string
		for _, from := range tactics.Attackers(&l.position, side, s).Squares() {
			names = append(names, l.piece(from))
		}
		verb := "attack"
		if there := l.position.At(s); there != board.NoPiece && there.Colour() == side {
			verb = "guard"
		}
		if len(names) == 0 {
			return fmt.Sprintf("%s does not %s %s.", side, verb, s)
		}
		return fmt.Sprintf("%s %ss %s %s: %s.", side, verb, s, times(len(names)), strings.Join(names, ", "))
	}
}

// piece names what stands on a square: "knight on d4".
func (l *Layers) piece(s board.Square) string {
	return fmt.Sprintf("%v on %v", l.position.At(s).Type(), s)
}

// times writes how often.
func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}

func defended(n int) string {
	if n == 0 {
		return "not defended"
	}
	return "defended " + times(n)
}

// pawns writes an amount of material.
func pawns(n int) string {
	if n == 1 {
		return "1 pawn"
	}
	return fmt.Sprintf("%d pawns", n)
}
