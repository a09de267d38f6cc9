package tree

import (
	"slices"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/tree"
)

// InsertBest writes the line of best play from the node of the position into the game.
func (p *shown) InsertBest() {
	if n, ok := p.view.At(); ok {
		p.insert(n.ID)
		return
	}
	p.host.Status("This position has no node whose best line could be inserted: press Think.")
}

// insert writes the moves to a node and the line of best play from it into the game, where they are not
// there yet as variations, with the value of the node at its move. The root's value stands at the first
// move of its line.
func (p *shown) insert(id tree.ID) {
	t, n := p.source.Tree, p.source.Tree.Node(id)
	to := slices.Concat(p.view.Search.Moves, t.Moves(t.Path(id)))
	line := t.Moves(t.Line(id))
	if id == tree.Root && len(line) > 0 {
		to, line = append(to, line[0]), line[1:]
	}
	if len(to) == 0 {
		p.host.Status("There is no move to insert.")
		return
	}
	name := present.Line(p.view.Search.Start(), to)
	name = name[strings.LastIndex(name, " ")+1:]
	p.host.EditGame("inserting "+name, func(g *session.Game) { g.Insert(to, line, p.evalOf(n), p.remarkOf(n)) })
	p.host.Status("Inserted " + name + " with its line into the game.")
}

// evalOf is the value of a node as [%eval] has it: in pawns, White's view. A bound is no evaluation,
// and mates are counted from the root of the search: both stand in the remark only.
func (p *shown) evalOf(n tree.Node) string {
	v := p.source.ValueOf(n)
	if _, mate := v.Mate(); mate || !v.Known() || v.Bound != tree.Exact {
		return ""
	}
	return v.Eval()
}

// remarkOf says who found which value.
func (p *shown) remarkOf(n tree.Node) string {
	return present.SearchProgramme(p.view.Search) + ": " + p.source.Value(n) + " " + p.source.Format.UnitName()
}
