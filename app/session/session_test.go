package session_test

import (
	"context"
	"reflect"
	"slices"
	"testing"

	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/engine/tree"
)

func moves(t *testing.T, p board.Position, sans ...string) []board.Move {
	t.Helper()
	var list []board.Move
	for _, san := range sans {
		move, err := p.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		var next board.Position
		p.Make(move, &next)
		list, p = append(list, move), next
	}
	return list
}

// open returns a session on the first position, at a depth that takes no time.
func open(t *testing.T, depth string) *session.Session {
	t.Helper()
	values, err := search.Resolve(itep.New(), workspacetest.Absolute("depth", depth))
	if err != nil {
		t.Fatal(err)
	}
	return session.New(enginetest.Position(t, session.FirstPosition), itep.New(), values)
}

func think(t *testing.T, s *session.Session) *session.Search {
	t.Helper()
	search := s.ThinkAs(context.Background(), s.Game, s.Programme, s.Values)
	if _, err := search.Wait(); err != nil {
		t.Fatal(err)
	}
	s.Locate()
	return search
}

func TestGame(t *testing.T) {
	start := board.Start()
	game := moves(t, start, "e4", "e5", "Nf3", "Nc6")
	d4 := moves(t, start, "d4")[0]
	tests := []struct {
		name      string
		do        func(*session.Game)
		cursor    int
		mainline  int
		variation int
	}{
		{"a new game is at its start", func(*session.Game) {}, 0, 4, 0},
		{"forward", func(g *session.Game) { g.Forward(); g.Forward() }, 2, 4, 0},
		{"the main line's own move goes on in it", func(g *session.Game) { g.Play(game[0]) }, 1, 4, 0},
		{"another move leaves it", func(g *session.Game) { g.Play(d4) }, 0, 4, 1},
		{"back ends the variation first", func(g *session.Game) { g.Play(d4); g.Back() }, 0, 4, 0},
		{"forward takes the variation again", func(g *session.Game) { g.Play(d4); g.Back(); g.Forward() }, 0, 4, 1},
		{"a new move forgets what was taken back", func(g *session.Game) {
			g.Play(d4)
			g.Back()
			g.Play(game[0])
			g.Forward()
		}, 2, 4, 0},
		{"at the end the main line grows", func(g *session.Game) { g.Go(4); g.Play(moves(t, g.Position(), "Bb5")[0]) }, 5, 5,
			0},
		{"going on behind the end does not make the main line longer", func(g *session.Game) {
			g.GoTo(append(g.Mainline()[:4:4], moves(t, g.Position(), "e4", "e5", "Nf3", "Nc6", "Bb5")[4]))
		}, 4, 4, 1},
		{"going to moves of the main line stays in it", func(g *session.Game) { g.GoTo(game[:3]) }, 3, 4, 0},
		{"promoting makes the variation the main line", func(g *session.Game) {
			g.Forward()
			g.Play(moves(t, g.Position(), "c5")[0])
			g.PromoteVariation()
		}, 2, 2, 0},
		{"go stays within the main line", func(g *session.Game) { g.Go(99) }, 4, 4, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g, err := session.Replay(start, game)
			if err != nil {
				t.Fatal(err)
			}
			test.do(g)
			if g.Cursor() != test.cursor || len(g.Mainline()) != test.mainline || len(g.Moves()[g.Cursor():]) != test.variation {
				t.Errorf("cursor %d, main line %d, variation %d", g.Cursor(), len(g.Mainline()), len(g.Moves()[g.Cursor():]))
			}
			if h := g.History(); h.Len() != len(g.Moves())+1 {
				t.Errorf("history of %d positions after %d moves", h.Len(), len(g.Moves()))
			}
		})
	}
}

