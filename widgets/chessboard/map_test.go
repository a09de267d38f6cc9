package chessboard

import (
	"image"
	"image/color"
	"testing"

	"drevo/widgets/paint"
)

// look returns the colour of a picture at a place given in squares from the
// middle of a square, right and down.
func look(img *image.RGBA, b *brush, name string, dx, dy float64) color.RGBA {
	c := b.centre(sq(name))
	return img.RGBAAt(int(c.X+b.units(dx)), int(c.Y+b.units(dy)))
}

// A probe says which colour a place must have.
type probe struct {
	what   string
	square string
	dx, dy float64
	want   color.NRGBA
}

func checkProbes(t *testing.T, img *image.RGBA, b *brush, probes []probe) {
	t.Helper()
	for _, p := range probes {
		if got := look(img, b, p.square, p.dx, p.dy); !near(got, p.want, 8) {
			t.Errorf("%s is %v, want %v", p.what, got, p.want)
		}
	}
}

// mapScene is Botvinnik - Capablanca with a way of the knight to f6 over h5: closed
// at h5, with denials of all kinds and one that does not work.
func mapScene() Scene {
	s := NewScene()
	s.Pieces = men("8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1")
	s.Layers = []Layer{{Name: "map", Trajectories: []Trajectory{{
		From: sq("g3"), Stops: sqs("h5 f6"), HalfMoves: 3, F: FClosed, StopF: []int{1, 0, 1}, Selected: true,
		Denials: []Denial{
			{Kind: Control, From: sq("g6"), Stops: sqs("h5"), HalfMoves: 2, Works: true,
				Denials: []Denial{{Kind: Control, From: sq("e5"), Stops: sqs("h5"), Beta: sqs("f5 g5"), HalfMoves: 3, Works: true}}},
			{Kind: Retreat, From: sq("f6"), Stops: sqs("e8"), HalfMoves: 2, Works: true},
			{Kind: Control, From: sq("e7"), Stops: sqs("f6"), HalfMoves: 4},
		},
	}, {
		From: sq("e5"), Stops: sqs("c7 c4"), Beta: sqs("d6 c6 c5"), HalfMoves: 3, F: FClosed, StopF: []int{1, 1, 0}, Selected: true,
		Denials: []Denial{{Kind: Blockade, From: sq("b3"), Stops: sqs("c5"), HalfMoves: 2, Works: true}},
	}, {
		From: sq("b3"), Stops: sqs("d4"), Side: Enemy, HalfMoves: 2, F: FUnknown,
	}}}}
	return s
}

func TestMapPictures(t *testing.T) {
	whole, moment, night := mapScene(), mapScene(), mapScene()
	moment.Layers[0].Moment = Moment{On: true, HalfMoves: 1}
	night.Palette, night.Flipped = NightPalette(), true
	night.Layers[0].Trajectories[0].Denials[0].Selected = true
	crowd := mapScene()
	crowd.Layers = []Layer{{Trajectories: manyTrajectories(60)}}
	for name, s := range map[string]Scene{"map": whole, "moment": moment, "night": night, "crowd": crowd, "table": tableScene()} {
		comparePicture(t, name, s.Image(400))
	}
}

// tableScene has two code tables with their sums, and a badge of each kind.
func tableScene() Scene {
	s := NewScene()
	s.Pieces = men("8/p3q1kp/8/8/8/8/1K4PP/8")
	var numbers []Number
	for i, text := range []string{"3", "2", "3", "4", "5", "6", "7", "8"} {
		numbers = append(numbers, Number{Square: 8 + i, Text: text, Small: [2]string{"1", text}, On: i == 1 || i == 3})
	}
	s.Layers = []Layer{{Numbers: numbers, Badges: []Badge{
		{Square: sq("a7"), Text: "1", Kind: 1}, {Square: sq("e7"), Text: "9", Kind: 2},
		{Square: sq("g7"), Text: "200", Kind: 3}, {Square: sq("h7"), Text: "1", Kind: 4},
	}}}
	return s
}

