package pane_test

import (
	"strings"
	"testing"

	"drevo/app/pane/panetest"
)

// TestEmptyIsTrue: without a tree it is said what is the case, and to press Think only where that
// helps.
func TestEmptyIsTrue(t *testing.T) {
	const press = "Press Think to see it."
	for fen, want := range map[string]string{
		"":                                 press,
		"R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1": "The side to move is checkmated.",
		"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1":   "no legal move",
	} {
		v := panetest.New(t, "itep", nil, fen).View()
		if got := v.Empty(press); !strings.Contains(got, want) || (v.Over() == "") != (want == press) {
			t.Errorf("%s: %q, %q", fen, got, v.Over())
		}
	}
	w := panetest.New(t, "itep", map[string]string{"scheme": "absolute", "depth": "12"}, "")
	w.Session.ThinkAs(t.Context(), w.Session.Game, w.Session.Programme, w.Session.Values)
	if got := w.View().Empty(press); !strings.HasPrefix(got, "ITEP is thinking") {
		t.Errorf("while it thinks: %q", got)
	}
	w.Session.Stop()
	w = panetest.New(t, "itep", map[string]string{"depth": "1"}, "")
	w.Think()
	w.PlayText("h3")
	w.PlayText("Kh8")
	if got := w.View().Empty(press); !strings.HasPrefix(got, "This position has no node") {
		t.Errorf("where the tree does not go: %q", got)
	}
}
