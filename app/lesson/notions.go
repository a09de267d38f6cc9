package lesson

import (
	"fmt"
	"strings"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// Notion is something to be practised: it finds the nodes that are worth a question.
type Notion struct {
	Name, Sentence string
	find           func(record, tree.Node) []Exercise
}

// Notions are what exercises can be made about.
func Notions() []Notion {
	return []Notion{
		{"alpha-beta", "whether a node cuts, which move refutes, and what each value does", exerciseBounds},
		{"minimax", "which value goes up, and which move is best", exerciseValues},
		{"order", "in which order moves are looked at", exerciseOrder},
		{"reasons", "why nothing more was done at a node", exerciseReasons},
		{"quiescence", "where a side stops capturing, and what that is worth", exerciseQuiescence},
		{"table", "which positions were known already", exerciseTable},
		{"null-move", "where a pass is good enough to cut", exerciseNull},
		{"forced-variation", "which capture or check comes next, and which is the best", exerciseForced},
		{"trajectory", "which moves attack something in time, by Botvinnik's method", exerciseLeftOut("botvinnik.")},
		{"plan", "which moves a plan calls for, by Pitrat's program", exerciseLeftOut("pitrat.")},
	}
}

func exerciseBounds(r record, n tree.Node) (list []Exercise) {
	moves := len(r.moves(n.ID))
	if moves < 2 || n.HasKnown {
		return nil // the first move decides: nothing to think about
	}
	list = r.exercise("cuts", n, moves)
	if n.Bound == tree.Lower && !n.Content() {
		list = append(list, r.exercise("play", n, moves, Field{Key: "what", Value: "refutation"})...)
	}
	if moves <= 8 && n.Type != tree.TypeQuiescence {
		list = append(list, r.exercise("walk", n, 2*moves)...)
	}
	return list
}

func exerciseValues(r record, n tree.Node) (list []Exercise) {
	moves := len(r.moves(n.ID))
	if moves < 2 || n.HasKnown || n.Bound != tree.Exact {
		return nil
	}
	list = r.exercise("value", n, moves)
	if _, ok := r.Tree.Best(r.innermost(n.ID)); ok {
		list = append(list, r.exercise("play", n, moves, Field{Key: "what", Value: "best"})...)
	}
	return list
}

func exerciseOrder(r record, n tree.Node) (list []Exercise) {
	moves := r.moves(n.ID)
	if len(moves) < 3 || r.Place(moves[0]).Name == "" {
		return nil
	}
	list = r.exercise("next-move", n, 1)
	first := min(len(moves), 4)
	return append(list, r.exercise("order", n, first, Field{Key: "first", Value: fmt.Sprint(first)})...)
}

func exerciseReasons(r record, n tree.Node) []Exercise {
	if n.Ply == 0 || n.Reason == tree.ReasonComplete {
		return nil
	}
	return r.exercise("rule", n, 1+r.Tree.ChildCount(n.ID))
}

// exerciseQuiescence asks of the game of captures: why it ended, whether it cuts, which value goes up.
func exerciseQuiescence(r record, n tree.Node) []Exercise {
	if n.Type != tree.TypeQuiescence || n.HasKnown {
		return nil
	}
	moves := len(r.moves(n.ID))
	list := r.exercise("rule", n, 1+moves)
	if moves > 1 && n.Bound == tree.Exact {
		list = append(list, r.exercise("value", n, 1+moves)...)
	}
	if moves > 0 {
		list = append(list, r.exercise("cuts", n, 1+moves)...)
	}
	return list
}

// endsBy reports whether nothing more was done at a node for a reason whose key holds a word.
func (r record) endsBy(n tree.Node, word string) bool {
	return strings.Contains(string(r.Reason(n).Key), word)
}

func exerciseTable(r record, n tree.Node) []Exercise {
	if n.Ply == 0 || !r.endsBy(n, "table") {
		return nil
	}
	list := r.exercise("rule", n, 1)
	parent := r.Tree.Node(n.Parent)
	if moves := len(r.moves(parent.ID)); moves > 1 && !parent.Type.Stage() {
		list = append(list, r.exercise("find-node", parent, moves, Field{Key: "shows", Value: string(r.Reason(n).Key)})...)
	}
	return list
}

func exerciseNull(r record, n tree.Node) []Exercise {
	if n.Ply == 0 || !r.endsBy(n, "null-cut") {
		return nil
	}
	list := r.exercise("rule", n, 1)
	return append(list, r.exercise("cuts", n, 2)...)
}

func exerciseForced(r record, n tree.Node) (list []Exercise) {
	moves := len(r.moves(n.ID))
	if n.Type != tree.TypeQuiescence || moves < 2 {
		return nil
	}
	list = r.exercise("next-move", n, 1)
	if _, ok := r.Tree.Best(r.innermost(n.ID)); ok {
		list = append(list, r.exercise("play", n, moves, Field{Key: "what", Value: "best"})...)
	}
	return list
}

// leftOutMost is how many moves without a node are asked about at one node, each for another rule.
const leftOutMost = 2

// exerciseLeftOut asks why moves have no node, and which move was best, in the trees of one programme, whose keys begin
// so.
func exerciseLeftOut(prefix string) func(record, tree.Node) []Exercise {
	return func(r record, n tree.Node) (list []Exercise) {
		explainer, ok := r.search.Programme.(search.Explainer)
		if !ok || r.search.Programme.About().ID+"." != prefix {
			return nil
		}
		e, err := explainer.Explain(r.Tree, n.ID)
		p, wrong := r.Tree.Position(n.ID)
		if err != nil || wrong != nil {
			return nil
		}
		words := r.Tree.Header().Vocabulary
		moves, asked := len(r.moves(n.ID)), map[tree.Reason]bool{}
		for _, absent := range e.Absent {
			key := string(words.Reason(absent.Reason).Key)
			if asked[absent.Reason] || len(asked) == leftOutMost || !strings.HasPrefix(key, prefix) {
				continue
			}
			asked[absent.Reason] = true
			list = append(list, r.exercise("rule", n, 1+moves, Field{Key: "move", Value: p.SAN(absent.Move)})...)
		}
		if _, ok := r.Tree.Best(r.innermost(n.ID)); ok && moves > 1 {
			list = append(list, r.exercise("play", n, moves, Field{Key: "what", Value: "best"})...)
		}
		return list
	}
}
