package trajectories

import (
	"image/color"
	"testing"

	"drevo/internal/boardtest"
	"drevo/widgets/chessboard"
)

func TestPictures(t *testing.T) {
	pieces, all := capablanca()
	_, denied := capablanca()
	denied[0].Denials[0].Selected = true
	whole := sceneOf(pieces, &Overlay{Trajectories: all})
	moment := sceneOf(pieces, &Overlay{Trajectories: all, Moment: Moment{On: true, HalfMoves: 1}})
	night := sceneOf(pieces, &Overlay{Trajectories: denied})
	night.Palette, night.Flipped = chessboard.NightPalette(), true
	crowd := sceneOf(pieces, &Overlay{Trajectories: many(60)})
	for name, s := range map[string]chessboard.Scene{"map": whole, "moment": moment, "night": night, "crowd": crowd} {
		boardtest.Compare(t, name, s.Image(400))
	}
}

func TestSigns(t *testing.T) {
	img, d := drawn([64]byte{},
		Trajectory{From: sq("a1"), Stops: sqs("a5 e5"), Beta: sqs("a3 c5"), Side: White, F: FOpen, Selected: true},
		Trajectory{From: sq("h1"), Stops: sqs("h4"), Beta: sqs("h3"), Side: Black, F: FClosed, Selected: true},
	)
	own, enemy, white := d.Palette.Own, d.Palette.Enemy, color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
	checkProbes(t, img, d, []probe{
		{"alpha-square", "a5", 0.1, 0.1, own},
		{"inside a beta-square", "a3", 0, 0, white},
		{"beta-square's ring", "a3", 0.085, 0, own},
		{"line", "a2", 0, 0, own},
		{"target's disc", "e5", 0.1, 0, own},
		{"target's ring", "e5", 0, targetRadius, own},
		{"between disc and ring", "e5", 0, 0.3, color.NRGBA{}},
		{"enemy's diamond, towards its corner", "h4", 0.2, 0, enemy},
		{"beside it, where a disc would be", "h4", 0.16, 0.16, color.NRGBA{}},
		{"enemy's ring", "h4", -targetRadius * 1.18, 0, enemy},
		{"bar before a closed target", "h4", 0.12, targetRadius + 0.13, enemy},
	})
}

func TestStopsShowF(t *testing.T) {
	img, d := drawn([64]byte{},
		Trajectory{From: sq("a1"), Stops: sqs("a4 a7"), StopF: []int{0, 1, 0}, F: FOpen, Selected: true},
		Trajectory{From: sq("h1"), Stops: sqs("h4 h7"), Side: Black, StopF: []int{1, 0, -1}, F: FOpen, Selected: true},
	)
	own, enemy, paper := d.Palette.Own, d.Palette.Enemy, d.Palette.Paper
	checkProbes(t, img, d, []probe{
		{"an open stop", "a4", 0.1, 0, own},
		{"around it", "a4", 0.21, 0, paper},
		{"its ring", "a4", 0.242, 0, own},
		{"inside a closed stop", "a7", 0.1, 0, paper},
		{"its edge", "a7", 0.158, 0, own},
		{"its stroke", "a7", 0.16, -0.16, own},
		{"inside a closed start", "a1", 0.06, 0.02, paper},
		{"its stroke through the middle", "a1", 0, 0, own},
		{"an open start", "h1", 0, 0, enemy},
		{"inside the enemy's closed stop", "h4", 0.1, 0, paper},
		{"a stop of which nothing is known", "h7", 0.1, 0, enemy},
	})
}

// f is shown where it is known, and a list that is too short is no harm.
func TestShortStopF(t *testing.T) {
	tr := Trajectory{Stops: []int{1, 2}, StopF: []int{1, 0}}
	for i, want := range []int{FOpen, FClosed, FUnknown, FUnknown} {
		if got := tr.f(i); got != want {
			t.Errorf("f after %d moves is %d, want %d", i, got, want)
		}
	}
}

