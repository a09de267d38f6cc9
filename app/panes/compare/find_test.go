package compare

import (
	"testing"

	"drevo/app/pane/panetest"
	"drevo/engine"
	"drevo/widgets/runtable"
)

// mateInOne is no example; rd8 mates.
const mateInOne = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"

// TestToBeFound: each run has a tick or a cross by the move that is asked for, none where none is.
func TestToBeFound(t *testing.T) {
	w := panetest.New(t, "itep", map[string]string{"depth": "1"}, mateInOne)
	p := New(w, w.Searcher, w).(*Pane)
	w.Put(p)
	p.addCurrent()
	w.Until(func() bool { return len(p.queue.done()) == 1 && !p.queue.running() })
	verdict := func() runtable.Verdict {
		data := tableOf(p.queue.entries, w.Unit)
		p.quest.judge(&data.Rows[0], p.queue.entries[0].row)
		return data.Rows[0].Verdict
	}
	for text, want := range map[string]runtable.Verdict{"": runtable.NoVerdict, "Rd8#": runtable.Solved,
		"Ka2 Rd8": runtable.Solved, "Ka2": runtable.Missed, "Qq9": runtable.NoVerdict} {
		p.quest.field.SetText(text)
		if got := verdict(); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestExampleIsKnown: of an example the move that is to be found is filled in, and programmes are set
// as it asks for.
func TestExampleIsKnown(t *testing.T) {
	const m39 = "3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 1"
	w := panetest.New(t, "itep", nil, m39)
	p := New(w, w.Searcher, w).(*Pane)
	w.Put(p)
	if p.quest.field.Text != "Nxc3" {
		t.Errorf("%q is filled in", p.quest.field.Text)
	}
	programme, err := engine.Programmes().Find("pitrat")
	if err != nil {
		t.Fatal(err)
	}
	if values, err := asItComes(programme, w.Session.Position()); err != nil || values.Text("win") != "piece" {
		t.Errorf("%v, %v", values.Map(), err)
	}
	w.PlayText("h6")
	if p.quest.field.Text != "" {
		t.Errorf("%q is left in another position", p.quest.field.Text)
	}
}
