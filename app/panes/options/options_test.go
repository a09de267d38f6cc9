package options

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane/panetest"
)

// TestOptionsSayWhatTheirValuesMean looks for the sentence of a choice, with its warning, in the
// options, and for the rulings.
func TestOptionsSayWhatTheirValuesMean(t *testing.T) {
	w := panetest.New(t, "itep", nil, "")
	p := New(w).(*Pane)
	w.Put(p)
	if told := labels(p.content.Content); !strings.Contains(told, "Chosen after looking at their 408 moves") {
		t.Error("the preset in force does not say how it was chosen")
	}
	w.Set("forced", "broad")
	told := labels(p.content.Content)
	for _, want := range []string{"no end of its own", "before the depth Dn", "active1: The active game, first variant"} {
		if !strings.Contains(told, want) {
			t.Errorf("the options do not say %q", want)
		}
	}
	for _, name := range []string{"passed pawns", "checks counted", "promotions", "the move before the root"} {
		if !strings.Contains(told, name+". ") {
			t.Errorf("the ruling %q is missing", name)
		}
	}
}

// labels collects the text of an object and all in it.
func labels(object fyne.CanvasObject) string {
	switch x := object.(type) {
	case *fyne.Container:
		var all []string
		for _, child := range x.Objects {
			all = append(all, labels(child))
		}
		return strings.Join(all, "\n")
	case *widget.Label:
		return x.Text
	case *widget.RichText:
		return x.String()
	}
	return ""
}
