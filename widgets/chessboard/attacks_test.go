package chessboard

import (
	"image/color"
	"strings"
	"testing"

	"drevo/internal/boardtest"
	"drevo/widgets/draw"
)

// tacticsScene has threats, a hanging piece, both kinds of pins and the attacks of both sides.
func tacticsScene() Scene {
	s := NewScene()
	s.Pieces = placed("r1bqk2r/ppp2ppp/2n2n2/3pp3/1bB1P3/2NP1N2/PPP2PPP/R1BQK2R")
	attacks := []Attacks{{}, {Black: true}}
	for i, squares := range []string{"d5 d5 d5 e5 b5 b5 e4 e4 d2 d2 d2 d2 d2", "d5 d5 e5 e4 e4 d6 d6 d6"} {
		for _, square := range boardtest.Squares(squares) {
			attacks[i].Counts[square]++
		}
	}
	s.Layers = []Layer{
		{Key: "threats", Arrows: []Arrow{
			{From: sq("d5"), To: sq("c4"), Width: 0.5, Role: RoleBlack, Dashed: true, Label: "+2"},
			{From: sq("f3"), To: sq("e5"), Width: 0.4, Role: RoleWhite, Label: "+1"},
			{From: sq("g2"), To: sq("g4"), Width: 1, Role: RoleBest, Label: "1"},
			{From: sq("h2"), To: sq("h4"), Width: 0.3, Role: RoleForced, Label: "1", Time: true},
		}},
		{Key: "hanging", Marks: []Mark{{Square: sq("c4"), Kind: MarkRing, Role: RoleHanging, Text: "−2"}}},
		{Key: "pins", Arrows: []Arrow{{From: sq("b4"), To: sq("e1"), Width: 0.2, Role: RolePin}, {From: sq("a4"),
			To: sq("d8"), Width: 0.2, Role: RolePin, Dashed: true}},
			Marks: []Mark{{Square: sq("c3"), Kind: MarkFrame, Role: RolePin}}},
		{Key: "white", Attacks: attacks[:1]},
		{Key: "black", Attacks: attacks[1:]},
	}
	return s
}

// TestTacticsPictures draws all of them in the palettes, for the eye.
func TestTacticsPictures(t *testing.T) {
	for _, p := range Palettes() {
		s := tacticsScene()
		s.Palette = p
		boardtest.Compare(t, "tactics_"+strings.ToLower(strings.TrimPrefix(p.Name, "High ")), s.Image(320))
	}
}

// TestAttackedSquares: a side alone tints all of a square, the stronger the more often it attacks;
// both share it, White at the lower left; the counts stand on the signs of the sides.
func TestAttackedSquares(t *testing.T) {
	s := tacticsScene()
	s.Pieces = [64]byte{}
	s.Layers = s.Layers[3:]
	img := s.Image(800)
	near := func(square string, dx, dy int) color.NRGBA {
		at := NewPainter(img, &s).Centre(sq(square))
		return color.NRGBAModel.Convert(img.At(int(at.X)+dx, int(at.Y)+dy)).(color.NRGBA)
	}
	blue := func(c color.NRGBA) bool { return c.B > c.R }
	if once, often := near("b5", 20, -20), near("d2", 20, -20); !blue(once) || !blue(often) ||
		brightness(once) <= brightness(often) {
		t.Errorf("twice %v, five times %v", once, often)
	}
	if d6 := near("d6", -20, 20); blue(d6) {
		t.Errorf("Black's square is %v", d6)
	}
	if white, black := near("d5", -15, 15), near("d5", 15, -15); !blue(white) || blue(black) {
		t.Errorf("of a shared square White has %v, Black %v", white, black)
	}
	if sign := near("d5", -48, 37); !blue(sign) { // in its disc's corner
		t.Errorf("the corner of White's count is %v", sign)
	}
}

// TestLegendOfTactics lists each sign once, and those of an unlisted layer only when asked.
func TestLegendOfTactics(t *testing.T) {
	d := newDesk(t)
	s := tacticsScene()
	s.Layers[2].Unlisted = true
	d.SetLayers(s.Layers)
	want := "Black's threat, White's threat, Best, Forced, Hangs, White attacks it, so often, Black attacks it, so often"
	if got := joined(d.Legend()); got != want {
		t.Errorf("legend: %s\nwant:   %s", got, want)
	}
	if got := joined(d.LegendOf("pins")); got != "Pin to the king, Pin to the queen, Pinned" {
		t.Errorf("of the pins: %s", got)
	}
	testSamples(t, tacticsScene())
}

func joined(entries []LegendEntry) (text string) {
	for i, name := range names(entries) {
		if i > 0 {
			text += ", "
		}
		text += name
	}
	return text
}

// TestDrawnColoursAreTheirOwn: what the user draws has no colour that anything else has, in any
// palette, nor do the moves of the programme have that of a side.
func TestDrawnColoursAreTheirOwn(t *testing.T) {
	for _, p := range Palettes() {
		others := map[string]color.NRGBA{"best": p.Roles[RoleBest], "alternative": p.Roles[RoleAlternative], "White": p.Own,
			"Black": p.Enemy, "forced": p.Roles[RoleForced], "pin": p.Roles[RolePin]}
		for role := RoleUser1; role <= RoleUser4; role++ {
			for name, c := range others {
				if far := distance(p.Roles[role], c); far < 60 {
					t.Errorf("%s: drawn colour %d is %.0f from %s", p.Name, role-RoleUser1+1, far, name)
				}
			}
		}
		for _, moves := range []string{"best", "alternative"} {
			for _, side := range []string{"White", "Black"} {
				if far := distance(others[moves], others[side]); far < 60 {
					t.Errorf("%s: %s is %.0f from %s", p.Name, moves, far, side)
				}
			}
		}
	}
}

// distance is how far two colours are apart, 0 to 441.
func distance(a, b color.NRGBA) float64 {
	return draw.Point{X: draw.Point{X: float64(a.R) - float64(b.R), Y: float64(a.G) - float64(b.G)}.Len(),
		Y: float64(a.B) - float64(b.B)}.Len()
}

// TestPlatesTellNumbersApart: a rank stands on a square plate, a half-move on a round one.
func TestPlatesTellNumbersApart(t *testing.T) {
	corner := func(time bool) color.NRGBA {
		s := NewScene()
		s.Layers = []Layer{{Arrows: []Arrow{{From: sq("a4"), To: sq("h4"), Role: RoleForced, Label: "8", Time: time}}}}
		img, p := overlayOf(&s, 800)
		r := p.routes(s.Layers[0].Arrows)[0]
		at := p.labelPlace(r, nil, 1)
		half := float64(p.TextSize(0.2))*0.72 - 2
		return color.NRGBAModel.Convert(img.At(int(at.X-half), int(at.Y-half))).(color.NRGBA)
	}
	if square, round := corner(false), corner(true); square.A < 0xf0 || round.A > 0x80 {
		t.Errorf("the corner of a square plate is %v, of a round one %v", square, round)
	}
}
