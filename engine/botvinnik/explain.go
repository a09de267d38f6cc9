package botvinnik

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Explain takes the static value of a recorded node apart, and says of every legal move without a
// node by which rule it was left out.
func (p Programme) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	position, err := t.Position(id)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("botvinnik: %w", err)
	}
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("botvinnik: node %d: %w", id, err)
	}
	terms := p.Evaluate(&position, values)
	e := search.Explanation{Terms: &terms}
	var legal board.MoveList
	position.Legal(&legal)
	for _, move := range legal.All() {
		if _, found := t.Find(id, move); found {
			continue
		}
		absent := p.whyNot(t, id, move)
		absent.Move = move
		e.Absent = append(e.Absent, absent)
	}
	return e, nil
}
