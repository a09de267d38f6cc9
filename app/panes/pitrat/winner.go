package pitrat

import (
	"slices"
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/timeline"
)

// winner is the plan that won: of those that call for the first move of the combination the one that calls, itself or
// by a plan that came of it, for most moves of its side in the line. It is 0 where nothing was won, or is noted of it.
func (m *model) winner() (number int) {
	if m.account == nil || pitrat.ReducedTree(m.Tree).NR == 0 {
		return 0
	}
	calls := map[int]int{} // how many moves of the line a plan calls for
	line := m.Tree.Line(tree.Root)
	for i := 0; i < len(line); i += 2 {
		called := map[int]bool{}
		for _, l := range m.account.First(line[i]) {
			for _, made := range m.account.Chain(l.Plan) {
				called[made.Number] = true
			}
		}
		for plan := range called {
			calls[plan]++
		}
	}
	for _, l := range m.account.First(line[0]) {
		if number == 0 || calls[l.Plan] > calls[number] {
			number = l.Plan
		}
	}
	return number
}

// chooseWinner puts the plan that won in front, where the search has ended and none was chosen yet. The place stays.
func (m *model) chooseWinner() {
	if m.chosen != 0 || m.account == nil || m.until != timeline.End || m.Search.Running() || m.behind() {
		return
	}
	if m.chosen = m.winner(); m.chosen != 0 {
		m.at, m.moved = lastStatement, true
	}
}

// mostProved is how many moves of a proof a card lists.
const mostProved = 40

// proof adds what proves the combination, below the plan that won: move by move, each reply below what it answers.
func (c *card) proof() {
	if c.chosen != c.winner() {
		return
	}
	reduced := pitrat.ReducedTree(c.Tree)
	c.title("It won: the proof")
	c.sentence(phrase.Of("{n:One move|# moves} (NR), {depth:one half-move|# half-moves} deep (DR), up to "+
		"{replies:one reply|# replies} to a move (MER). Of Pitrat's side the move that wins, of the other all that were "+
		"considered.", "n", reduced.NR, "depth", reduced.DR, "replies", reduced.MER))
	left := mostProved
	c.proofBelow(reduced, tree.Root, 0, &left)
	if left < 0 {
		c.sentence("Show the proof, above, has all of it in the explorer.")
	}
}

// proofBelow adds the moves of the proof below a node, as long as any are left to be listed.
func (c *card) proofBelow(r pitrat.Reduced, above tree.ID, depth int, left *int) {
	children := slices.DeleteFunc(c.Tree.Children(above, nil), func(id tree.ID) bool { return !r.Nodes[id] })
	for _, id := range children {
		if *left--; *left < 0 {
			return
		}
		n := c.Tree.Node(id)
		text := c.move(id)
		if n.Move == board.Pass {
			text += " (a null move)"
		}
		if !c.Tree.HasChildren(id) {
			text += "  " + c.Nodes.Reason(n).Name
		}
		c.link(strings.Repeat("    ", depth)+text, nodeTarget(id))
		c.proofBelow(r, id, depth+1, left)
	}
}

// wonText says which plan won, and by which line; empty where none did.
func (m *model) wonText() string {
	number := 0
	if !m.Search.Running() {
		number = m.winner()
	}
	if number == 0 {
		return ""
	}
	return phrase.Of("\nPlan {plan} won: {line}", "plan", present.Whole(number),
		"line", m.Nodes.Line(m.Tree.Node(tree.Root), mostWon))
}

// mostWon is how many half-moves of a combination are written beside the plan that won.
const mostWon = 6
