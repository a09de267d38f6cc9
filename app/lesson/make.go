package lesson

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/nearest"
	"drevo/internal/phrase"
)

// Exercise is a task that was made from a tree, without an author.
type Exercise struct {
	Kind   string
	Fields []Field
	Events int // how many one has to keep in mind: moves that came back at the node, and half-moves to it
}

// Notion is something to be practised: it finds the nodes that are worth a question.
type Notion struct {
	Name, Sentence string
	find           func(record, tree.Node) []Exercise
}

// Notions are what exercises can be made about.
func Notions() []Notion {
	return []Notion{
		{"alpha-beta", "whether a node cuts, which move refutes, and what each value does", exerciseBounds},
		{"minimax", "which value goes up, and which move is best", exerciseValues},
		{"order", "in which order moves are looked at", exerciseOrder},
		{"reasons", "why nothing more was done at a node", exerciseReasons},
	}
}

// mostLooked is how many nodes are looked at for exercises.
const mostLooked = 50_000

// Make makes exercises about a notion from the search of a lesson, at most so many: of nodes where the answer is not
// obvious, spread over the depth of the tree, the easier ones first.
func (d *Desk) Make(ctx context.Context, l *Lesson, notion string, most int) ([]Exercise, error) {
	list, names := Notions(), []string{}
	for _, n := range list {
		names = append(names, n.Name)
	}
	at := slices.Index(names, notion)
	if at < 0 {
		return nil, fmt.Errorf("there is no notion %.40q%s; there are %s", notion, nearest.Asked(notion, names),
			strings.Join(names, ", "))
	}
	s, err := d.Search(ctx, l, nil)
	if err != nil {
		return nil, err
	}
	r, looked := newRecord(s), 0
	byPly := map[int][]Exercise{}
	r.Tree.Walk(tree.Root, func(n tree.Node) bool {
		looked++
		if n.Closed && !n.Type.Test() && !n.Type.Stage() && n.Move != board.Pass {
			byPly[n.Ply] = append(byPly[n.Ply], list[at].find(r, n)...)
		}
		return looked < mostLooked
	})
	made := d.spread(ctx, l, byPly, most)
	slices.SortStableFunc(made, func(a, b Exercise) int { return cmp.Compare(a.Events, b.Events) })
	return made, ctx.Err()
}

// spread takes exercises from every ply in turn, each of which has questions.
func (d *Desk) spread(ctx context.Context, l *Lesson, byPly map[int][]Exercise, most int) (made []Exercise) {
	taken := map[string]bool{}
	for left := true; left && len(made) < most && ctx.Err() == nil; {
		left = false
		for ply := 0; ply < 256 && len(made) < most; ply++ {
			if len(byPly[ply]) == 0 {
				continue
			}
			left = true
			e := byPly[ply][0]
			byPly[ply] = byPly[ply][1:]
			key := fmt.Sprint(e.Kind, e.Fields)
			questions, err := d.Questions(ctx, l, e.Task(1))
			if err == nil && len(questions) > 0 && !taken[key] {
				taken[key] = true
				made = append(made, e)
			}
		}
	}
	return made
}

// Task is the exercise as a task of a lesson, with its number.
func (e Exercise) Task(number int) *Task {
	return &Task{Kind: e.Kind, Fields: e.Fields, Number: number}
}

// Difficulty says in a word how much one has to keep in mind.
func (e Exercise) Difficulty() string {
	switch {
	case e.Events <= 4:
		return "easy"
	case e.Events <= 10:
		return "middle"
	}
	return "hard"
}

// path names a node by its moves; ok is false where they lead to another one, as where stages have the same moves.
func (r record) path(n tree.Node) (path string, ok bool) {
	moves := r.Tree.Moves(r.Tree.Path(n.ID))
	p := r.Tree.Header().Position
	var words []string
	for _, m := range moves {
		if !p.IsLegal(m) {
			return "", false
		}
		words = append(words, p.SAN(m))
		p = p.After(m)
	}
	path = strings.Join(words, " ")
	id, err := r.find(path)
	return path, err == nil && id == n.ID
}

// exercise is one at a node; none where its moves do not name it.
func (r record) exercise(kind string, n tree.Node, events int, fields ...Field) []Exercise {
	path, ok := r.path(n)
	if !ok {
		return nil
	}
	if path != "" {
		fields = append([]Field{{Key: "at", Value: path}}, fields...)
	}
	return []Exercise{{kind, fields, events + n.Ply}}
}

func exerciseBounds(r record, n tree.Node) (list []Exercise) {
	moves := len(r.moves(n.ID))
	if moves < 2 || n.HasKnown {
		return nil // the first move decides: nothing to think about
	}
	list = r.exercise("cuts", n, moves)
	if n.Bound == tree.Lower {
		list = append(list, r.exercise("play", n, moves, Field{Key: "what", Value: "refutation"})...)
	}
	if moves <= 8 && n.Type != tree.TypeQuiescence {
		list = append(list, r.exercise("walk", n, 2*moves)...)
	}
	return list
}

func exerciseValues(r record, n tree.Node) (list []Exercise) {
	moves := len(r.moves(n.ID))
	if moves < 2 || n.HasKnown || n.Bound != tree.Exact {
		return nil
	}
	list = r.exercise("value", n, moves)
	if _, ok := r.Tree.Best(r.innermost(n.ID)); ok {
		list = append(list, r.exercise("play", n, moves, Field{Key: "what", Value: "best"})...)
	}
	return list
}

func exerciseOrder(r record, n tree.Node) (list []Exercise) {
	moves := r.moves(n.ID)
	if len(moves) < 3 || r.Place(moves[0]).Name == "" {
		return nil
	}
	list = r.exercise("next-move", n, 1)
	first := min(len(moves), 4)
	return append(list, r.exercise("order", n, first, Field{Key: "first", Value: fmt.Sprint(first)})...)
}

func exerciseReasons(r record, n tree.Node) []Exercise {
	if n.Ply == 0 || n.Reason == tree.ReasonComplete {
		return nil
	}
	return r.exercise("rule", n, 1+r.Tree.ChildCount(n.ID))
}

// WriteLesson writes a lesson of exercises, which may be edited like any other.
func WriteLesson(w io.Writer, l *Lesson, exercises []Exercise) error {
	var text strings.Builder
	line := func(key, value string) {
		if value != "" {
			fmt.Fprintf(&text, "%s: %s\n", key, value)
		}
	}
	text.WriteString(fence + "\n")
	line("title", l.Title)
	line("position", l.Position.FEN())
	line("programme", l.Programme)
	var set []string
	for name, value := range l.Set {
		set = append(set, name+"="+value)
	}
	slices.Sort(set)
	line("set", strings.Join(set, " "))
	text.WriteString(fence + "\n")
	for i, e := range exercises {
		text.WriteString(phrase.Of("\nExercise {number}, {difficulty}: {events} things to keep in mind.\n\n", "number", i+1,
			"difficulty", e.Difficulty(), "events", e.Events))
		fmt.Fprintf(&text, "```ask %s\n", e.Kind)
		for _, f := range e.Fields {
			line(f.Key, f.Value)
		}
		text.WriteString("```\n")
	}
	_, err := io.WriteString(w, text.String())
	return err
}
