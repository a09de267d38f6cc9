// Package attacklist lists attacks under column heads: who attacks, by which squares, whom, what that
// is worth, when, and whether it gets there. Below each stands its invisible value as Botvinnik's book
// writes it, every factor of which is explained under the mouse.
//
//	list := attacklist.New()
//	list.OnSelect = board.ShowTrajectory
//	list.OnHover = tips.Show
//	list.SetRows([]attacklist.Row{{
//		Attacker: "Queen e5", Target: "Knight f6", Value: "3", HalfMoves: "1", Mark: attacklist.Closed,
//		Notation: "Qe5xf6 (1)",
//		Factors:  []attacklist.Factor{{Text: "Qe5"}, {Text: " - jNf6", Meaning: "The object is the knight."}},
//	}})
//
// The rules of drawing:
//
//   - White's sign is a blue disc and Black's an orange diamond, as on the board, whoever is to move;
//     attacker and target have the colours of their sides.
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
	Heading bool   // Label only, which can't be selected
	Label   string // of a heading
	Black   bool   // the attacker is Black's, whose pieces carry the imaginary unit

	Attacker  string // "Queen e5"
	By        string // the stops before the last: "by d6"; empty for none
	Target    string // "Queen e7"
	Value     string // of the target: "9"
	HalfMoves string // until it is reached: "3"
	Mark      int    // F of the attack, Open or Closed
	Notation  string // the whole way, under the mouse: "Qe5xd6xe7 (3)"
	Factors   []Factor
	Words     string // what denies it, in sentences, in place of formula and mark; empty for those
}

// Factor is one factor of a formula.
type Factor struct {
	Text    string // with the signs that join it to its neighbours: "·0(3)"
	Meaning string // the sentence under the mouse
	Weak    bool   // a factor of 1 that says nothing, drawn paler
}
