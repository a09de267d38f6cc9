package sentence

import (
	"fmt"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Style is how the reader wants numbers: White's scores, and parts of them, in the unit that was chosen.
type Style interface {
	Score(score eval.WhiteScore) string // also a mate: "#3"
	Full(score eval.WhiteScore) string  // with its unit, and with what decides where that says more
	Exact(score eval.WhiteScore) string // with its unit, so that any two that differ look different
	Bound(score eval.WhiteScore) string // one without an end: "∞"
	TermText(term eval.Term, part eval.WhiteScore) string
}

// Scaled is a style that can write scores of another scale, where a sentence speaks of the trees of two programmes.
type Scaled interface{ In(scale tree.Scale) Style }

// of returns the style for the scores of a fact.
func of(f *fact.Fact, style Style) Style {
	if scaled, ok := style.(Scaled); ok && f.At.In != nil {
		return scaled.In(f.At.In.Header().Scale)
	}
	return style
}

// Plain is the style of tests and of programmes by themselves: the programme's units.
type Plain struct{ Scale tree.Scale }

// In writes scores of another scale.
func (p Plain) In(scale tree.Scale) Style { return Plain{scale} }

// Score writes a score in points, or a mate.
func (p Plain) Score(score eval.WhiteScore) string { return p.Scale.Text(int32(score)) }

// Full writes a score as any other.
func (p Plain) Full(score eval.WhiteScore) string { return p.Score(score) }

// Exact writes a score as any other.
func (p Plain) Exact(score eval.WhiteScore) string { return p.Score(score) }

// Bound writes a score as any other.
func (p Plain) Bound(score eval.WhiteScore) string { return p.Score(score) }

// TermText writes a part of a score.
func (p Plain) TermText(_ eval.Term, part eval.WhiteScore) string { return p.Score(part) }

// The forms of a value in a template, {value:full}: with what decides behind it, or in the units that decide.
const (
	full  = "full"
	exact = "exact"
)

// number writes a score in a form.
func number(score eval.WhiteScore, form string, style Style) string {
	switch form {
	case full:
		return style.Full(score)
	case exact:
		return style.Exact(score)
	}
	return style.Score(score)
}

// write writes a fact.
func write(f fact.Fact, form string, style Style) string {
	style = of(&f, style)
	switch f.Kind {
	case fact.Move:
		return moveText(f.At)
	case fact.Value:
		return [...]string{tree.Exact: "", tree.Upper: "at most ", tree.Lower: "at least "}[f.Bound] +
			number(f.Score, form, style)
	case fact.Number:
		return number(f.Score, form, style)
	case fact.Limit:
		if open(f) {
			return style.Bound(f.Score)
		}
		return style.Exact(f.Score)
	case fact.Term:
		return style.TermText(f.Term, f.Score)
	case fact.Count:
		return strings.Replace(phrase.Whole(int64(f.N)), "-", phrase.Minus, 1)
	case fact.TermName:
		return f.Term.Name
	case fact.Line:
		return lineText(f)
	case fact.Programme, fact.Run, fact.Stage, fact.LeftOut, fact.Pawns, fact.Balance, fact.Bounds,
		fact.Attacked:
		return f.Key
	case fact.Won:
		return won(f)
	case fact.Option:
		return f.At.In.Header().Options[f.Key]
	case fact.Setting:
		return f.Key + " " + f.At.In.Header().Options[f.Key]
	}
	return wordText(f)
}

// open reports whether a bound has no end.
func open(f fact.Fact) bool {
	return (tree.Value{Score: f.Score, Scale: f.At.In.Header().Scale}).Open()
}

// wordText writes what the vocabulary has for a fact, and sides.
func wordText(f fact.Fact) string {
	if f.At.In == nil { // of a search without a record: the sides alone
		turn := f.At.From.Turn()
		if f.Kind == fact.Opponent {
			turn = turn.Opponent()
		}
		return turn.String()
	}
	words := f.At.In.Header().Vocabulary
	n := f.At.In.Node(f.At.Node)
	switch {
	case f.Kind == fact.Side:
		return f.At.In.Turn(n).String()
	case f.Kind == fact.Opponent:
		return f.At.In.Turn(n).Opponent().String()
	case f.Kind == fact.Rule:
		return words.Reason(f.Reason).Sentence
	case f.Key == "place":
		return words.Place(n.Place).Name
	case f.Key == "place sentence":
		return words.Place(n.Place).Sentence
	case f.Key == "reason sentence":
		return words.Reason(n.Reason).Sentence
	}
	return words.StageName(n.Type, n.Number)
}

// moveText writes the last move of a place with its number: "30...Qxa3", "30.Ba3".
func moveText(at fact.Place) string {
	if len(at.Moves) == 0 {
		return "start"
	}
	last := len(at.Moves) - 1
	p, err := fact.Place{From: at.From, In: at.In, Node: at.Node, Moves: at.Moves[:last]}.Position()
	if err != nil {
		return at.Moves[last].UCI()
	}
	dots := "."
	if p.Turn() == board.Black {
		dots = "..."
	}
	if at.Moves[last] == board.Pass {
		return strconv.Itoa(p.MoveNumber()) + dots + "pass"
	}
	return strconv.Itoa(p.MoveNumber()) + dots + p.SAN(at.Moves[last])
}

// won names material that is won: what was taken and what was paid for it, or how much it is worth in pawns.
func won(f fact.Fact) string {
	switch {
	case len(f.Paid) > 0:
		return pieceNames(f.Taken) + " for " + pieceNames(f.Paid)
	case len(f.Taken) > 0:
		return pieceNames(f.Taken)
	case f.Score == 1:
		return "a pawn"
	}
	return fmt.Sprintf("material worth %d pawns", f.Score)
}

func pieceNames(list []board.PieceType) string {
	var names []string
	for _, t := range list {
		names = append(names, "a "+strings.ToLower(t.String()))
	}
	return strings.Join(names, " and ")
}
