package check

import (
	"fmt"
	"strconv"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// ruleFault holds the rule for a move without a node against the record: it is legal, has no node that could give a
// value, and what the rule says of the node and the move is so.
func ruleFault(t *tree.Tree, n tree.Node, f fact.Fact) string {
	p, fault := positionAt(fact.Place{In: t, Node: n.ID})
	if fault != "" || len(f.At.Moves) != 1 || !p.IsLegal(f.At.Moves[0]) {
		return "a rule for a move that is not legal " + fault
	}
	move := f.At.Moves[0]
	if hasNode(t, n.ID, move, false) {
		return fmt.Sprintf("%v has a node", move)
	}
	stage := lastStage(t, n)
	for _, id := range []tree.ID{n.ID, stage.ID} {
		for _, skip := range t.Skips(id, nil) {
			if skip.Move == move {
				if skip.Reason != f.Reason {
					return fmt.Sprintf("%v was left out by another rule", move)
				}
				return ""
			}
		}
	}
	words := t.Header().Vocabulary
	key := words.Reason(f.Reason).Key
	r := ruled{t: t, n: n, stage: stage, p: &p, move: move}
	holds, known := rules[key]
	switch {
	case f.Reason == n.Reason || f.Reason == stage.Reason && n.ID == stage.ID:
		return "" // the node was closed before it came to moves, for the reason that it says
	case !known && f.Reason < tree.OwnReason:
		holds, known = coreRules[f.Reason], coreRules[f.Reason] != nil
	}
	switch {
	case !known:
		return fmt.Sprintf("nobody can say whether %q holds", key)
	case !holds(r):
		return fmt.Sprintf("%q does not hold for %v at node %d", key, move, n.ID)
	}
	return ""
}

// ruled is a move without a node.
type ruled struct {
	t     *tree.Tree
	n     tree.Node // where it has none
	stage tree.Node // the last stage below, or the node itself
	p     *board.Position
	move  board.Move
}

// lastStage is the last stage below a node, the innermost.
func lastStage(t *tree.Tree, n tree.Node) tree.Node {
	for {
		last := n
		for _, child := range t.ChildNodes(n.ID) {
			if child.Type.Stage() {
				last = child
			}
		}
		if last.ID == n.ID {
			return n
		}
		n = last
	}
}

// coreRules say when the core's rules hold.
var coreRules = map[tree.Reason]func(ruled) bool{
	tree.ReasonAfterCut: func(r ruled) bool { return r.cut(r.n) || r.cut(r.stage) },
	tree.ReasonNotReached: func(r ruled) bool {
		return r.unfinished(r.n) || r.unfinished(r.stage) || r.unfinished(r.t.Node(tree.Root))
	},
	tree.ReasonNotKept: func(r ruled) bool { return r.n.Truncated || r.stage.Truncated },
}

// cut reports whether a node reached its upper bound.
func (r ruled) cut(n tree.Node) bool { return n.Closed && n.Score >= n.Beta }

func (r ruled) unfinished(n tree.Node) bool { return !n.Closed || n.Reason == tree.ReasonStopped }

// quiet reports whether the move neither takes nor gives check nor answers one.
func (r ruled) quiet() bool {
	after := r.p.After(r.move)
	return !r.move.IsCapture() && !r.p.InCheck() && !after.InCheck()
}

// option is the value of an option of the search.
func (r ruled) option(name string) string { return r.t.Header().Options[name] }

// atLeast reports whether there are as many as an option allows.
func (r ruled) atLeast(name string, count int) bool {
	allowed, err := strconv.Atoi(r.option(name))
	return err == nil && count >= allowed
}

// class is the key of what the last test of the move found.
func (r ruled) class() (key tree.Key) {
	words := r.t.Header().Vocabulary
	for _, child := range r.t.ChildNodes(r.stage.ID) {
		if child.Type.Test() && child.Move == r.move {
			key = words.Class(child.Class).Key
		}
	}
	return key
}

// kind is the key of the type of the node, or of the stage that speaks for it.
func (r ruled) kind() tree.Key {
	words := r.t.Header().Vocabulary
	return words.Type(r.stage.Type).Key
}

// rules say when those of the programmes hold, by key.
var rules = map[tree.Key]func(ruled) bool{
	"itep.not-forced": func(r ruled) bool {
		return r.quiet() || !r.move.IsCapture() && r.option("forced") == "narrow"
	},
	"itep.checks-used-up": func(r ruled) bool {
		return !r.move.IsCapture() && r.atLeast("zch", checksGiven(r.t, r.n))
	},
	"itep.losing":                   func(r ruled) bool { return r.class() == "itep.losing-move" },
	"itep.passive":                  func(r ruled) bool { return r.class() == "itep.not-considered-move" },
	"itep.not-among-the-three-best": func(r ruled) bool { return r.class() == "itep.not-considered-move" },
	"itep.passes":                   func(r ruled) bool { return r.kind() == "itep.activity-test" },
	"kaissa.not-forcing":            func(r ruled) bool { return r.quiet() },
	"kaissa.checks-used-up": func(r ruled) bool {
		return !r.move.IsCapture() && r.atLeast("fvChecks", quietChecks(r.t, r.n))
	},
	"kaissa.not-best":          func(r ruled) bool { return r.kind() == "kaissa.fv1" },
	"paulchess.no-capture":     func(r ruled) bool { return !r.move.IsCapture() },
	"paulchess.not-generated":  func(r ruled) bool { return r.cut(r.n) },
	"botvinnik.not-on-the-map": func(r ruled) bool { return r.kind() == "botvinnik.annihilation" || r.n.Closed },
	"botvinnik.changes-less":   func(r ruled) bool { return r.changesLess() },
	"botvinnik.no-hope":        func(r ruled) bool { return r.n.Closed },
	"pitrat.line-ended":        func(r ruled) bool { return r.n.Closed },
	"pitrat.no-plan":           func(r ruled) bool { return true },
	"pitrat.not-in-the-rules":  func(r ruled) bool { return true },
	"botvinnik.exchange-does-not-pay": func(r ruled) bool {
		return r.move.IsCapture() || r.move.IsPromotion()
	},
}

// changesLess reports whether a move was found that is good enough, and this one is said to change no more. A record
// that had no room for the changes has the stage alone.
func (r ruled) changesLess() bool {
	noted, ok := r.t.Attachment().(tree.Noted)
	if !ok {
		return r.kind() == "botvinnik.changing-functions" || r.kind() == "botvinnik.first-choice"
	}
	best, found := noted.Number(r.stage.ID, lastMove(r.t, r.stage.ID), "change")
	own, weighed := noted.Number(r.stage.ID, r.move, "change")
	return found && weighed && own <= best
}

func lastMove(t *tree.Tree, id tree.ID) board.Move {
	move := board.NoMove
	for _, child := range t.ChildNodes(id) {
		move = child.Move
	}
	return move
}
