package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/workspace"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// tour leads through the window, one sentence a step, in a strip that is in nobody's way and of
// the same height at every step. It runs at the first start, and from the menu Help.
type tour struct {
	content *fyne.Container
	text    *widget.Label
	back    *tooltip.Button
	next    *tooltip.Button
	step    int
	about   string // what the window shows: the first step
	simple  bool   // so is the face of the window

	OnStep func(step tourStep)
	OnEnd  func()
}

// tourStep is a sentence, the part of the window that it speaks of, and the tab that it needs.
type tourStep struct {
	text string
	part part
	tab  pane.Key
}

// simpleSteps is what the tour says of the simple face.
var simpleSteps = []tourStep{
	{"", partBoard, pane.Why},
	{"Every legal move stands in the list, with its value in pawns for White, or in words. Click one: Why " +
		"sets it beside " +
		"the one that was chosen. Below, values go up the small tree along the thick line.", partTree, pane.Why},
	{"The row at the top says what each programme plays in this position: click one for its reasons. Open your own game " +
		"with the folder, or drop its file on the window.", partBar, pane.Why},
	{"Guess first hides the answer until you ask for it. Everything shows the whole tree, all options and every number; " +
		"words with dots below explain themselves.", partBar, pane.Why},
}

// steps is what the tour says of the face that the window has.
func (t *tour) steps() []tourStep {
	if t.simple {
		return simpleSteps
	}
	return tourSteps
}

// tourSteps is what the tour says of the face with everything.
var tourSteps = []tourStep{
	{"", partBoard, pane.Why},
	{"The list has the positions that a search visits, in the order of the search. Click a row: board, panel and path " +
		"follow. The picture above is the whole tree.", partTree, pane.Why},
	{"Why this move? The panel follows the value from the move down to the position that it comes from, and takes that " +
		"apart term by term.", partTabs, pane.Why},
	{"Why not another? Play it on the board: the panel sets it beside the best move, or says by which rule it was not " +
		"looked at, or only tested.", partBoard, pane.Why},
	{"What can attack what? Trajectories shows the shortest ways within a horizon, one attack at a time.", partTabs,
		pane.Trajectories},
	{"Set another programme, depth or scheme here (ITEP's absolute examines every move) and press Think. Rest on " +
		"anything to read what it is; ? lists the keys, Help has the glossary.", partBar, pane.Why},
}

func newTour(hints *tooltip.Layer) *tour {
	t := &tour{text: widget.NewLabel("")}
	t.text.Wrapping = fyne.TextWrapWord
	t.back = tooltip.NewTextButton(hints, "Back", theme.NavigateBackIcon(), "The step before",
		func() { t.goTo(t.step - 1) })
	t.next = tooltip.NewTextButton(hints, "", theme.NavigateNextIcon(), "The next step of the tour",
		func() { t.goTo(t.step + 1) })
	t.next.Importance = widget.HighImportance
	end := tooltip.NewTextButton(hints, "Close the tour", nil, "End the tour; Help > Tour begins it again", t.end)
	buttons := container.NewCenter(container.NewHBox(t.back, pane.FixedWidth(t.next, 80), end))
	t.content = container.NewStack(pane.FixedHeight(container.NewBorder(nil, nil, nil, buttons, t.text), tourHeight))
	t.content.Hide()
	return t
}

// tourHeight is that of two lines of text.
const tourHeight = 50

// willBring says what a search will bring.
const willBring = "What it chooses, and what it expects, will stand beside the board in words."

// tourAbout is the first step of the tour: what is true now.
func tourAbout(v pane.View) string {
	s := v.Search
	switch {
	case s == nil && v.Over() != "":
		return v.Over() + " Open or paste another position and press Think. " + willBring
	case s == nil:
		return phrase.Of("Press Think, and {name} analyses the position. {will}", "name", v.Programme.About().Name,
			"will", willBring)
	}
	name, of := s.Programme.About().Name, "this position"
	if s.Position == workspace.FirstGame().Position() {
		of = "the position of Botvinnik - Capablanca, 1938"
	}
	switch {
	case s.Running():
		return phrase.Of("{name} thinks about {position}. {will}", "name", name, "position", of, "will", willBring)
	case len(v.Tree.Line(tree.Root)) == 0:
		return "No move was chosen here. Open or paste another position and press Think. " + willBring
	}
	return phrase.Of("{name} has thought about {position}. What it chose, and what it expects, stands beside "+
		"the board in "+
		"words.", "name", name, "position", of)
}

// start shows the first step, which begins with what is true now.
func (t *tour) start(about string) {
	t.about = about
	t.content.Show()
	t.goTo(0)
}

// wear begins again where the tour stands in another face than the window has now.
func (t *tour) wear(simple bool) {
	if t.simple == simple {
		return
	}
	if t.simple = simple; t.content.Visible() {
		t.goTo(0)
	}
}

// tell changes what is true now.
func (t *tour) tell(about string) {
	t.about = about
	t.say()
}

// goTo shows a step; behind the last one the tour ends.
func (t *tour) goTo(step int) {
	if step >= len(t.steps()) {
		t.end()
		return
	}
	t.step = max(step, 0)
	if t.step == 0 {
		t.back.Disable()
	} else {
		t.back.Enable()
	}
	t.say()
	t.next.SetText("Next")
	if t.step == len(t.steps())-1 {
		t.next.SetText("Done")
	}
	t.OnStep(t.steps()[t.step])
}

// say writes the sentence of the step.
func (t *tour) say() {
	text := t.steps()[t.step].text
	if t.step == 0 {
		text = t.about
	}
	if text = fmt.Sprintf("%d / %d   %s", t.step+1, len(t.steps()), text); text != t.text.Text {
		t.text.SetText(text)
	}
}

func (t *tour) end() {
	t.content.Hide()
	t.OnEnd()
}