// TestMovesInATreeAreTrials: what is played or looked at where a tree is shown belongs to the game only once it is
// kept; a move that the game has, and a move where there is no tree, is the game's at once.
func TestMovesInATreeAreTrials(t *testing.T) {
	s := open(t, "2")
	search := think(t, s)
	children := search.Tree().Children(tree.Root, nil)
	first, second := search.Tree().Node(children[0]).Move, search.Tree().Node(children[1]).Move
	s.Select(children[1])
	if s.Game.InGame() || len(s.Game.Mainline()) != 0 {
		t.Errorf("a node that was looked at is part of the game: %v", s.Game.Mainline())
	}
	s.Select(tree.Root)
	s.Play(first)
	if s.Game.InGame() || len(s.Game.Mainline()) != 0 || !slices.Equal(s.Game.Looked(), []board.Move{first}) {
		t.Errorf("the game is %v, tried is %v", s.Game.Mainline(), s.Game.Looked())
	}
	s.Walk((*session.Game).Keep)
	if !s.Game.InGame() || !slices.Equal(s.Game.Mainline(), []board.Move{first}) || s.Game.Cursor() != 1 {
		t.Errorf("kept: the game is %v, cursor %d", s.Game.Mainline(), s.Game.Cursor())
	}
	back(s)
	s.Play(first)
	if !s.Game.InGame() {
		t.Error("a move of the game is a trial")
	}
	back(s)
	s.Play(second)
	s.Walk((*session.Game).Keep)
	if !slices.Equal(s.Game.Played(), []board.Move{second}) || !slices.Equal(s.Game.Mainline(), []board.Move{first}) {
		t.Errorf("beside the game %v stands %v", s.Game.Mainline(), s.Game.Played())
	}
	s.Delete(search)
	p := s.Position()
	var list board.MoveList
	p.Legal(&list)
	s.Play(list.All()[0])
	if !s.Game.InGame() || len(s.Game.Played()) != 2 {
		t.Errorf("without a tree the game has %v", s.Game.Played())
	}
}

// TestForwardGoesOnInTheTree where the game ends: along the best line, to its end, and back again.
func TestForwardGoesOnInTheTree(t *testing.T) {
	s := open(t, "3")
	search := think(t, s)
	best := search.Tree().Moves(search.Tree().Line(tree.Root))
	if len(best) < 3 {
		t.Fatalf("the best line is %v", best)
	}
	for i := range best {
		if !s.Forward() || !slices.Equal(s.Game.Moves(), best[:i+1]) {
			t.Fatalf("%d moves forward the moves are %v, the best line %v", i+1, s.Game.Moves(), best)
		}
	}
	if s.Forward() {
		t.Error("behind the end of the line there is a move")
	}
	s.Walk(func(g *session.Game) { g.Go(0) })
	s.End()
	if !slices.Equal(s.Game.Moves(), best) || len(s.Game.Mainline()) != 0 {
		t.Errorf("the end is %v, the game %v", s.Game.Moves(), s.Game.Mainline())
	}
}

func TestReplayRefusesIllegalMoves(t *testing.T) {
	if _, err := session.Replay(board.Start(), []board.Move{moves(t, board.Start(), "e4")[0], moves(t, board.Start(),
		"d4")[0]}); err == nil {
		t.Error("White moved twice")
	}
}

func TestSelectingANodeGoesToItsPosition(t *testing.T) {
	s := open(t, "3")
	search := think(t, s)
	line := search.Tree().Line(tree.Root)
	for i, id := range line {
		s.Select(id)
		p, err := search.Tree().Position(id)
		if err != nil {
			t.Fatal(err)
		}
		if at := s.Position(); at != p || len(s.Game.Moves()) != i+1 {
			t.Errorf("at node %d the position is %s", id, at.FEN())
		}
		if node, ok := s.Node(); node != id || !ok {
			t.Errorf("at node %d the session is at %d, %v", id, node, ok)
		}
	}
	back(s)
	if node, ok := s.Node(); !ok || len(line) > 1 && node != line[len(line)-2] {
		t.Errorf("one move back the session is at node %d, %v", node, ok)
	}
}

