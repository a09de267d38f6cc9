//go:build e2e

package lesson

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"drevo/app/lesson"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/tooltip"
)

// Observe tells the window tests what is asked, an answer to it that is right and one that is wrong, what was said of
// the last one, and where a learner answers.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	parts := map[string]fyne.CanvasObject{"lessons": p.choice, "lesson": p.body, "lesson answer": p.task.answer,
		"lesson next": p.next, "lesson position": p.task.board}
	state := map[string]any{"lesson": p.Reading(), "lessonPage": p.at, "lessonPages": len(p.pages),
		"lessonWantsMore": p.lesson != nil && p.wantsMore(),
		"verdict":         p.task.verdict.text}
	q := p.task.question()
	if q == nil || p.slot.Busy() {
		return state, parts
	}
	at, err := q.In.Tree().Position(q.At)
	if err != nil {
		return state, parts
	}
	state["asked"] = map[string]any{"act": q.Act, "step": p.task.at, "steps": len(p.task.questions),
		"done": p.task.trial.Done, "misses": p.task.trial.Misses, "fen": at.FEN(),
		"right": act(q, q.Right()), "wrong": act(q, q.Wrong())}
	for i, b := range p.task.buttonsOf {
		parts[fmt.Sprint("lesson choice ", i)] = b
	}
	inside(p.task.acts, func(o fyne.CanvasObject) {
		switch x := o.(type) {
		case *tooltip.Entry:
			parts["lesson number"] = x
		case *tooltip.Select:
			at := 0
			for parts[fmt.Sprint("lesson option ", at)] != nil {
				at++
			}
			parts[fmt.Sprint("lesson option ", at)] = x
		}
	})
	return state, parts
}

// act is an answer as what a learner does: a move, the moves to a node from the position of the question and the
// nodes on the way to it, buttons, a number, rows of lists.
func act(q *lesson.Question, a lesson.Answer) map[string]any {
	uci := func(moves []board.Move) (list []string) {
		for _, m := range moves {
			list = append(list, m.String())
		}
		return list
	}
	switch q.Act {
	case lesson.ActMove:
		return map[string]any{"moves": uci([]board.Move{a.Move})}
	case lesson.ActNode:
		if a.Node == tree.None {
			return nil
		}
		t := q.In.Tree()
		moves := t.Moves(t.Path(a.Node))[len(t.Moves(t.Path(q.At))):]
		if pass := slices.Index(moves, board.Pass); pass >= 0 { // which is none on the board
			moves = moves[:pass]
		}
		return map[string]any{"path": t.Path(a.Node), "moves": uci(moves)}
	case lesson.ActChoice:
		return map[string]any{"buttons": []int{a.Choice}}
	case lesson.ActSort:
		return map[string]any{"buttons": a.Order}
	case lesson.ActNumber:
		return map[string]any{"number": fmt.Sprint(a.Number)}
	}
	rows := []int{} // of the lists of options; -1: as it is
	for _, o := range q.Options {
		row := -1
		if value, ok := a.Options[o.Name]; ok {
			row = slices.Index(o.Values, value)
		}
		rows = append(rows, row)
	}
	return map[string]any{"rows": rows}
}

// inside finds what is in a container.
func inside(in *fyne.Container, found func(fyne.CanvasObject)) {
	for _, o := range in.Objects {
		if below, ok := o.(*fyne.Container); ok {
			inside(below, found)
			continue
		}
		found(o)
	}
}
