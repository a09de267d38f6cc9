package pitrat

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
)

// Sentence is one step of the way that led to a move: what a plan did, with its number and the node
// where it was made.
type Sentence struct {
	Text string
	Plan int
	Node tree.ID
}

// Story says why the move of a node was tried, from the first idea to the statement that called for
// it: a sentence for each plan of the chain behind a plan of the node's first list, and one for the
// move. The plan is that with the number, or the oldest of the list if it has not called for the
// move. Nil for the root and for moves that no plan has called for, such as the null move. Cost: a
// replay of the moves to some nodes.
func Story(t *tree.Tree, id tree.ID, number int) []Sentence {
	account := AccountOf(t)
	calls := account.First(id)
	if len(calls) == 0 {
		return nil
	}
	s := story{t, account}
	caller := calls[max(slices.IndexFunc(calls, func(l Listing) bool { return l.Plan == number }), 0)]
	chain := account.Chain(caller.Plan)
	var list []Sentence
	for i, m := range chain {
		text := s.beginning(m)
		if i > 0 {
			text = s.continuation(chain[i-1], m)
		}
		list = append(list, Sentence{text, m.Number, m.Node})
	}
	last := chain[len(chain)-1]
	return append(list, Sentence{s.call(chain, last, caller.Statement), last.Number, id})
}

// story tells of one tree.
type story struct {
	tree    *tree.Tree
	account *Account
}

// beginning is the sentence of a plan that came of no other.
func (s story) beginning(m Made) string {
	if m.Danger != tree.None && m.Rule >= plan.RuleNewCapture {
		return s.correction(m)
	}
	return fmt.Sprintf("%s saw that %s (%s): %s.", m.Side, m.Rule.Sentence(), m.Rule.Place(), m.Statements)
}

// continuation is the sentence of a plan that came of another one.
func (s story) continuation(parent, m Made) string {
	switch {
	case m.Rule >= plan.RuleNewCapture && m.Danger != tree.None:
		return s.correction(m)
	case m.Rule == plan.RuleLimited:
		return fmt.Sprintf("Looking at one man alone found it (%s): %s.", m.Rule.Place(), m.Statements)
	}
	if wish, ok := replaced(parent.Statements, m.Statements); ok {
		return fmt.Sprintf("To %s, %s (%s): %s.", s.aim(wish, parent), firstWords(m.Statements), m.Rule.Place(), m.Statements)
	}
	return fmt.Sprintf("Then %s (%s): %s.", m.Rule.Sentence(), m.Rule.Place(), m.Statements)
}

// correction is the sentence of a plan that is to correct a dangerous move.
func (s story) correction(m Made) string {
	return fmt.Sprintf("%s stands against it: %s (%s): %s.", s.move(m.Danger), m.Rule.Sentence(), m.Rule.Place(),
		m.Statements)
}

// call says which statement called for the move, and what had to hold for it.
func (s story) call(chain []Made, m Made, statement int) string {
	if statement >= len(m.Statements) {
		return "The plan has called for the move."
	}
	move := m.Statements[statement].String()
	for i := statement - 1; i >= 0; i-- {
		if condition := m.Statements[i]; condition.Kind == plan.Verification || condition.Kind == plan.Modification {
			return fmt.Sprintf("%s was tried because %s.", move, s.fulfilled(chain, condition))
		}
	}
	if statement == 0 {
		return fmt.Sprintf("%s was tried: the plan begins with it.", move)
	}
	return fmt.Sprintf("%s was tried: it follows %s in the plan.", move, m.Statements[statement-1])
}

// replaced returns the modification of a plan that a later one makes: the one whose verification
// stands in the later one.
func replaced(parent, child plan.Plan) (wish plan.Statement, ok bool) {
	for _, s := range parent {
		if s.Kind != plan.Modification {
			continue
		}
		for _, c := range child {
			if c == s.Verification() {
				return s, true
			}
		}
	}
	return wish, false
}

// aim says what a modification wishes for, to stand behind "To".
func (s story) aim(wish plan.Statement, m Made) string {
	text := strings.TrimSuffix(wish.Words(m.Side), ".")
	return strings.ToLower(text[:1]) + text[1:]
}

// firstWords says the first statement of a plan in the middle of a sentence.
func firstWords(p plan.Plan) string {
	if len(p) == 0 {
		return "nothing more is needed"
	}
	return p[0].String()
}

// fulfilled says what has happened on a square so that a statement holds.
func (s story) fulfilled(chain []Made, condition plan.Statement) string {
	square, state := condition.Square, condition.Want
	man := state.Man()
	switch state {
	case plan.Vacant, plan.NotFriend, plan.NotEnemy:
		return fmt.Sprintf("the %s left %s", s.manWas(chain, condition), square)
	case plan.NotVacant:
		return fmt.Sprintf("%s was occupied", square)
	case plan.Enemy:
		return fmt.Sprintf("an enemy man came to %s", square)
	case plan.NotEnemyMan(man):
		return fmt.Sprintf("the %s left %s", man, square)
	case plan.OtherEnemyMan(man):
		return fmt.Sprintf("another man stands on %s in place of the %s", square, man)
	case plan.EnemyMan(man):
		return fmt.Sprintf("the %s came to %s", man, square)
	}
	return fmt.Sprintf("%s holds", condition)
}

// manWas names the man that stood on a square where its removal was wished for, "man" if that is not
// known.
func (s story) manWas(chain []Made, condition plan.Statement) string {
	for i := len(chain) - 1; i >= 0; i-- {
		for _, wish := range chain[i].Statements {
			if wish.Kind != plan.Modification || wish.Square != condition.Square {
				continue
			}
			if p, err := s.tree.Position(chain[i].Node); err == nil && p.At(wish.Square) != board.NoPiece {
				return p.At(wish.Square).Type().String()
			}
		}
	}
	return "man"
}

// move writes the move of a node with coordinates.
func (s story) move(id tree.ID) string { return s.tree.Node(id).Move.UCI() }

// Stories says why the move of a node was tried, by way of the oldest plan that called for it.
func (Programme) Stories(t *tree.Tree, id tree.ID) (list []string) {
	for _, s := range Story(t, id, 0) {
		list = append(list, s.Text)
	}
	return list
}
