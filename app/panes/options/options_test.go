package options

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane/panetest"
	"drevo/widgets/tooltip"
)

// TestOptionsSayWhatTheirValuesMean looks for the sentence of a choice, with its warning, in the
// options, and for the rulings.
func TestOptionsSayWhatTheirValuesMean(t *testing.T) {
	w := panetest.New(t, "itep", nil, "")
	p := New(w, w.Setup).(*Pane)
	w.Put(p)
	if told := labels(p.scroll.Content); !strings.Contains(told, "Chosen after looking at their 408 moves") {
		t.Error("the preset in force does not say how it was chosen")
	}
	w.Set("forced", "broad")
	told := labels(p.scroll.Content)
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

// A number with many values is typed; a wrong one is refused with the range, and the old one stays.
func TestTypedNumbers(t *testing.T) {
	w := panetest.New(t, "kaissa", nil, "")
	p := New(w, w.Setup).(*Pane)
	w.Put(p)
	for name, refused := range map[string][]string{
		"tableMB":      {"0", "1000000", "many", "", "-1"},
		"clockMinutes": {"0", "601"},
		"moveSeconds":  {"0", "0.5"},
	} {
		before := w.Session.Values.Text(name)
		for _, text := range refused {
			w.Message, w.Wrong = "", false
			entry := fieldOf(p, name)
			entry.SetText(text)
			entry.OnSubmitted(text)
			if !w.Wrong || !strings.Contains(w.Message, "option "+name+" is a whole number from 1 to ") ||
				entry.Text != before || w.Session.Values.Text(name) != before {
				t.Errorf("%s %q: %q, field %q, value %s", name, text, w.Message, entry.Text, w.Session.Values.Text(name))
			}
		}
	}
	fieldOf(p, "tableMB").OnSubmitted(" 64 ")
	if got := w.Session.Values.Text("tableMB"); got != "64" || fieldOf(p, "tableMB").Text != "64" {
		t.Errorf("the table has %s MB", got)
	}
}

// fieldOf finds the field of an option by its hint, which names the range.
func fieldOf(p *Pane, name string) *tooltip.Entry {
	var found *tooltip.Entry
	var look func(object fyne.CanvasObject, under bool)
	look = func(object fyne.CanvasObject, under bool) {
		switch x := object.(type) {
		case *tooltip.Entry:
			if under {
				found = x
			}
		case *fyne.Container:
			for _, child := range x.Objects {
				if l, ok := child.(*widget.Label); ok && l.Text == name {
					under = true
				}
			}
			for _, child := range x.Objects {
				look(child, under)
			}
		}
	}
	for _, child := range p.scroll.Content.(*fyne.Container).Objects {
		look(child, false)
	}
	return found
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
