// Package lesson is the tab in which lessons are read: a page of text with links, and a task that is answered on the
// board, in the tree, or here.
package lesson

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"drevo/app/config"
	"drevo/app/lesson"
	"drevo/app/link"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/prose"
	"drevo/widgets/tooltip"
)

// Key is that of the pane.
const Key pane.Key = "lesson"

// Pane is the tab.
type Pane struct {
	pane.Tab
	choice *tooltip.Select // of the lessons of the course
	open   *tooltip.Button
	again  *tooltip.Button
	paper  *tooltip.Button
	back   *tooltip.Button
	next   *tooltip.Button
	text   *prose.View
	head   *fyne.Container // what chooses a lesson
	task   *card
	body   *container.Scroll

	host  pane.Host
	work  *workspace.Workspace
	files pane.Files
	desk  *lesson.Desk
	slot  *work.Slot
	view  pane.View

	path   string // of the file or folder that is open, empty for what comes with the program
	course *lesson.Course
	lesson *lesson.Lesson // nil before one is chosen
	pages  []page
	at     int // the page that is shown

	watching context.CancelFunc // of the file, nil for none
	front    bool               // the tab can be seen
	OnQuiz   func(Quiz)         // what has the answer is to be hidden, or shown again
	OnLink   func(link.State)   // a link is to be shown

	OnEverything func() // the face with everything is to be shown
}

// New returns the pane with the course that comes with the program.
func New(host pane.Host, all *workspace.Workspace, files pane.Files) pane.Pane {
	p := &Pane{host: host, work: all, files: files, desk: lesson.NewDesk(all.Programmes),
		slot: host.Slot("Preparing the lesson"), text: prose.New()}
	hints := host.Hints()
	p.text.OnHover, p.text.OnLink = hints.Show, func(link string, _ fyne.Position) {
		switch {
		case p.lesson == nil: // of the list of lessons
			p.choice.SetSelected(link)
		case link == toEverything:
			p.OnEverything()
		default:
			p.follow(link)
		}
	}
	p.choice = tooltip.NewSelect(hints, nil, "The lessons of the course, and which are done.", func(string) {
		p.choose(p.choice.SelectedIndex())
	})
	p.choice.PlaceHolder = "Choose a lesson"
	p.open = tooltip.NewTextButton(hints, "", theme.FolderOpenIcon(), "Open a lesson of your own, a Markdown file, with "+
		"the other lessons of its folder. It is shown anew whenever it is written.", func() {
		files.Ask("Open a lesson", p.OpenFile)
	})
	p.again = tooltip.NewTextButton(hints, "", theme.ViewRefreshIcon(), "Begin this lesson again: what was answered is "+
		"forgotten, and its position and search are shown.", p.restart)
	p.paper = tooltip.NewTextButton(hints, "", theme.DocumentPrintIcon(), "Handout: this lesson as one page, for a screen or "+
		"for paper, without its answers or with them on a leaf of their own.", p.offerHandout)
	p.back = tooltip.NewTextButton(hints, "Back", theme.NavigateBackIcon(), "The page before", func() { p.turn(p.at - 1) })
	p.next = tooltip.NewTextButton(hints, "Next", theme.NavigateNextIcon(), "The next page", func() { p.turn(p.at + 1) })
	p.task = newCard(hints, p.slot)
	p.OnQuiz, p.OnLink, p.OnEverything = func(Quiz) {}, func(link.State) {}, func() {}
	p.task.OnSolved, p.task.OnBoard = p.solved, p.toTask
	p.task.OnHide = func(bool) { p.quiz() }
	p.head = container.NewBorder(nil, nil, nil, container.NewHBox(p.open, p.paper, p.again), p.choice)
	foot := container.NewBorder(nil, nil, p.back, p.next)
	p.body = container.NewVScroll(container.NewVBox(p.text, p.task.content))
	p.Tab = pane.NewTab(Key, "Lesson", container.NewBorder(p.head, foot, nil, nil, p.body))
	p.builtin()
	return p
}

// Reading names the file of the lesson that is read, empty for none.
func (p *Pane) Reading() string {
	if p.lesson == nil {
		return ""
	}
	return p.lesson.File
}

// Builtin shows the course that comes with the program, unless it is shown.
func (p *Pane) Builtin() {
	if p.path != "" {
		p.builtin()
	}
}

func (p *Pane) builtin() {
	c, err := lesson.Builtin()
	if err != nil {
		p.host.Fault(err.Error())
		c = &lesson.Course{}
	}
	p.path, p.course, p.lesson = "", c, nil
	p.list()
	p.fill()
}

// Page is the number of the page that is shown, from 0.
func (p *Pane) Page() int { return p.at }

// Turn goes so many pages on.
func (p *Pane) Turn(by int) { p.turn(p.at + by) }

// Present leaves the text and its task alone, for a projector, or brings the rest back.
func (p *Pane) Present(on bool) { p.head.Hidden = on }

// Done is how many lessons of the course are done, and how many there are.
func (p *Pane) Done() (done, all int) {
	for _, l := range p.course.Lessons {
		if p.done(l) >= len(pagesOf(l)) {
			done++
		}
	}
	return done, len(p.course.Lessons)
}

// list writes the lessons into the list.
func (p *Pane) list() {
	var names []string
	for i, l := range p.course.Lessons {
		name := phrase.Of("{number}. {title}", "number", i+1, "title", cmp.Or(l.Title, l.Name()))
		if p.done(l) >= len(pagesOf(l)) {
			name = phrase.Of("{name} (done)", "name", name)
		}
		names = append(names, name)
	}
	p.choice.Options = names
	p.choice.Refresh()
}

// done is how many pages of a lesson were done.
func (p *Pane) done(l *lesson.Lesson) int { return p.host.Settings().Config().Lessons[l.File] }

