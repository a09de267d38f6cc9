package chessboard

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func names(entries []LegendEntry) []string {
	var list []string
	for _, e := range entries {
		list = append(list, e.Name)
	}
	return list
}

func TestLegendListsWhatIsVisible(t *testing.T) {
	s := example()
	got := strings.Join(names(s.Legend(EnglishWords())), ", ")
	want := "Best, Threat, safety: good for White, safety: good for Black, " +
		"Own trajectory, Stops here, at this half-move, Target, way open, " +
		"Enemy's trajectory, Stops here, at this half-move, Passes over, Target, way closed"
	if got != want {
		t.Errorf("legend: %s\nwant:   %s", got, want)
	}
	s.Layers[3].Hidden = false
	if got := names(s.Legend(EnglishWords())); got[len(got)-1] != "Pinned" {
		t.Errorf("with the hidden layer: %v", got)
	}
	for i := range s.Layers {
		s.Layers[i].Hidden = true
	}
	if got := s.Legend(EnglishWords()); len(got) != 0 {
		t.Errorf("with all layers hidden: %v", names(got))
	}
}

// everySign has each sign of maps, moments, tables and badges.
func everySign() Scene {
	s := mapScene()
	way := &s.Layers[0].Trajectories[0]
	way.Denials[0].Selected = true
	s.Layers[0].Moment = Moment{On: true, HalfMoves: 1}
	s.Layers[0].Trajectories[2].StopF = []int{0, 1}
	s.Layers = append(s.Layers, tableScene().Layers...)
	s.Layers = append(s.Layers, Layer{Numbers: []Number{{Square: 3, Text: "1"}}}) // one table alone
	return s
}

func TestLegendOfAMap(t *testing.T) {
	s := everySign()
	got := strings.Join(names(s.Legend(EnglishWords())), ", ")
	want := "Own trajectory, Would be lost here, f = 0, Can stop here, f = 1, Target, way closed, " +
		"Denied by control, Denial of a denial, The target goes away, Denial that does not work, Passes over, " +
		"Denied by a blockade, Enemy's trajectory, Would be lost here, f = 0, Can stop here, f = 1, Target, " +
		"Where the man is by then, Still to come, " +
		"Sum of the two tables, Moves from the start, Moves to the goal, On a shortest way, " +
		"Captured, Doomed, Expected to fall, Stable, Moves to this square"
	if got != want {
		t.Errorf("legend: %s\nwant:   %s", got, want)
	}
	s.Layers = s.Layers[:1]
	s.Layers[0].Moment = Moment{}
	for i := range s.Layers[0].Trajectories {
		s.Layers[0].Trajectories[i].Selected = false
	}
	for _, name := range names(s.Legend(EnglishWords())) {
		if strings.Contains(name, "Deni") || strings.Contains(name, "then") || strings.Contains(name, "goes away") {
			t.Errorf("%q is explained but not drawn", name)
		}
	}
}

// Every sample shows something, and no two are alike.
func TestSamples(t *testing.T) {
	s := example()
	s.Layers[3].Hidden = false
	testSamples(t, s)
	s = everySign()
	s.Layers = s.Layers[:2] // the sum of two tables and the number of one look alike
	testSamples(t, s)
	s.Palette = NightPalette()
	testSamples(t, s)
}

func testSamples(t *testing.T, s Scene) {
	t.Helper()
	seen := map[string]string{}
	for _, e := range s.Legend(EnglishWords()) {
		img := e.Sample(48, 24).(*image.RGBA)
		if img.Rect.Dx() != 48 || img.Rect.Dy() != 24 {
			t.Fatalf("%s: sample of %v", e.Name, img.Rect)
		}
		empty := image.NewRGBA(img.Rect)
		b := brush{dst: empty, scene: &s, tools: &tools{}}
		b.chip(s.Palette.Light)
		if string(empty.Pix) == string(img.Pix) {
			t.Errorf("%s: the sample is empty", e.Name)
		}
		if other, ok := seen[string(img.Pix)]; ok {
			t.Errorf("%s has the sample of %s", e.Name, other)
		}
		seen[string(img.Pix)] = e.Name
		e.Sample(0, 0)
		e.Sample(1, 1)
	}
}

func TestLegendView(t *testing.T) {
	test.NewTempApp(t)
	s := example()
	v := NewLegendView(s.Legend(EnglishWords()))
	w := test.NewTempWindow(t, v)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(420, 200))
	test.AssertRendersToMarkup(t, "legend.xml", w.Canvas())
	wide := v.MinSize().Height
	v.Resize(fyne.NewSize(200, 200))
	if narrow := v.MinSize().Height; narrow <= wide {
		t.Errorf("narrow it is %.0f high, wide %.0f", narrow, wide)
	}
	for i := 0; i+1 < len(v.objects); i += 2 {
		if o := v.objects[i+1]; o.Position().X+o.Size().Width > 230 && v.objects[i].Position().X > 0 {
			t.Errorf("entry %d runs out of the view", i/2)
		}
	}
	v.SetEntries(nil)
	if v.MinSize().Height != 0 || len(v.Entries()) != 0 {
		t.Error("an empty legend takes room")
	}
}
