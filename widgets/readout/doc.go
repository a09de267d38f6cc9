// Package readout shows what a long computation is doing, in one line of numbers that change but never jump about.
//
//   - [Strip] is the line: cells with a name above a value, as wide as the widest value that is
//     expected.
//   - [KindsBar] is a bar of counts by kind.
//
// A bar is a widget of its own, which a strip shows in a cell like any other:
//
//	kinds, rate := readout.NewKindsBar(), chart.NewRate(1200)
//	strip := readout.NewStrip()
//	strip.OnHover, kinds.OnHover, rate.OnHover = tips.Show, tips.Show, tips.Show
//	strip.SetCells([]readout.Cell{
//		{Name: "Nodes", Value: number.Grouped(nodes), Widest: "888 888 888", Hint: "Positions visited.", Priority: 9},
//		{Name: "By kind", Object: kinds},
//		{Object: rate, Grow: true},
//	})
//
// While the computation runs, a ticker of at most ten a second calls SetCells, SetShares and Add with what is new.
// Each widget draws itself on a single raster, with digits from a glyph atlas, because Fyne keeps a picture of
// every text that it ever drew for a minute; and it draws only when something that it shows has changed.
//
// Colours, fonts and sizes are the theme's, read whenever a widget is drawn. Everything must be called on Fyne's
// goroutine. Positions and sizes are Fyne's device-independent units where nothing else is said.
package readout
