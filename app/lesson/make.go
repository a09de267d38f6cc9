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

// mostLooked is how many nodes are looked at for exercises.
const mostLooked = 50_000

// Wanted says which exercises are made.
type Wanted struct {
	Notion     string
	Difficulty string // one of [Difficulties]; empty for all
	Most       int    // so many at most
}

// Make makes exercises from the search of a lesson: of nodes where the answer is not obvious, spread over the depth of
// the tree, the easier ones first.
func (d *Desk) Make(ctx context.Context, l *Lesson, w Wanted) ([]Exercise, error) {
	list, names := Notions(), []string{}
	for _, n := range list {
		names = append(names, n.Name)
	}
	at := slices.Index(names, w.Notion)
	switch {
	case at < 0:
		return nil, fmt.Errorf("there is no notion %.40q%s; there are %s", w.Notion, nearest.Asked(w.Notion, names),
			strings.Join(names, ", "))
	case w.Difficulty != "" && !slices.Contains(Difficulties(), w.Difficulty):
		return nil, fmt.Errorf("a difficulty is %s, not %.40q", strings.Join(Difficulties(), ", "), w.Difficulty)
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
			for _, e := range list[at].find(r, n) {
				if w.Difficulty == "" || e.Difficulty() == w.Difficulty {
					byPly[n.Ply] = append(byPly[n.Ply], e)
				}
			}
		}
		return looked < mostLooked
	})
	made := d.spread(ctx, l, byPly, w.Most)
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

// Difficulties are the words for how much one has to keep in mind.
func Difficulties() []string { return []string{"easy", "middle", "hard"} }

// Difficulty says in a word how much one has to keep in mind: up to four things, up to ten, or more.
func (e Exercise) Difficulty() string {
	words := Difficulties()
	switch {
	case e.Events <= 4:
		return words[0]
	case e.Events <= 10:
		return words[1]
	}
	return words[2]
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
