package lesson

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"drevo/app/library"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// TestTwoHundredExercises are made over the positions of the library, and their answers hold by code of this test's
// own, which reads scores, bounds and the order of children, and nothing that the questions are made with.
func TestTwoHundredExercises(t *testing.T) {
	needs.OneGoroutine(t)
	made, byKind := 0, map[string]int{}
	for i, fen := range libraryPositions(t) {
		p, err := board.ParseFEN(fen)
		if err != nil {
			continue
		}
		notion := Notions()[i%3].Name
		l := &Lesson{File: "made", Title: "Made", Position: p, Programme: "paulchess",
			Set: map[string]string{"depth": "2", "quiescence": "2", "table": "false", "deepening": "false", "nullMove": "false",
				"nullQuiescence": "false"}}
		desk := NewDesk(engine.Programmes())
		exercises, err := desk.Make(context.Background(), l, notion, 4)
		if err != nil {
			t.Fatal(fen, err)
		}
		for _, e := range exercises {
			made++
			byKind[e.Kind]++
			questions, err := desk.Questions(context.Background(), l, e.Task(1))
			if err != nil {
				t.Fatal(fen, e, err)
			}
			if fault := verify(questions, e); fault != "" {
				t.Errorf("%s: %s %v: %s", fen, e.Kind, e.Fields, fault)
			}
		}
		desk.Close()
	}
	if made < 200 || len(byKind) < 6 {
		t.Errorf("%d exercises: %v", made, byKind)
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
			white = -white
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
		made, err := desk.Make(context.Background(), l, n.Name, 5)
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
	_, err = desk.Make(context.Background(), l, "alphabeta", 1)
	if err == nil || !strings.Contains(err.Error(), "alpha-beta") {
		t.Error(err)
	}
}
