package experiment

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// missNodes is how much of a search that has missed a solution is recorded, to see what was missing.
const missNodes = 50_000

// notion says what was missing where a solution was not chosen, from the record of the search.
//
//  1. Another move was found to win: a claim.
//  2. No plan called for the solution, or the simulation threw out those that would have.
//  3. A reply to it was not refuted, or the limit came before it was.
func (l *lab) notion(at subject, s namedSetting, result search.Result) (why string) {
	if claims(result) {
		return "another move wins, too, or is claimed to"
	}
	end := "reply not refuted"
	if result.Stopped {
		end = "limit, when this was not refuted"
	}
	recorded := study{programme: pitrat.New(), limits: search.Limits{Nodes: missNodes},
		look: func(t *tree.Tree, _ search.Result) { why = missing(t, at, end) }}
	l.search(recorded, at, s.Options)
	return why
}

// missing says it of a tree; end is how a search ends that has the solution.
func missing(t *tree.Tree, at subject, end string) string {
	rejected := ""
	for _, move := range at.moves {
		if id, ok := t.Find(tree.Root, move); ok {
			return fmt.Sprintf("%s: %s", end, lineText(at.position, bestFrom(t, id)))
		}
		if why := thrownOut(t, move); rejected == "" || why != "" {
			rejected = why
		}
	}
	if rejected != "" {
		return "plan for the move thrown out: " + rejected
	}
	return "no plan for the move"
}

// bestFrom returns the best play of a tree through a node of the first level, up to a null move.
func bestFrom(t *tree.Tree, id tree.ID) (line []board.Move) {
	for n := t.Node(id); n.Move != board.Pass; {
		line = append(line, n.Move)
		best := tree.None
		for _, c := range t.Children(n.ID, nil) {
			if t.Node(c).Best {
				best = c
			}
		}
		if best == tree.None {
			break
		}
		n = t.Node(best)
	}
	return line
}

// thrownOut says why the simulation rejected the plans that begin with a move in the initial position,
// empty where there is none.
func thrownOut(t *tree.Tree, move board.Move) (why string) {
	account := pitrat.AccountOf(t)
	for _, e := range account.At(tree.Root) {
		statements := account.Plan(int(e.Plan)).Statements
		if !e.Fate.Rejected() || int(e.Statement) >= len(statements) {
			continue
		}
		if s := statements[e.Statement]; s.Square == move.From() && s.To == move.To() {
			why = fmt.Sprintf("%v %s", statements[e.Statement:], e.Fate)
		}
	}
	return why
}
