package draw

import (
	"fmt"
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// phases is how many horizontal fractions of a pixel a glyph is kept at. Quarter pixels give
// letters an even spacing without a visible cost in memory.
const phases = 4

// Ellipsis ends a text that was cut to fit.
const Ellipsis = '…'

// Face is a glyph atlas: the letters of one style at one pixel size, each rasterised once, when
// it is first drawn. Lengths are in pixels of the target image, so a caller multiplies by the
// canvas scale before it makes a face; the result is crisp at any scale. A text with letters that the
// atlas has not, or that join or run from right to left, is set as a whole, see line.
//
// Figures are tabular: every digit takes the width of the widest, and columns of numbers align.
// A face is not safe for concurrent use.
type Face struct {
	sources []source
	size    float64
	bold    bool
	ascent  int
	descent int
	digit   fixed.Int26_6

	ascii [128]letter
	other map[rune]*letter

	scripts func() *scripts  // of texts that the atlas does not set; nil: it sets all
	lines   map[string]*line // of those
}

// source is one font of the fallback chain.
type source struct {
	font *sfnt.Font
	face font.Face
}

// letter is one character: where it came from, how wide it is, and its masks.
type letter struct {
	known   bool
	missing bool // no font has it
	source  int
	shape   rune // itself; the plus for a minus that the font lacks
	advance fixed.Int26_6
	shift   fixed.Int26_6 // centres a narrow digit in the tabular width
	masks   [phases]*glyph
}

// glyph is a coverage mask; offset is its top left corner relative to the pen on the baseline.
type glyph struct {
	mask   *image.Alpha
	offset image.Point
}

// NewFace returns a face of the given size in pixels per em. A character that the first font lacks
// is taken from the next that has it.
func NewFace(size float32, fonts ...fyne.Resource) (*Face, error) {
	f := &Face{size: float64(size), other: map[rune]*letter{}}
	for _, r := range fonts {
		if r == nil {
			continue
		}
		parsed, err := sfnt.Parse(r.Content())
		if err != nil {
			return nil, fmt.Errorf("new face: font %s: %w", r.Name(), err)
		}
		if err := f.add(parsed); err != nil {
			return nil, fmt.Errorf("new face: font %s: %w", r.Name(), err)
		}
	}
	if len(f.sources) == 0 {
		return nil, fmt.Errorf("new face: no font given")
	}
	f.measure()
	return f, nil
}

// add appends one font to the fallback chain.
func (f *Face) add(parsed *sfnt.Font) error {
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: f.size, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return err
	}
	f.sources = append(f.sources, source{parsed, face})
	return nil
}

// measure takes the line metrics from the first font and finds the tabular width.
func (f *Face) measure() {
	m := f.sources[0].face.Metrics()
	f.ascent, f.descent = m.Ascent.Ceil(), m.Descent.Ceil()
	for r := '0'; r <= '9'; r++ {
		f.digit = max(f.digit, f.letter(r).advance)
	}
	for r := '0'; r <= '9'; r++ {
		l := f.letter(r)
		l.shift = (f.digit - l.advance) / 2
		l.advance = f.digit
	}
}

// Size returns the size in pixels per em.
func (f *Face) Size() float32 { return float32(f.size) }

// Ascent returns the height above the baseline, Descent the depth below it, in pixels.
func (f *Face) Ascent() int { return f.ascent }

// Descent returns the depth below the baseline, in pixels.
func (f *Face) Descent() int { return f.descent }

// Height returns the height of a line, in pixels.
func (f *Face) Height() int { return f.ascent + f.descent }

// DigitHeight returns the height of the digits, in pixels.
func (f *Face) DigitHeight() float64 { return 0.714 * f.size }

// Baseline returns the y at which text stands vertically centred between top and bottom.
func (f *Face) Baseline(top, bottom int) int {
	return (top + bottom + f.ascent - f.descent + 1) / 2
}

// Width returns the advance of a text in pixels, rounded up.
func (f *Face) Width(s string) int {
	return f.advance(s).Ceil()
}

