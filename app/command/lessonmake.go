package command

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"os"
	"strings"

	"drevo/app/lesson"
	"drevo/app/outcome"
)

// makeFlags say which exercises are made.
type makeFlags struct {
	search searchFlags
	notion *string
	count  *int

	difficulty *string
	out        *string
}

func newMakeFlags(flags *flag.FlagSet) makeFlags {
	var names []string
	for _, n := range lesson.Notions() {
		names = append(names, n.Name)
	}
	return makeFlags{search: newSearchFlags(flags),
		notion: flags.String("notion", "alpha-beta", "of make: what is practised, a `NOTION`, such as order; there are "+
			strings.Join(names, ", ")),
		difficulty: flags.String("difficulty", "", "of make: only exercises of this difficulty: `"+
			strings.Join(lesson.Difficulties(), "|")+"`; without it all"),
		count: flags.Int("count", 10, "of make: at most `N` exercises, such as 20"),
		out: flags.String("out", "", "of make: write the lesson into this `FILE`, such as mine.md; without it it is "+
			"printed")}
}

// makeLesson makes exercises from the tree of a search, and prints the sheet with their answers, or the lesson itself.
func makeLesson(ctx context.Context, to streams, form *form, f makeFlags, words []string) error {
	spots, err := f.search.position.spots(ctx, words, to)
	if err != nil {
		return err
	}
	if len(spots) != 1 || *f.count < 1 {
		return wrong("exercises are made from one position, one or more")
	}
	l := &lesson.Lesson{File: "exercises", Title: "Exercises: " + *f.notion, Position: spots[0].game.Position(),
		Programme: *f.search.programme, Set: map[string]string{}}
	maps.Copy(l.Set, f.search.set)
	desk := lesson.NewDesk(to.programmes)
	defer desk.Close()
	if *f.search.depth != "" {
		programme, _, err := to.programmes.Player(l.Programme)
		if err != nil {
			return usageError{err}
		}
		l.Set[programme.About().Depth] = *f.search.depth
	}
	made, err := desk.Make(ctx, l, lesson.Wanted{Notion: *f.notion, Difficulty: *f.difficulty, Most: *f.count})
	switch {
	case err != nil && ctx.Err() != nil:
		return errStopped
	case err != nil:
		return usageError{err}
	}
	if len(made) == 0 {
		return fmt.Errorf("this tree has no node for such an exercise about %s", *f.notion)
	}
	if *f.out == "" {
		return lesson.WriteLesson(to.out, l, made)
	}
	file, err := os.Create(*f.out)
	if err != nil {
		return err
	}
	err = lesson.WriteLesson(file, l, made)
	if closed := file.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return err
	}
	t, err := sheet(ctx, desk, l, made)
	if err != nil {
		return err
	}
	return form.print(to, outcome.Outcome{Tables: []outcome.Table{t}})
}

// sheet is the list of exercises with their answers and room for points: as CSV a score sheet.
func sheet(ctx context.Context, desk *lesson.Desk, l *lesson.Lesson, made []lesson.Exercise) (outcome.Table, error) {
	t := outcome.New("", outcome.Column{Key: "exercise", Name: "exercise", Unit: outcome.NoUnit},
		outcome.Column{Key: "kind", Name: "kind"}, outcome.Column{Key: "node", Name: "node"},
		outcome.Column{Key: "difficulty", Name: "difficulty"},
		outcome.Column{Key: "events", Name: "events", Unit: "events"}, outcome.Column{Key: "answer", Name: "answer"},
		outcome.Column{Key: "points", Name: "points"})
	t.Key = "exercises"
	for i, e := range made {
		task := e.Task(i + 1)
		questions, err := desk.Questions(ctx, l, task)
		if err != nil {
			return t, err
		}
		at := task.Field("at")
		if at == "" {
			at = "start"
		}
		t.Add(i+1, e.Kind, at, e.Difficulty(), e.Events, answers(questions), "")
	}
	return t, nil
}

// answers are the answers to all questions of an exercise, numbered where there are several.
func answers(questions []*lesson.Question) string {
	if len(questions) == 1 {
		return questions[0].Truth.Text
	}
	var list []string
	for i, q := range questions {
		list = append(list, fmt.Sprintf("%d. %s", i+1, q.Truth.Text))
	}
	return strings.Join(list, " ")
}
