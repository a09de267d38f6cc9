// Package linechart shows values over the moves of a game as lines, with the place in the game.
//
//	chart := linechart.New()
//	chart.OnGo = func(at int) { ... }
//	chart.SetData(linechart.Data{Labels: labels, Unit: "pawns", Series: []linechart.Series{{Name:
//
// "value", Values: values}}})
//
//	chart.SetPlace(12)
//
// The first line is drawn strong, with its field above and below nothing; the others carry their number
// at the end, so that they can be told apart without colours. Values beyond the scale stand at its edge.
// The widget knows no chess. It must be used on Fyne's goroutine.
package linechart
