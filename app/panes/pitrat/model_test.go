package pitrat

import (
	"context"
	"strings"
	"testing"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/app/session"
	"drevo/engine/enginetest"
	"drevo/engine/pitrat"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/timeline"
)

// asked is a host that does what it is asked for, and notes it.
type asked struct {
	*model
	session *session.Session
	shown   int
	passes  func(tree.Node) bool
	said    string
}

func (a *asked) Select(at pane.At) {
	a.session.Select(at.Node)
	a.View = pane.NewView(a.session, present.InPawns)
	a.show()
}
func (a *asked) ShowNodes(_ string, passes func(tree.Node) bool, _ func(int)) { a.passes = passes }
func (a *asked) Status(text string)                                           { a.said = text }

// modelled returns a model of a search of a thousand moves, without a window.
func modelled(t *testing.T) *asked {
	t.Helper()
	position := enginetest.Position(t, m39)
	values, err := search.Resolve(pitrat.New(), map[string]string{"win": "piece", "storage": "1"})
	if err != nil {
		t.Fatal(err)
	}
	a := &asked{session: session.New(position, pitrat.New(), values)}
	t.Cleanup(a.session.Stop)
	a.model = &model{host: a, replay: &replay.Replay{}, show: func() { a.shown++ }}
	a.reset()
	s := a.session
	if _, err := s.ThinkAs(context.Background(), s.Game, s.Programme, s.Values).Wait(); err != nil {
		t.Fatal(err)
	}
	a.session.Locate()
	a.Select(pane.At{Node: tree.Root})
	return a
}

// TestNothingIsSortedYet: before the account is sorted there is nothing to say, and nothing breaks.
func TestNothingIsSortedYet(t *testing.T) {
	m := modelled(t)
	o, h := newOutline(m.model), here{model: m.model}
	m.setMoment(3)
	m.choose(1)
	o.makeRows()
	h.makeRows()
	if m.until != timeline.End || m.momentText() != "" || o.Len() != 0 || h.Len() != 0 || o.countText() != "" ||
		len(linesOf(m.model)) != 0 || len(m.dangers()) != 0 {
		t.Errorf("moment %d, %q, %d and %d rows", m.until, m.momentText(), o.Len(), h.Len())
	}
}

// TestMoments: every moment shows the place and the statement of what has just happened, and says how far
// the search was; the last one what there is in all.
func TestMoments(t *testing.T) {
	m := modelled(t)
	m.life = newLife(pitrat.AccountOf(m.Tree)).grown(func(int, int) bool { return true })
	for until := 1; until < m.events(); until += 37 {
		m.setMoment(until)
		e := m.account.Event(until - 1)
		if m.Node != e.Node || m.chosen != int(e.Plan) || m.statement() != int(e.Statement) {
			t.Fatalf("moment %d: node %d, plan %d, want %+v", until, m.Node, m.chosen, e)
		}
		if text := m.momentText(); !strings.HasSuffix(text, ": "+infoOf(e.Fate).note) {
			t.Fatalf("moment %d: %q", until, text)
		}
	}
	m.setMoment(timeline.End)
	if text := m.momentText(); !strings.HasPrefix(text, present.Whole(m.account.Plans())+" plans, ") {
		t.Errorf("at the end %q", text)
	}
}

// TestOpen leads to where something happened to a plan last, choose to where it was made: both show it
// there where they are there already.
func TestOpen(t *testing.T) {
	m := modelled(t)
	m.life = newLife(pitrat.AccountOf(m.Tree)).grown(func(int, int) bool { return true })
	for number := 1; number <= m.plans; number += 29 {
		m.open(number)
		want := m.account.Plan(number).Node
		if events := m.eventsOf(number, timeline.End, 1); len(events) > 0 {
			want = events[0].Node
		}
		if m.Node != want {
			t.Fatalf("plan %d opens node %d, want %d", number, m.Node, want)
		}
		m.choose(number)
		shown := m.shown
		if m.choose(number); m.Node != m.account.Plan(number).Node || m.shown != shown+1 {
			t.Fatalf("plan %d is chosen at node %d, shown %d times", number, m.Node, m.shown-shown)
		}
	}
}

// TestReplayIsTheExplorersToo: the moment is known by the last node that there was, and the explorer moves it.
func TestReplayIsTheExplorersToo(t *testing.T) {
	m := modelled(t)
	m.life = newLife(pitrat.AccountOf(m.Tree)).grown(func(int, int) bool { return true })
	for _, until := range []int{5, m.events() / 2} {
		m.setMoment(until)
		if last := m.nodesAt(until); m.replay.Last() != last || m.until != until {
			t.Errorf("moment %d ends with node %d, want %d", m.until, m.replay.Last(), last)
		}
	}
	m.replay.Follow(m.followReplay)
	if m.replay.Go(7); m.until != m.events()/2 {
		t.Error("the replay of another tree is followed")
	}
	m.replay.Reset(m.Tree)
	for _, last := range []tree.ID{3, tree.ID(m.Tree.Len() / 2)} {
		m.replay.Go(last)
		if until := m.until; m.nodesAt(until) > last || m.nodesAt(until+1) <= last {
			t.Errorf("with node %d the last one %d events have happened", last, until)
		}
	}
	if m.replay.Go(tree.None); m.until != timeline.End {
		t.Errorf("at the end %d events have happened", m.until)
	}
	if m.showProof(); m.said != "There is no proof to show: the search has found no combination." && m.passes == nil {
		t.Errorf("of the proof it says %q", m.said)
	}
}

// TestNotesThatEnd: where the memory for the account was used up, the end of the search says so, and so do the
// lists of a move that came later.
func TestNotesThatEnd(t *testing.T) {
	m := modelled(t)
	values, err := search.Resolve(pitrat.New(), map[string]string{"win": "piece", "storage": "1"})
	if err != nil {
		t.Fatal(err)
	}
	r := tree.NewRecorder(m.Tree.Header(), 5000)
	task := search.Task{Position: m.Tree.Header().Position, Values: values, Recorder: r}
	if _, err := pitrat.New().Search(t.Context(), task); err != nil {
		t.Fatal(err)
	}
	m.Tree = r.Tree()
	m.life = newLife(pitrat.AccountOf(m.Tree)).grown(func(int, int) bool { return true })
	if m.account.End() == 0 {
		t.Fatal("the account has not ended")
	}
	if text := m.momentText(); !strings.HasSuffix(text, "their memory was used up") {
		t.Errorf("at the end %q", text)
	}
	m.Node = tree.ID(m.Tree.Len() - 1)
	h := here{model: m.model}
	h.makeRows()
	if text := h.emptyText(); h.Len() != 0 || !strings.Contains(text, "the memory for notes on plans was used up") {
		t.Errorf("%d rows, %q", h.Len(), text)
	}
}
