package options

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane/panetest"
	"drevo/engine/search"
	"drevo/widgets/tooltip"
)

// TestOptionsSayWhatTheirValuesMean looks for the sentence of a choice, with its warning, in the
// options, and for the rulings.
func TestOptionsSayWhatTheirValuesMean(t *testing.T) {
	w := panetest.New(t, "itep", nil, "")
	p := New(w, w.Setup).(*Pane)
	w.Put(p)
	if told := p.differs.Text; !strings.Contains(told, "Chosen after looking at their 408 moves") {
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

// fieldOf finds the field of an option, in the row that names it.
func fieldOf(p *Pane, name string) *tooltip.Entry {
	for _, row := range rowsOf(p.scroll.Content, name) {
		head := row.Objects[0].(*fyne.Container)
		for _, object := range head.Objects {
			if fixed, ok := object.(*fyne.Container); ok {
				return fixed.Objects[0].(*tooltip.Entry)
			}
		}
	}
	return nil
}

// rowsOf are the rows of an option, or of all options, that can be seen.
func rowsOf(object fyne.CanvasObject, name string) (list []*fyne.Container) {
	box, ok := object.(*fyne.Container)
	if !ok || box.Hidden {
		return nil
	}
	for _, child := range box.Objects {
		if l, ok := child.(*widget.Label); ok && strings.HasPrefix(l.Text, name) && strings.HasSuffix(l.Text, "]") {
			return []*fyne.Container{box}
		}
		list = append(list, rowsOf(child, name)...)
	}
	return list
}

// headings are the buttons of the groups.
func headings(p *Pane) (list []*tooltip.Button) {
	for _, object := range p.scroll.Content.(*fyne.Container).Objects {
		if b, ok := object.(*tooltip.Button); ok {
			list = append(list, b)
		}
	}
	return list
}

// TestGroupsOfOptions: the switches of PaulChess stand in groups, which open and stay open; words find options in
// all of them, and what differs from the preset is marked, counted, and goes back to what the preset has.
func TestGroupsOfOptions(t *testing.T) {
	w := panetest.New(t, "paulchess", nil, "")
	p := New(w, w.Setup).(*Pane)
	w.Put(p)
	groups := headings(p)
	if len(groups) < 8 || len(rowsOf(p.scroll.Content, "")) != 0 {
		t.Fatalf("%d groups, %d options open", len(groups), len(rowsOf(p.scroll.Content, "")))
	}
	groups[0].OnTapped()
	if len(rowsOf(p.scroll.Content, "depth")) != 1 {
		t.Error("the first group does not open")
	}
	p.find.SetText("NULL table")
	for _, row := range rowsOf(p.scroll.Content, "") {
		if text := strings.ToLower(labels(row)); !strings.Contains(text, "null") && !strings.Contains(text, "table") {
			t.Errorf("found is %q", text)
		}
	}
	p.find.SetText("killers")
	if list := rowsOf(p.scroll.Content, ""); len(list) == 0 || len(list) > 4 ||
		len(rowsOf(p.scroll.Content, "killers")) != 1 {
		t.Errorf("%d options speak of killers", len(list))
	}
	p.find.SetText("nothing of the kind")
	if !strings.Contains(labels(p.scroll.Content), "No option passes") {
		t.Error("nothing is found, and nothing is said")
	}
	p.find.SetText("")
	w.ChooseProgramme("paulchess/modern")
	w.Set("killers", "false")
	w.Set("quiescence", "8")
	if p.preset.Selected != "modern" || p.differs.Text != "2 options differ from the preset modern." {
		t.Errorf("shown is %s: %q", p.preset.Selected, p.differs.Text)
	}
	p.only.SetChecked(true)
	if list := rowsOf(p.scroll.Content, ""); len(list) != 2 || !strings.Contains(labels(list[0]),
		"The preset modern has 30.") {
		t.Errorf("%d options differ: %s", len(list), labels(list[0]))
	}
	for range 2 {
		row := rowsOf(p.scroll.Content, "")[0]
		for _, object := range row.Objects[1].(*fyne.Container).Objects {
			if back, ok := object.(*tooltip.Button); ok {
				back.OnTapped()
			}
		}
	}
	if v := w.Session.Values; v.Text("killers") != "true" || v.Text("quiescence") != "30" {
		t.Errorf("killers %s, quiescence %s", v.Text("killers"), v.Text("quiescence"))
	}
}

// TestTitles are in words.
func TestTitles(t *testing.T) {
	for name, want := range map[string]string{"tableMB": "Table MB", "fvChecks": "Fv checks", "depth": "Depth"} {
		if got := titleOf(search.Option{Name: name}); got != want {
			t.Errorf("%s is called %q, want %q", name, got, want)
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

// TestAnEmptyValueOfAPresetIsSaid: where the preset has no text for an option, the sentence has words for that.
func TestAnEmptyValueOfAPresetIsSaid(t *testing.T) {
	w := panetest.New(t, "pitrat", nil, "")
	p := New(w, w.Setup).(*Pane)
	w.Put(p)
	w.Set("without", "e2e4")
	if row := rowsOf(p.scroll.Content, "without"); len(row) == 0 || !strings.Contains(labels(p.scroll.Content),
		"has nothing here.") {
		t.Error(labels(p.scroll.Content))
	}
}
