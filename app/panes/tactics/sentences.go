package tactics

import (
	"fmt"
	"strings"

	"drevo/engine/board"
	"drevo/engine/tactics"
	"drevo/internal/phrase"
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
	say := phrase.With("side", l.position.Turn().Opponent(), "move", t.SAN, "n", t.Wins)
	if t.Mate {
		return say("If it were {side}'s turn, {move} would mate.")
	}
	return say("If it were {side}'s turn, {move} would win material worth {n:1 pawn|# pawns} by exchange.")
}

// explainHanging says how often a piece that hangs is attacked and defended, and what is lost.
func (l *Layers) explainHanging(square int) string {
	for _, h := range tactics.HangingPieces(&l.position) {
		if int(h.Square) == square {
			say := phrase.With("side", h.Piece.Colour(), "piece", l.piece(h.Square), "often", times(h.Attackers),
				"guarded", times(h.Defenders), "loss", h.Loss, "first", l.piece(h.By))
			if h.Defenders == 0 {
				return say("{side}'s {piece} is attacked {often} and not defended: exchange loses {loss}, beginning with the " +
					"{first}.")
			}
			return say("{side}'s {piece} is attacked {often} and defended {guarded}: exchange loses {loss}, beginning with " +
				"the {first}.")
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
		say := phrase.With("side", l.position.At(pin.Pinned).Colour(), "piece", l.piece(pin.Pinned),
			"behind", l.piece(pin.Behind), "pinner", l.piece(pin.Pinner))
		sentence := say("{side}'s {piece} is pinned to its {behind} by the {pinner}: leaving the line gives the queen.")
		if pin.Absolute {
			sentence = say("{side}'s {piece} is pinned to its {behind} by the {pinner}: it may not leave the line.")
		}
		sentences = append(sentences, sentence)
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
		there := l.position.At(s)
		say := phrase.With("side", side, "square", s, "often", times(len(names)), "pieces", strings.Join(names, ", "))
		switch own := there != board.NoPiece && there.Colour() == side; {
		case own && len(names) == 0:
			return say("{side} does not guard {square}.")
		case own:
			return say("{side} guards {square} {often}: {pieces}.")
		case len(names) == 0:
			return say("{side} does not attack {square}.")
		}
		return say("{side} attacks {square} {often}: {pieces}.")
	}
}

// piece names what stands on a square: "knight on d4".
func (l *Layers) piece(s board.Square) string {
	return phrase.Of("{piece} on {square}", "piece", l.position.At(s).Type(), "square", s)
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
