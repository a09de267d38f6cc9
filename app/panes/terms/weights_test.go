package terms

import (
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/widgets/breakdown"
)

// weight returns the weight of a term as the breakdown has it.
func (p *Pane) weight(t *testing.T, term string) int32 {
	t.Helper()
	row, ok := p.value.Row(term)
	if !ok {
		t.Fatalf("there is no term %s", term)
	}
	return row.Term.Weight
}

func TestEditedWeightsAreACopy(t *testing.T) {
	w, b := start(t, nil)
	before, total := b.weight(t, "centre"), b.value.Total
	row, _ := b.value.Row("centre")
	counted := row.Sides[board.White].Count - row.Sides[board.Black].Count
	if counted == 0 {
		t.Fatal("the first position has no pawns in the centre to tell the weights apart")
	}
	b.table.OnWeight(breakdown.Row{ID: "centre"}, 40)
	if got, want := b.value.Total, total+eval.WhiteScore(int32(counted)*(40-before)); got != want ||
		b.weight(t, "centre") != 40 {
		t.Errorf("with weight %d the total is %d, want %d", b.weight(t, "centre"), got, want)
	}
	b.table.OnWeight(breakdown.Row{ID: "phalanx"}, 0)
	p := b.weights
	if len(p.sets) != 1 || p.choice.Selected != p.current || p.current == authentic {
		t.Errorf("two changes make the sets %v, %q is in force", p.sets, p.choice.Selected)
	}
	p.name.OnSubmitted("centre first")
	p.choice.SetSelected(authentic)
	for _, name := range []string{"centre first", " centre first ", authentic} {
		p.name.OnSubmitted(name)
		if p.sets["centre first"] == "" || len(p.sets) != 2 || !strings.Contains(w.Message, "another name") {
			t.Errorf("saved as %q, the sets are %v and the bar says %q", name, p.sets, w.Message)
		}
	}
	if b.weight(t, "centre") != before || b.value.Total != total {
		t.Errorf("the authentic weight is %d, total %d, before it was %d and %d", b.weight(t, "centre"), b.value.Total,
			before, total)
	}
	p.choice.SetSelected("centre first")
	if b.weight(t, "centre") != 40 || b.weight(t, "phalanx") != 0 {
		t.Errorf("the saved set has the weights %d and %d", b.weight(t, "centre"), b.weight(t, "phalanx"))
	}
	_, again := start(t, w.Config().Weights)
	if again.weights.choice.Selected != authentic || len(again.weights.sets) != 2 {
		t.Errorf("the next start offers %v, and has %q in force", again.weights.sets, again.weights.choice.Selected)
	}
	again.weights.choice.SetSelected("centre first")
	if again.weight(t, "centre") != 40 {
		t.Errorf("the next start has weight %d in %q", again.weight(t, "centre"), again.weights.choice.Selected)
	}
	fresh := itep.New().Options()
	if i := slices.IndexFunc(fresh, func(o search.Option) bool {
		return o.Set != nil
	}); fresh[i].Set.Terms[fresh[i].Set.Index("centre")].Weight != before {
		t.Error("the authentic set has changed")
	}
}

func TestBadWeightsAreRefused(t *testing.T) {
	w, b := start(t, nil)
	p := b.weights
	for term, weight := range map[string]float64{"centre": 1.5, "phalanx": 1e12,
		"passed": float64(p.option.Set.MaxWeight) + 1, "nonsense": 3, b.fixedTerm(t): 7} {
		b.table.OnWeight(breakdown.Row{ID: term}, weight)
		if message := w.Message; !strings.Contains(message, "weight") || len(p.sets) != 0 || p.text != "" {
			t.Errorf("%s = %g: the bar says %q, the sets are %v", term, weight, message, p.sets)
		}
		w.Message = ""
	}
}

// fixedTerm is a term whose weight can't be edited.
func (p *Pane) fixedTerm(t *testing.T) string {
	t.Helper()
	for _, term := range p.weights.option.Set.Terms {
		if term.Fixed {
			return term.ID
		}
	}
	t.Fatal("every weight can be edited")
	return ""
}

func TestRemovedSetGivesWayToTheAuthentic(t *testing.T) {
	w, b := start(t, nil)
	p := b.weights
	if !p.remove.Disabled() {
		t.Error("the authentic set can be removed")
	}
	before := b.weight(t, "centre")
	b.table.OnWeight(breakdown.Row{ID: "centre"}, 99)
	if p.remove.Disabled() {
		t.Fatal("an own set can't be removed")
	}
	p.removeCurrent()
	if len(p.sets) != 0 || p.choice.Selected != authentic || b.weight(t, "centre") != before ||
		len(w.Config().Weights["itep"]) != 0 {
		t.Errorf("after removing: sets %v, %q in force, weight %d", p.sets, p.choice.Selected, b.weight(t, "centre"))
	}
	if message := w.Message; !strings.Contains(message, "centre:99") {
		t.Errorf("the bar does not say which weights were forgotten: %q", message)
	}
}
