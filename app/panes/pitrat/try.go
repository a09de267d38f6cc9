package pitrat

import (
	"errors"
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/internal/phrase"
	"drevo/widgets/planlist"
	"drevo/widgets/tooltip"
)

// try is where a person types a plan: it is read back in words and drawn on the board as it is
// typed, and the simulation says what it makes of it at the node.
type try struct {
	*model
	text  *tooltip.Entry
	fault *widget.Label // where the plan can't be read, and what was expected there
	card  *planlist.Card

	plan plan.Plan // as far as it could be read, nil where it could not
}

// examplePlan is shown until something is typed.
const examplePlan = "d5 F -> V* d8d1 d1g1*"

func newTry(host pane.Host, m *model) *try {
	t := &try{model: m, fault: widget.NewLabel(""), card: planlist.NewCard(),
		text: tooltip.NewEntry(host.Hints(), examplePlan, "A plan in the paper's notation, for the side to move here: "+
			"moves d8d1 and d1g1* (only as a capture), modifications d5 F -> V*, verifications c1 NER, f8 analysis, d5 plays.")}
	t.text.MultiLine = true
	t.text.Wrapping = fyne.TextWrapWord
	t.text.SetMinRowsVisible(3)
	t.text.OnChanged = func(string) { t.read(); m.show() }
	t.fault.Wrapping = fyne.TextWrapWord
	t.fault.Importance = widget.DangerImportance
	t.fault.Hide()
	t.card.OnHover = host.Hints().Show
	t.card.Rows.SetEmpty("Type a plan for the side to move. What it says in words, and what the simulation makes of it " +
		"at the node that is selected, will stand here, and its squares lie on the board.")
	return t
}

func (t *try) content() fyne.CanvasObject {
	note := pane.Note("States of a square: V vacant, F friend, E enemy, EQ an enemy queen, N in front: not. ENN: an " +
		"enemy man that is no knight.")
	return container.NewBorder(container.NewVBox(t.text, t.fault, note), nil, nil, nil, t.card)
}

// Focus gives the keys to the field.
func (t *try) Focus(c fyne.Canvas) { c.Focus(t.text) }

// read takes in what was typed, or says what is wrong with it.
func (t *try) read() {
	p, err := parsePlan(t.text.Text)
	t.plan = p
	if t.fault.Hidden = err == nil; err != nil {
		t.fault.SetText(faultText(err))
	}
}

// mostStatements and mostTyped bound a plan that is tried: the longest of the paper has eight statements.
const (
	mostStatements = 40
	mostTyped      = 2000 // bytes
)

// parsePlan reads what was typed; the plan is nil where that can't be read.
func parsePlan(text string) (plan.Plan, error) {
	if len(text) > mostTyped {
		return nil, fmt.Errorf("the text has %d characters, at most %d are read here", len(text), mostTyped)
	}
	p, err := plan.Parse(text)
	switch {
	case err != nil:
		return nil, err
	case len(p) > mostStatements:
		return nil, fmt.Errorf("the plan has %d statements, at most %d are tried here", len(p), mostStatements)
	}
	return p, nil
}

// faultText says what is wrong with a plan, and where.
func faultText(err error) string {
	if e := (*plan.SyntaxError)(nil); errors.As(err, &e) {
		return phrase.Of("Line {line}, column {column}: expected {expected}; found {found}.", "line", e.Line,
			"column", e.Column, "expected", e.Expected, "found", foundText(e.Found))
	}
	return capital(err.Error()) + "."
}

// foundText quotes what was found where something else was expected.
func foundText(text string) string {
	if text == "" {
		return "the end"
	}
	return "“" + text + "”"
}

// show says what the plan is, and what would become of it at the node.
func (t *try) show(string) {
	c := card{model: t.model}
	for _, s := range t.plan {
		c.add(planlist.Line{Kind: planlist.Statement, Text: notation(s), Words: s.Words(t.Position.Turn())})
	}
	if len(t.plan) > 0 {
		c.trial(t.plan)
	}
	t.card.SetLines(c.lines)
}

// trial says what the simulation makes of a plan at the node.
func (c *card) trial(p plan.Plan) {
	n, ok := c.At()
	if !ok {
		c.title("Simulation")
		c.sentence(c.Empty("Press Think first: the plan is tried at a node of the tree."))
		return
	}
	trial, err := pitrat.New().Try(c.Tree, n.ID, p)
	if err != nil {
		c.sentence(capital(err.Error()) + ".")
		return
	}
	c.title("Simulation at " + c.place(n.ID))
	if trial.Fate == plan.Waiting {
		c.sentence("Accepted: if the opponent does what the plan hopes for, enough is won.")
	} else {
		c.sentence(capital(infoOf(trial.Fate).note) + ".")
	}
	switch first := p[0]; {
	case first.Kind == plan.Move && !trial.Legal:
		c.sentence(fmt.Sprintf("%s is not a legal move here.", first))
	case first.Kind == plan.Modification && trial.Done:
		c.sentence(notation(first) + " has been done already: the next statement is looked at.")
	case first.Kind == plan.Modification:
		c.ways(trial.Ways)
	}
}

// ways lists the plans that a modification gives way to.
func (c *card) ways(ways []pitrat.Way) {
	c.title(fmt.Sprintf("It gives way to %d plans", len(ways)))
	for _, w := range ways {
		verdict := "accepted"
		if w.Fate != plan.Waiting {
			verdict = infoOf(w.Fate).note
		}
		c.sentence(notationOf(w.Statements) + ": " + verdict)
	}
}
