package prose

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// sample is a view with a link of two words.
func sample(t *testing.T, width float32) (v *View, linked *string) {
	t.Helper()
	test.NewTempApp(t)
	v, linked = New(), new(string)
	v.OnLink = func(link string, _ fyne.Position) { *linked = link }
	v.Set(Text(Large, "ITEP plays 30.Qe2 and expects 30...a6."), Text(Plain, ""),
		Paragraph{Bar: theme.ColorNameWarning, Runs: []Run{{Text: "It looked at 1 of 27 moves; 15 "},
			{Text: "lose material", Link: "losing", Hint: "why"}, {Text: ", 11 do not."}}})
	v.Resize(fyne.NewSize(width, 400))
	return v, linked
}

// TestTextBreaksAtItsWidth: all words are there in their order, none beyond the edge, and a comma stays at its word.
func TestTextBreaksAtItsWidth(t *testing.T) {
	heights := map[float32]float32{}
	for _, width := range []float32{160, 320, 640} {
		v, _ := sample(t, width)
		var words []string
		for _, w := range v.words {
			words = append(words, w.text)
			if w.at.X+w.at.W > width {
				t.Errorf("at %v %q ends at %v", width, w.text, w.at.X+w.at.W)
			}
		}
		if got := strings.Join(words, " "); got != "ITEP plays 30.Qe2 and expects 30...a6. It looked at 1 of 27 moves; 15 "+
			"lose material , 11 do not." {
			t.Errorf("%q", got)
		}
		heights[width] = v.MinSize().Height
	}
	if !(heights[160] > heights[320] && heights[320] > heights[640]) {
		t.Errorf("heights %v", heights)
	}
	v, _ := sample(t, 640)
	for i, w := range v.words {
		if w.text == "," && w.at.X > v.words[i-1].at.X+v.words[i-1].at.W+1 {
			t.Error("a blank stands before the comma")
		}
	}
}

// TestLinks: a click on a link tells it, one beside it does not; the link explains itself.
// TestNoStopStandsAlone: at no width a comma begins a line.
func TestNoStopStandsAlone(t *testing.T) {
	for width := float32(160); width < 640; width++ {
		v, _ := sample(t, width)
		for i, w := range v.words {
			if w.text == "," && w.at.Y != v.words[i-1].at.Y {
				t.Errorf("at %v", width)
			}
		}
	}
}

func TestLinks(t *testing.T) {
	v, linked := sample(t, 640)
	for i := range v.words {
		w := &v.words[i]
		*linked = ""
		v.Tapped(&fyne.PointEvent{Position: w.at.Middle()})
		if (*linked == "losing") != (w.run.Link != "") || (v.hint(w.at.Middle(), true) == "why") != (w.run.Link != "") {
			t.Errorf("%q: %q, %q", w.text, *linked, v.hint(w.at.Middle(), true))
		}
	}
	if v.hint(fyne.NewPos(639, 1), true) != "" || !strings.Contains(v.Words(), "15 lose material, 11") {
		t.Errorf("%q", v.Words())
	}
	if v.Set(); v.MinSize().Height != 0 {
		t.Error("without text it takes room")
	}
}
