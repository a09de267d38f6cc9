package pitrat

import (
	"fmt"
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/planlist"
)

// card makes the lines about a plan, or about a node: what the plan says in words, where it comes
// from, what became of it, and why a move was tried.
type card struct {
	*model
	lines []planlist.Line
}

// mostOutcomes is how many of the latest events of a plan its card lists.
const mostOutcomes = 60

// A target of a line is a plan, or a node.
func planTarget(number int) int64    { return int64(number) }
func nodeTarget(id tree.ID) int64    { return -1 - int64(id) }
func nodeOf(target int64) tree.ID    { return tree.ID(-1 - target) }
func (c *card) add(l planlist.Line)  { c.lines = append(c.lines, l) }
func (c *card) title(text string)    { c.add(planlist.Line{Kind: planlist.Title, Text: text}) }
func (c *card) sentence(text string) { c.add(planlist.Line{Text: text}) }

// link adds a sentence that leads to a plan or a node.
func (c *card) link(text string, target int64) {
	hint := "Shows this plan."
	if target < 0 {
		hint = "Goes to this place in the tree."
	}
	c.add(planlist.Line{Text: text, Target: target, Hint: hint})
}

// linesOf are the lines about the plan in front, and about why the move of the node was tried.
func linesOf(m *model) []planlist.Line {
	c := card{model: m}
	p, chosen := m.inFront()
	if chosen {
		c.statements(p)
		c.proof()
		c.origin(p)
	}
	if n, ok := m.At(); ok && m.account != nil && n.ID != tree.Root {
		c.why(n.ID)
	}
	if chosen {
		c.outcomes() // last, as they may be many
	}
	return c.lines
}

// statements adds what a plan says, and where it has come to.
func (c *card) statements(p pitrat.Made) {
	begun, current := len(c.eventsOf(p.Number, c.until, 1)) > 0, c.statement()
	c.title(phrase.Of("Plan {plan} of {side}", "plan", present.Whole(p.Number), "side", p.Side))
	for i, s := range p.Statements {
		c.add(planlist.Line{Kind: planlist.Statement, Text: notation(s), Words: s.Words(p.Side),
			State: stateOf(i, current, begun)})
	}
}

// origin says where a plan comes from.
func (c *card) origin(m pitrat.Made) {
	c.title("Where it comes from")
	c.sentence(capital(m.Rule.Sentence()) + " (" + m.Rule.Place() + ").")
	c.link("Made at "+c.place(m.Node), nodeTarget(m.Node))
	for _, p := range c.paper {
		if p.Number == m.Number && p.Node != tree.None {
			c.link(phrase.Of("{name} of the paper (section {place}), executed at {node}", "name", p.Name, "place", p.Place(),
				"node", c.place(p.Node)), nodeTarget(p.Node))
		}
	}
	if m.Danger != tree.None {
		c.link("To correct "+c.move(m.Danger), nodeTarget(m.Danger))
	}
	if m.Parent != 0 {
		parent := c.account.Plan(m.Parent)
		c.link(phrase.Of("From plan {plan}: {statements}", "plan", present.Whole(m.Parent),
			"statements", notationOf(parent.Statements)), planTarget(m.Parent))
	}
}

// outcomes says what became of the plan in front, place by place.
func (c *card) outcomes() {
	events := c.eventsOf(c.chosen, c.until, mostOutcomes)
	c.title("What became of it")
	if len(events) == 0 {
		c.sentence("Nothing yet: it is kept until its difficulty has gone (class 5).")
	}
	if len(events) == mostOutcomes {
		c.sentence(fmt.Sprintf("The latest %d things that happened:", mostOutcomes))
	}
	for _, e := range events {
		at := "At " + c.place(e.Node)
		if e.Fate == plan.Calls {
			at = c.move(e.Node)
		}
		c.link(at+": "+infoOf(e.Fate).note, nodeTarget(e.Node))
	}
}

// why adds the lines about a node: the chain of plans that led to its move, by way of the chosen plan
// if that has called for it.
func (c *card) why(id tree.ID) {
	story := pitrat.Story(c.Tree, id, c.chosen)
	if len(story) == 0 {
		return
	}
	c.title("Why " + c.move(id) + " was tried")
	for _, s := range story {
		c.link(strings.ReplaceAll(s.Text, "->", "→"), planTarget(s.Plan))
	}
}

// move writes the move of a node.
func (c *card) move(id tree.ID) string { return c.Nodes.Move(c.Tree.Node(id)) }

// place names a node as a place where plans are executed.
func (c *card) place(id tree.ID) string {
	if id == tree.Root {
		return "the initial position"
	}
	n := c.Tree.Node(id)
	if n.Move == board.Pass {
		return "the null move after " + c.move(n.Parent)
	}
	return "the position after " + c.move(id)
}

// capital begins a sentence.
func capital(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

// titles are the titles of a card.
func titles(lines []planlist.Line) (list []string) {
	for _, l := range lines {
		if l.Kind == planlist.Title {
			list = append(list, l.Text)
		}
	}
	return list
}
