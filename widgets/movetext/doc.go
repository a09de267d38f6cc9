// Package movetext shows a game as a text: the main line in bold letters, variations in paragraphs of
// their own, indented by a step for each variation that they lie in, with comments, glyphs, clocks and
// values between the moves.
//
//	list := movetext.New()
//	list.OnGo = func(move int) { ... list.SetPlace(move) }
//	list.SetText(movetext.Text{Blocks: []movetext.Block{{Words: []movetext.Word{{Number: "1.", Text: "e4", Move: 0}}}}})
//
// Moves are numbered by whoever makes the text; the widget knows no chess. Lines are broken when the text
// or the width changes, about 0.3 microseconds a word; only lines in view are drawn, so a game of
// thousands of moves costs no more than a short one. It must be used on Fyne's goroutine; sizes and
// places are Fyne's units.
package movetext
