package lesson

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/lesson"
	"drevo/app/link"
	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/app/session"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// learner is a window with the pane, and who uses it.
type learner struct {
	*panetest.Window
	pane *Pane
	t    *testing.T
}

func newLearner(t *testing.T) learner {
	w := panetest.New(t, "itep", nil, "")
	p := New(w, w.Workspace, w).(*Pane)
	t.Cleanup(p.Close)
	w.Put(p)
	return learner{w, p, t}
}

// asked waits until the page's task is there.
func (l learner) asked() *lesson.Question {
	l.t.Helper()
	l.Until(func() bool { return !l.Busy && !l.pane.slot.Busy() && l.pane.task.question() != nil })
	return l.pane.task.question()
}

// do answers a question with what a learner has: board, tree, buttons and fields.
func (l learner) do(q *lesson.Question, a lesson.Answer) {
	l.t.Helper()
	c := l.pane.task
	switch q.Act {
	case lesson.ActMove:
		l.pane.toTask()
		l.Play(a.Move)
	case lesson.ActNode:
		l.Select(pane.At{Search: l.Session.Search(), Node: a.Node})
		test.Tap(c.answer)
	case lesson.ActChoice:
		test.Tap(c.buttonsOf[a.Choice])
	case lesson.ActSort:
		for _, i := range a.Order {
			test.Tap(c.buttonsOf[i])
		}
		test.Tap(c.answer)
	default:
		c.give(a)
	}
	l.Until(func() bool { return !l.pane.slot.Busy() && !l.Busy })
}

// TestLessonsAreLearnt: a learner goes through lessons page by page, is wrong once at every task, and right then; what
// was done is kept.
func TestLessonsAreLearnt(t *testing.T) {
	needs.OneGoroutine(t)
	l := newLearner(t)
	for _, name := range learnt(l) {
		if err := l.pane.Choose(name); err != nil {
			t.Fatal(err)
		}
		for at, page := range l.pane.pages {
			if l.pane.at != at {
				t.Fatalf("%s: page %d is shown, not %d", name, l.pane.at, at)
			}
			if page.task != nil {
				l.learn(name)
			}
			l.pane.turn(at + 1)
		}
		if done := l.pane.done(l.pane.lesson); done != len(l.pane.pages) {
			t.Errorf("%s: %d of %d pages are done", name, done, len(l.pane.pages))
		}
	}
	l.pane.restart()
	if l.pane.at != 0 || l.pane.done(l.pane.lesson) != 0 {
		t.Error("the lesson does not begin again")
	}
}

// learnt are the lessons that a run goes through: with DREVO_LONG all fourteen, else three quick ones.
func learnt(l learner) (names []string) {
	if os.Getenv("DREVO_LONG") == "" {
		return []string{"search", "alpha-beta", "null-move"}
	}
	for _, l := range l.pane.course.Lessons {
		names = append(names, l.Name())
	}
	return names
}

// learn answers the task of a page.
func (l learner) learn(name string) {
	l.t.Helper()
	l.asked()
	for l.pane.task.question() != nil && !l.pane.task.trial.Done {
		q, step := l.pane.task.question(), l.pane.task.at
		if step == 0 {
			l.do(q, q.Wrong())
			if said := l.pane.task.verdict.text; l.pane.task.trial.Misses != 1 || !strings.HasPrefix(said, "Not that.") {
				l.t.Fatalf("%s: %s: %q", name, q.Say, said)
			}
		}
		l.do(q, q.Right())
		if said := l.pane.task.verdict.text; !strings.HasPrefix(said, "Right.") {
			l.t.Fatalf("%s: %s: %q", name, q.Say, said)
		}
	}
}

// TestLinksShow: a link of the text goes to its node, and brings its tab to the front.
func TestLinksShow(t *testing.T) {
	l := newLearner(t)
	if err := l.pane.Choose("alpha-beta"); err != nil {
		t.Fatal(err)
	}
	l.asked()
	var shown []link.State
	l.pane.OnLink = func(s link.State) { shown = append(shown, s) }
	l.pane.follow("drevo:node=Kh7_Kb5&pane=bounds")
	l.pane.follow("drevo:programme=itep")
	l.pane.follow("drevo:nod=Ka1")
	about := l.pane.lesson
	if len(shown) != 2 || shown[0].FEN != about.Position.FEN() || shown[0].Programme != about.Programme ||
		shown[0].Set["depth"] != "3" || shown[0].Pane != "bounds" || len(shown[0].Node.Moves) != 2 ||
		shown[1].FEN != about.Position.FEN() || shown[1].Programme != "itep" || len(shown[1].Set) > 0 {
		t.Errorf("the window is to show %v", shown)
	}
	if !l.Wrong {
		t.Error("a link that can't be read says nothing")
	}
}

