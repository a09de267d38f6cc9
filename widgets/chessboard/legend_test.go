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

func TestLegendListsWhatIsThere(t *testing.T) {
	s := example()
	got := strings.Join(names(s.Legend()), ", ")
	want := "Best, Black's threat, safety: good for White, safety: good for Black, Sum, Shortest, Dangerous"
	if got != want {
		t.Errorf("legend: %s\nwant:   %s", got, want)
	}
	s.Layers = append(s.Layers, Layer{Marks: []Mark{{Square: sq("d5"), Kind: MarkFrame, Role: RolePin}}})
	if got := names(s.Legend()); got[len(got)-1] != "Pinned" {
		t.Errorf("with another layer: %v", got)
	}
	s.Layers = nil
	if got := s.Legend(); len(got) != 0 {
		t.Errorf("without layers: %v", names(got))
	}
}

// Every sample shows something, and no two are alike.
func TestSamples(t *testing.T) {
	s := example()
	s.Layers = append(s.Layers, Layer{Marks: []Mark{{Square: sq("d5"), Kind: MarkFrame, Role: RolePin}}})
	testSamples(t, s)
	s = tableScene()
	testSamples(t, s)
	s.Palette = NightPalette()
	testSamples(t, s)
}

func testSamples(t *testing.T, s Scene) {
	t.Helper()
	seen := map[string]string{}
	for _, e := range s.Legend() {
		img := e.Sample(48, 24).(*image.RGBA)
		if img.Rect.Dx() != 48 || img.Rect.Dy() != 24 {
			t.Fatalf("%s: sample of %v", e.Name, img.Rect)
		}
		empty := image.NewRGBA(img.Rect)
		b := NewPainter(empty, &s)
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
	v := NewLegendView(s.Legend())
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
