package treeview

import (
	"math"

	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Sized is a source that knows how many nodes a row stands for with all below it. A closed row then has a lantern: a
// line below its first cell, twelve units long for each digit of that number, and the brighter the longer it is.
type Sized interface {
	Below(id ID) uint64
}

// The lantern: how long it is for a factor of ten, how high, and how bright from one node to a million.
const (
	lanternStep     float32 = 12
	lanternHeight   float32 = 2
	lanternFaint            = 70
	lanternBright           = 255
	lanternBrightAt         = 6
)

// lantern returns how long the line of so many nodes is, and how bright.
func lantern(nodes uint64) (length float32, alpha uint8) {
	if nodes < 2 {
		return 0, 0
	}
	digits := math.Log10(float64(nodes))
	return float32(digits) * lanternStep, uint8(lanternFaint + (lanternBright-lanternFaint)*min(digits/lanternBrightAt, 1))
}

// drawLantern draws how much is folded into a closed row.
func (s source) drawLantern(p *rows.Row, depth int, id ID) {
	whole := s.index.source
	if part, ok := whole.(subtree); ok {
		whole = part.Source
	}
	sized, ok := whole.(Sized)
	if !ok || s.index.isOpen(id) || !s.index.source.HasChildren(id) {
		return
	}
	length, alpha := lantern(sized.Below(id))
	x := s.contentX(depth)
	if length = min(length, s.look.first-x); length > 0 {
		p.FillWith(draw.Rect{X: x, Y: p.Height - lanternHeight, W: length, H: lanternHeight},
			p.Faded(theme.ColorNamePrimary, alpha))
	}
}