// TestAnswersAreHidden: while a move is asked for all is hidden, while a value is those at and above the node, and
// nothing once a link was followed or the task is done.
func TestAnswersAreHidden(t *testing.T) {
	needs.OneGoroutine(t)
	l := newLearner(t)
	var quiz Quiz
	l.pane.OnQuiz = func(q Quiz) { quiz = q }
	l.pane.Front(true)
	if err := l.pane.Choose("minimax"); err != nil {
		t.Fatal(err)
	}
	value := l.asked()
	if quiz.Tree || !quiz.Asked[value.At] || !quiz.Asked[tree.Root] || len(quiz.Asked) != 2 {
		t.Errorf("while the value of c7 is asked for there is hidden %+v", quiz)
	}
	l.pane.follow("drevo:node=c7")
	if quiz.Asked != nil {
		t.Error("a link shows nothing")
	}
	l.pane.toTask()
	l.do(value, value.Right())
	if quiz.Asked != nil {
		t.Error("the answer stays hidden")
	}
	l.pane.turn(1)
	l.asked()
	if !quiz.Tree {
		t.Error("the move that is asked for can be seen")
	}
	l.pane.Front(false)
	if quiz.Tree {
		t.Error("another tab is in front, and all is hidden")
	}
}

// TestAnotherLesson: what a person has stays, and comes back with undo; a file that is written is shown anew.
func TestAnotherLesson(t *testing.T) {
	l := newLearner(t)
	l.PlayText("Ba3")
	before := l.Session.Game.Moves()
	folder := t.TempDir()
	file := filepath.Join(folder, "mine.md")
	const text = "---\ntitle: Mine\nposition: 7K/8/k1P5/7p/8/8/8/8 w - - 0 1\n" +
		"programme: paulchess/minimax\nset: depth=1\n---\nFirst.\n"
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(text)
	l.pane.OpenFile(file)
	l.Finish()
	if !strings.Contains(l.pane.text.Words(), "First.") || l.pane.lesson.Title != "Mine" {
		t.Error(l.pane.text.Words())
	}
	write(text + "\nSecond.\n")
	l.pane.reload()
	if !strings.Contains(l.pane.text.Words(), "Second.") {
		t.Error(l.pane.text.Words())
	}
	write(strings.Replace(text, "title", "titel", 1))
	l.pane.reload()
	if !strings.Contains(l.pane.text.Words(), "mine.md:2:8") {
		t.Error(l.pane.text.Words())
	}
	for range 2 {
		l.Undo() // of the options, and of the position
	}
	if after := l.Session.Game.Moves(); len(after) != len(before) {
		t.Errorf("undo brings %s back", session.UCI(after))
	}
	if l.pane.task.question() != nil {
		t.Error("a lesson without tasks asks")
	}
}

// TestLessonsAreListed: before one is chosen the page lists all, and a click begins one.
func TestLessonsAreListed(t *testing.T) {
	l := newLearner(t)
	names := l.pane.choice.Options
	if len(names) < 14 || l.pane.lesson != nil {
		t.Fatalf("%d lessons", len(names))
	}
	l.pane.text.OnLink(names[3], fyne.Position{})
	if l.pane.lesson != l.pane.course.Lessons[3] {
		t.Errorf("%s is chosen", l.pane.choice.Selected)
	}
}

// TestALessonIsHandedOut as a page, with the answers where they are asked for.
func TestALessonIsHandedOut(t *testing.T) {
	l := newLearner(t)
	if err := l.pane.Choose("search"); err != nil {
		t.Fatal(err)
	}
	l.asked()
	for _, answers := range []bool{false, true} {
		l.Saved = ""
		l.pane.handOut(answers)
		l.Until(func() bool { return l.Saved != "" })
		if has := strings.Contains(l.Saved, "<h2>Answers</h2>"); has != answers || !strings.Contains(l.Saved, `class="task"`) {
			t.Errorf("the page has answers: %v, not %v", has, answers)
		}
	}
}

// TestALessonAsksForEverything: one that was written for the face with everything says so in the simple one, and a click
// shows it; the page, with what is asked on it, stays.
func TestALessonAsksForEverything(t *testing.T) {
	l := newLearner(t)
	if err := l.pane.Choose("alpha-beta"); err != nil {
		t.Fatal(err)
	}
	asked, turned := l.asked(), false
	l.pane.OnEverything = func() { turned = true }
	const offer = "show everything"
	for _, simple := range []bool{true, false} {
		v := l.View()
		v.Simple = simple
		l.pane.Show(v)
		if says := strings.Contains(l.pane.text.Words(), offer); says != simple {
			t.Errorf("in the simple face: %v, offered: %v", simple, says)
		}
	}
	if l.pane.text.OnLink(toEverything, fyne.Position{}); !turned || l.pane.task.question() != asked {
		t.Error("the click does not show everything, or loses the question")
	}
}
