package strip

import (
	"drevo/app/comparison"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/internal/phrase"
)

// Move is what the programme plays, with its number; "..." as long as that is not known, "no move" where it has none.
func (p Play) Move() string {
	switch {
	case p.Answer == nil:
		return "..."
	case p.Answer.Move == board.NoMove:
		return "no move"
	}
	return present.Compact(p.Answer.Position, []board.Move{p.Answer.Move})
}

// Hint says what the programme expects, how it judges that, what it took, and what a click does.
func (p Play) Hint() string {
	name, a := p.Programme.About().Name, p.Answer
	if a == nil {
		return phrase.Of("{name} has not looked at this position yet.", "name", name)
	}
	if a.Err != nil {
		return phrase.Of("{name}: {fault}", "name", name, "fault", a.Err)
	}
	say := phrase.With("run", p.run(), "nodes", present.Whole(a.Result.Counts.Nodes),
		"budget", present.Whole(Budget), "line", present.Compact(a.Position, a.Line), "value", p.value(), "depth", a.Depth,
		"note", a.Result.Note)
	const click = "\nA click grows its tree, by the same search."
	switch {
	case a.Move == board.NoMove && a.Result.Stopped:
		return say("{run} has not chosen within {budget} nodes, which is what the strip gives it.") + click
	case a.Move == board.NoMove && a.Result.Note != "":
		return say("{run}, {nodes} nodes: {note}") + click
	case a.Move == board.NoMove:
		return say("{run} chooses no move; {nodes} nodes.") + click
	case a.Depth > 0:
		return say("{run}, stopped after {budget} nodes, which is what the strip gives it. At depth {depth}: {line}, "+
			"{value} on its own scale.") + click
	}
	return say("{run}, {nodes} nodes: {line}, {value} on its own scale.") + click
}

// run names the programme with its options.
func (p Play) run() string { return comparison.Run{Programme: p.Programme, Values: p.Values}.Name() }

// value is the value of the answer in pawns, White's.
func (p Play) value() string {
	format := present.Format{Scale: p.Programme.Scale(), Unit: present.InPawns}
	format.Scale.Decimals = 2
	return format.Amount(p.Answer.Score.For(p.Answer.Position.Turn()))
}
