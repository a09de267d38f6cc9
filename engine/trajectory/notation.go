package trajectory

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/board"
)

// Factor is one factor of an invisible value: how the book writes it, and a sentence that says what it means.
type Factor struct{ Text, Meaning string }

// Formula writes the value of the attacker as the book does, with English letters; Black's pieces carry the imaginary
// unit j:
//
//	Qe5 - jNf6·0(1)·1(e5)·[1(f6) + (0-1)·{1(jQe7)·1(f6) | 1(jKg7)·1(f6)}]
//
// A square that can be denied stands in brackets with its denials, whose own squares may be denied in turn; several
// denials of one square, which the book prints above each other, are separated by bars. The retreats come last, as
// [1-1(g8, h6)] with the safe ones and as [1-0] when there is none.
func (a *Attack) Formula() string {
	factors := a.Factors()
	texts := make([]string, len(factors))
	for i, f := range factors {
		texts[i] = f.Text
	}
	sign := " - "
	if a.Promotion {
		sign = " + "
	}
	return man(a.Side, a.Piece, a.From) + sign + strings.Join(texts, "·")
}

// Factors lists the factors of the attacker's invisible value: the object, psi, the alpha-squares and the retreats. It
// allocates.
func (a *Attack) Factors() []Factor {
	list := []Factor{a.objectFactor(), {
		fmt.Sprintf("0(%d)", a.HalfMoves),
		fmt.Sprintf("psi is 0 until the object is reached, which takes %s.", halfMoves(int(a.HalfMoves))),
	}}
	for i := range a.Alphas {
		list = append(list, Factor{a.Alphas[i].text(""), a.Alphas[i].meaning()})
	}
	if len(a.Retreats) > 0 || a.Tempo {
		list = append(list, a.retreatFactor())
	}
	return list
}

// objectFactor writes what is attacked.
func (a *Attack) objectFactor() Factor {
	enemy := a.Side.Opponent()
	if !a.Promotion {
		text := man(enemy, a.Prey, a.Target)
		return Factor{text, fmt.Sprintf("The object is the %v on %v, worth %d.", a.Prey, a.Target, a.Prize())}
	}
	text := fmt.Sprintf("(%s - %s)", man(a.Side, board.Queen, a.Target), man(a.Side, board.Pawn, a.Target))
	if a.Prey != board.NoKind {
		text = fmt.Sprintf("(%s - %s + %s)", man(a.Side, board.Queen, a.Target), man(a.Side, board.Pawn, a.Target),
			man(enemy, a.Prey, a.Target))
	}
	return Factor{text, fmt.Sprintf("The object is promotion on %v, worth %d.", a.Target, a.Prize())}
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
		return Factor{"[1-0]", "The target has no safe square to go to."}
	}
	squares := strings.Join(safe, ", ")
	return Factor{"[1-1(" + squares + ")]", "The target can go to safety on " + squares + "."}
}

// text writes an alpha-square: by its name or by the given one, and with the denials that would cost something.
func (a *Alpha) text(name string) string {
	if name == "" {
		name = a.Square.String()
	}
	var denials []string
	for i := range a.Denials {
		if d := &a.Denials[i]; d.Costs && !slices.Contains(denials, d.text()) {
			denials = append(denials, d.text())
		}
	}
	switch plain := "1(" + name + ")"; len(denials) {
	case 0:
		return plain
	case 1:
		return "[" + plain + " + (0-1)·" + denials[0] + "]"
	default:
		return "[" + plain + " + (0-1)·{" + strings.Join(denials, " | ") + "}]"
	}
}

// text writes a denial as the functions of its squares.
func (d *Denial) text() string {
	texts := make([]string, 0, 4)
	for i := range d.Approach.Alphas {
		name := ""
		if i == 0 {
			name = man(d.Way.Side, d.Way.Piece, d.Way.From)
		}
		texts = append(texts, d.Approach.Alphas[i].text(name))
	}
	return strings.Join(append(texts, "1("+d.Square.String()+")"), "·")
}

// meaning explains the function of an alpha-square.
func (a *Alpha) meaning() string {
	var b strings.Builder
	if a.Arrival == 0 {
		fmt.Fprintf(&b, "The way begins on %v.", a.Square)
	} else {
		fmt.Fprintf(&b, "%v is reached in %s.", a.Square, halfMoves(a.Arrival))
	}
	if len(a.Denials) == 0 {
		b.WriteString(" Nobody can deny it in time: f = 1.")
		return b.String()
	}
	for i := range a.Denials {
		b.WriteByte(' ')
		b.WriteString(a.Denials[i].meaning())
	}
	fmt.Fprintf(&b, " So f = %d.", a.Function)
	return b.String()
}

// meaning explains a denial.
func (d *Denial) meaning() string {
	result := fmt.Sprintf("the exchange there brings %+d", d.Material)
	switch {
	case d.Works:
		result = fmt.Sprintf("and that works (%+d)", d.Material)
	case d.Approach != nil && d.Approach.Function == 0:
		result = "but can be stopped"
	}
	verb := map[DenialKind]string{Control: "can capture on", Blockade: "can block", Retreat: "can go to"}[d.Kind]
	return fmt.Sprintf("%s %s %v in %s, %s.", man(d.Way.Side, d.Way.Piece, d.Way.From), verb, d.Square,
		halfMoves(int(d.Way.HalfMoves)), result)
}

// man writes a piece on a square, Black's with the imaginary unit.
func man(side board.Colour, kind board.Kind, s board.Square) string {
	text := string(kind.Letter()) + s.String()
	if side == board.Black {
		return "j" + text
	}
	return text
}

// halfMoves writes a time.
func halfMoves(n int) string {
	if n == 1 {
		return "1 half-move"
	}
	return fmt.Sprintf("%d half-moves", n)
}
