package museum

import (
	"regexp"
	"strings"
	"testing"

	"drevo/app/lesson"
	"drevo/app/link"
	"drevo/engine"
	"drevo/internal/needs"
)

// TestExhibits: each of twenty has a source, a lesson that there is, and a link that says what it shows; its search
// bears out what is said, and has the node that is shown.
func TestExhibits(t *testing.T) {
	needs.OneGoroutine(t)
	course, err := lesson.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	list, err := Exhibits()
	if err != nil || len(list) != 20 {
		t.Fatal(len(list), err)
	}
	for _, e := range list {
		t.Run(e.Name(), func(t *testing.T) { open(t, e, course) })
	}
}

// open checks an exhibit.
func open(t *testing.T, e Exhibit, course *lesson.Course) {
	desk := lesson.NewDesk(engine.Programmes())
	defer desk.Close()
	report, err := desk.Check(t.Context(), e.Lesson)
	if err != nil || report.Conditions == 0 || report.Tasks > 0 {
		t.Errorf("%+v, %v", report, err)
	}
	s, err := desk.Search(t.Context(), e.Lesson, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := lesson.At(s, e.Show.Node); err != nil {
		t.Errorf("it shows a node that is not there: %v", err)
	}
	if _, ok := course.Find(e.Lesson.Lesson); !ok || e.Source == "" {
		t.Errorf("lesson %q, source %q", e.Lesson.Lesson, e.Source)
	}
	again, err := link.Parse(e.Link().String())
	if err != nil || again.String() != e.Link().String() || again.FEN == "" || again.Pane == "" {
		t.Errorf("%s, %v", e.Link(), err)
	}
}

// TestNumbersAreHeld: every number in the sentences of an exhibit stands in its checks, or in its source, which has
// printed it; numbers of moves need none.
func TestNumbersAreHeld(t *testing.T) {
	list, err := Exhibits()
	if err != nil {
		t.Fatal(err)
	}
	number := regexp.MustCompile(`[0-9][0-9 ]*(\.[0-9]+)?`)
	move := regexp.MustCompile(`[0-9]+\.+[A-Za-z]\S*|\b[A-Za-z]+[a-h]?[1-8]\S*|\b[a-h][1-8]\b`)
	year := regexp.MustCompile(`\b(19|20)[0-9][0-9]\b`)
	for _, e := range list {
		held := e.Source
		for _, b := range e.Blocks {
			if b.Check != nil {
				for _, c := range b.Check.Conditions {
					held += " " + strings.ReplaceAll(c.Value, "_", " ")
				}
			}
		}
		said := year.ReplaceAllString(move.ReplaceAllString(e.Sentences(), ""), "")
		for _, n := range number.FindAllString(said, -1) {
			n = strings.TrimSpace(n)
			if !regexp.MustCompile(`(^|[^0-9])` + regexp.QuoteMeta(n) + `($|[^0-9])`).MatchString(held) {
				t.Errorf("%s says %s, which no check holds", e.Name(), n)
			}
		}
	}
}