func (f *Face) advance(s string) fixed.Int26_6 {
	if l := f.line(s); l != nil {
		return l.width
	}
	var w fixed.Int26_6
	for _, r := range s {
		w += f.letter(r).advance
	}
	return w
}

// Fit returns how many bytes of s to show, and whether an ellipsis follows, so that it takes at
// most width pixels.
func (f *Face) Fit(s string, width int) (n int, cut bool) {
	limit := fixed.I(max(width, 0))
	if f.line(s) != nil {
		return f.fitLine(s, limit)
	}
	short := limit - f.letter(Ellipsis).advance
	var w fixed.Int26_6
	for i, r := range s {
		if w <= short {
			n = i
		}
		if w += f.letter(r).advance; w > limit {
			return n, true
		}
	}
	return len(s), false
}

// Draw writes s with the pen at (x, baseline), inside clip only, and returns the pen's x after it.
func (f *Face) Draw(dst *image.RGBA, clip image.Rectangle, x, baseline int, s string, c color.NRGBA) int {
	pen := fixed.I(x)
	if l := f.line(s); l != nil {
		l.draw(dst, clip, x, baseline, f.size, c)
		return (pen + l.width).Ceil()
	}
	for _, r := range s {
		l := f.letter(r)
		at := pen + l.shift
		g := f.glyph(l, r, int(at&63)*phases/64)
		blit(dst, clip, g.mask, g.offset.Add(image.Pt(at.Floor(), baseline)), c)
		pen += l.advance
	}
	return pen.Ceil()
}

// DrawCell writes s vertically centred in a cell, cut with an ellipsis where it is too long, and
// reports whether it was cut. A cut text always stands at the leading edge.
func (f *Face) DrawCell(dst *image.RGBA, cell image.Rectangle, s string, align fyne.TextAlign, c color.NRGBA) bool {
	n, cut := f.Fit(s, cell.Dx())
	y := f.Baseline(cell.Min.Y, cell.Max.Y)
	if cut {
		end := f.Draw(dst, cell, cell.Min.X, y, s[:n], c)
		f.Draw(dst, cell, end, y, string(Ellipsis), c)
		return true
	}
	x, _ := f.place(cell, s, align)
	f.Draw(dst, cell, x, y, s, c)
	return false
}

// place returns where s begins in a cell, and how far it runs.
func (f *Face) place(cell image.Rectangle, s string, align fyne.TextAlign) (x, width int) {
	width = min(f.Width(s), cell.Dx())
	switch align {
	case fyne.TextAlignTrailing:
		return cell.Max.X - width, width
	case fyne.TextAlignCenter:
		return (cell.Min.X + cell.Max.X - width) / 2, width
	}
	return cell.Min.X, width
}

// letter finds a character, measuring it the first time.
func (f *Face) letter(r rune) *letter {
	if r >= 0 && r < rune(len(f.ascii)) {
		l := &f.ascii[r]
		if !l.known {
			*l = f.lookUp(r)
		}
		return l
	}
	l := f.other[r]
	if l == nil {
		found := f.lookUp(r)
		l = &found
		f.other[r] = l
	}
	return l
}

// minus is the true minus sign. Where the first font has none, as Fyne's, it is the bar of its plus: as wide and
// as high as that, so that signs of one column stand below each other, and no letter from another font moves the
// text.
const minus = '−'

// lookUp walks the fallback chain; a character that no font has gets the first font's box.
func (f *Face) lookUp(r rune) letter {
	l := letter{known: true, shape: r}
	var buf sfnt.Buffer
	for i, s := range f.sources {
		if index, err := s.font.GlyphIndex(&buf, r); err == nil && index != 0 {
			l.source = i
			break
		}
	}
	if r == minus && l.source > 0 {
		return f.lookUp('+')
	}
	if l.source < len(f.sources) {
		l.advance, _ = f.sources[l.source].face.GlyphAdvance(r)
	}
	return l
}
