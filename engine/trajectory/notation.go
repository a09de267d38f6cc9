package trajectory

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/internal/phrase"
)

// Factor is a piece of a formula: how the book writes it, and what it means.
type Factor struct {
	Text    string       // with the signs and brackets that belong to it
	Meaning string       // one or more sentences
	Square  board.Square // what it speaks of, NoSquare for no square
	One     bool         // a 1 that nothing denies; not where a denial names its piece
}

// Formula writes the value of the attacker as the book does, with English letters; Black's pieces
// carry the imaginary unit j:
//
//	Qe5 - jNf6·0(1)·1(e5)·[1(f6) + (0-1)·{1(jQe7)·1(f6) | 1(jKg7)·1(f6)}]
//
// A square that can be denied stands in brackets with its denials, whose own squares may be denied
// in turn; several denials of one square, which the book prints above each other, are separated by
// bars. The retreats come last, as [1-1(g8, h6)] with the safe ones and as [1-0] when there is
// none.
func (a *Attack) Formula() string { return text(a.Factors()) }

// Factors takes the formula apart, in reading order: the texts, one after the other, are the
// formula. It allocates.
func (a *Attack) Factors() []Factor {
	var f factors
	f.add(pieceOn(a.Side, a.Piece, a.From), phrase.Of("The {piece} on {square} attacks.", "piece", a.Piece,
		"square", a.From), a.From)
	if a.Promotion {
		f.close(" + ")
	} else {
		f.close(" - ")
	}
	f = append(f, a.targetFactor())
	f.close(dot)
	f.add(fmt.Sprintf("0(%d)", a.HalfMoves),
		phrase.Of("psi is 0 until the object is reached, which takes {n:1 half-move|# half-moves}.", "n", a.HalfMoves),
		board.NoSquare)
	for i := range a.Alphas {
		f.close(dot)
		f = append(f, a.Alphas[i].factors("", a.firstDenial)...)
	}
	if len(a.Retreats) > 0 || a.Tempo {
		f.close(dot)
		f = append(f, a.retreatFactor())
	}
	return f
}

// dot is the sign between factors.
const dot = "·"

// factors are the beginning of a formula that is being written.
type factors []Factor

// add writes another factor.
func (f *factors) add(text, meaning string, s board.Square) {
	*f = append(*f, Factor{Text: text, Meaning: meaning, Square: s})
}

// close adds signs to the last factor.
func (f factors) close(signs string) { f[len(f)-1].Text += signs }

// open puts a bracket before the first factor.
func (f factors) open(bracket string) { f[0].Text = bracket + f[0].Text }

// text reads factors one after the other.
func text(list []Factor) string {
	var b strings.Builder
	for _, f := range list {
		b.WriteString(f.Text)
	}
	return b.String()
}

// targetFactor writes what is attacked.
func (a *Attack) targetFactor() Factor {
	enemy := a.Side.Opponent()
	if !a.Promotion {
		text := pieceOn(enemy, a.TargetPiece, a.Target)
		meaning := phrase.Of("The object is the {piece} on {square}, worth {value}.", "piece", a.TargetPiece,
			"square", a.Target, "value", a.TargetValue())
		if a.TargetPiece == board.King && a.Real == 1 {
			meaning += " " + KingClaim
		}
		return Factor{Text: text, Square: a.Target, Meaning: meaning}
	}
	text := fmt.Sprintf("(%s - %s)", pieceOn(a.Side, board.Queen, a.Target), pieceOn(a.Side, board.Pawn, a.Target))
	if a.TargetPiece != board.NoPieceType {
		text = fmt.Sprintf("(%s - %s + %s)", pieceOn(a.Side, board.Queen, a.Target), pieceOn(a.Side, board.Pawn, a.Target),
			pieceOn(enemy, a.TargetPiece, a.Target))
	}
	return Factor{Text: text, Square: a.Target, Meaning: phrase.Of("The object is promotion on {square}, worth {value}.",
		"square", a.Target, "value", a.TargetValue())}
}

