package pitrat

import (
	"fmt"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/planlist"
)

// rounds lists the search round by round: whose turn to fail it was, and what was done about it. It
// is the source of a [planlist.List].
type rounds struct{ *model }

// Len is the number of rounds.
func (r rounds) Len() int { return len(r.rounds) }

// Row is one of them.
func (r rounds) Row(i int) planlist.Row {
	round := r.rounds[i]
	first := r.Tree.Turn(tree.Node{})
	fails, shape, shade := first, draw.TriangleUp, draw.ShadeOwn
	if !round.First {
		fails, shape, shade = first.Opponent(), draw.TriangleDown, draw.ShadeEnemy
	}
	return planlist.Row{
		Number: present.Whole(i + 1), Black: fails == board.Black, Sign: planlist.Sign{Shape: shape, Shade: shade},
		Steps: []planlist.Step{{Text: fmt.Sprintf("%s fails", fails)}, {Text: "after " + r.moveOf(round.Danger)},
			{Text: doneText(round)}},
		Note: phrase.Of("{cost}; {plans} plans and {moves} moves before", "cost", costText(round.Cost),
			"plans", present.Whole(round.Plans), "moves", present.Whole(round.Nodes)),
		Hint: r.sentence(round, fails),
	}
}

// moveOf writes the dangerous move of a round.
func (r rounds) moveOf(id tree.ID) string {
	if id == tree.Root {
		return "the initial position"
	}
	return r.Nodes.Move(r.Tree.Node(id))
}

// doneText says what was done in a round.
func doneText(round pitrat.Round) string {
	switch round.Class {
	case 0:
		return "plans that waited"
	case pitrat.ClassThreat:
		return "tried as a threat"
	case pitrat.ClassNewPlans:
		return "plans that came late"
	}
	return fmt.Sprintf("class %d", round.Class)
}

// sentence says what a round is.
func (r rounds) sentence(round pitrat.Round, fails board.Colour) string {
	say := phrase.With("side", fails, "move", r.moveOf(round.Danger), "class", round.Class,
		"what", classNames[round.Class])
	text := say("{side} has not prevented it, so its turn it is. The search chose {move}.")
	if round.First {
		text = say("{side} has not got what is wanted, so its turn it is. The search chose {move}.")
	}
	switch {
	case round.Class == pitrat.ClassThreat:
		return text + " No plan calls the move a threat; it is tried as one, against a null move."
	case round.Class == pitrat.ClassNewPlans:
		return text + " The six classes were tried; classes 1 to 4 correct the plans that have come since."
	case round.Class > 0:
		return text + say(" Class {class} looks for plans: {what}.")
	}
	return text + " The plans that waited there are executed."
}

// classNames are the classes of corrections (sections 2.4.2 to 2.4.5).
var classNames = map[int]string{
	1: "new captures", 2: "the man that it takes leaves first", 3: "the same with a threat",
	4: "the man that makes it is removed, its way is blocked, its goal is guarded", 5: "ideas of the initial position " +
		"whose difficulty has gone",
	6: "a limited analysis of the man that made it",
	7: "checks, captures, threats and replies to them on the whole board (option wide)",
}
