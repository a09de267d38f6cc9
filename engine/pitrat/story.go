package pitrat

import (
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/internal/phrase"
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
// move. The plan is that with the number; if it has not called for the move, the one that the proof used (told.go).
// Nil for the root and for moves that no plan has called for, such as the null move. Cost: a
// replay of the moves to some nodes, and a look at some hundred below.
func Story(t *tree.Tree, id tree.ID, number int) []Sentence {
	account := AccountOf(t)
	calls := account.First(id)
	if len(calls) == 0 {
		return nil
	}
	s := story{t, account}
	var caller Listing
	if i := slices.IndexFunc(calls, func(l Listing) bool { return l.Plan == number }); i >= 0 {
		caller = calls[i]
	} else {
		caller = s.told(id, calls).Listing
	}
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
	return phrase.Of("{side} saw that {rule} ({place}): {plan}.", "side", m.Side, "rule", m.Rule.Sentence(),
		"place", m.Rule.Place(), "plan", m.Statements)
}

// continuation is the sentence of a plan that came of another one.
func (s story) continuation(parent, m Made) string {
	say := phrase.With("rule", m.Rule.Sentence(), "place", m.Rule.Place(), "plan", m.Statements)
	switch {
	case m.Rule >= plan.RuleNewCapture && m.Danger != tree.None:
		return s.correction(m)
	case m.Rule == plan.RuleLimited:
		return say("Looking at one man alone found it ({place}): {plan}.")
	}
	if wish, ok := replaced(parent.Statements, m.Statements); ok {
		return phrase.Of("To {aim}, {first} ({place}): {plan}.", "aim", s.aim(wish, parent), "first",
			firstWords(m.Statements), "place", m.Rule.Place(), "plan", m.Statements)
	}
	return say("Then {rule} ({place}): {plan}.")
}

// correction is the sentence of a plan that is to correct a dangerous move.
func (s story) correction(m Made) string {
	return phrase.Of("{danger} stands against it: {rule} ({place}): {plan}.", "danger", s.move(m.Danger),
		"rule", m.Rule.Sentence(), "place", m.Rule.Place(), "plan", m.Statements)
}

// call says which statement called for the move, and what had to hold for it.
func (s story) call(chain []Made, m Made, statement int) string {
	if statement >= len(m.Statements) {
		return "The plan has called for the move."
	}
	move := m.Statements[statement].String()
	for i := statement - 1; i >= 0; i-- {
		if condition := m.Statements[i]; condition.Kind == plan.Verification || condition.Kind == plan.Modification {
			return s.fulfilled(move, chain, condition)
		}
	}
	if statement == 0 {
		return phrase.Of("{move} was tried: the plan begins with it.", "move", move)
	}
	return phrase.Of("{move} was tried: it follows {before} in the plan.", "move", move,
		"before", m.Statements[statement-1])
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

// fulfilled says what has happened on a square so that a statement holds, and the move was tried.
func (s story) fulfilled(move string, chain []Made, condition plan.Statement) string {
	man := condition.Want.Man()
	say := phrase.With("move", move, "square", condition.Square, "man", man, "condition", condition)
	switch condition.Want {
	case plan.Vacant, plan.NotFriend, plan.NotEnemy:
		return phrase.Of("{move} was tried because the {man} left {square}.", "move", move,
			"man", s.manWas(chain, condition), "square", condition.Square)
	case plan.NotVacant:
		return say("{move} was tried because {square} was occupied.")
	case plan.Enemy:
		return say("{move} was tried because an enemy man came to {square}.")
	case plan.NotEnemyMan(man):
		return say("{move} was tried because the {man} left {square}.")
	case plan.OtherEnemyMan(man):
		return say("{move} was tried because another man stands on {square} in place of the {man}.")
	case plan.EnemyMan(man):
		return say("{move} was tried because the {man} came to {square}.")
	}
	return say("{move} was tried because {condition} holds.")
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

// Stories says why the move of a node was tried, by way of the plan that the proof used.
func (Programme) Stories(t *tree.Tree, id tree.ID) (list []string) {
	account := AccountOf(t)
	calls := account.First(id)
	if len(calls) == 0 {
		return nil
	}
	told := story{t, account}.told(id, calls)
	if len(calls) > 1 {
		list = append(list, told.chosen(len(calls)))
	}
	for _, s := range Story(t, id, told.Plan) {
		list = append(list, s.Text)
	}
	return list
}

// chosen says why a plan is told of all that called for the move.
func (a tellable) chosen(all int) string {
	say := phrase.With("all", all)
	switch {
	case a.behind > 0:
		return say("{all} plans called for the move; the idea of this one is behind most of what follows.")
	case a.king:
		return say("{all} plans called for the move; this one wants the king.")
	}
	return say("{all} plans called for the move; this is the oldest.")
}
