package chessboard

import (
	"image/color"
	"math"
	"strings"
	"testing"

	"drevo/widgets/chessboard/pieces"
	"drevo/widgets/draw"
)

const smallSVG = `<svg viewBox="0 0 90 90"><defs><linearGradient><stop offset="0" stop-color="#000000"/>` +
	`<stop offset="0.5" stop-color="#640000"/><stop offset="1" stop-color="#c80000"/></linearGradient></defs>` +
	`<g fill="url(#g)" stroke="#00ff00" stroke-width="2">%</g></svg>`

func TestReadDrawing(t *testing.T) {
	d, err := readDrawing([]byte(strings.Replace(smallSVG, "%",
		`<path d="M 1,2 L 4,6 H 9 V 1 C 9,0 8,0 7,0 Z"/><path fill="none" stroke="none" d="M 0,0 L 3,4"/>`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	p, q := d.Group.Paths[0], d.Group.Paths[1]
	if len(p.Outline.steps) != 5 || !p.Outline.closed || p.Width != 2 || p.Stroke.NRGBA != rgb(0x00ff00) {
		t.Errorf("first path: %+v", p)
	}
	if end := p.Outline.steps[4][2]; end != (draw.Point{X: 7, Y: 0}) {
		t.Errorf("it ends at %v", end)
	}
	if q.Outline.closed || *q.Fill != (paint{}) || !p.Fill.gradient || q.Stroke.A != 0 {
		t.Errorf("second path: %+v", q)
	}
	if got := draw.Length(q.Outline.points(3)); math.Abs(got-15) > 1e-9 {
		t.Errorf("the line of 5 is %.2f long at a scale of 3", got)
	}
	for part, want := range map[float64]uint8{0: 0, 0.25: 50, 0.5: 100, 0.75: 150, 1: 200} {
		if got := d.shade(part); got != (color.NRGBA{R: want, A: 255}) {
			t.Errorf("gradient at %.2f is %v, want red %d", part, got, want)
		}
	}
}

func TestBadDrawings(t *testing.T) {
	for name, c := range map[string][2]string{
		"not XML":         {"<svg", "reading a piece"},
		"unknown command": {strings.Replace(smallSVG, "%", `<path d="M 1,1 q 2,2"/>`, 1), "command \"q\""},
		"too few numbers": {strings.Replace(smallSVG, "%", `<path d="M 1,1 C 2,2"/>`, 1), "command \"C\""},
		"no number":       {strings.Replace(smallSVG, "%", `<path d="M 1,x"/>`, 1), "command M"},
		"bad colour":      {strings.Replace(smallSVG, "%", `<path fill="pink" d="M 1,1"/>`, 1), "colour \"pink\""},
		"bad stop":        {strings.Replace(smallSVG, "#640000", "#64", 1), "colour \"#64\""},
	} {
		if _, err := readDrawing([]byte(c[0])); err == nil || !strings.Contains(err.Error(), c[1]) {
			t.Errorf("%s: error %v, want one with %q", name, err, c[1])
		}
	}
}

// Every piece is read, and drawn to the view box that the reader takes for granted.
func TestAllPiecesAreThere(t *testing.T) {
	files, err := pieces.Files.ReadDir(".")
	if err != nil || len(files) != 12 || len(drawings()) != 12 {
		t.Fatalf("%d files, %d drawings, %v", len(files), len(drawings()), err)
	}
	for _, file := range files {
		data, err := pieces.Files.ReadFile(file.Name())
		if err != nil || !strings.Contains(string(data), `viewBox="0 0 90 90"`) {
			t.Errorf("%s has another view box (%v)", file.Name(), err)
		}
	}
}
