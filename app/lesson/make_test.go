package lesson

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"drevo/app/library"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// bases are searches whose trees have something for every notion.
func bases() map[string]Lesson {
	plain := Lesson{Programme: "paulchess", Set: map[string]string{"depth": "2", "quiescence": "2", "table": "false",
		"deepening": "false", "nullMove": "false", "nullQuiescence": "false"}}
	full := Lesson{Programme: "paulchess", Set: map[string]string{"depth": "3", "quiescence": "2", "deepening": "false"}}
	return map[string]Lesson{"alpha-beta": plain, "minimax": plain, "order": plain, "reasons": plain, "quiescence": plain,
		"forced-variation": plain, "table": full, "null-move": full,
		"trajectory": {Programme: "botvinnik", Set: map[string]string{"horizon": "3", "effort": "2"}},
		"plan":       {Programme: "pitrat", Set: map[string]string{}}}
}

// TestTwoHundredExercises are made over the positions of the library, and their answers hold by code of this test's
// own, which reads scores, bounds and the order of children, and nothing that the questions are made with. In every run
// three notions are asked of all positions and the others of some; with DREVO_LONG nearly all of all.
func TestTwoHundredExercises(t *testing.T) {
	needs.OneGoroutine(t)
	made, byKind, byNotion := 0, map[string]int{}, map[string]int{}
	exercise := func(fen, notion string) {
		p, err := board.ParseFEN(fen)
		if err != nil || !p.HasLegalMove() {
			return
		}
		l := bases()[notion]
		l.File, l.Title, l.Position = "made", "Made", p
		desk := NewDesk(engine.Programmes())
		defer desk.Close()
		exercises, err := desk.Make(context.Background(), &l, Wanted{Notion: notion, Most: 4})
		if err != nil {
			if strings.Contains(err.Error(), "not done after") { // of a search that is too long for a lesson
				return
			}
			t.Fatal(fen, notion, err)
		}
		for _, e := range exercises {
			made++
			byKind[e.Kind]++
			byNotion[notion]++
			questions, err := desk.Questions(context.Background(), &l, e.Task(1))
			if err != nil {
				t.Fatal(fen, e, err)
			}
			if fault := verify(questions, e); fault != "" {
				t.Errorf("%s: %s %v: %s", fen, e.Kind, e.Fields, fault)
			}
		}
	}
	for i, fen := range libraryPositions(t) {
		for at, n := range Notions() {
			long := os.Getenv("DREVO_LONG") != "" && (at < 8 || i%8 == 0) // the last two need large searches
			if at == i%3 || at >= 3 && i == 10+at || long {
				exercise(fen, n.Name)
			}
		}
	}
	t.Logf("%d exercises: %v, %v", made, byNotion, byKind)
	if made < 200 || len(byKind) < 8 || len(byNotion) < len(Notions()) {
		t.Errorf("%d exercises: %v, %v", made, byNotion, byKind)
	}
}

// libraryPositions are those without a game that come with the program.
func libraryPositions(t *testing.T) (fens []string) {
	for _, c := range library.Builtin() {
		if err := c.Scan(nil); err != nil {
			t.Fatal(err)
		}
		for i := range c.Len() {
			item, err := c.Item(i)
			if err != nil {
				t.Fatal(err)
			}
			if start := item.Game.Start; start != board.Start() {
				fens = append(fens, start.FEN())
			}
		}
	}
	return fens
}

// verify says what is wrong with the answer of an exercise.
func verify(questions []*Question, e Exercise) string {
	q := questions[0]
	s, n := q.In, q.In.Tree().Node(q.At)
	moves, best := look(s, n)
	switch e.Kind {
	case "cuts":
		want := between
		if n.Score >= n.Beta {
			want = cutAtBeta
		} else if n.Score <= n.Alpha {
			want = belowAlpha
		}
		if q.right.Choice != want {
			return fmt.Sprint("choice ", q.right.Choice, ", not ", want)
		}
	case "value":
		white := float64(max(best, standing(n)))
		if s.Tree().Turn(n) == board.Black {
			white = 0 - white // no zero with a sign
		}
		said := strings.NewReplacer("−", "-", "+", "").Replace(q.Choices[q.right.Choice])
		if want := fmt.Sprintf("%.2f", white/100); said != want && !strings.Contains(said, "#") {
			return said + ", not " + want
		}
	case "play":
		if moves[q.right.Move] != best {
			return fmt.Sprint(q.right.Move, " gives ", moves[q.right.Move], ", not ", best)
		}
	case "next-move":
		if first := s.Tree().ChildNodes(n.ID)[0].Move; q.right.Move != first {
			return fmt.Sprint(q.right.Move, ", not ", first)
		}
	case "order":
		p, _ := s.Tree().Position(n.ID)
		for i, choice := range q.right.Order {
			if san := p.SAN(s.Tree().ChildNodes(n.ID)[i].Move); !strings.HasSuffix(q.Choices[choice], san) {
				return q.Choices[choice] + ", not " + san
			}
		}
	case "walk":
		return verifyWalk(questions, n)
	case "rule":
		return verifyRule(q, e, n)
	case "find-node":
		words, found := s.Tree().Header().Vocabulary, s.Tree().Node(q.right.Node)
		if string(words.Reason(found.Reason).Key) != e.Task(1).Field("shows") {
			return "another reason"
		}
	}
	return ""
}

