package present

import (
	"encoding/json"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// bounded is a tree of three moves of White from the start: one with a value, one that was given up as not better,
// and one that was so good that the rest was cut.
func bounded(t *testing.T) Nodes {
	t.Helper()
	start, scale := board.Start(), tree.Centipawns
	r := tree.NewRecorder(tree.Header{Position: start, Scale: scale}, 0)
	r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -scale.Mate-1, scale.Mate+1)
	for _, c := range []struct {
		move               string
		alpha, beta, score eval.Score // Black's
	}{{"e2e4", -scale.Mate, scale.Mate, -30}, {"a2a3", -scale.Mate, -30, 50}, {"g2g4", 40, 90, 10}} {
		move, err := start.ParseUCI(c.move)
		if err != nil {
			t.Fatal(err)
		}
		r.Enter(move, tree.TypeFullWidth, tree.ClassQuiet, c.alpha, c.beta)
		r.Leave(c.score, tree.BoundOf(c.score, c.alpha, c.beta), tree.ReasonComplete)
	}
	r.Leave(30, tree.Exact, tree.ReasonComplete)
	return NewNodes(r.Tree(), InPoints)
}

// TestBoundsAreWhites: what is at least so much for Black is at most that for White, in the sign, in what was
// needed and in words.
func TestBoundsAreWhites(t *testing.T) {
	p := bounded(t)
	for id, want := range []struct{ value, needed, meaning string }{
		{"= +0.30", "", "The value is exactly +0.30 pawns, seen from White: it lies within the bounds at entry, −∞ to ∞."},
		{"= +0.30", "", "The value is exactly +0.30 pawns, seen from White: it lies within the bounds at entry, −∞ to ∞."},
		{"≤ −0.50", "> +0.30", "The value is at most −0.50 pawns, seen from White: given up as soon as it could not beat " +
			"+0.30 pawns, which White has elsewhere."},
		{"≥ −0.10", "< −0.40", "The value is at least −0.10 pawns, seen from White: nothing that was looked at here " +
			"beats −0.40 pawns, the bound at entry."},
	} {
		n := p.Tree.Node(tree.ID(id))
		if p.Value(n) != want.value || p.Needed(n) != want.needed || p.Say(p.Meaning(n)) != want.meaning {
			t.Errorf("node %d: %s, needed %q, %s", id, p.Value(n), p.Needed(n), p.Say(p.Meaning(n)))
		}
	}
}

// TestOpenBoundsAreNull in JSON, and no mate.
func TestOpenBoundsAreNull(t *testing.T) {
	r := recordReader{Nodes: bounded(t), said: Words{}}
	text, err := json.Marshal(levels{r, Levels{N: 1}})
	if err != nil {
		t.Fatal(err)
	}
	root := string(text)
	if !strings.Contains(root, `"lower":null,"upper":null`) || strings.Contains(root, "mateIn") {
		t.Errorf("the root is %s", root)
	}
	second := r.node(2)
	if second.Lower != nil || second.Upper == nil || *second.Upper.PawnsForWhite != 0.3 || second.Upper.Own != -0.3 ||
		second.Upper.OwnFor != "Black" {
		t.Errorf("the bounds of the second move are %+v and %+v", second.Lower, second.Upper)
	}
}

// TestStands: while a search is at work its last finished stage stands for the root, not one that was stopped or whose
// value lies outside its bounds; at the end the root stands for itself.
func TestStands(t *testing.T) {
	start, scale := board.Start(), tree.Centipawns
	r := tree.NewRecorder(tree.Header{Position: start, Scale: scale}, 0)
	r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -scale.Mate, scale.Mate)
	p := NewNodes(r.Tree(), InPoints)
	if p.Stands(tree.Root) != tree.Root {
		t.Error("a stage stands for the root before there is one")
	}
	want := tree.Root
	for number, reason := range []tree.Reason{tree.ReasonComplete, tree.ReasonWithinBounds, tree.ReasonBelowBounds,
		tree.ReasonAboveBounds, tree.ReasonStopped} {
		r.Enter(board.Move(number), tree.TypeIteration, tree.ClassNone, -scale.Mate, scale.Mate)
		if p.Stands(tree.Root) != want {
			t.Errorf("during stage %d stage %d stands for the root", number, p.Stands(tree.Root))
		}
		r.Leave(10, tree.Exact, reason)
		r.Improve()
		if reason == tree.ReasonComplete || reason == tree.ReasonWithinBounds {
			want = tree.ID(number + 1)
		}
	}
	if p.Stands(tree.Root) != want {
		t.Errorf("stage %d stands for the root instead of %d", p.Stands(tree.Root), want)
	}
	r.Leave(10, tree.Exact, tree.ReasonComplete)
	if p.Stands(tree.Root) != tree.Root {
		t.Error("a root that is finished does not stand for itself")
	}
}