func TestStopsShowF(t *testing.T) {
	s := NewScene()
	s.Layers = []Layer{{Trajectories: []Trajectory{
		{From: sq("a1"), Stops: sqs("a4 a7"), StopF: []int{0, 1, 0}, F: FOpen, Selected: true},
		{From: sq("h1"), Stops: sqs("h4 h7"), Side: Enemy, StopF: []int{1, 0, -1}, F: FOpen, Selected: true},
	}}}
	img, b := overlayOf(&s, 800)
	own, enemy, paper := s.Palette.Own, s.Palette.Enemy, s.Palette.Paper
	checkProbes(t, img, b, []probe{
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

func TestDenialsByKind(t *testing.T) {
	s := NewScene()
	s.Pieces[sq("a8")], s.Pieces[sq("a1")] = 'r', 'R'
	s.Layers = []Layer{{Trajectories: []Trajectory{{
		From: sq("a1"), Stops: sqs("e1 e5"), Beta: sqs("b1 c1 d1 e2 e3 e4"), HalfMoves: 3, Selected: true,
		Denials: []Denial{
			{Kind: Control, From: sq("h8"), Stops: sqs("h1 e1"), HalfMoves: 4, Works: true},
			{Kind: Blockade, From: sq("h3"), Stops: sqs("e3"), Beta: sqs("f3 g3"), HalfMoves: 2, Works: true},
			{Kind: Retreat, From: sq("e5"), Stops: sqs("b8"), HalfMoves: 2, Works: true},
		},
	}}}}
	img, b := overlayOf(&s, 800)
	denial := s.Palette.Denial
	checkProbes(t, img, b, []probe{
		{"crosshair, its stroke", "e1", 0, 0.35, denial},
		{"crosshair, its ring", "e1", 0.21, 0.21, denial},
		{"the denying man's way", "h4", 0, 0, denial},
		{"its stop", "h1", 0.03, 0.03, denial},
		{"the wall, first stroke", "e3", 0.15, 0.047, denial},
		{"the wall, second stroke", "e3", 0.15, -0.047, denial},
		{"between the strokes", "e3", 0.15, 0, s.Palette.Paper},
		{"a square that a denial passes", "f3", 0.04, 0.05, color.NRGBA{}},
		{"the head of a retreat", "b8", 0.06, 0.06, denial},
	})
	s.Layers[0].Trajectories[0].Selected = false
	img, b = overlayOf(&s, 800)
	checkProbes(t, img, b, []probe{{"the denying man's way, of a trajectory that is not selected", "h4", 0, 0, color.NRGBA{}}})
}

// inks counts the pixels of a colour, of whatever opacity.
func inks(img *image.RGBA, c color.NRGBA) int {
	n := 0
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			p := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
			p.A = c.A
			if img.RGBAAt(x, y).A > 40 && near(p, c, 12) {
				n++
			}
		}
	}
	return n
}

func TestDenialThatFailsIsWeaker(t *testing.T) {
	s := NewScene()
	way := Trajectory{From: sq("a1"), Stops: sqs("a3"), HalfMoves: 1, Selected: true}
	ink := func(d Denial) int {
		way.Denials = []Denial{d}
		s.Layers = []Layer{{Trajectories: []Trajectory{way}}}
		img, _ := overlayOf(&s, 800)
		return inks(img, s.Palette.Denial)
	}
	works := Denial{Kind: Control, From: sq("h3"), Stops: sqs("a3"), HalfMoves: 2, Works: true}
	fails := works
	fails.Works = false
	if strong, weak := ink(works), ink(fails); weak == 0 || weak*3 > strong*2 {
		t.Errorf("%d pixels of a denial that works, %d of one that does not", strong, weak)
	}
}

func TestDenialOfADenial(t *testing.T) {
	s := mapScene()
	img, _ := overlayOf(&s, 800)
	if n := inks(img, s.Palette.Counter); n > 0 {
		t.Errorf("%d pixels of it while its denial is not selected", n)
	}
	s.Layers[0].Trajectories[0].Denials[0].Selected = true
	img, _ = overlayOf(&s, 800)
	if n := inks(img, s.Palette.Counter); n < 200 {
		t.Errorf("only %d pixels of it while its denial is selected", n)
	}
}

func TestTagsKeepApart(t *testing.T) {
	s := NewScene()
	b := &brush{frame: newFrame(800, 800, false), scene: &s, tools: &tools{}}
	way := Trajectory{From: sq("a1"), Stops: sqs("e5"), Selected: true}
	for _, from := range []string{"e8", "h8", "h5", "h6"} {
		way.Denials = append(way.Denials, Denial{From: sq(from), Stops: sqs("e5")})
	}
	tracks := b.tracks([]Trajectory{way}, Moment{})
	threads := b.threads(tracks, Moment{})
	b.layThreads(threads, tracks, b.ghosts(tracks, threads))
	seen := map[paint.Point]bool{}
	for _, d := range threads {
		if seen[d.tag] {
			t.Errorf("two tags at %v", d.tag)
		}
		seen[d.tag] = true
	}
}

// A denial on the line of its trajectory runs beside it.
func TestDenialBesideItsTrajectory(t *testing.T) {
	line := []Arrow{{From: sq("e1"), To: sq("e7")}}
	if got := freeLane(line, []Arrow{{From: sq("e8"), To: sq("e3")}}); got == 0 {
		t.Error("a denial on the same line lies on it")
	}
	if got := freeLane(line, []Arrow{{From: sq("a3"), To: sq("e3")}}); got != 0 {
		t.Errorf("a denial from the side is moved by %v", got)
	}
}

// Whatever is wrong with the data, nothing panics.
func TestBadMapData(t *testing.T) {
	s := NewScene()
	s.Layers = []Layer{{
		Trajectories: []Trajectory{
			{From: 3, Stops: []int{3}, Selected: true, StopF: []int{7}, Denials: []Denial{
				{From: 3, Stops: []int{3}, Kind: 9, Works: true}, {From: -1, Stops: []int{2}}, {From: 5},
				{From: 5, Stops: []int{64}}, {From: 5, Stops: []int{8}, Beta: []int{-4}, Selected: true, Kind: Retreat},
			}},
			{From: 9, Stops: []int{10}, Side: 5, F: 12, HalfMoves: -3},
		},
		Numbers: []Number{{Square: -1, Text: "1"}, {Square: 64}, {Square: 3, Text: "∞∞∞∞∞∞∞"}},
		Badges:  []Badge{{Square: 64, Kind: 1}, {Square: 3, Kind: -1}, {Square: 3, Kind: 9}, {Square: 4, Kind: 2, Text: "a long text"}},
		Moment:  Moment{On: true, HalfMoves: -5},
	}}
	s.Layers[0].Trajectories = append(s.Layers[0].Trajectories, manyTrajectories(20)...)
	for _, size := range []int{0, 1, 8, 40, 200} {
		s.Image(size)
	}
	for _, e := range s.Legend(EnglishWords()) {
		e.Sample(3, 2)
	}
}
