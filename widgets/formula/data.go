// Package formula shows what Botvinnik's method counts with: a [List] of invisible values as his book writes them, one
// formula a row and every factor explained under the mouse, and a [Ledger], the account of hope at a node.
//
//	list := formula.NewList()
//	list.OnSelect = board.ShowTrajectory
//	list.OnHover = tips.Show
//	list.SetRows([]formula.Row{{
//		Label:   "Qe5-f6 (1)",
//		Factors: []formula.Factor{{Text: "Qe5"}, {Text: " - jNf6", Meaning: "The object is the knight on f6, worth 3."}},
//		Mark:    formula.Closed,
//		Worth:   "3",
//	}})
//
//	ledger := formula.NewLedger()
//	ledger.OnSquare = board.Mark
//	ledger.SetHope(&formula.Hope{Lost: formula.Entry{Label: "Behind the bound", Value: "3", Square: formula.NoSquare}})
//
// The rules of drawing:
//
//   - The own side's sign is a disc and the enemy's a diamond, as on the board.
//   - Texts are drawn as the caller gives them. The texts of a row's factors, one after the other, are the formula, so
//     each brings the signs that join it to its neighbours. A line breaks between factors only; the rare factor that is
//     wider than the pane is cut, and told whole under the mouse.
//   - Only what is in view is drawn, on one raster each: a thousand rows cost as much as ten.
//
// The widgets know no engine. They must be used on Fyne's goroutine; sizes and places are Fyne's units.
package formula

// The function F of an attack, for [Row.Mark].
const (
	Closed = 0 // F = 0: the attack can be denied
	Open   = 1 // F = 1: nothing can be done about it
)

// NoSquare is the square of an entry that belongs to none.
const NoSquare = -1

// Row is one invisible value, or a heading.
type Row struct {
	Label   string // the trajectory: "Qe5xd6-e7 (3)"
	Factors []Factor
	Mark    int    // F of the attack, Open or Closed
	Worth   string // what the attack wins: "9"
	Enemy   bool   // an attack of the enemy's, whose men carry the imaginary unit
	Heading bool   // Label only, which can't be selected
}

// Factor is one factor of a formula.
type Factor struct {
	Text    string // with the signs that join it to its neighbours: "·0(3)"
	Meaning string // the sentence under the mouse
	Weak    bool   // a factor of 1 that says nothing, drawn paler
}

// Hope is the account of hope of the side to move at a node.
type Hope struct {
	Lost     Entry     // what is missing to the bound, the left side
	Accounts []Account // what is hoped for, the right side
	Total    string    // of all accounts, written behind the sums; may be empty
	Holds    bool      // formula 9: what is lost is at most the total
	Asked    bool      // the search asked the formula here
	Verdict  string    // "Hope holds: the search goes on."
	Meaning  string    // of the verdict, under the mouse
}

// Account is one group of entries on the right side.
type Account struct {
	Title   string // "Doomed", "Comes nearer"
	Entries []Entry
	Sum     string
}

// Entry is one line of an account.
type Entry struct {
	Label   string // "Nf6"
	Value   string // in Shannon's units: "3"
	Note    string // "q 2, before 3"
	Meaning string // the sentence under the mouse
	Square  int    // 0 for a1 to 63 for h8, to be reported when the entry is clicked; NoSquare for none
}
