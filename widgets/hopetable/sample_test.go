package hopetable

import (
	"testing"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw/drawtest"
)

// account is one that holds.
func account() *Hope {
	return &Hope{
		Lost: Entry{Label: "to the bound", Value: "3", Note: "has +2, wants +5", Meaning: "White has 2 more and " +
			"wants 5 more.", Square: NoSquare},
		Accounts: []Account{
			{Title: "Doomed", Sum: "12", Entries: []Entry{
				{Label: "jNf6", Value: "3", Note: "q 0", Meaning: "The knight on f6 can't escape.", Square: 45},
				{Label: "jQe7", Value: "9", Note: "q 0, before 1", Meaning: "The queen on e7 can't escape.", Square: 52},
			}},
			{Title: "Comes nearer", Sum: "1", Entries: []Entry{
				{Label: "jPa7", Value: "1", Note: "q 1, before unseen", Meaning: "One closed square is left on the way to a7.",
					Square: 48},
			}},
		},
		Holds: true, Asked: true, Verdict: "Hope holds: the line goes on.", Meaning: "Formula 9: 3 is at most 12 + 1.",
	}
}

// hopeless is one that does not hold.
func hopeless() *Hope {
	h := account()
	h.Lost.Value, h.Lost.Note = "8", "has −3, wants +5"
	h.Accounts[0] = Account{Title: "Doomed", Sum: "0"}
	h.Holds, h.Verdict = false, "Hope fails: the line is given up."
	h.Meaning = "Formula 9: 8 is more than 0 + 1."
	return h
}

// show puts a table into a window of the given size.
func show(t testing.TB, size fyne.Size, h *Hope) (*View, fyne.Window) {
	l := New()
	l.Rows.Empty = "No account yet. Select a node."
	w := drawtest.Show(t, l, size.Width, size.Height)
	l.SetHope(h)
	return l, w
}
