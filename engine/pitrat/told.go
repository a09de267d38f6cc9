package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// proofNodes is how many nodes below a move are looked through for the plans that have called for them.
const proofNodes = 300

// tellable is a plan that called for the move of a node, with what makes it the one to be told.
type tellable struct {
	Listing
	behind int  // how many moves of the first player in the proof its first idea is behind
	wins   bool // the last of its statements called for a move there
	king   bool // that takes the king
}

// before reports whether a plan is to be told before another, of equals the older: the one whose first idea is behind
// most of the proof, one that the proof used to its end, one that ends with the capture of the king.
func (a tellable) before(b tellable) bool {
	switch {
	case a.behind != b.behind:
		return a.behind > b.behind
	case a.wins != b.wins:
		return a.wins
	}
	return a.king && !b.king
}

// told returns the plan that is to be told of the move of a node, of those that called for it.
func (s story) told(id tree.ID, calls []Listing) (best tellable) {
	p := proof{story: s, nodes: proofNodes, ideas: map[int]int{},
		behind: map[int]int{}, reached: map[int]int{}}
	p.follow(s.tree.Node(id))
	for i, call := range calls {
		m := s.account.Plan(call.Plan)
		last := len(m.Statements) - 1
		wins := last > call.Statement && p.reached[call.Plan] == last
		t := tellable{call, p.behind[p.idea(call.Plan)], wins, s.takesKing(m)}
		if i == 0 || t.before(best) {
			best = t
		}
	}
	return best
}

// proof is what was found in a part of it.
type proof struct {
	story
	nodes   int         // that may still be looked at
	ideas   map[int]int // the first plan of the chain behind a plan
	behind  map[int]int // of an idea, how many moves it is behind
	reached map[int]int // of a plan, the last statement that called for a move
}

// follow goes through the proof below a node: where the first player moves the best move only, where the second
// moves all.
func (p *proof) follow(n tree.Node) {
	for _, id := range p.tree.Children(n.ID, nil) {
		c := p.tree.Node(id)
		if n.Ply%2 == 0 && !c.Best || p.nodes == 0 {
			continue
		}
		p.nodes--
		p.note(p.account.First(id))
		p.follow(c)
	}
}

// note notes the plans that called for a move of the side, each idea once.
func (p *proof) note(calls []Listing) {
	seen := map[int]bool{}
	for _, call := range calls {
		p.reached[call.Plan] = max(p.reached[call.Plan], call.Statement)
		if idea := p.idea(call.Plan); !seen[idea] {
			seen[idea] = true
			p.behind[idea]++
		}
	}
}

// idea returns the first plan of the chain behind a plan.
func (p *proof) idea(number int) int {
	idea, ok := p.ideas[number]
	if !ok {
		idea = number
		if m := p.account.Plan(number); m.Parent > 0 {
			idea = p.idea(m.Parent)
		}
		p.ideas[number] = idea
	}
	return idea
}

// takesKing reports whether a plan ends with the capture of the king where it stands.
func (s story) takesKing(m Made) bool {
	if len(m.Statements) == 0 {
		return false
	}
	last := m.Statements[len(m.Statements)-1]
	p, err := s.tree.Position(m.Node)
	return err == nil && last.Captures() && p.At(last.To) == board.NewPiece(m.Side.Opponent(), board.King)
}
