package lesson

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/lesson"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/prose"
	"drevo/widgets/tooltip"
)

// verdict is what is said of an answer.
type verdict struct {
	*prose.View
	text string
}

// say says it in a colour of the theme; empty is that of other text.
func (v *verdict) say(text string, colour fyne.ThemeColorName) {
	v.text = text
	v.Set(prose.Text(prose.Plain.In(colour), text))
}

// card asks the questions of a task, one after the other.
type card struct {
	say     *widget.Label
	acts    *fyne.Container // what the question is answered by
	verdict *verdict
	answer  *tooltip.Button // with what is on the board, written, or chosen
	board   *tooltip.Button // back to the position of the question
	skip    *tooltip.Button
	content *fyne.Container

	OnHide   func(bool) // what has the answer is to be hidden, or shown
	OnSolved func()     // all questions are done
	OnBoard  func()     // the position of the question is to be on the board

	questions []*lesson.Question
	at        int
	trial     lesson.Trial
	ready     lesson.Answer     // what would be answered now
	buttonsOf []*tooltip.Button // of the choices
	hints     *tooltip.Layer
	slot      *work.Slot
	view      pane.View
	looking   bool // a link was followed: what is on the board is no answer
	judging   bool
}

func newCard(hints *tooltip.Layer, slot *work.Slot) *card {
	c := &card{say: widget.NewLabel(""), acts: container.NewVBox(), verdict: &verdict{View: prose.New()}, hints: hints,
		slot: slot, OnHide: func(bool) {}, OnSolved: func() {}, OnBoard: func() {}}
	c.say.Wrapping = fyne.TextWrapWord
	c.say.TextStyle.Bold = true
	c.answer = tooltip.NewTextButton(hints, "Answer", theme.ConfirmIcon(), "Answer with what is on the board, or chosen "+
		"here.", func() { c.give(c.ready) })
	c.answer.Importance = widget.HighImportance
	c.board = tooltip.NewTextButton(hints, "Position", theme.ContentUndoIcon(), "Put the position of the question "+
		"back on the board.", func() { c.OnBoard() })
	c.skip = tooltip.NewTextButton(hints, "Tell me", nil, "Show the answer and go on.", c.tell)
	c.content = container.NewVBox(widget.NewSeparator(), c.say, c.acts, c.verdict.View,
		container.NewHBox(c.answer, c.board, c.skip))
	c.content.Hide()
	return c
}

// question is the one that is asked, nil for none.
func (c *card) question() *lesson.Question {
	if c.at >= len(c.questions) {
		return nil
	}
	return c.questions[c.at]
}

// fault shows that a task can't be asked.
func (c *card) fault(text string) {
	c.questions = nil
	c.say.SetText(text)
	c.acts.RemoveAll()
	c.verdict.say("", "")
	c.buttons()
	c.content.Show()
}

// set asks other questions; none hides the card.
func (c *card) set(questions []*lesson.Question) {
	c.questions, c.at, c.looking, c.judging = questions, 0, false, false
	if len(questions) == 0 {
		c.content.Hide()
		c.OnHide(false)
		return
	}
	c.ask("")
	c.content.Show()
}

// ask asks the question, below what was said of the last one.
func (c *card) ask(said string) {
	q := c.question()
	c.trial, c.ready = lesson.Trial{Question: q}, lesson.Answer{}
	say := q.Say
	if len(c.questions) > 1 {
		say = phrase.Of("Step {step} of {all}. {say}", "step", c.at+1, "all", len(c.questions), "say", q.Say)
	}
	c.say.SetText(say)
	c.verdict.say(said, "")
	c.acts.RemoveAll()
	switch q.Act {
	case lesson.ActChoice:
		c.choices(q)
	case lesson.ActSort:
		c.sorting(q)
	case lesson.ActNumber:
		c.number()
	case lesson.ActSet:
		c.settings(q)
	}
	c.buttons()
}

// buttons shows those that the question has.
func (c *card) buttons() {
	q := c.question()
	asked := q != nil && !c.trial.Done
	byButton := asked && q.Act != lesson.ActChoice && q.Act != lesson.ActMove
	c.OnHide(asked && q.Act == lesson.ActMove)
	for b, on := range map[*tooltip.Button]bool{c.answer: byButton, c.board: asked, c.skip: asked} {
		if on {
			b.Show()
		} else {
			b.Hide()
		}
	}
	enable(c.answer, asked && c.whole(q))
	c.answer.SetText(c.answerText())
}

// whole reports whether there is something to answer with.
func (c *card) whole(q *lesson.Question) bool {
	switch q.Act {
	case lesson.ActNode:
		return c.view.InTree && c.ready.Node != tree.Root && c.ready.Node != tree.None
	case lesson.ActSort:
		return len(c.ready.Order) == len(q.Choices)
	case lesson.ActSet:
		return len(c.ready.Options) > 0
	}
	return c.ready.Number > 0
}

// answerText says what would be answered.
func (c *card) answerText() string {
	q := c.question()
	switch {
	case q == nil || q.Act != lesson.ActNode:
		return "Answer"
	case c.whole(q):
		return phrase.Of("Answer: {node}", "node", present.NewNodes(c.view.Tree, "").Move(c.view.Tree.Node(c.ready.Node)))
	}
	return "Go to a node"
}

