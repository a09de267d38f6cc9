package headline

import (
	"strings"
	"testing"

	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/app/session"
	"drevo/engine/tree"
)

// TestHeadlineFollowsTheSearch: it asks for one, speaks of its end, and of another one.
func TestHeadlineFollowsTheSearch(t *testing.T) {
	w := panetest.New(t, "itep", map[string]string{"depth": "2"}, "")
	p := New(w)
	w.Put(p)
	if !strings.HasPrefix(p.Words(), "Press Think") {
		t.Errorf("at first: %q", p.Words())
	}
	w.Think()
	if !strings.Contains(p.Words(), "ITEP plays 30.") || !strings.Contains(p.Words(), " of 27 moves; ") {
		t.Errorf("%q", p.Words())
	}
	p.SetPlain(true)
	if !strings.Contains(p.Words(), "The value is that of the expected line's end, ") {
		t.Errorf("%q", p.Words())
	}
	p.SetMute(true)
	if strings.Contains(p.Words(), "30.") || !strings.Contains(p.Words(), "What would you play") {
		t.Errorf("the answer is not kept: %q", p.Words())
	}
	v := w.View()
	v.Nodes.Asked = map[tree.ID]bool{tree.Root: true}
	if p.Show(v); !strings.HasPrefix(p.Words(), "A lesson asks for a value") {
		t.Errorf("while a lesson asks: %q", p.Words())
	}
}

// TestRulesAreLinks: each group of the sentence is one, and its example is a move that the rule left out.
func TestRulesAreLinks(t *testing.T) {
	w := panetest.New(t, "itep", nil, "")
	p := New(w)
	other := &comparer{}
	w.Put(p, other)
	w.Think()
	linked := 0
	for _, run := range p.coverage() {
		if run.Link == "" {
			continue
		}
		linked++
		for _, g := range p.said.Facts.Groups {
			if string(g.Reason.Key) != run.Link {
				continue
			}
			p.example(g)
			words := p.view.Tree.Header().Vocabulary
			explanation, err := p.view.Explain(tree.Root)
			if err != nil {
				t.Fatal(err)
			}
			if absent, ok := explanation.Of(other.second.Move); !ok || string(words.Reason(absent.Reason).Key) != run.Link ||
				run.Hint == "" {
				t.Errorf("%s: the example is %v", run.Link, other.second.Move)
			}
		}
	}
	if linked != 2 {
		t.Errorf("%d links in %q", linked, p.Words())
	}
}

// comparer notes what is compared.
type comparer struct {
	pane.Tab
	second pane.Side
}

func (c *comparer) Show(pane.View)              {}
func (c *comparer) Compare(_, second pane.Side) { c.second = second }

// TestTheTaskComesFirst: where there is no search yet it says what the position asks for, unless that is a whole story.
func TestTheTaskComesFirst(t *testing.T) {
	w := panetest.New(t, "itep", map[string]string{"depth": "1"}, "")
	p := New(w)
	w.Put(p)
	for task, shown := range map[string]bool{"Which move wins the bishop?": true, "": false,
		strings.Repeat("It was a long day. ", 100): false} {
		game := session.NewGame(w.Session.Position())
		game.Record().Root.SetText(task)
		w.Session.SetGame(game, nil)
		w.Show()
		words := p.Words()
		if !strings.Contains(words, "Press Think") || strings.HasPrefix(words, "Which move") != shown {
			t.Errorf("%.30q: it says %.60q", task, words)
		}
	}
}
