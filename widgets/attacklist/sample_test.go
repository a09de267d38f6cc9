package attacklist

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw/drawtest"
)

// sample has an open attack, a closed one with a long formula, one of the enemy's, and headings.
func sample() []Row {
	return []Row{
		{Label: "White", Heading: true},
		{Attacker: "Queen e5", Target: "Knight f6", Value: "3", HalfMoves: "1", Notation: "Qe5–f6 (1)", Mark: Open,
			Factors: []Factor{
				{Text: "Qe5", Meaning: "The attacker is the queen on e5."},
				{Text: " – jNf6", Meaning: "The object is the knight on f6, worth 3."},
				{Text: "·0(1)", Meaning: "psi is 0 until the object is reached, which takes 1 half-move.", Weak: true},
				{Text: "·1(e5)", Meaning: "The way begins on e5. Nobody can deny it in time: f = 1.", Weak: true},
				{Text: "·1(f6)", Meaning: "f6 is reached in 1 half-move. So f = 1."},
			}},
		{Attacker: "Queen e5", By: "by d6", Target: "Queen e7", Value: "9", HalfMoves: "3", Notation: "Qe5×d6–e7 (3)",
			Mark: Closed, Factors: []Factor{
				{Text: "Qe5", Meaning: "The attacker is the queen on e5."},
				{Text: " – jQe7", Meaning: "The object is the queen on e7, worth 9."},
				{Text: "·0(3)", Meaning: "psi is 0 until the object is reached, which takes 3 half-moves.", Weak: true},
				{Text: "·1(e5)", Meaning: "The way begins on e5.", Weak: true},
				{Text: "·[1(d6) + (0–1)·{1(jQe7)·1(d6) | 1(jKf8)·1(d6)}]", Meaning: "jQe7 can capture on d6 in 2 half-moves, and " +
					"that works (-9). So f = 0."},
				{Text: "·[1(e7) + (0–1)·1(jKf8)·1(e7)]", Meaning: "jKf8 can capture on e7 in 2 half-moves, the exchange there " +
					"brings +0. So f = 1."},
				{Text: "·[1–1(b4, a3, c7)]", Meaning: "The target can go to safety on b4, a3, c7."},
			}},
		{Label: "Black", Heading: true},
		{Attacker: "Knight a5", Target: "Pawn c3", Value: "1", HalfMoves: "2", Notation: "Na5–c4 (2)", Black: true,
			Mark: Open, Factors: []Factor{
				{Text: "jNa5", Meaning: "The attacker is the knight on a5."},
				{Text: " – Pc3", Meaning: "The object is the pawn on c3, worth 1."},
				{Text: "·0(2)", Meaning: "psi", Weak: true},
				{Text: "·1(a5)", Meaning: "The way begins on a5.", Weak: true},
				{Text: "·1(c4)", Meaning: "c4 is reached."},
			}},
		{Attacker: "Pawn a4", By: "by a3 a2", Target: "Promotion a1", Value: "200", HalfMoves: "7",
			Notation: "a4–a3–a2–a1Q (7)", Black: true, Mark: Closed, Factors: []Factor{
				{Text: "jPa4"}, {Text: " + (jQa1 – jPa1)", Meaning: "The object is promotion."},
			}},
	}
}

// many repeats the rows of the sample.
func many(n int) []Row {
	rows := make([]Row, 0, n)
	for list := sample(); len(rows) < n; {
		row := list[len(rows)%len(list)]
		if !row.Heading {
			row.Attacker = fmt.Sprint(len(rows), " ", row.Attacker)
		}
		rows = append(rows, row)
	}
	return rows
}

// nothing stands in place of rows.
const nothing = "No attacks yet. Look further ahead."

// showList puts a list into a window of the given size.
func showList(t testing.TB, size fyne.Size, list []Row) (*List, fyne.Window) {
	l := New()
	l.Rows.SetEmpty(nothing)
	w := drawtest.Show(t, l, size.Width, size.Height)
	l.SetRows(list)
	return l, w
}
