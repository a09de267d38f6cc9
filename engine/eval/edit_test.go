package eval_test

import (
	"testing"

	"drevo/engine/eval"
)

func editable() *eval.Set {
	return &eval.Set{Name: "authentic", MaxWeight: 100, Terms: []eval.Term{
		{ID: "pawn", Sentence: "A pawn is worth 2 points.", Weight: 4096, Fixed: true},
		{ID: "centre", Weight: 10},
		{ID: "phalanx", Weight: 4},
	}}
}

func TestEditAndEdits(t *testing.T) {
	for _, c := range []struct{ text, back string }{
		{"", ""},
		{"centre:12", "centre:12"},
		{"phalanx:-100,centre:100", "centre:100,phalanx:-100"},
		{"centre:10", ""}, // as before
	} {
		set := editable()
		edited, err := set.Edit(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if back := edited.Edits(set); back != c.back {
			t.Errorf("%q comes back as %q, want %q", c.text, back, c.back)
		}
		if back := set.Edits(editable()); back != "" {
			t.Errorf("%q has changed the set: %s", c.text, back)
		}
	}
}

func TestEditRefusesInOneSentence(t *testing.T) {
	for _, c := range []struct{ text, sentence string }{
		{"centre", `weights are written as term:number with commas between, not "centre"`},
		{"centre:1,", `weights are written as term:number with commas between, not ""`},
		{"middle:1", `there is no term "middle"; the terms whose weights can be edited are centre, phalanx`},
		{"pawn:1", `the weight of pawn is fixed: A pawn is worth 2 points.`},
		{"centre:1,centre:2", `the weight of centre is given twice`},
		{"centre:101", `the weight of centre is a whole number from -100 to 100, not "101"`},
		{"centre:-101", `the weight of centre is a whole number from -100 to 100, not "-101"`},
		{"centre:1.5", `the weight of centre is a whole number from -100 to 100, not "1.5"`},
		{"centre:", `the weight of centre is a whole number from -100 to 100, not ""`},
	} {
		if _, err := editable().Edit(c.text); err == nil || err.Error() != c.sentence {
			t.Errorf("%q: error %v, want %s", c.text, err, c.sentence)
		}
	}
}
