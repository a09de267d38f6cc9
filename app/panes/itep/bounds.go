package itep

import (
	"fmt"

	"drevo/app/panes/bounds"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/itep"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Formulas speaks of the bounds m and M in the report's words.
type Formulas struct{}

var _ bounds.Author = Formulas{}

// Names are the report's.
func (Formulas) Names() (lower, upper, static string) { return "m", "M", "f(A)" }

// Static says what f(A) is.
func (Formulas) Static() string {
	return "f(A), the evaluation function of this position: material and position (formula 2; formula 5 for Black). In " +
		"the forced game it is also the result of the empty move (formula 7)."
}

// Value says which formula gave what a node returned.
func (Formulas) Value(l bounds.Ladder, rank int) string {
	n := l.At(rank)
	hint := "What the node returned: the lower bound after formula 19, max(T(n), 2C+1 − T(n+1)), over the moves that " +
		"were examined."
	if n.Reason == tree.ReasonCut || n.Reason == tree.ReasonStandPatCut {
		hint = phrase.Of("What the node returned. Formula 20, M > m, failed: m became {lower} and M is {upper}, so the rest "+
			"was left out.", "lower", l.Mover(n.Score), "upper", l.Mover(n.Beta))
	}
	return hint + " " + l.Reason(n).Sentence
}

// Bounds says which formula gave each bound of a rank, with the numbers that went in.
func (Formulas) Bounds(of bounds.Ladder, rank int) (lower, upper string) {
	return report{of}.bounds(rank)
}

// report works the hints of a ladder out.
type report struct{ bounds.Ladder }

func (r report) bounds(i int) (lower, upper string) {
	n := r.At(i)
	if own := r.ownBounds(n); own != "" {
		return own, own
	}
	parent := r.At(i - 1)
	upper = phrase.Of("Formula 18: M({ply}) = 2C+1 − T({above}), here {turned} = {upper}, with the lower bound of the "+
		"opponent.", "ply", n.Ply, "above", n.Ply-1, "turned", turned(r.Nodes, -n.Beta),
		"upper", r.Mover(n.Beta)) + r.raised(parent, -n.Beta)
	if parent.Type.Test() {
		return fmt.Sprintf("Formula 17 within the %s, whose bounds are its own: m is what they leave to this side.",
			r.Type(parent).Name), upper
	}
	if i < 2 || r.At(i-2).Ply != n.Ply-2 {
		return phrase.Of("Formula 17, T(n−2) → T(n): there is no rank {ply}−2, so m is the start value, {lower}.",
			"ply", n.Ply, "lower", r.Mover(n.Alpha)), upper
	}
	return phrase.Of("Formula 17, T(n−2) → T(n): m of rank {ply} is that of rank {above}, {lower}, which belongs to the "+
		"same side.", "ply", n.Ply, "above", n.Ply-2, "lower", r.Mover(n.Alpha)) + r.raised(r.At(i-2), n.Alpha), upper
}

// ownBounds says where the bounds of a node come from that has bounds of its own; empty for the others.
func (r report) ownBounds(n tree.Node) string {
	switch {
	case n.ID == tree.Root:
	case n.Type == tree.TypeRound && n.Number == 1:
		return "The first round of the active game: m = [EVA0], M = [EVA0] + 1 − d, around the value of the forced game " +
			"from the root (formulas 14.1 and 14.2)."
	case n.Type == tree.TypeRound:
		return "Another round of the active game: m = [PEVA0], M = [PEVA0] + 1 − d, around the pseudo-evaluation of the " +
			"round before (formulas 15.1 and 15.2)."
	case n.Type == itep.TypeSafety:
		return "The bounds of the safety test: the mover's, widened to whole points (formulas 10.1 and 10.2)."
	case n.Type == itep.TypeActivity:
		return "The bounds of the activity test: does the value reach the next whole point? (formulas 11.1 and 11.2)"
	case n.Type.Stage():
	case n.Move == board.Pass:
		return "The bounds of the activity test, turned round by formula 5: the opponent has passed."
	default:
		return ""
	}
	return "The widest bounds, 0 and 2C+1, before anything is known (§6)."
}

// raised says by how much the moves that had returned had raised the lower bound of a rank.
func (r report) raised(n tree.Node, now eval.Score) string {
	if now == n.Alpha {
		return ""
	}
	return " " + phrase.Of("Rank {ply} began with {before}; formula 19 has raised that to {now} by the moves that had "+
		"returned.", "ply", n.Ply, "before", r.Mover(n.Alpha), "now", r.Mover(now))
}
