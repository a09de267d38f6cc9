// Package sheet draws lists of lines whose parts (texts, bars, rules) stand where the caller puts them, with as few
// canvas objects as can be seen.
//
// Fyne walks every visible object of a window on each repaint, whether or not it lies inside its scroll area, and every
// new text costs a texture. A [Page] therefore keeps one pool of texts and one of rectangles, and fills them with the
// lines in view only: 60 or 6 000 lines cost the same. The caller implements [Source], which is asked for a line when it
// comes into view and describes it with a [Pen].
//
//   - [Page] is the plain drawing surface: no scrolling, all lines in view. Good for headings and totals.
//   - [Sheet] is a page that scrolls, with a selection that follows mouse and keyboard.
//
// Colours and sizes are theme names, looked up whenever a line is drawn, so that a change of theme repaints rightly. The
// colours of the two sides are [ColourWhite] and [ColourBlack]; a theme may define them, and has good ones otherwise.
//
// Everything here must be called on Fyne's goroutine. Positions and sizes are Fyne's device-independent units.
package sheet
