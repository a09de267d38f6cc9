package trajectories

import (
	"image/color"
	"testing"

	"drevo/widgets/draw"
)

func TestDenialsByKind(t *testing.T) {
	var pieces [64]byte
	pieces[sq("a8")], pieces[sq("a1")] = 'r', 'R'
	way := Trajectory{
		From: sq("a1"), Stops: sqs("e1 e5"), Beta: sqs("b1 c1 d1 e2 e3 e4"), HalfMoves: 3, Selected: true,
		Denials: []Denial{
			{Kind: Control, From: sq("h8"), Stops: sqs("h1 e1"), HalfMoves: 4, Works: true},
			{Kind: Blockade, From: sq("h3"), Stops: sqs("e3"), Beta: sqs("f3 g3"), HalfMoves: 2, Works: true},
			{Kind: Retreat, From: sq("e5"), Stops: sqs("b8"), HalfMoves: 2, Works: true},
		},
	}
	img, d := drawn(pieces, way)
	denial := d.Palette.Denial
	checkProbes(t, img, d, []probe{
		{"crosshair, its stroke", "e1", 0, 0.35, denial},
		{"crosshair, its ring", "e1", 0.21, 0.21, denial},
		{"the denying piece's way", "h4", 0, 0, denial},
		{"its stop", "h1", 0.03, 0.03, denial},
		{"the wall, first stroke", "e3", 0.15, 0.047, denial},
		{"the wall, second stroke", "e3", 0.15, -0.047, denial},
		{"between the strokes", "e3", 0.15, 0, d.Palette.Paper},
		{"a square that a denial passes", "f3", 0.04, 0.05, color.NRGBA{}},
		{"the head of a retreat", "b8", 0.06, 0.06, denial},
	})
	way.Selected = false
	img, d = drawn(pieces, way)
	checkProbes(t, img, d, []probe{{"the denying piece's way, of a trajectory that is not selected", "h4", 0, 0,
		color.NRGBA{}}})
}

func TestDenialThatFailsIsWeaker(t *testing.T) {
	ink := func(works bool) int {
		img, d := drawn([64]byte{}, Trajectory{From: sq("a1"), Stops: sqs("a3"), HalfMoves: 1, Selected: true,
			Denials: []Denial{
				{Kind: Control, From: sq("h3"), Stops: sqs("a3"), HalfMoves: 2, Works: works},
			}})
		return inks(img, d.Palette.Denial)
	}
	if strong, weak := ink(true), ink(false); weak == 0 || weak*3 > strong*2 {
		t.Errorf("%d pixels of a denial that works, %d of one that does not", strong, weak)
	}
}

func TestDenialOfADenial(t *testing.T) {
	pieces, all := capablanca()
	img, d := drawn(pieces, all...)
	if n := inks(img, d.Palette.Counter); n > 0 {
		t.Errorf("%d pixels of it while its denial is not selected", n)
	}
	all[0].Denials[0].Selected = true
	img, d = drawn(pieces, all...)
	if n := inks(img, d.Palette.Counter); n < 200 {
		t.Errorf("only %d pixels of it while its denial is selected", n)
	}
}

func TestTagsKeepApart(t *testing.T) {
	way := Trajectory{From: sq("a1"), Stops: sqs("e5"), Selected: true}
	for _, from := range []string{"e8", "h8", "h5", "h6"} {
		way.Denials = append(way.Denials, Denial{From: sq(from), Stops: sqs("e5")})
	}
	_, d := drawn([64]byte{})
	front := newGraph([]Trajectory{way}, true, Moment{})
	d.layGraph(front)
	denials := d.denials([]Trajectory{way}, Moment{})
	d.layDenials(denials, front)
	seen := map[draw.Point]bool{}
	for _, n := range denials {
		if seen[n.tag] {
			t.Errorf("two tags at %v", n.tag)
		}
		seen[n.tag] = true
	}
	if len(seen) != 4 {
		t.Errorf("%d tags, want 4", len(seen))
	}
}

// A denial on the line of its trajectory runs beside it, and a second one on the
// other side.
func TestDenialBesideItsTrajectory(t *testing.T) {
	line := []move{{sq("e1"), sq("e7")}}
	first := freeLane(line, []move{{sq("e8"), sq("e3")}})
	second := freeLane(append(line, move{sq("e8"), sq("e3")}), []move{{sq("e8"), sq("e4")}})
	if first == 0 || second == 0 || first == second {
		t.Errorf("denials on the same line are moved by %v and %v", first, second)
	}
	if got := freeLane(line, []move{{sq("a3"), sq("e3")}}); got != 0 {
		t.Errorf("a denial from the side is moved by %v", got)
	}
}
