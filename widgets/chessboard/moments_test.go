package chessboard

import (
	"image/color"
	"testing"
)

func TestReached(t *testing.T) {
	for at, want := range map[int]int{-1: 0, 0: 0, 1: 1, 2: 1, 3: 2, 5: 3, 9: 3} {
		if got := (Moment{On: true, HalfMoves: at}).reached(3, 5); got != want {
			t.Errorf("at half-move %d: %d stops of 1, 3 and 5 made, want %d", at, got, want)
		}
	}
	if got := (Moment{}).reached(3, 5); got != 3 {
		t.Errorf("without a moment %d stops are shown, want all", got)
	}
}

// momentScene is a rook that goes from a1 over a5 to e5, where a queen stands.
func momentScene(at int) Scene {
	s := NewScene()
	s.Pieces[sq("a1")], s.Pieces[sq("e5")], s.Pieces[sq("h8")] = 'R', 'q', 'b'
	s.Layers = []Layer{{Moment: Moment{On: true, HalfMoves: at}, Trajectories: []Trajectory{{
		From: sq("a1"), Stops: sqs("a5 e5"), HalfMoves: 3, Selected: true,
		Denials: []Denial{{Kind: Retreat, From: sq("e5"), Stops: sqs("f4"), HalfMoves: 2, Works: true}},
	}}}}
	return s
}

func TestGhosts(t *testing.T) {
	for _, c := range []struct {
		at     int
		ghosts string // squares of ghosts
		gone   string // squares whose man is veiled
	}{
		{0, "", ""}, {1, "a5", "a1"}, {2, "a5 f4", "a1 e5"}, {3, "e5 f4", "a1 e5"},
	} {
		s := momentScene(c.at)
		b := &brush{frame: newFrame(400, 400, false), scene: &s, tools: &tools{}}
		l := s.Layers[0]
		tracks := b.tracks(l.Trajectories, l.Moment)
		g := b.ghosts(tracks, b.threads(tracks, l.Moment))
		on, gone := map[int]bool{}, map[int]bool{}
		for _, s := range sqs(c.ghosts) {
			on[s] = true
		}
		for _, s := range sqs(c.gone) {
			gone[s] = true
		}
		for square := range 64 {
			if g.on(square) != on[square] || g.gone[square] != gone[square] {
				t.Errorf("half-move %d, %s: ghost %v, gone %v", c.at, SquareName(square), g.on(square), g.gone[square])
			}
		}
	}
}

func TestMomentIsSeen(t *testing.T) {
	s := momentScene(1)
	img, b := overlayOf(&s, 800)
	own := s.Palette.Own
	if got := look(img, b, "a3", 0, 0); !near(got, own, 8) {
		t.Errorf("the way that has been gone is %v", got)
	}
	if got := look(img, b, "c5", 0, 0); got.A == 0 || got.A > 150 {
		t.Errorf("the way to come has opacity %d, want it pale", got.A)
	}
	if got := look(img, b, "a1", -0.4, 0.4); got.A < 150 {
		t.Errorf("the man that has gone is veiled by opacity %d", got.A)
	}
	if got := look(img, b, "a5", 0, 0.2); got.A < 150 {
		t.Errorf("the ghost on a5 has opacity %d", got.A)
	}
	whole := s.Image(800)
	lit, unlit := whole.RGBAAt(97, 397), whole.RGBAAt(403, 397)
	if near(lit, s.Palette.Dark, 20) || !near(unlit, s.Palette.Dark, 2) {
		t.Errorf("a5 is %v and must be lit, e5 is %v and must not", lit, unlit)
	}
}

// While a trajectory is selected, the others stay whole.
func TestMomentIsOfTheSelected(t *testing.T) {
	s := momentScene(0)
	l := &s.Layers[0]
	l.Trajectories = append(l.Trajectories, Trajectory{From: sq("h1"), Stops: sqs("h3 h5"), HalfMoves: 3})
	for _, selected := range []bool{true, false} {
		l.Trajectories[0].Selected = selected
		b := &brush{frame: newFrame(400, 400, false), scene: &s, tools: &tools{}}
		for _, k := range b.tracks(l.Trajectories, l.Moment) {
			if want := !selected || k.Selected; k.paused != want {
				t.Errorf("selected one there: %v; a trajectory from %s is stopped: %v", selected, SquareName(k.From), k.paused)
			}
		}
	}
}

func TestSeveralGhostsOnASquare(t *testing.T) {
	s := NewScene()
	img, b := overlayOf(&s, 800)
	b.ghostsOn(sq("d4"), []ghost{{man: 'Q'}, {man: 'n'}})
	left, right, below := look(img, b, "d4", -0.23, -0.1), look(img, b, "d4", 0.23, -0.1), look(img, b, "d4", 0, 0.3)
	if left.A == 0 || right.A == 0 || below != (color.RGBA{}) {
		t.Errorf("left %v, right %v, below %v", left, right, below)
	}
}
