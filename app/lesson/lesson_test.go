package lesson

import (
	"context"
	"errors"
	"html"
	"strings"
	"testing"

	"drevo/app/handout"
	"drevo/engine"
	"drevo/internal/needs"
)

// TestCourse: every lesson that comes with the program is borne out by its searches, and every task in it is solved.
func TestCourse(t *testing.T) {
	needs.OneGoroutine(t)
	c, err := Builtin()
	if err != nil || len(c.Faults) > 0 {
		t.Fatal(err, c.Faults)
	}
	for _, l := range c.Lessons {
		t.Run(l.Name(), func(t *testing.T) {
			desk := NewDesk(engine.Programmes())
			defer desk.Close()
			report, err := desk.Check(context.Background(), l)
			if err != nil {
				t.Error(err)
			}
			if report.Tasks < 3 || report.Conditions == 0 || l.Minutes == 0 || l.Source == "" {
				t.Errorf("%+v, %d minutes, source %q", report, l.Minutes, l.Source)
			}
		})
	}
}

// small is a lesson with a small search, and what stands in the place of its text.
func small(body string) string {
	return "---\ntitle: Small\nposition: 8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30\n" +
		"programme: paulchess/minimax\nset: depth=2 quiescence=0\n---\n" + body
}

// TestEveryKindIsSolved: a task of every kind is made, refused when it is wrong, and solved.
func TestEveryKindIsSolved(t *testing.T) {
	tasks := map[string]string{
		"play": "what: best", "find-node": "shows: core.capture-move", "next-move": "at: Ba3", "cuts": "at: Ba3",
		"value": "at: Ba3", "rule": "at: Ba3", "order": "first: 3", "switch": "until: best = Qxf6\noptions: depth",
		"guess": "what: nodes", "predict": "set: depth=1", "term": "group: Pawns", "walk": "at: Qxf6",
	}
	desk := NewDesk(engine.Programmes())
	defer desk.Close()
	for _, kind := range append(Kinds(), Kind{Name: "find-node"}) {
		fields, ok := tasks[kind.Name]
		if !ok {
			t.Errorf("no task of the kind %s", kind.Name)
		}
		if kind.Sentence == "" { // the second time
			fields = "query: ply = 2 and capture"
		}
		l, err := Read("small.md", small("```ask "+kind.Name+"\n"+fields+"\n```\n"))
		if err != nil {
			t.Fatal(err)
		}
		report, err := desk.Check(context.Background(), l)
		if err != nil || report.Questions == 0 {
			t.Errorf("%s: %+v, %v", kind.Name, report, err)
		}
	}
}

// TestFaults: what is wrong with a lesson is told with line and column, whether it is seen on reading or only by the
// search.
func TestFaults(t *testing.T) {
	desk := NewDesk(engine.Programmes())
	defer desk.Close()
	for text, want := range map[string]string{
		"no front":                                                       "small.md:1:1: a lesson begins with a line ---",
		"---\ntitle: x\n":                                                "small.md:1:1: the line --- that ends the front matter is missing",
		"---\ntitel: x\n---\n":                                           "small.md:2:8: the front matter has no \"titel\" (did you mean title?)",
		"---\nposition: nonsense\n---\n":                                 "small.md:2:11: ",
		"---\nminutes: few\n---\n":                                       "small.md:2:10: minutes is a whole number",
		"---\nset: depth\n---\n":                                         "small.md:2:6: an option is set as name=value",
		small("```ask cut\n```\n"):                                       "small.md:7:4: there is no task of the kind \"cut\" (did you mean cuts?)",
		small("```ask play\nwhere: a\n```\n"):                            "small.md:8:8: play has no field \"where\"",
		small("```ask play\n```\n"):                                      "small.md:7:4: play needs the field \"what\"",
		small("```ask cuts\nat Ba3\n```\n"):                              "small.md:8:1: a line here is \"key: value\"",
		small("Text\n[web](https://example.org)\n"):                      "small.md:8:2: a link of a lesson begins with drevo:",
		small("```ask cuts\nat: Ba3 Qh1\n```\n"):                         "small.md:8:5: ",
		small("[x](drevo:node=Qa8)\n"):                                   "small.md:7:2: ",
		small("```check\nbest = Ba3\n```\n"):                             "small.md:8:1: that is not so: best is 30.Qe2",
		small("```check\n\nnodes = 768\nnode = 1\n```\n"):                "small.md:10:1: \"node\" is no quantity (did you mean nodes?)",
		small("```check\nnodes with depth=1 > 2 x nodes\n```\n"):         "small.md:8:1: that is not so: nodes is 28",
		small("```ask switch\nuntil: best = Ba3\noptions: depht\n```\n"): "small.md:9:10: there is no option \"depht\"",
		small("```ask play\nwhat: refutation\nat: Ba3\n```\n"):           "small.md:8:7: no move refutes there",
		small("```ask find-node\nshows: core.killer\n```\n"):             "small.md:8:8: ",
		small("```ask find-node\n```\n"):                                 "small.md:7:4: find-node needs the field",
		small("```ask find-node\nquery: ply = two\n```\n"):               "small.md:8:8: ",
		strings.Replace(small(""), "depth=2", "depht=2", 1):              "small.md:1:1: ",
	} {
		l, err := Read("small.md", text)
		if err == nil {
			_, err = desk.Check(context.Background(), l)
		}
		var faults Faults
		if !errors.As(err, &faults) || !strings.Contains(faults.Error(), want) {
			t.Errorf("%q: %v, not %s", text, err, want)
		}
	}
}

// TestReadsNothingElse: any text is read without a panic.
func FuzzRead(f *testing.F) {
	f.Add(small("# Title\n\n1. one\n2. two\n\n> quoted [link](drevo:node=Ba3) `code` *words*\n\n    code\n\n" +
		"```check\nbest = Ba3\n```\n"))
	f.Add("---\n---\n```ask walk\nat: [x](y)\n```\n<b>![x](y)")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Read("fuzz.md", text)
		if l == nil {
			t.Fatal(err)
		}
		for _, b := range l.Blocks {
			if b.Task != nil && (b.Task.Line < 1 || b.Task.Column < 1) {
				t.Errorf("%+v", b.Task)
			}
		}
	})
}

// TestHandouts: a lesson on paper has each task with its board, and its answers on a leaf of their own or nowhere.
func TestHandouts(t *testing.T) {
	desk := NewDesk(engine.Programmes())
	defer desk.Close()
	course, err := Builtin()
	if err != nil {
		t.Fatal(err)
	}
	l, _ := course.Find("alpha-beta")
	for _, answers := range []bool{false, true} {
		page, err := desk.Handout(t.Context(), l, answers)
		if err != nil {
			t.Fatal(err)
		}
		tasks, leaves := 0, 0
		for _, p := range page.Parts {
			if p.Class == handout.Task {
				tasks++
			}
			if p.Leaf {
				leaves++
			}
		}
		if tasks != len(l.Tasks()) || (leaves == 1) != answers {
			t.Errorf("%d of %d tasks, %d leaves", tasks, len(l.Tasks()), leaves)
		}
		q, err := desk.Questions(t.Context(), l, l.Tasks()[0])
		if err != nil {
			t.Fatal(err)
		}
		var text strings.Builder
		if err := page.Write(&text); err != nil {
			t.Fatal(err)
		}
		if told := strings.Contains(html.UnescapeString(text.String()), q[0].Truth.Text); told != answers {
			t.Errorf("with answers %v, %q is told: %v", answers, q[0].Truth.Text, told)
		}
	}
}
