package trace

import (
	"bytes"
	"math"
	"os"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// visits is a search that goes by visits, as its author would write it: the next move of a playout is the one with the
// best of its result and what its prior allows it. What it takes for a net is the material.
type visits struct {
	w     *Writer
	nodes []visit
	rec   Record
}

// visit is a node: its move, and what was visited below it, from the side to move there.
type visit struct {
	parent, first, count int // its children stand together
	at                   board.Position
	prior, net, sum      float64
	visits               int
}

func (v *visit) result() float64 { return v.sum / float64(max(v.visits, 1)) }

// net is the expected result of the side to move by the material, from -1 to 1.
func net(p *board.Position) float64 {
	material, us := 0, p.Turn()
	for kind, worth := range map[board.PieceType]int{board.Pawn: 1, board.Knight: 3, board.Bishop: 3, board.Rook: 5,
		board.Queen: 9} {
		material += worth * (p.PiecesOf(us, kind).Count() - p.PiecesOf(us^1, kind).Count())
	}
	return math.Tanh(float64(material) / 8)
}

// expand adds the moves of a node, with their priors: those after which more material stands are expected more.
func (s *visits) expand(number int) {
	var list board.MoveList
	s.nodes[number].at.Legal(&list)
	s.nodes[number].first, s.nodes[number].count = len(s.nodes), list.Len()
	total := 0.0
	for _, m := range list.All() {
		child := visit{parent: number, at: s.nodes[number].at.After(m)}
		child.net = net(&child.at)
		child.prior = math.Exp(-3 * child.net)
		total += child.prior
		s.nodes = append(s.nodes, child)
	}
	for i, m := range list.All() {
		id := s.nodes[number].first + i
		s.nodes[id].prior /= total
		s.w.Write(s.rec.Begin(Add).Set(Node, int64(id)).Set(Parent, int64(number)).Set(Code, 1).
			Set(At, int64(MoveOf(m))).Set(Prior, int64(1e6*s.nodes[id].prior)))
		s.w.Write(s.rec.Begin(Net).Set(Node, int64(id)).Set(Draw, int64(1e6*(1-math.Abs(s.nodes[id].net)))).Set(Left, 40))
	}
}

// playout goes down to a node that was never visited, and takes its net's value up.
func (s *visits) playout() {
	at := 0
	for s.nodes[at].visits > 0 && s.nodes[at].count > 0 {
		n, best, most := &s.nodes[at], 0, math.Inf(-1)
		for id := n.first; id < n.first+n.count; id++ {
			c := &s.nodes[id]
			worth := -c.result() + 1.5*c.prior*math.Sqrt(float64(n.visits))/float64(1+c.visits)
			if c.visits == 0 {
				worth += n.result()
			}
			if worth > most {
				best, most = id, worth
			}
		}
		at = best
	}
	if s.nodes[at].visits == 0 {
		s.expand(at)
	}
	s.w.Write(s.rec.Begin(Playout).Set(Node, int64(at)))
	value := s.nodes[at].net
	switch n := &s.nodes[at]; {
	case n.count == 0 && n.at.InCheck():
		value = -1
	case n.count == 0:
		value = 0
	}
	for ; ; at, value = s.nodes[at].parent, -value {
		s.nodes[at].sum += value
		s.nodes[at].visits++
		if at == 0 {
			return
		}
	}
}

// numbers writes what became of all nodes that were visited.
func (s *visits) numbers() {
	for id := range s.nodes {
		n := &s.nodes[id]
		if n.visits == 0 {
			continue
		}
		reason := tree.Reason(64)
		if n.count == 0 && n.at.InCheck() {
			reason = tree.ReasonCheckmate
		}
		s.w.Write(s.rec.Begin(Update).Set(Node, int64(id)).Set(Code, int64(reason)).Set(Value, int64(1e6*n.result())).
			Set(Visits, int64(n.visits)).Set(Eval, int64(1e6*n.net)))
		best := 0
		for c := n.first; c < n.first+n.count; c++ {
			if s.nodes[c].visits > 0 && (best == 0 || s.nodes[c].visits > s.nodes[best].visits) {
				best = c
			}
		}
		if best > 0 {
			s.w.Write(s.rec.Begin(Better).Set(Node, int64(best)))
		}
	}
}

// visited lets it search a position, and returns the trace.
func visited(t *testing.T, fen string, playouts int) ([]byte, []visit) {
	t.Helper()
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	var to bytes.Buffer
	w, err := NewWriter(&to, []string{"engine Visits", "value winrate", "mate none", "counts full-width",
		"reason 64 visited \"Its value is the mean of what was visited below.\" group=searched"}, true)
	if err != nil {
		t.Fatal(err)
	}
	s := &visits{w: w, nodes: []visit{{at: p, net: net(&p)}}}
	s.rec.Begin(Search)
	s.rec.Text = fen
	w.Write(&s.rec)
	for range playouts {
		s.playout()
	}
	s.numbers()
	w.Write(s.rec.Begin(End))
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	return to.Bytes(), s.nodes
}

// A search by visits comes through as it was: visits, priors, results, what the net says, in the tree, in a file and
// written as a trace again. One visit too many is found.
func TestSearchByVisits(t *testing.T) {
	needs.OneGoroutine(t)
	trace, nodes := visited(t, kiwipete, 500)
	if file := os.Getenv("DREVO_VISITS"); file != "" { // to be looked at in the window
		if err := os.WriteFile(file, trace, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	report := checked(t, trace)
	if report.Wrong() > 0 || report.Rules[ruleCount-1].Checked < 500 || report.Nodes != len(nodes)-1 {
		t.Errorf("%+v", report)
	}
	first := treeOf(t, trace, 0)
	var again bytes.Buffer
	if err := WriteTree(&again, first, true); err != nil {
		t.Fatal(err)
	}
	kept, err := RestoreNotes(first, NotesOf(first).Keep())
	if err != nil {
		t.Fatal(err)
	}
	for _, tr := range []*tree.Tree{first, treeOf(t, again.Bytes(), 0)} {
		if tr.Len() != len(nodes) {
			t.Fatalf("%d nodes, want %d", tr.Len(), len(nodes))
		}
		for id := range nodes {
			n, want := tr.Node(tree.ID(id)), &nodes[id]
			prior, _ := NotesOf(tr).Number(n.ID, n.Move, NotePrior)
			draw, ok := NotesOf(tr).Number(n.ID, n.Move, NoteDraw)
			same, _ := kept.Number(n.ID, n.Move, NoteDraw)
			if int(n.Count) != max(want.visits, 1) || id > 0 && (prior != int(1e6*want.prior) || !ok || draw != same) ||
				want.visits > 0 && n.Score != eval.Score(1e6*want.result()) {
				t.Fatalf("node %d: %+v, prior %d; want %+v", id, n, prior, want)
			}
		}
	}
	var text bytes.Buffer
	if err := Convert(&text, bytes.NewReader(trace), false); err != nil {
		t.Fatal(err)
	}
	wrong := bytes.Replace(text.Bytes(), []byte("visits=500"), []byte("visits=501"), 1)
	if rule := checked(t, wrong).Rules[ruleCount-1]; rule.Wrong != 1 {
		t.Errorf("%+v", rule)
	}
}