// verifyRule holds the reason that is the answer against what the record has: bounds, scores, children, and for a move
// that Botvinnik's map does not have against a map that is made here.
func verifyRule(q *Question, e Exercise, n tree.Node) string {
	said, children := q.Choices[q.right.Choice], q.In.Tree().ChildCount(n.ID)
	p, err := q.In.Tree().Position(n.ID)
	if err != nil {
		return err.Error()
	}
	if word := e.Task(1).Field("move"); word != "" {
		m, err := p.ParseSAN(word)
		if _, there := q.In.Tree().Find(n.ID, m); err != nil || there {
			return "the move has a node"
		}
		words := q.In.Tree().Header().Vocabulary
		if off, ok := words.FilterOf("botvinnik.not-on-the-map"); ok && strings.HasPrefix(said, off.Name+":") {
			for _, way := range trajectory.Build(&p, 3).ByPiece(m.From()) {
				if way.Stops()[0] == m.To() && n.Ply == 0 && way.HalfMoves <= 3 {
					return "it is on the map: " + way.String()
				}
			}
		}
		return ""
	}
	words := q.In.Tree().Header().Vocabulary
	reason := words.Reason(n.Reason)
	switch key := string(reason.Key); {
	case !strings.HasPrefix(said, reason.Name+":"):
		return said + ", not " + reason.Name
	case key == "core.cut" && (n.Score < n.Beta || children == 0):
		return "no child cuts"
	case key == "core.stand-pat-cut" && n.Static < n.Beta:
		return "the board is not good enough"
	case strings.Contains(key, "table") && children > 0:
		return "it has children"
	case strings.Contains(key, "null-cut") && n.Score < n.Beta:
		return "the pass does not cut"
	}
	return ""
}

// look reads what the moves at a node gave the mover, and the best of it.
func look(s *session.Search, n tree.Node) (moves map[board.Move]eval.Score, best eval.Score) {
	moves, best = map[board.Move]eval.Score{}, -1<<30
	for _, child := range s.Tree().ChildNodes(n.ID) {
		moves[child.Move] = -child.Score
		best = max(best, -child.Score)
	}
	return moves, best
}

// standing is what a side has that does not capture.
func standing(n tree.Node) eval.Score {
	if n.Type == tree.TypeQuiescence {
		return n.Static
	}
	return -1 << 30
}

// verifyWalk carries alpha-beta out once more.
func verifyWalk(questions []*Question, n tree.Node) string {
	alpha := n.Alpha
	for i, child := range questions[0].In.Tree().ChildNodes(n.ID) {
		got, want := -child.Score, doesNothing
		switch {
		case got >= n.Beta:
			want = doesCut
		case got > alpha:
			alpha, want = got, doesRaise
		}
		if i < len(questions) && questions[i].At == n.ID && questions[i].right.Choice != want {
			return fmt.Sprintf("step %d is %d, not %d", i+1, questions[i].right.Choice, want)
		}
	}
	return ""
}

// TestMadeLessonsAreLessons: what is written can be read, and is solved.
func TestMadeLessonsAreLessons(t *testing.T) {
	desk := NewDesk(engine.Programmes())
	defer desk.Close()
	l, err := Read("small.md", small(""))
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range Notions() {
		l := l
		if base := bases()[n.Name]; !slices.Contains([]string{"alpha-beta", "minimax", "order", "reasons"}, n.Name) {
			base.Title, base.Position = l.Title, l.Position
			l = &base
		}
		made, err := desk.Make(context.Background(), l, Wanted{Notion: n.Name, Most: 5})
		if err != nil {
			t.Fatal(n.Name, err)
		}
		var text strings.Builder
		if err := WriteLesson(&text, l, made); err != nil {
			t.Fatal(err)
		}
		again, err := Read("made.md", text.String())
		if err != nil {
			t.Fatal(n.Name, err, text.String())
		}
		report, err := desk.Check(context.Background(), again)
		if err != nil || report.Tasks != len(made) || len(made) == 0 {
			t.Errorf("%s: %+v, %d made, %v", n.Name, report, len(made), err)
		}
	}
	_, err = desk.Make(context.Background(), l, Wanted{Notion: "alphabeta", Most: 1})
	if err == nil || !strings.Contains(err.Error(), "alpha-beta") {
		t.Error(err)
	}
}
