// Package hopetable shows the account of hope at a node: what is missing, and below it what is hoped for; at its
// foot the sums as formula 9 compares them, and its verdict.
//
//	table := hopetable.New()
//	table.OnSquare = board.Mark
//	table.SetHope(&hopetable.Hope{Lost: hopetable.Entry{Label: "Behind the bound", Value: "3",
//		Square: hopetable.NoSquare}})
//
// Texts are drawn as the caller gives them. The widget knows no engine. It must be used on Fyne's
// goroutine; sizes and places are Fyne's units.
package hopetable

// NoSquare is the square of an entry that belongs to none.
const NoSquare = -1

// Hope is the account of hope of the side to move at a node.
type Hope struct {
	Lost     Entry     // what is missing to the bound
	Accounts []Account // what is hoped for
	Holds    bool      // formula 9: what is lost is at most the sum of the accounts
	Asked    bool      // the search asked the formula here
	Verdict  string    // "Hope holds: the search goes on."
	Meaning  string    // of the verdict, under the mouse
}

// Account is one group of entries.
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