func TestArrival(t *testing.T) {
	for i, want := range []int{2, 4, 6} {
		if got := (way{stops: make([]int, 3), halfMoves: 6}).arrival(i); got != want {
			t.Errorf("stop %d is reached at %d, want %d", i, got, want)
		}
	}
}

// A crowd that steps back leaves the selected trajectory as strong as it is alone.
func TestSelectedStandsOutOfACrowd(t *testing.T) {
	chosen := Trajectory{From: sq("b1"), Stops: sqs("b6"), HalfMoves: 1, F: FOpen, Selected: true}
	img, d := drawn([64]byte{}, append([]Trajectory{chosen}, many(60)...)...)
	if got := look(img, d, "b3", 0, 0.25); !near(got, d.Palette.Own, 8) {
		t.Errorf("the selected way is %v", got)
	}
	pale := 0
	for _, name := range []string{"d1", "g1", "d5", "g5", "e3", "e6"} {
		for at := -0.45; at < 0.45; at += 0.05 {
			if got := look(img, d, name, at, 0.4); got.A > 0 {
				pale++
				if near(got, d.Palette.Own, 20) || near(got, d.Palette.Enemy, 20) {
					t.Errorf("beside it, %s has the full colour %v", name, got)
				}
			}
		}
	}
	if pale == 0 {
		t.Error("nothing of the crowd was met")
	}
}

// Signs leave the middle of a square to its number.
func TestStopsMakeRoomForNumbers(t *testing.T) {
	o := &Overlay{Trajectories: []Trajectory{{From: sq("a1"), Stops: sqs("d4"), HalfMoves: 1, Selected: true}}}
	s := sceneOf([64]byte{}, o)
	free := s.Image(800)
	s.Layers = append(s.Layers, chessboard.Layer{Numbers: []chessboard.Number{{Square: sq("d4"), Text: "2"}}})
	numbered := s.Image(800)
	d := newDrawing(chessboard.NewPainter(free, &s))
	own := s.Palette.Own
	if !near(look(free, d, "d4", -0.12, 0.12), own, 8) || near(look(numbered, d, "d4", -0.14, 0), own, 8) {
		t.Error("the stop does not leave the middle to the number")
	}
	corners := 0
	for _, c := range [][2]float64{{1, 1}, {1, -1}, {-1, -1}} { // the way comes from the fourth
		if near(look(numbered, d, "d4", c[0]*0.2, c[1]*0.28), own, 8) {
			corners++
		}
	}
	if corners != 1 {
		t.Errorf("the stop is seen in %d of the free corners", corners)
	}
}

// Whatever is wrong with the data, nothing panics.
func TestBadData(t *testing.T) {
	o := &Overlay{
		Trajectories: append([]Trajectory{
			{From: 3, Stops: []int{3}, Selected: true, StopF: []int{7}, Denials: []Denial{
				{From: 3, Stops: []int{3}, Kind: 9, Works: true}, {From: -1, Stops: []int{2}}, {From: 5},
				{From: 5, Stops: []int{64}}, {From: 5, Stops: []int{8}, Beta: []int{-4}, Selected: true, Kind: Retreat},
			}},
			{From: 9, Stops: []int{10}, Side: 5, F: 12, HalfMoves: -3},
			{From: 70}, {From: 0}, {From: 0, Stops: []int{99}}, {From: 0, Stops: []int{0}, Beta: []int{0}},
		}, many(20)...),
		Moment: Moment{On: true, HalfMoves: -5},
	}
	badges := Badges{{Square: 64, Type: 1}, {Square: 3, Type: -1}, {Square: 3, Type: 9}, {Square: 4, Type: 2,
		Text: "a long text"}}
	for _, moment := range []Moment{o.Moment, {}} {
		o.Moment = moment
		s := sceneOf([64]byte{}, o)
		s.Layers[0].Overlays = append(s.Layers[0].Overlays, badges)
		for _, size := range []int{0, 1, 8, 40, 200} {
			s.Image(size)
		}
		for _, e := range s.Legend() {
			e.Sample(3, 2)
		}
	}
}
