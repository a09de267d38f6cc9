package pitrat

import (
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/internal/phrase"
	"drevo/widgets/planlist"
)

// shownFates is how many things a row tells of a plan.
const shownFates = 2

// rowOf is the row of a plan, given what had happened to it.
func rowOf(m pitrat.Made, t tally) planlist.Row {
	current := 0
	if t.any {
		current = int(t.latest.Statement)
	}
	return planlist.Row{
		Number: present.Whole(m.Number), Black: m.Side == board.Black, Sign: t.sign(),
		Steps: stepsOf(m.Statements, current, t.any), Note: t.notes(shownFates) + " · " + ruleText(m.Rule),
		Hint: hintOf(m), Marked: t.here,
	}
}

// stepsOf are the statements of a plan, of which one is current.
func stepsOf(p plan.Plan, current int, begun bool) []planlist.Step {
	steps := make([]planlist.Step, len(p))
	for i, s := range p {
		steps[i] = planlist.Step{Text: notation(s), State: stateOf(i, current, begun)}
	}
	return steps
}

// stateOf says where a statement is when another one is current.
func stateOf(i, current int, begun bool) planlist.State {
	switch {
	case !begun || i > current:
		return planlist.Ahead
	case i == current:
		return planlist.Current
	}
	return planlist.Gone
}

// notation writes a statement with the paper's arrow.
func notation(s plan.Statement) string { return strings.ReplaceAll(s.String(), "->", "→") }

// notationOf writes a plan with the paper's arrow.
func notationOf(p plan.Plan) string { return strings.ReplaceAll(p.String(), "->", "→") }

// ruleText names a rule with its section.
func ruleText(r plan.Rule) string { return r.String() + ", " + r.Place() }

// hintOf says why a plan was made; what it is to do stands on the card.
func hintOf(m pitrat.Made) string {
	return phrase.Of("{side}'s plan, because {rule}.", "side", m.Side, "rule", m.Rule.Sentence())
}
