// Package chart shows numbers as pictures, each on one raster, in the theme's colours, with hints for what
// is under the mouse:
//
//   - [Ranges] is rows on one axis: the bounds of the nodes of a path, the rounds of a search. A row is of
//     one of four sorts, [Node], [Stage], [Round] and [Notes].
//   - [Lines] is values over the moves of a game, with the place in the game.
//   - [Rate] is a rate over time, live.
//   - [Bars] is measured figures beside those of a source.
//
// Numbers come with texts and hints from the caller:
//
//	ranges := chart.NewRanges()
//	ranges.OnSelect, ranges.OnHover = session.SelectNode, tips.Show
//	ranges.SetData(chart.RangeData{Unit: "pawns", Rows: []chart.Row{chart.Node{ID: 3, Name: "e4", Lower: m}}})
//
// The marks of all axes are 1, 2 or 5 times a power of ten. The package knows no chess and no engine; it must
// be used on Fyne's goroutine. Sizes and places are Fyne's units where nothing else is said.
package chart
