package experiment

import (
	"context"
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
func notion(ctx context.Context, q scoped, s Setting, result search.Result) (string, error) {
	if !result.Stopped && result.Move != board.NoMove {
		return "another move wins, too, or is claimed to", nil
	}
	t, err := pitratTree(ctx, q, s)
	if err != nil {
		return "", err
	}
	defer t.Release()
	end := "reply not refuted"
	if result.Stopped {
		end = "limit, when this was not refuted"
	}
	missing := ""
	for _, move := range q.best {
		if id, ok := t.Find(tree.Root, move); ok {
			return fmt.Sprintf("%s: %s", end, lineText(q.position, bestFrom(t, id))), nil
		}
		if missing == "" || thrownOut(t, move) != "" {
			missing = thrownOut(t, move)
		}
	}
	if missing != "" {
		return "plan for the move thrown out: " + missing, nil
	}
	return "no plan for the move", nil
}

// pitratTree records the first nodes of a search.
func pitratTree(ctx context.Context, q scoped, s Setting) (*tree.Tree, error) {
	values, err := search.Resolve(pitrat.New(), pitratCase(q.position, q.win, s).Options)
	if err != nil {
		return nil, err
	}
	r := tree.NewRecorder(search.Header(pitrat.New(), values, q.position), 0)
	_, err = pitrat.New().Search(ctx, search.Task{Position: q.position, Values: values, Recorder: r,
		Limits: search.Limits{Nodes: missNodes}})
	if err == nil {
		err = context.Cause(ctx)
	}
	return r.Tree(), err
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
