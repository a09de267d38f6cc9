package pitrat

import (
	"drevo/engine/pitrat/paper"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Printed is a plan that the paper prints, as it stands in a tree.
type Printed struct {
	paper.Plan
	Node      tree.ID // where the paper executes it, of several replies one; [tree.None] where the tree has it not
	Number    int     // of the plan that has these statements there, or ends with them; 0 where none has
	Statement int     // of that plan, with which they begin
}

// PrintedPlans returns what the paper prints of the position of a tree, none of other positions. Cost: the events of
// the nodes where the plans are executed.
func PrintedPlans(t *tree.Tree) (list []Printed) {
	a, root := AccountOf(t), t.Header().Position
	if a == nil {
		return nil
	}
	for _, p := range paper.Of(paper.NameOf(&root)) {
		list = append(list, a.printed(t, p))
	}
	return list
}

// printed looks for a printed plan at its node.
func (a *Account) printed(t *tree.Tree, p paper.Plan) Printed {
	found := Printed{Plan: p, Node: tree.None}
	id, ok := nodeOf(t, p.Moves)
	if !ok || p.Unknown {
		return found
	}
	at := []tree.ID{id}
	if p.AnyReply {
		at = append(at, t.Children(id, nil)...)
	}
	found.Node = id
	for _, id := range at {
		if number := a.stands(id, &p); number > 0 {
			found.Node, found.Number = id, number
			found.Statement = len(a.Plan(number).Statements) - len(p.Statements)
			break
		}
	}
	return found
}

// nodeOf follows moves in short notation from the root of a tree.
func nodeOf(t *tree.Tree, moves []string) (id tree.ID, ok bool) {
	at := t.Header().Position
	for _, san := range moves {
		move, err := at.ParseSAN(san)
		if err != nil {
			return id, false
		}
		if id, ok = t.Find(id, move); !ok {
			return id, false
		}
		at = at.After(move)
	}
	return id, true
}

// stands returns the first plan in a list of a node that is a printed one, or ends with it; 0 for none. At the root
// also one that is kept for class 5.
func (a *Account) stands(id tree.ID, p *paper.Plan) int {
	ends := func(number int) bool {
		m := a.Plan(number)
		from := len(m.Statements) - len(p.Statements)
		return from >= 0 && p.Is(m.Statements[from:])
	}
	for _, e := range a.At(id) {
		if ends(int(e.Plan)) {
			return int(e.Plan)
		}
	}
	for n := 1; id == tree.Root && n <= a.Plans() && a.initial(n); n++ {
		if ends(n) {
			return n
		}
	}
	return 0
}

// initial reports whether a plan is one of the initial analysis, of either side.
func (a *Account) initial(number int) bool {
	m := a.Plan(number)
	return m.Node == tree.Root && m.Parent == 0 && m.Danger == tree.None
}

// Quotes says of each plan that the paper prints of the position of a tree where it stands there.
func (Programme) Quotes(t *tree.Tree) (list []search.Quote) {
	for _, p := range PrintedPlans(t) {
		list = append(list, search.Quote{Name: p.Name, Text: p.Statements.String(), Place: p.Place(), Node: p.Node,
			Says: p.Says()})
	}
	return list
}

// Says says how a printed plan stands in the tree.
func (p *Printed) Says() string {
	say := phrase.With("plan", p.Number, "position", p.Position)
	switch {
	case p.Number > 0 && p.Statement > 0:
		return say("the end of plan {plan}")
	case p.Number > 0:
		return say("plan {plan}")
	case p.Unknown:
		return say("{position} could not be recovered")
	case p.Node == tree.None:
		return "its place is not in the tree"
	}
	return "not made at its place"
}
