package tree_test

import (
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

// stages is a search in the manner of Kaissa: iterations, rounds below them, moves
// below those.
//
//	0 root                   +50
//	├─ 1 iteration           +10
//	│  └─ 2 move 1           -10
//	└─ 3 iteration           +50
//	   ├─ 4 round            +20  outside its bounds
//	   │  └─ 5 move 1        -20
//	   └─ 6 round            +50
//	      ├─ 7 move 1        -10
//	      └─ 8 move 2        -50
func stages(last twig) twig {
	return twig{score: 50, reason: ReasonComplete, twigs: append([]twig{
		{kind: TypeIteration, score: 10, reason: ReasonComplete, twigs: []twig{
			{move: 1, kind: TypeFullWidth, score: -10, reason: ReasonComplete},
		}},
		{kind: TypeIteration, score: 50, reason: ReasonComplete, twigs: []twig{
			{kind: TypeRound, alpha: 0, beta: 20, score: 20, reason: ReasonCut, twigs: []twig{
				{move: 1, kind: TypeFullWidth, score: -20, reason: ReasonComplete},
			}},
			{kind: TypeRound, alpha: 20, beta: 90, score: 50, reason: ReasonComplete, twigs: []twig{
				{move: 1, kind: TypeFullWidth, score: -10, reason: ReasonComplete},
				{move: 2, kind: TypeFullWidth, score: -50, reason: ReasonComplete},
			}},
		}},
	}, last.twigs...)}
}

func TestStagesKeepPlyAndPointOfView(t *testing.T) {
	tr := record(stages(twig{}), 0)
	for id, ply := range []int{0, 0, 1, 0, 0, 1, 0, 1, 1} {
		same(t, "ply", tr.Node(ID(id)).Ply, ply)
	}
	same(t, "a stage's score for its parent", tr.Node(6).ForParent(), 50)
	same(t, "a move's score for its parent", tr.Node(8).ForParent(), 50)
	for kind := range NodeType(Kinds) {
		same(t, "stage "+kind.String(), kind.Stage(), kind == TypeIteration || kind == TypeRound || kind == TypeEstimate || kind == TypeFunctions)
		same(t, "aside "+kind.String(), kind.Test(), kind == TypeSafety || kind == TypeActivity || kind == TypeEstimate)
	}
}

func TestTheLastStageSpeaksForItsParent(t *testing.T) {
	for _, c := range []struct {
		name string
		last []twig
		line []ID
	}{
		{"the last of two", nil, []ID{3, 6, 8}},
		{"a stage that was stopped before it found anything", []twig{
			{kind: TypeIteration, score: -1000, reason: ReasonStopped, twigs: []twig{{move: 1, kind: TypeFullWidth, score: 7, reason: ReasonStopped}}},
		}, []ID{3, 6, 8}},
		{"a stage that was stopped after it found the score", []twig{
			{kind: TypeIteration, score: 50, reason: ReasonStopped, twigs: []twig{{move: 3, kind: TypeFullWidth, score: -50, reason: ReasonComplete}}},
		}, []ID{9, 10}},
		{"asides give no value", []twig{{move: 2, kind: TypeSafety, score: -50, reason: ReasonComplete}}, []ID{3, 6, 8}},
	} {
		tr := record(stages(twig{twigs: c.last}), 0)
		sameList(t, c.name, tr.Line(Root), c.line)
	}
	tr := record(stages(twig{}), 0)
	sameList(t, "moves of the line", tr.Moves(tr.Line(Root)), []board.Move{2})
	sameList(t, "line of the round before", tr.Line(4), []ID{5})
}
