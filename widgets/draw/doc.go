// Package draw is how every widget of ours draws: on one raster, with anti-aliased shapes, letters
// from a glyph atlas and the theme's colours. A widget of hundreds of parts so costs Fyne one
// object.
//
//	w.surface = draw.NewSurface(w, func(p *draw.Context) {
//		box := draw.Rect{X: 8, Y: 8, W: 40, H: 20}
//		p.Fill(box, theme.ColorNamePrimary)
//		p.Text("16.1", box, draw.Style{Bold: true, Align: fyne.TextAlignTrailing})
//	})
//
// What is here:
//
//   - [Surface] is the raster of a widget and the memory that drawing needs again and again.
//   - [Context] draws one picture: in Fyne's units, from the top left corner of its area; or, for
//     what has to sit on whole pixels, with the methods that speak of pixels. [Context.Part] is the
//     same picture with the corner elsewhere. [NewContext] draws on any picture, without a window.
//   - [ScaleOf] is the one place that knows how many pixels make a unit.
//   - [Path] collects shapes and paints their union, in pixels; [Face] is the letters of one style
//     at one size; [Marks] are small symbols.
//   - [Style] says how a text looks, [Shade] and the colours of the sides what the theme lacks.
//   - [Hover] is how a widget tells what is under the mouse.
//
// Colours are not premultiplied. Nothing here is safe for concurrent use: a widget draws on Fyne's
// goroutine.
package draw
