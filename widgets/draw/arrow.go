package draw

// A Head is the size of an arrow's head in pixels: its length along the arrow
// and its width across.
type Head struct{ Length, Width float64 }

// Arrow adds an arrow along a line to its last point, where the tip is. The
// shaft has the given width and begins with a round end. An arrow shorter than
// its head is all head, and smaller.
func (p *Path) Arrow(line []Point, head Head, width float64) {
	shaft, ok := p.head(line, head)
	if ok {
		p.Line(shaft, width, Butt)
		p.cap(shaft[0], shaft[0].Sub(shaft[1]), width/2)
	}
}

// DashedArrow adds an arrow whose shaft is dashed, see [Dashes].
func (p *Path) DashedArrow(line []Point, head Head, width, on, off float64) {
	shaft, ok := p.head(line, head)
	if !ok {
		return
	}
	for _, dash := range Dashes(shaft, on, off) {
		p.Line(dash, width, Butt)
	}
}

// head adds the head and returns what remains of the line for the shaft; false
// if nothing remains.
func (p *Path) head(line []Point, head Head) ([]Point, bool) {
	total := Length(line)
	if len(line) < 2 || total == 0 {
		return nil, false
	}
	k := min(1, total/head.Length)
	tip := line[len(line)-1]
	base := Along(line, total-head.Length*k)
	side := tip.Sub(base).Unit().Turn().Mul(head.Width * k / 2)
	p.Add(tip, base.Add(side), base.Sub(side))
	if k < 1 || total-head.Length < 1e-6 {
		return nil, false
	}
	return Part(line, 0, total-head.Length), true
}
