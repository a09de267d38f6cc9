package pitrat

import (
	"drevo/engine/pitrat/paper"
	"drevo/engine/tree"
)

// Printed is a plan that the paper prints, as it stands in a tree.
type Printed struct {
	paper.Plan
	Node   tree.ID // where the paper executes it, of several replies one; [tree.None] where the tree has it not
	Number int     // of the plan that has these statements there, or ends with them; 0 where none has
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

// PrintedAs returns the plans of the paper by the number of the plan that stands for them.
func PrintedAs(list []Printed) map[int][]Printed {
	as := map[int][]Printed{}
	for _, p := range list {
		if p.Number > 0 {
			as[p.Number] = append(as[p.Number], p)
		}
	}
	return as
}
