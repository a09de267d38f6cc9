package command

import (
	"context"
	"errors"
	"flag"
	"fmt"

	"drevo/app/lesson"
	"drevo/app/outcome"
)

// lessons prints or checks lessons, or makes one.
func lessons(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("lesson", flag.ContinueOnError)
	form, makes, html := formFlags(flags), newMakeFlags(flags), htmlFlag(flags)
	answers := flags.Bool("answers", false, "with -html: the answers stand on a leaf of their own at the end")
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	switch {
	case len(words) == 0:
		return listLessons(to, form)
	case words[0] == "check":
		return checkLessons(ctx, to, form, words[1:])
	case words[0] == "make":
		return makeLesson(ctx, to, form, makes, words[1:])
	case len(words) == 1 && *html != "":
		return handOutLesson(ctx, to, words[0], *html, *answers)
	case len(words) == 1:
		return printLesson(to, words[0])
	}
	return wrong("one lesson is printed at a time, and check is followed by files or folders")
}

// courseOf reads what a word names: a file, a folder, or a lesson of the course that comes with the program.
func courseOf(name string) (*lesson.Course, error) {
	c, err := lesson.Open(name)
	if err == nil {
		return c, nil
	}
	builtin, fault := lesson.Builtin()
	if fault != nil {
		return nil, fault
	}
	if l, ok := builtin.Find(name); ok {
		return &lesson.Course{Name: builtin.Name, Lessons: []*lesson.Lesson{l}}, nil
	}
	return nil, usageError{err}
}

// listLessons lists the course that comes with the program.
func listLessons(to streams, form *form) error {
	c, err := lesson.Builtin()
	if err != nil {
		return err
	}
	t := outcome.New("", outcome.Column{Key: "lesson", Name: "lesson"}, outcome.Column{Key: "title", Name: "title"},
		outcome.Column{Key: "minutes", Name: "minutes", Unit: "minutes"},
		outcome.Column{Key: "tasks", Name: "tasks", Unit: "tasks"})
	t.Key = "lessons"
	for _, l := range c.Lessons {
		t.Add(l.Name(), l.Title, l.Minutes, len(l.Tasks()))
	}
	return form.print(to, outcome.Outcome{Tables: []outcome.Table{t},
		Notes: []string{"drevo lesson NAME prints one; Help > Lessons in the window opens them."}})
}

// printLesson prints the text of a lesson.
func printLesson(to streams, name string) error {
	l, err := lessonOf(name)
	if err != nil {
		return err
	}
	return l.Print(to.out)
}

// handOutLesson writes a lesson as a page.
func handOutLesson(ctx context.Context, to streams, name, path string, answers bool) error {
	l, err := lessonOf(name)
	if err != nil {
		return err
	}
	desk := lesson.NewDesk(to.programmes)
	defer desk.Close()
	page, err := desk.Handout(ctx, l, answers)
	return writePage(path, page, err)
}

// lessonOf reads the one lesson that a word names.
func lessonOf(name string) (*lesson.Lesson, error) {
	c, err := courseOf(name)
	if err != nil {
		return nil, err
	}
	if len(c.Lessons) != 1 {
		return nil, wrong("%.40q has %d lessons: name one of them", name, len(c.Lessons))
	}
	if len(c.Faults) > 0 {
		return nil, c.Faults
	}
	return c.Lessons[0], nil
}

// checkLessons solves every task of some lessons; without a name of the course that comes with the program.
func checkLessons(ctx context.Context, to streams, form *form, names []string) error {
	var courses []*lesson.Course
	for _, name := range names {
		c, err := courseOf(name)
		if err != nil {
			return err
		}
		courses = append(courses, c)
	}
	if len(names) == 0 {
		c, err := lesson.Builtin()
		if err != nil {
			return err
		}
		courses = append(courses, c)
	}
	t := outcome.New("", outcome.Column{Key: "file", Name: "file"}, outcome.Column{Key: "title", Name: "title"},
		outcome.Column{Key: "tasks", Name: "tasks", Unit: "tasks"},
		outcome.Column{Key: "questions", Name: "questions", Unit: "questions"},
		outcome.Column{Key: "checks", Name: "checks", Unit: "checks"})
	t.Key = "lessons"
	faults := 0
	for _, c := range courses {
		found, err := checkCourse(ctx, to, c, &t)
		if faults += found; err != nil {
			return err
		}
	}
	if err := form.print(to, outcome.Outcome{Tables: []outcome.Table{t}}); err != nil {
		return err
	}
	if faults > 0 {
		return fmt.Errorf("%d faults", faults)
	}
	return nil
}

// checkCourse checks the lessons of a course, and says how many faults there are.
func checkCourse(ctx context.Context, to streams, c *lesson.Course, t *outcome.Table) (faults int, err error) {
	say := func(found lesson.Faults) {
		for _, f := range found {
			fmt.Fprintln(to.err, f.Error())
		}
		faults += len(found)
	}
	say(c.Faults)
	if len(c.Faults) > 0 {
		return faults, nil // what could not be read whole has no tasks to be solved
	}
	for _, l := range c.Lessons {
		desk := lesson.NewDesk(to.programmes)
		report, err := desk.Check(ctx, l)
		desk.Close()
		var found lesson.Faults
		if err != nil && !errors.As(err, &found) {
			return faults, err
		}
		say(found)
		t.Add(l.File, l.Title, report.Tasks, report.Questions, report.Conditions)
	}
	return faults, nil
}
