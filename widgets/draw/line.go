package draw

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"sort"

	"github.com/go-text/render"
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
)

// mostLines bounds the lines that a face keeps.
const mostLines = 512

// line is a text that the glyph atlas does not set, shaped as its scripts want: letters joined, from the right where
// they are read so, each stretch in a font that has it.
type line struct {
	runs            []shaping.Output // as they stand from the left
	width           fixed.Int26_6
	ascent, descent int
	colour          color.NRGBA
	picture         *image.RGBA // in that colour, nil until it is drawn
}

// beyond reports whether the glyph atlas does not set a character: it has no letter for it, or the letters of its
// script are more than one beside the other.
func (f *Face) beyond(r rune) bool {
	const hebrew, latinExtended, cjk = 0x590, 0x1E00, 0x2E80
	if r < hebrew {
		return r >= 0x80 && f.letter(r).missing
	}
	return r < latinExtended || r >= cjk || f.letter(r).missing
}

// line returns a text as a line, nil where the atlas sets it.
func (f *Face) line(text string) *line {
	if f.scripts == nil || !slices.ContainsFunc([]rune(text), f.beyond) {
		return nil
	}
	l := f.lines[text]
	if l == nil {
		if f.lines == nil || len(f.lines) >= mostLines {
			f.lines = map[string]*line{}
		}
		l = newLine(f.scripts(), text, f.size)
		f.lines[text] = l
	}
	return l
}

// newLine shapes a text at a size in pixels.
func newLine(s *scripts, text string, size float64) *line {
	runes := []rune(s.legible(text))
	input := shaping.Input{Text: runes, RunEnd: len(runes), Size: fixed.Int26_6(size * 64), Face: s.first[0]}
	if RightToLeft(text) {
		input.Direction = di.DirectionRTL
	}
	var segmenter shaping.Segmenter
	var shaper shaping.HarfbuzzShaper
	var wrapper shaping.LineWrapper
	var runs shaping.Line
	for _, part := range segmenter.Split(input, s) {
		runs = append(runs, shaper.Shape(part))
	}
	wrapper.Prepare(shaping.WrapConfig{Direction: input.Direction}, runes, shaping.NewSliceIterator(runs))
	wrapped, _ := wrapper.WrapNextLine(math.MaxInt)
	l := &line{runs: slices.Clone(wrapped.Line)}
	sort.SliceStable(l.runs, func(i, j int) bool { return l.runs[i].VisualIndex < l.runs[j].VisualIndex })
	for _, run := range l.runs {
		l.width += run.Advance
		l.ascent = max(l.ascent, run.LineBounds.Ascent.Ceil())
		l.descent = max(l.descent, -run.LineBounds.Descent.Floor())
	}
	return l
}

// draw writes the line with the pen at (x, baseline), inside clip only.
func (l *line) draw(dst *image.RGBA, clip image.Rectangle, x, baseline int, size float64, c color.NRGBA) {
	if l.picture == nil || l.colour != c {
		l.picture, l.colour = image.NewRGBA(image.Rect(0, 0, l.width.Ceil()+2, l.ascent+l.descent)), c
		r := render.Renderer{FontSize: float32(size), PixScale: 1, Color: c}
		pen := fixed.Int26_6(0)
		for _, run := range l.runs {
			r.DrawShapedRunAt(run, l.picture, pen.Round(), l.ascent)
			pen += run.Advance
		}
	}
	at := l.picture.Rect.Add(image.Pt(x, baseline-l.ascent))
	area := at.Intersect(clip).Intersect(dst.Rect)
	draw.Draw(dst, area, l.picture, area.Min.Sub(at.Min), draw.Over)
}

// fitLine is Fit for a text that the atlas does not set.
func (f *Face) fitLine(text string, width fixed.Int26_6) (n int, cut bool) {
	if f.advance(text) <= width {
		return len(text), false
	}
	var ends []int // of its characters
	for i := range text {
		ends = append(ends, i)
	}
	short := width - f.letter(Ellipsis).advance
	n = sort.Search(len(ends), func(i int) bool { return f.advance(text[:ends[i]]) > short })
	return ends[max(n-1, 0)], true
}
