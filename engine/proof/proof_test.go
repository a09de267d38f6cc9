package proof_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/proof"
	"drevo/engine/proof/check"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// record searches a position, at most so many nodes, and returns its tree.
func record(t testing.TB, p search.Programme, fen string, set map[string]string, nodes uint64) *tree.Tree {
	t.Helper()
	values, err := search.Resolve(p, set)
	if err != nil {
		t.Fatal(err)
	}
	position := enginetest.Position(t, fen)
	recorder := tree.NewRecorder(search.Header(p, values, position), 0)
	if _, err := p.Search(context.Background(), search.Task{Position: position, Values: values, Recorder: recorder,
		Limits: search.Limits{Nodes: nodes}}); err != nil {
		t.Fatal(err)
	}
	return recorder.Tree()
}

// What a test looks at: so many positions, and nodes of each tree, in searches of so many nodes.
type amount struct {
	positions, nodes int
	limit            uint64
}

func amounts() amount {
	if os.Getenv("DREVO_LONG") != "" {
		return amount{12, 300, 200_000}
	}
	return amount{1, 25, 5_000}
}

// TestProofsStandAndFall makes the proofs of many nodes of every programme and preset: each is accepted, and refused
// without any one of its nodes. Where there is none the record lacks it for a reason that is known.
func TestProofsStandAndFall(t *testing.T) {
	much := amounts()
	fens := enginetest.Positions(t, "../../app/library/data/botvinnik60.epd")
	for _, p := range engine.Programmes() {
		for _, preset := range append([]search.Preset{{Name: "default"}}, p.Presets()...) {
			t.Run(p.About().ID+"/"+preset.Name, func(t *testing.T) {
				t.Parallel()
				for _, fen := range fens[:much.positions] {
					tr := record(t, p, fen, preset.Values, much.limit)
					stages(t, tr)
					standAndFall(t, tr, much.nodes)
				}
			})
		}
	}
}

// stages tries the proofs of all stages of a tree: what a programme says of a whole position.
func stages(t *testing.T, tr *tree.Tree) {
	for id := range tree.ID(tr.Len()) {
		if n := tr.Node(id); n.Type.Stage() && !n.Type.Test() {
			proofs(t, tr, id)
		}
	}
}

// proofs returns the proofs of a node, each of which is accepted; none of them is missing but for a stop.
func proofs(t *testing.T, tr *tree.Tree, id tree.ID) []*proof.Proof {
	list, err := proof.Of(tr, id)
	var gap *proof.Gap
	if err != nil && (!errors.As(err, &gap) || gap.Why != proof.WasStopped) {
		t.Errorf("node %d: %v", id, err)
	}
	for _, p := range list {
		if err := check.Check(tr, p.Nodes[0].Claim, p); err != nil {
			t.Errorf("the proof of %v was refused: %v", p.Nodes[0], err)
		}
	}
	return list
}

// standAndFall tries the proofs of some nodes of a tree, the root first.
func standAndFall(t *testing.T, tr *tree.Tree, nodes int) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range nodes {
		id := tree.ID(r.IntN(tr.Len()))
		if i == 0 {
			id = tree.Root
		}
		for _, p := range proofs(t, tr, id) {
			fall(t, tr, p, r)
		}
	}
}

// removed is how many nodes are taken out of a long proof, one at a time; of a shorter one each is.
const removed = 40

// fall takes nodes out of a proof.
func fall(t *testing.T, tr *tree.Tree, p *proof.Proof, r *rand.Rand) {
	for i := range min(len(p.Nodes), removed) {
		if len(p.Nodes) > removed {
			i = r.IntN(len(p.Nodes))
		}
		if check.Check(tr, p.Nodes[0].Claim, without(p, i)) == nil {
			t.Errorf("the proof of %v was accepted without %v", p.Nodes[0], p.Nodes[i])
		}
	}
}

// without is a proof from which a node was taken out.
func without(p *proof.Proof, at int) *proof.Proof {
	q := &proof.Proof{}
	for i, n := range p.Nodes {
		if i == at {
			continue
		}
		var children []int
		for _, child := range n.Children {
			switch {
			case child > at:
				children = append(children, child-1)
			case child < at:
				children = append(children, child)
			}
		}
		n.Children = children
		q.Nodes = append(q.Nodes, n)
	}
	return q
}

// example is diagram 22, Botvinnik - Capablanca 1938.
const example = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// TestProofOfMoreThanIsSo asks for half a unit more than the record says, and shows a proof of another claim.
func TestProofOfMoreThanIsSo(t *testing.T) {
	p, err := engine.Programmes().Find("paulchess")
	if err != nil {
		t.Fatal(err)
	}
	tr := record(t, p, example, map[string]string{"depth": "3"}, 0)
	is := proof.Claim{ID: tree.Root, Sense: proof.AtLeast, Score: tr.Node(tree.Root).Score}
	more := is
	more.Score++
	var gap *proof.Gap
	if _, err := proof.Make(tr, more); !errors.As(err, &gap) || gap.Why != proof.OtherValue {
		t.Errorf("%v was proved: %v", more, err)
	}
	made, err := proof.Make(tr, is)
	if err != nil {
		t.Fatal(err)
	}
	if check.Check(tr, more, made) == nil {
		t.Error("the proof of one claim was taken for that of another")
	}
	for i := range made.Nodes {
		lie := &proof.Proof{Nodes: slices.Clone(made.Nodes)}
		lie.Nodes[i].Score += eval.Score(1000)
		if check.Check(tr, is, lie) == nil {
			t.Errorf("a claim of node %d was changed, and the proof accepted", made.Nodes[i].ID)
		}
	}
}

// TestGaps writes records by hand that do not prove their value, each for another reason.
func TestGaps(t *testing.T) {
	position := enginetest.Position(t, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1")
	mate, err := position.ParseSAN("Rd8")
	if err != nil {
		t.Fatal(err)
	}
	open := func(write func(r *tree.Recorder)) *tree.Tree {
		r := tree.NewRecorder(tree.Header{Position: position, Scale: tree.Centipawns}, 0)
		r.Enter(board.NoMove, tree.TypeFullWidth, tree.ClassNone, -100, 100)
		write(r)
		return r.Tree()
	}
	for _, test := range []struct {
		name  string
		write func(r *tree.Recorder)
		want  proof.Missing
	}{
		{"open", func(*tree.Recorder) {}, proof.StillOpen},
		{"nothing below", func(r *tree.Recorder) { r.Leave(0, tree.Lower, tree.ReasonCut) }, proof.NoMove},
		{"no moves at all", func(r *tree.Recorder) { r.Leave(0, tree.Upper, tree.ReasonComplete) }, proof.MissingMove},
		{"cut", func(r *tree.Recorder) { r.Leave(0, tree.Upper, tree.ReasonCut) }, proof.WasCut},
		{"stopped", func(r *tree.Recorder) { r.Leave(0, tree.Lower, tree.ReasonStopped) }, proof.WasStopped},
		{"left out, better", func(r *tree.Recorder) {
			r.Skip(mate, tree.OwnReason, 5)
			r.Leave(0, tree.Upper, tree.ReasonComplete)
		}, proof.BetterSkip},
	} {
		tr := open(test.write)
		var gap *proof.Gap
		if _, err := proof.Of(tr, tree.Root); !errors.As(err, &gap) || gap.Why != test.want {
			t.Errorf("%s: %v, not %q", test.name, err, test.want)
		}
	}
}