// keep notes that so many pages of the lesson are done.
func (p *Pane) keep(pages int) {
	p.host.Settings().Change(func(c *config.Config) {
		c.Lessons = config.Difference[int]{p.lesson.File: &pages}.In(c.Lessons)
	})
	p.list()
}

// choose opens a lesson of the course.
func (p *Pane) choose(at int) {
	if at < 0 || at >= len(p.course.Lessons) {
		return
	}
	l := p.course.Lessons[at]
	p.begin(l)
	p.turn(min(p.done(l), len(p.pages)-1))
}

// restart forgets what was answered.
func (p *Pane) restart() {
	if p.lesson == nil {
		return
	}
	p.keep(0)
	p.begin(p.lesson)
	p.turn(0)
}

// begin shows the position of a lesson, and makes its search.
func (p *Pane) begin(l *lesson.Lesson) {
	p.lesson, p.pages = l, pagesOf(l)
	p.toSearch()
}

// toSearch makes the search of the lesson, unless it is the one that is shown.
func (p *Pane) toSearch() {
	programme, values, err := p.desk.Programme(p.lesson)
	switch {
	case err != nil:
		p.host.Fault(err.Error())
	case !p.shown():
		p.work.Searcher.ThinkAbout("the lesson", p.lesson.Position, programme, values)
	}
}

// shown reports whether the search that is shown is that of the lesson.
func (p *Pane) shown() bool {
	if p.lesson == nil || p.view.Search == nil || p.view.Search.Position != p.lesson.Position {
		return false
	}
	programme, values, err := p.desk.Programme(p.lesson)
	return err == nil && p.view.Search.Programme.About().ID == programme.About().ID &&
		maps.Equal(p.view.Search.Values.Map(), values.Map())
}

// turn shows a page.
func (p *Pane) turn(to int) {
	if p.lesson == nil || to < 0 || to >= len(p.pages) {
		return
	}
	p.at = to
	p.fill()
	p.body.ScrollToTop()
	t := p.pages[to].task
	if t == nil {
		if p.done(p.lesson) < len(p.pages) {
			p.keep(len(p.pages))
		}
		return
	}
	l := p.lesson
	work.Run(p.slot, func(job *work.Job) prepared {
		questions, err := p.desk.Questions(job.Context(), l, t)
		return prepared{questions, err}
	}, func(got prepared) {
		if got.err != nil {
			p.task.fault(got.err.Error())
			return
		}
		p.task.set(got.questions)
		p.body.Content.Refresh() // which gives the card its room
		p.toTask()
	})
}

// prepared is what became of a task.
type prepared struct {
	questions []*lesson.Question
	err       error
}

// solved goes on when a task is done.
func (p *Pane) solved() {
	if p.done(p.lesson) <= p.at {
		p.keep(p.at + 1)
	}
	p.fillFoot()
}

// Quiz is what has the answer to a question that is open: the whole tree, or the values and reasons of some nodes.
type Quiz struct {
	Tree  bool
	Of    *tree.Tree
	Asked map[tree.ID]bool
}

// Hides reports whether there is anything to hide.
func (q Quiz) Hides() bool { return q.Tree || len(q.Asked) > 0 }

// quiz hides what has the answer while a question is open, until a link is followed: values and reasons in every tab, the
// whole tree while this one is in front.
func (p *Pane) quiz() {
	q := p.task.question()
	if q == nil || p.task.trial.Done || p.task.looking {
		p.OnQuiz(Quiz{})
		return
	}
	quiz := Quiz{Tree: p.front && q.HidesTree()}
	if p.shown() { // the same search as that of the question, with the same nodes
		quiz.Of, quiz.Asked = p.view.Tree, q.Asked()
	}
	p.OnQuiz(quiz)
}

// Front is told when the tab comes to the front, and when it goes.
func (p *Pane) Front(on bool) {
	p.front = on
	p.quiz()
}

// toTask puts the position of the question on the board.
func (p *Pane) toTask() {
	q := p.task.question()
	if q == nil {
		return
	}
	p.task.looking = false
	p.quiz()
	p.toSearch()
	moves := q.In.Tree().Moves(q.In.Tree().Path(q.At))
	p.host.Walk(func(g *session.Game) { g.GoTo(moves) })
}

// Show tells the task what is on the board and which node is selected.
func (p *Pane) Show(v pane.View) {
	face := v.Simple != p.view.Simple
	p.view = v
	if p.lesson == nil {
		return
	}
	if face {
		p.write()
		p.body.Refresh()
	}
	node := tree.None
	if p.shown() && v.InTree {
		node = v.Node
	}
	p.task.see(v, p.lesson.Position, node)
	p.quiz()
}

// follow has the window show what a link says: of the lesson's search, unless it names another.
func (p *Pane) follow(text string) {
	state, err := link.Parse(text)
	switch {
	case err != nil:
		p.host.Fault(err.Error())
		return
	case state.FEN == "" && state.Programme == "":
		state = p.lesson.State(state)
	case state.FEN == "":
		state.FEN = p.lesson.Position.FEN()
	}
	p.task.looking = true
	p.quiz()
	p.OnLink(state)
}

// Choose opens a lesson of the course by its name: "03-alpha-beta" or "alpha-beta".
func (p *Pane) Choose(name string) error {
	l, ok := p.course.Find(name)
	if !ok {
		return fmt.Errorf("there is no lesson %.40q", name)
	}
	p.choice.SetSelectedIndex(slices.Index(p.course.Lessons, l))
	return nil
}

// Choices are the names of the lessons.
func (p *Pane) Choices() (names []string) {
	for _, l := range p.course.Lessons {
		names = append(names, l.Name())
	}
	return names
}
