package readout

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
)

// Share is the count of one kind.
type Share struct {
	Name   string
	Letter string // stands for the kind in the bar, so that no one has to tell colours apart
	Count  int64
	Colour color.Color
}

// KindsBar is a bar that is divided among kinds in proportion to their counts, each with its colour, its letter
// and, where there is room, its per cent. A kind that occurs at all is at least two units wide.
type KindsBar struct {
	draw.Widget

	// Hint is a sentence that stands above the counts.
	Hint string

	shares []Share
	total  int64
}

// shareStyle is the look of its texts.
var shareStyle = draw.Style{Size: theme.SizeNameCaptionText, Bold: true, Align: fyne.TextAlignCenter}

// NewKindsBar returns an empty bar.
func NewKindsBar() *KindsBar {
	b := &KindsBar{}
	b.Init(b, b.draw, b.hintAt)
	b.HintsAbove = true
	return b
}

// SetShares shows other counts; counts below nothing are taken for nothing. Cost: nothing when all
// is as before, else one drawing.
func (b *KindsBar) SetShares(shares []Share) {
	if slices.Equal(shares, b.shares) {
		return
	}
	b.shares = append(b.shares[:0], shares...)
	b.total = 0
	for i := range b.shares {
		b.shares[i].Count = max(0, b.shares[i].Count)
		b.total += b.shares[i].Count
	}
	if b.Visible() {
		b.Surface.Refresh()
	}
	b.Tell()
}

// MinSize has room for three kinds with letters and per cents.
func (b *KindsBar) MinSize() fyne.Size {
	return fyne.NewSize(150, b.Surface.LineHeight(shareStyle)+2)
}

// divide returns where the kinds end in a bar of the given length, which they fill. Every kind with
// a count gets at least the given width as long as there is room for all.
func divide(shares []Share, total int64, length, least int) []int {
	ends := make([]int, len(shares))
	there := 0
	for _, s := range shares {
		if s.Count > 0 {
			there++
		}
	}
	if there*least > length {
		least = 0
	}
	rest := length - there*least // divided in proportion
	before, sum := 0, int64(0)
	for i, s := range shares {
		if s.Count > 0 {
			before += least
			sum += s.Count
		}
		ends[i] = before
		if total > 0 {
			ends[i] += int(float64(rest)*float64(sum)/float64(total) + 0.5)
		}
	}
	return ends
}

// draw draws the bar.
func (b *KindsBar) draw(p *draw.Context) {
	if b.total == 0 {
		p.FillPixels(p.Bounds(), p.Colour(theme.ColorNameSeparator))
		return
	}
	x := 0
	for i, end := range divide(b.shares, b.total, p.Bounds().Dx(), p.Px(2)) {
		if end > x {
			cell := image.Rect(x, 0, end, p.Bounds().Dy())
			if x > 0 && cell.Dx() > p.Hair() { // a gap between neighbours
				cell.Min.X += p.Hair()
			}
			b.drawShare(p, b.shares[i], cell)
		}
		x = end
	}
}

// drawShare draws one kind with as much text as fits.
func (b *KindsBar) drawShare(p *draw.Context, s Share, cell image.Rectangle) {
	ground := color.NRGBAModel.Convert(s.Colour).(color.NRGBA)
	p.FillPixels(cell, ground)
	face := p.Face(shareStyle)
	cell.Min.X, cell.Max.X = cell.Min.X+p.Px(2), cell.Max.X-p.Px(2)
	for _, text := range []string{s.Letter + noBreak + percent(s.Count, b.total, 0), s.Letter} {
		if face.Width(text) <= cell.Dx() {
			p.TextPixels(text, cell, shareStyle, draw.Readable(ground))
			return
		}
	}
}

// hintAt returns the hint at a place: the kind there, then all others.
func (b *KindsBar) hintAt(at fyne.Position, inside bool) string {
	if !inside {
		return ""
	}
	lines := []string{b.Hint}
	if b.total > 0 {
		here := b.shareAt(at.X)
		for i, s := range b.shares {
			line := fmt.Sprintf("%s: %s (%s)", s.Name, number.Grouped(s.Count), percent(s.Count, b.total, 1))
			if i == here {
				lines = slices.Insert(lines, 1, line)
			} else {
				lines = append(lines, line)
			}
		}
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

// shareAt returns the kind at a place of the bar.
func (b *KindsBar) shareAt(x float32) int {
	const fine = 4 // parts of a unit
	ends := divide(b.shares, b.total, int(b.Size().Width*fine), 2*fine)
	for i, end := range ends {
		if x*fine < float32(end) {
			return i
		}
	}
	return len(ends) - 1
}

// noBreak joins what belongs together, so that wrapped hints keep it on one line.
const noBreak = "\u00a0"

// percent writes a part of a whole; what is there is never written as nothing, and what lacks
// something never as all.
func percent(part, whole int64, decimals int) string {
	v, sign, least := 100*float64(part)/float64(max(whole, 1)), "", math.Pow(10, -float64(decimals))
	switch {
	case part > 0 && v < least:
		v, sign = least, "<"
	case part < whole && v > 100-least:
		v, sign = 100-least, ">"
	}
	return sign + strconv.FormatFloat(v, 'f', decimals, 64) + noBreak + "%"
}
