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
		{move: 1, kind: TypeIteration, score: 10, reason: ReasonComplete, best: true, twigs: []twig{
			{move: 1, kind: TypeFullWidth, score: -10, reason: ReasonComplete, best: true},
		}},
		{move: 2, kind: TypeIteration, score: 50, reason: ReasonComplete, best: true, twigs: []twig{
			{move: 1, kind: TypeRound, alpha: 0, beta: 20, score: 20, reason: ReasonCut, best: true, twigs: []twig{
				{move: 1, kind: TypeFullWidth, score: -20, reason: ReasonComplete, best: true},
			}},
			{move: 2, kind: TypeRound, alpha: 20, beta: 90, score: 50, reason: ReasonComplete, best: true, twigs: []twig{
				{move: 1, kind: TypeFullWidth, score: -10, reason: ReasonComplete, best: true},
				{move: 2, kind: TypeFullWidth, score: -50, reason: ReasonComplete, best: true},
			}},
		}},
	}, last.twigs...)}
}

func TestStagesKeepPlyAndPointOfView(t *testing.T) {
	tr := record(stages(twig{}), 0)
	for id, want := range []struct{ ply, number int }{{0, 0}, {0, 1}, {1, 0}, {0, 2}, {0, 1}, {1, 0}, {0, 2}, {1, 0},
		{1, 0}} {
		n := tr.Node(ID(id))
		same(t, "ply", n.Ply, want.ply)
		same(t, "number", n.Number, want.number)
		same(t, "a stage has no move", n.Move == board.NoMove, n.Type.Stage() || id == 0)
	}
	same(t, "a stage's score for its parent", tr.Node(6).ForParent(), 50)
	same(t, "a move's score for its parent", tr.Node(8).ForParent(), 50)
}

func TestBitsOfTypes(t *testing.T) {
	for _, c := range []struct {
		kind        NodeType
		code        int
		stage, test bool
	}{
		{TypeRoot, 0, false, false}, {TypeFullWidth, 1, false, false}, {TypeQuiescence, 2, false, false},
		{TypeIteration, 3, true, false}, {TypeRound, 4, true, false},
		{OwnType, 32, false, false}, {OwnType + 1 | TestType, 33, false, true}, {OwnType + 2 | StageType | TestType, 34, true,
			true},
		{OwnType + 31 | StageType, 63, true, false},
	} {
		same(t, "code", c.kind.Code(), c.code)
		same(t, "stage", c.kind.Stage(), c.stage)
		same(t, "test", c.kind.Test(), c.test)
	}
}

func TestTheLastStageThatImprovedSpeaksForItsParent(t *testing.T) {
	for _, c := range []struct {
		name string
		last []twig
		line []ID
	}{
		{"the last of two", nil, []ID{3, 6, 8}},
		{"a stage that was stopped before it found anything", []twig{
			{move: 3, kind: TypeIteration, score: -1000, reason: ReasonStopped, twigs: []twig{{move: 1, kind: TypeFullWidth,
				score: 7, reason: ReasonStopped}}},
		}, []ID{3, 6, 8}},
		{"a stage that was stopped after it found the score", []twig{
			{move: 3, kind: TypeIteration, score: 50, reason: ReasonStopped, best: true,
				twigs: []twig{{move: 3, kind: TypeFullWidth, score: -50, reason: ReasonComplete, best: true}}},
		}, []ID{9, 10}},
		{"tests give no value", []twig{{move: 2, kind: typeTest, score: -50, reason: ReasonComplete}}, []ID{3, 6, 8}},
	} {
		tr := record(stages(twig{twigs: c.last}), 0)
		sameList(t, c.name, tr.Line(Root), c.line)
	}
	tr := record(stages(twig{}), 0)
	sameList(t, "moves of the line", tr.Moves(tr.Line(Root)), []board.Move{2})
	sameList(t, "line of the round before", tr.Line(4), []ID{5})
}

// TestFindPrefersTheStageThatDecided: a later stage that did not improve has nodes of the same moves.
func TestFindPrefersTheStageThatDecided(t *testing.T) {
	later := twig{twigs: []twig{{move: 3, kind: TypeIteration, score: 20, reason: ReasonComplete, twigs: []twig{
		{move: 2, kind: TypeFullWidth, score: -20, reason: ReasonComplete, best: true},
		{move: 3, kind: TypeFullWidth, score: -10, reason: ReasonComplete},
	}}}}
	tr := record(stages(later), 0)
	for move, want := range map[board.Move]ID{1: 7, 2: 8, 3: 11} {
		if id, ok := tr.Find(Root, move); id != want || !ok {
			t.Errorf("move %d is at node %d, %v", move, id, ok)
		}
	}
}
