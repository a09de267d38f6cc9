package workbench

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/engine/board"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/widgets/breakdown"
)

// weight returns the weight of a term as the breakdown has it.
func (b *bench) weight(term string) int32 {
	b.t.Helper()
	row, ok := b.terms.value.Row(term)
	if !ok {
		b.t.Fatalf("there is no term %s", term)
	}
	return row.Term.Weight
}

func TestEditedWeightsAreACopy(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := start(t, config.Config{})
	b.saver.path = path
	before, total := b.weight("centre"), b.terms.value.Total
	row, _ := b.terms.value.Row("centre")
	counted := row.Sides[board.White].Count - row.Sides[board.Black].Count
	if counted == 0 {
		t.Fatal("the first position has no pawns in the centre to tell the weights apart")
	}
	b.terms.table.OnWeight(breakdown.Row{ID: "centre"}, 40)
	if got, want := b.terms.value.Total, total+int32(counted)*(40-before); got != want || b.weight("centre") != 40 {
		t.Errorf("with weight %d the total is %d, want %d", b.weight("centre"), got, want)
	}
	b.terms.table.OnWeight(breakdown.Row{ID: "phalanx"}, 0)
	p := b.terms.weights
	if len(p.sets) != 1 || p.choice.Selected != p.current || p.current == textAuthentic {
		t.Errorf("two changes make the sets %v, %q is in force", p.sets, p.choice.Selected)
	}
	p.name.OnSubmitted("centre first")
	p.choice.SetSelected(textAuthentic)
	for _, name := range []string{"centre first", " centre first ", textAuthentic} {
		p.name.OnSubmitted(name)
		if p.sets["centre first"] == "" || len(p.sets) != 2 || !strings.Contains(b.toolbar.message.Text, "another name") {
			t.Errorf("saved as %q, the sets are %v and the bar says %q", name, p.sets, b.toolbar.message.Text)
		}
	}
	if b.weight("centre") != before || b.terms.value.Total != total {
		t.Errorf("the authentic weight is %d, total %d, before it was %d and %d", b.weight("centre"), b.terms.value.Total, before, total)
	}
	p.choice.SetSelected("centre first")
	if b.weight("centre") != 40 || b.weight("phalanx") != 0 {
		t.Errorf("the saved set has the weights %d and %d", b.weight("centre"), b.weight("phalanx"))
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	kept, err := config.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	again := start(t, kept)
	if again.weight("centre") != 40 || again.terms.weights.choice.Selected != "own set 1" && again.terms.weights.choice.Selected != "centre first" {
		t.Errorf("the next start has weight %d in %q", again.weight("centre"), again.terms.weights.choice.Selected)
	}
	fresh := itep.New().Options()
	if i := slices.IndexFunc(fresh, func(o search.Option) bool { return o.Set != nil }); fresh[i].Set.Terms[fresh[i].Set.Index("centre")].Weight != before {
		t.Error("the authentic set has changed")
	}
}

func TestBadWeightsAreRefused(t *testing.T) {
	b := start(t, config.Config{})
	p := b.terms.weights
	for term, weight := range map[string]float64{"centre": 1.5, "phalanx": 1e12, "passed": float64(p.option.Set.MaxWeight) + 1, "nonsense": 3, b.fixedTerm(): 7} {
		b.terms.table.OnWeight(breakdown.Row{ID: term}, weight)
		if message := b.toolbar.message.Text; !strings.Contains(message, "weight") || len(p.sets) != 0 || p.text != "" {
			t.Errorf("%s = %g: the bar says %q, the sets are %v", term, weight, message, p.sets)
		}
		b.say("")
	}
}

// fixedTerm is a term whose weight can't be edited.
func (b *bench) fixedTerm() string {
	for _, term := range b.terms.weights.option.Set.Terms {
		if term.Fixed {
			return term.ID
		}
	}
	b.t.Fatal("every weight can be edited")
	return ""
}

func TestRemovedSetGivesWayToTheAuthentic(t *testing.T) {
	b := start(t, config.Config{})
	p := b.terms.weights
	if !p.remove.Disabled() {
		t.Error("the authentic set can be removed")
	}
	before := b.weight("centre")
	b.terms.table.OnWeight(breakdown.Row{ID: "centre"}, 99)
	if p.remove.Disabled() {
		t.Fatal("an own set can't be removed")
	}
	p.removeCurrent()
	if len(p.sets) != 0 || p.choice.Selected != textAuthentic || b.weight("centre") != before || len(b.saver.current().Weights["itep"]) != 0 {
		t.Errorf("after removing: sets %v, %q in force, weight %d", p.sets, p.choice.Selected, b.weight("centre"))
	}
	if message := b.toolbar.message.Text; !strings.Contains(message, "centre:99") {
		t.Errorf("the bar does not say which weights were forgotten: %q", message)
	}
}