// retreatFactor writes the target's safe squares.
func (a *Attack) retreatFactor() Factor {
	var safe []string
	for _, d := range a.Retreats {
		if d.Works {
			safe = append(safe, d.Square.String())
		}
	}
	if len(safe) == 0 {
		return Factor{Text: "[1-0]", Meaning: "The target has no safe square to go to.", Square: a.Target, One: true}
	}
	squares := strings.Join(safe, ", ")
	return Factor{Text: fmt.Sprintf("[1-1(%s)]", squares), Square: a.Target,
		Meaning: fmt.Sprintf("The target can go to safety on %s.", squares)}
}

// factors writes an alpha-square, by its name or by the given one, and the denials that would cost
// something.
func (a *Alpha) factors(name string, value valueOf) (f factors) {
	if name == "" {
		name = a.Square.String()
	}
	f.add("1("+name+")", a.meaning(), a.Square)
	denials := a.costly(value)
	if f[0].One = len(denials) == 0; f[0].One {
		return f
	}
	f.open("[")
	f.close(" + ")
	f.add("(0-1)"+dot, fmt.Sprintf("f of %v falls from 1 to 0 if a denial goes through.", a.Square), a.Square)
	if len(denials) > 1 {
		f.close("{")
	}
	for i, d := range denials {
		if i > 0 {
			f.close(" | ")
		}
		f = append(f, d...)
	}
	if len(denials) > 1 {
		f.close("}")
	}
	f.close("]")
	return f
}

// costly writes the denials of a square that would cost something, each once.
func (a *Alpha) costly(value valueOf) (list []factors) {
	var written []string
	for i := range a.Denials {
		if !a.Denials[i].Costs {
			continue
		}
		f := a.Denials[i].factors(value)
		if text := text(f); !slices.Contains(written, text) {
			list, written = append(list, f), append(written, text)
		}
	}
	return list
}

// factors writes a denial as the functions of its squares, and says what it is worth.
func (d *Denial) factors(value valueOf) (f factors) {
	worth, deeper := value(d)
	for i := range d.Approach.Alphas {
		a, name := &d.Approach.Alphas[i], ""
		if i == 0 {
			name = pieceOn(d.Way.Side, d.Way.Piece, d.Way.From)
		}
		square := a.factors(name, deeper)
		if i == 0 {
			square[0].Meaning, square[0].One = d.meaning()+worth+" "+square[0].Meaning, false
		}
		f = append(f, square...)
		f.close(dot)
	}
	f.add("1("+d.Square.String()+")", phrase.Of("The last square of the denial, on which the exchange "+
		"decides: it brings {material:%+d}.", "material", d.Material), d.Square)
	f[len(f)-1].One = true
	return f
}

// meaning explains the function of an alpha-square.
func (a *Alpha) meaning() string {
	say := phrase.With("square", a.Square, "n", a.Arrival, "f", a.Function)
	text := say("{square} is reached in {n:1 half-move|# half-moves}.")
	if a.Arrival == 0 {
		text = say("The way begins on {square}.")
	}
	if len(a.Denials) == 0 {
		return text + " Nobody can deny it in time: f = 1."
	}
	for i := range a.Denials {
		text += " " + a.Denials[i].meaning()
	}
	return text + say(" So f = {f}.")
}

// meaning explains a denial.
func (d *Denial) meaning() string {
	can := map[DenialKind]string{Control: "can capture on", Blockade: "can block", Retreat: "can go to"}[d.Kind]
	say := phrase.With("side", d.Way.Side, "piece", d.Way.Piece, "from", d.Way.From, "can", can, "square", d.Square,
		"n", d.Way.HalfMoves, "change", d.Material)
	switch {
	case d.Works:
		return say("{side}'s {piece} on {from} {can} {square} in {n:1 half-move|# half-moves}, and that works " +
			"({change:%+d}).")
	case d.Approach != nil && d.Approach.Function == 0:
		return say("{side}'s {piece} on {from} {can} {square} in {n:1 half-move|# half-moves}, but can be stopped.")
	}
	return say("{side}'s {piece} on {from} {can} {square} in {n:1 half-move|# half-moves}, the exchange there brings " +
		"{change:%+d}.")
}

// pieceOn writes a piece on a square, Black's with the imaginary unit.
func pieceOn(side board.Colour, kind board.PieceType, s board.Square) string {
	text := string(kind.Letter()) + s.String()
	if side == board.Black {
		return "j" + text
	}
	return text
}
