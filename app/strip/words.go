package strip

import (
	"strings"

	"drevo/app/comparison"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Title names the player so that nobody takes it for a person, or does not know whose it is: "Botvinnik's method",
// "PaulChess modern".
func (p Play) Title() string {
	about := p.Programme.About()
	if p.Name == about.Name {
		return about.Called()
	}
	return about.Name + " " + strings.ToLower(p.Name)
}

// Years are those of the programme, empty for a preset of our own.
func (p Play) Years() string {
	if about := p.Programme.About(); p.Name == about.Name {
		return about.Years
	}
	return ""
}

// Move is what the programme plays, with its number; "..." as long as that is not known, "no move" where it has none,
// and "no win found" where it looks for nothing else.
func (p Play) Move() string {
	switch {
	case p.Answer == nil:
		return "..."
	case p.Answer.Move == board.NoMove && !p.Answer.Result.Stopped && p.Programme.About().NoGames != "":
		return "no win found"
	case p.Answer.Move == board.NoMove:
		return "no move"
	}
	return present.Compact(p.Answer.Position, []board.Move{p.Answer.Move})
}

// Value is what the programme gives its move, in pawns on its own scale, White's; empty as long as that is not known,
// and where only a bound is.
func (p Play) Value() string {
	a := p.Answer
	if a == nil || a.Move == board.NoMove || a.Bound != tree.Exact || len(a.Line) == 0 {
		return ""
	}
	format := present.Format{Scale: p.Programme.Scale(), Unit: present.InPawns}
	format.Scale.Decimals = 2
	return format.Score(a.Score.For(a.Position.Turn()))
}

// Hint says what the programme expects, how it judges that, what it took, and what a click does.
func (p Play) Hint() string {
	about, a := p.Programme.About(), p.Answer
	name := about.Name
	click := phrase.Of("\nA click grows its tree, by the same search. {name}, {years}: {authors}.", "name", name, "years",
		about.Years, "authors", about.Authors)
	switch {
	case a == nil && p.Waits:
		return phrase.Of("{name} has not looked at this position yet; it waits until the search that is at work has ended.",
			"name", name)
	case a == nil:
		return phrase.Of("{name} has not looked at this position yet.", "name", name)
	case a.Err != nil:
		return phrase.Of("{name}: {fault}", "name", name, "fault", a.Err)
	case a.Move == board.NoMove && !a.Result.Stopped && a.Result.Note != "":
		return phrase.Of("{run}, {nodes} nodes: {note}", "run", p.run(), "nodes", present.Whole(a.Result.Counts.Nodes),
			"note", a.Result.Note) + click
	}
	said, format := p.Says()
	return said.Text(format) + click
}

// Says is what there is to say of an answer, made from facts, and how it is written. The programme's own note of its
// end is not among it.
func (p Play) Says() (said sentence.Sentence, format present.Format) {
	a := p.Answer
	format = present.Format{Scale: p.Programme.Scale(), Unit: present.InPawns}
	if a == nil || a.Err != nil {
		return said, format
	}
	at := fact.Place{From: &a.Position}
	line := a.Line
	if len(line) == 0 {
		line = []board.Move{a.Move}
	}
	value := p.Programme.Scale().Value(a.Score, a.Bound, a.Position.Turn())
	count := func(key string, n uint64) fact.Fact { return fact.Fact{Kind: fact.Count, At: at, Key: key, N: int(n)} }
	say := sentence.With("run", fact.Fact{Kind: fact.Run, At: at, Key: p.run()},
		"nodes", count("nodes visited", a.Result.Counts.Nodes), "budget", count("nodes allowed", a.Allowed),
		"line", fact.Fact{Kind: fact.Line, At: at.After(line...)}, "stage", fact.Fact{Kind: fact.Stage, At: at, Key: a.Stage},
		"value", fact.Fact{Kind: fact.Value, At: at, Score: value.Score, Bound: value.Bound})
	switch {
	case a.Move == board.NoMove && a.Result.Stopped:
		return say("{run} has not chosen within {budget} nodes, which is what the strip gives it."), format
	case a.Move == board.NoMove:
		return say("{run} chooses no move; {nodes} nodes."), format
	case a.Stage != "":
		return say("{run}, stopped after {budget} nodes, which is what the strip gives it. After {stage}: {line}, " +
			"{value:full} on its own scale."), format
	}
	return say("{run}, {nodes} nodes: {line}, {value:full} on its own scale."), format
}

// run names the programme with its options.
func (p Play) run() string { return comparison.Run{Programme: p.Programme, Values: p.Values}.Name() }