// see takes in what is on the board: a move from the position of the question, or a node.
func (c *card) see(v pane.View, start board.Position, node tree.ID) {
	c.view = v
	q := c.question()
	if q == nil || c.trial.Done || c.looking || c.judging {
		return
	}
	switch q.Act {
	case lesson.ActMove:
		way, moves := q.In.Tree().Moves(q.In.Tree().Path(q.At)), v.Game.Moves()
		if v.Game.Start() == start && len(moves) == len(way)+1 && slices.Equal(moves[:len(way)], way) {
			c.give(lesson.Answer{Move: moves[len(way)]})
		}
		return
	case lesson.ActNode:
		c.ready.Node = node
	default:
		return
	}
	c.buttons()
}

// give judges an answer outside of the window's goroutine: it may need a search.
func (c *card) give(a lesson.Answer) {
	trial := c.trial
	c.judging = true
	work.Run(c.slot, func(job *work.Job) judged {
		verdict, err := trial.Answer(job.Context(), a)
		return judged{trial, verdict, err}
	}, c.judge)
}

// judged is what became of an answer.
type judged struct {
	trial   lesson.Trial
	verdict lesson.Verdict
	err     error
}

// judge says what became of an answer.
func (c *card) judge(j judged) {
	c.judging = false
	if j.trial.Question != c.question() {
		return
	}
	if j.err != nil {
		c.verdict.say(j.err.Error(), "")
		return
	}
	c.trial = j.trial
	v := j.verdict
	switch {
	case v.Right:
		c.over("Right. "+v.Truth.Text, theme.ColorNameSuccess)
	case v.Over:
		c.over("It is this: "+v.Truth.Text, theme.ColorNameWarning)
	default:
		c.verdict.say(strings.TrimSpace("Not that. "+v.Why+" "+v.Hint), theme.ColorNameWarning)
		if q := c.question(); q.Act == lesson.ActMove {
			c.OnBoard()
		} else if q.Act == lesson.ActSort {
			c.ask(c.verdict.text)
			c.trial = j.trial
		}
	}
}

// over ends a question: the next one is asked, or the task is done.
func (c *card) over(text string, colour fyne.ThemeColorName) {
	if c.at+1 < len(c.questions) {
		c.at++
		c.ask(text)
		c.verdict.say(text, colour)
		c.OnBoard()
		return
	}
	c.trial.Done = true
	c.acts.RemoveAll()
	c.verdict.say(text, colour)
	c.buttons()
	c.OnSolved()
}

// tell shows the answer.
func (c *card) tell() {
	if q := c.question(); q != nil {
		c.trial.Done = true
		c.over("It is this: "+q.Truth.Text, "")
	}
}

// choices are a button each, with a letter, and their text beside it, which may need several lines.
func (c *card) choices(q *lesson.Question) {
	c.buttonsOf = nil
	for i, text := range q.Choices {
		b := tooltip.NewTextButton(c.hints, string(rune('A'+i)), nil, "Answer with this: "+text,
			func() { c.give(lesson.Answer{Choice: i}) })
		c.buttonsOf = append(c.buttonsOf, b)
		c.acts.Add(container.NewBorder(nil, nil, container.NewVBox(b), nil, pane.Wrapped(text)))
	}
}

// sorting takes the choices in the order in which they are pressed.
func (c *card) sorting(q *lesson.Question) {
	row := container.NewHBox()
	taken := widget.NewLabel("Press them in their order.")
	taken.Wrapping = fyne.TextWrapWord
	var words []string
	c.buttonsOf = nil
	for i, text := range q.Choices {
		var b *tooltip.Button
		b = tooltip.NewTextButton(c.hints, text, nil, "Put this next", func() {
			b.Disable()
			words = append(words, fmt.Sprintf("%d. %s", len(words)+1, text))
			c.ready.Order = append(c.ready.Order, i)
			taken.SetText(strings.Join(words, "   "))
			c.buttons()
		})
		row.Add(b)
		c.buttonsOf = append(c.buttonsOf, b)
	}
	c.acts.Add(container.NewHScroll(row))
	c.acts.Add(taken)
}

// number is a field for one.
func (c *card) number() {
	field := tooltip.NewEntry(c.hints, "a number", "Your guess")
	field.OnChanged = func(text string) {
		n, err := strconv.ParseFloat(strings.NewReplacer(" ", "", ",", "", "_", "").Replace(text), 64)
		if c.ready.Number = n; err != nil {
			c.ready.Number = 0
		}
		c.buttons()
	}
	field.OnSubmitted = func(string) {
		if c.ready.Number > 0 {
			c.give(c.ready)
		}
	}
	c.acts.Add(pane.FixedWidth(field, 140))
}

// settings are the options that may be set.
func (c *card) settings(q *lesson.Question) {
	for _, o := range q.Options {
		values := tooltip.NewSelect(c.hints, o.Values, o.Sentence, nil)
		values.Selected = o.Value
		values.OnChanged = func(value string) {
			if c.ready.Options == nil {
				c.ready.Options = map[string]string{}
			}
			if c.ready.Options[o.Name] = value; value == o.Value {
				delete(c.ready.Options, o.Name)
			}
			c.buttons()
		}
		c.acts.Add(container.NewBorder(nil, nil, widget.NewLabel(o.Name), nil, values))
		c.acts.Add(pane.Note(o.Sentence))
	}
}