func TestPlayingInTheTree(t *testing.T) {
	s := open(t, "2")
	search := think(t, s)
	s.Select(tree.Root)
	for _, id := range search.Tree().Children(tree.Root, nil) {
		s.Select(tree.Root)
		if s.Play(search.Tree().Node(id).Move) {
			t.Fatal("a move with a node was asked about")
		}
		if node, ok := s.Node(); node != id || !ok {
			t.Errorf("playing the move of node %d led to %d, %v", id, node, ok)
		}
	}
	asked := 0
	for _, id := range search.Tree().Children(tree.Root, nil) {
		s.Select(id)
		p := s.Position()
		words := search.Tree().Header().Vocabulary
		var list board.MoveList
		p.Legal(&list)
		for _, move := range list.All() {
			if _, ok := search.Tree().Find(id, move); ok {
				continue
			}
			s.Select(id)
			played := s.Play(move)
			unsearched, ok := s.WhyNot()
			if !played || !ok || unsearched.Move != move || unsearched.Before != p ||
				words.Reason(unsearched.Why.Reason).Sentence == "" {
				t.Fatalf("%s after node %d was not explained: %v", move, id, unsearched)
			}
			if node, in := s.Node(); in || node != id {
				t.Errorf("off the tree the session is at %d, %v", node, in)
			}
			asked++
		}
	}
	if asked == 0 {
		t.Error("no move was cut off: the test asked nothing")
	}
	first, _ := s.WhyNot()
	at := s.Position()
	var list board.MoveList
	at.Legal(&list)
	if s.Play(list.All()[0]) {
		t.Error("a move outside the tree was asked about")
	}
	if still, ok := s.WhyNot(); !ok || !reflect.DeepEqual(still, first) {
		t.Errorf("a move further from the tree the answer is %v, want %v", still, first)
	}
	s.Select(tree.Root)
	if _, ok := s.WhyNot(); ok {
		t.Error("the root is in the tree, and its absence is explained")
	}
}

// counting is a programme that counts how often it is asked to explain a node.
type counting struct {
	itep.Programme
	asked int
}

func (c *counting) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	c.asked++
	return c.Programme.Explain(t, id)
}

// leaveTree plays the first move behind a child of the root that has no node.
func leaveTree(t *testing.T, s *session.Session) {
	t.Helper()
	var list board.MoveList
	for _, id := range s.Tree().Children(tree.Root, nil) {
		s.Select(id)
		p := s.Position()
		p.Legal(&list)
		for _, move := range list.All() {
			if s.Select(id); s.Play(move) {
				return
			}
		}
	}
	t.Fatal("every move has a node")
}

func TestWhyNotIsWorkedOutOnceAPosition(t *testing.T) {
	s := open(t, "2")
	programme := &counting{}
	s.Programme = programme
	think(t, s)
	leaveTree(t, s)
	if programme.asked != 0 {
		t.Errorf("explained %d times before anyone asked", programme.asked)
	}
	for range 3 {
		if _, ok := s.WhyNot(); !ok {
			t.Fatal("no answer")
		}
	}
	if programme.asked != 1 {
		t.Errorf("the same answer was worked out %d times", programme.asked)
	}
}

func TestThinkElsewhereMakesAnotherTree(t *testing.T) {
	s := open(t, "2")
	first := think(t, s)
	s.Select(first.Tree().Children(tree.Root, nil)[0])
	played := s.Game.Moves()
	second := think(t, s)
	if !slices.Equal(second.Moves, played) || second.Position != s.Position() {
		t.Errorf("the second search is of %v", second.Moves)
	}
	if node, ok := s.Node(); node != tree.Root || !ok {
		t.Errorf("at the new root the session is at %d, %v", node, ok)
	}
	back(s)
	if _, ok := s.Node(); ok {
		t.Error("before the root of the tree the position is in it")
	}
}

func TestStopAndRelease(t *testing.T) {
	s := open(t, "12")
	search := s.ThinkAs(context.Background(), s.Game, s.Programme, s.Values)
	s.Stop()
	if result, err := search.Wait(); err != nil || !result.Stopped {
		t.Fatalf("stopped %v, %v", result.Stopped, err)
	}
	if search.Running() || search.Elapsed() <= 0 {
		t.Error("a search that has ended still runs, or took no time")
	}
	s.SetGame(session.NewGame(board.Start()), nil)
	search.Release()
	if s.Search() != nil {
		t.Error("another game still has the old search")
	}
}

// back takes a move back.
func back(s *session.Session) { s.Walk(func(g *session.Game) { g.Back() }) }
