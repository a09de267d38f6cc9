package draw

// Flow places pieces of text one after the other in lines, which break between pieces. A piece that is wider
// than a line stands in one alone, and gets no more room than that.
type Flow struct {
	Left, Right float32 // between which the lines stand
	Top, Height float32 // of the first line; the height is that of each
	Gap         float32 // between two pieces

	x     float32
	begun bool // the line has a piece
	lines int  // before the present one
}

// Begin moves the beginning of the first line, where to the right of the others because something stands there.
func (f *Flow) Begin(x float32) { f.x, f.begun = x-f.Left, x > f.Left }

// Space moves the next piece by a blank, unless it begins a line.
func (f *Flow) Space(width float32) {
	if f.begun {
		f.x += width
	}
}

// Place returns the place of the next piece.
func (f *Flow) Place(width float32) Rect {
	room := f.Right - f.Left
	if f.begun && f.x+width > room {
		f.x, f.begun = 0, false
		f.lines++
	}
	r := Rect{X: f.Left + f.x, Y: f.Top + float32(f.lines)*f.Height, W: max(min(width, room-f.x), 0), H: f.Height}
	f.x += width + f.Gap
	f.begun = true
	return r
}

// Lines returns how many lines there are.
func (f *Flow) Lines() int {
	if f.lines == 0 && !f.begun {
		return 0
	}
	return f.lines + 1
}
