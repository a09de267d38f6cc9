package search_test

import (
	"slices"
	"testing"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// What is said of an option holds for the technique that it switches, and for the reasons that it brings.
func TestWhatAnOptionSwitches(t *testing.T) {
	options := []search.Option{
		{Name: "depth", Type: search.Int, Sentence: "How deep."},
		search.Option{Name: "prune", Type: search.Bool, Sentence: "Leaves moves out.", Source: "page 1"}.As(
			tree.Technique{Name: "pruning", Places: []tree.Place{tree.PlaceTable}},
			tree.ReasonInfo{Name: "pruned", Reason: tree.OwnReason},
			tree.ReasonInfo{Name: "late", Reason: tree.OwnReason + 1, Source: "page 2"}),
		search.Option{Name: "order", Type: search.Choice, Off: "none", Sentence: "Orders moves."}.As(
			tree.Technique{Name: "ordering", Sentence: "Good moves come early.", Places: []tree.Place{tree.PlaceCheck}}),
		search.Option{Name: "extend", Type: search.Bool, Sentence: "Looks deeper."}.As(tree.Technique{Name: "extensions"}),
	}
	list := search.Techniques(options)
	want := []struct{ name, sentence, option, off string }{
		{"pruning", "Leaves moves out.", "prune", "false"},
		{"ordering", "Good moves come early.", "order", "none"},
		{"extensions", "Looks deeper. What it saves or costs is not in the record: the ablation shows it.", "extend",
			"false"},
	}
	if len(list) != len(want) {
		t.Fatalf("%d techniques: %+v", len(list), list)
	}
	for i, w := range want {
		if got := list[i]; got.Name != w.name || got.Sentence != w.sentence || got.Switch != w.option || got.Off != w.off {
			t.Errorf("%+v, want %+v", got, w)
		}
	}
	if reasons := []tree.Reason{tree.OwnReason, tree.OwnReason + 1}; !slices.Equal(list[0].Reasons, reasons) {
		t.Errorf("the reasons of pruning are %v", list[0].Reasons)
	}
	if r := search.Reasons(options); len(r) != 2 || r[0].Source != "page 1" || r[1].Source != "page 2" {
		t.Errorf("the options bring %+v", r)
	}
	if len(options[1].Technique.Reasons) != 0 {
		t.Errorf("the row of the option has been changed: %+v", options[1].Technique)
	}
}
