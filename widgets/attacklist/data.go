// Package attacklist lists invisible values as Botvinnik's book writes them: one formula a row,
// every factor of which is explained under the mouse.
//
//	list := attacklist.New()
//	list.OnSelect = board.ShowTrajectory
//	list.OnHover = tips.Show
//	list.SetRows([]attacklist.Row{{
//		Label:   "Qe5-f6 (1)",
//		Factors: []attacklist.Factor{{Text: "Qe5"}, {Text: " - jNf6", Meaning: "The object is the knight on f6, worth 3."}},
//		Mark:    attacklist.Closed,
//		Worth:   "3",
//	}})
//
// The rules of drawing:
//
//   - The own side's sign is a disc and the enemy's a diamond, as on the board.
//   - Texts are drawn as the caller gives them. The texts of a row's factors, one after the other,
//     are the formula, so each brings the signs that join it to its neighbours. A line breaks
//     between factors only; the rare factor that is wider than the pane is cut, and told whole
//     under the mouse.
//
// The widget knows no engine. It must be used on Fyne's goroutine; sizes and places are Fyne's
// units.
package attacklist

// The function F of an attack, for [Row.Mark].
const (
	Closed = 0 // F = 0: the attack can be denied
	Open   = 1 // F = 1: nothing can be done about it
)

// Row is one invisible value, or a heading.
type Row struct {
	Label   string // the trajectory: "Qe5xd6-e7 (3)"
	Factors []Factor
	Mark    int    // F of the attack, Open or Closed
	Worth   string // what the attack wins: "9"
	Enemy   bool   // an attack of the enemy's, whose pieces carry the imaginary unit
	Heading bool   // Label only, which can't be selected
}

// Factor is one factor of a formula.
type Factor struct {
	Text    string // with the signs that join it to its neighbours: "·0(3)"
	Meaning string // the sentence under the mouse
	Weak    bool   // a factor of 1 that says nothing, drawn paler
}
