package candidates

import (
	"math"
	"strings"

	"drevo/app/comparison"
	"drevo/app/headline"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// format is that of all values here.
func (c *Candidate) format() present.Format {
	f := present.Format{Scale: c.scale, Unit: present.InPawns}
	f.Scale.Decimals = 2
	return f
}

// Name is the move with its number: "30.Ba3".
func (c *Candidate) Name() string { return present.Compact(c.Before, []board.Move{c.Move}) }

// Value is the value in pawns, White's, or a mate; empty where only a bound is known, or nothing.
func (c *Candidate) Value() string {
	score, ok := c.Score()
	if !ok {
		return ""
	}
	return c.format().Score(score)
}

// Bound is what is known of a move that was shown to be no better: "≤ −4.50".
func (c *Candidate) Bound() string { return c.format().Value(c.Known) }

// Continuation is the moves of the line: those of the search by itself where that gave the value.
func (c *Candidate) Continuation() []board.Move {
	if c.ByItself() {
		result, _, _ := c.Own.Result()
		return append([]board.Move{c.Move}, result.Line...)
	}
	return c.Line
}

// answered is how many half-moves of an answer are named at least, and mostAnswered at most.
const (
	answered     = 2
	mostAnswered = 6
)

// Answer is what is expected after the move, as far as one must look to see what [Candidate.Why] says of it.
func (c *Candidate) Answer(chosen Candidate) string {
	line := c.Continuation()[1:]
	_, seen := present.Shown(chosen.contender(), c.contender())
	named := min(len(line), max(answered, min(seen-1, mostAnswered)))
	answer := present.Compact(c.Before.After(c.Move), line[:named])
	if seen-1 > named && named < len(line) {
		answer += " ..."
	}
	return answer
}

// Why says in words why the move stands where it does, beside the one that was chosen.
func (c *Candidate) Why(chosen Candidate) string {
	if c.Chosen {
		return "chosen"
	}
	said, _ := present.Shown(chosen.contender(), c.contender())
	shown := said.Text(c.format())
	beside := c.beside(chosen)
	say := phrase.With("shown", shown, "rule", c.Rule, "reply", c.reply(), "beside", beside)
	switch bound := c.Known.Known() && c.Known.Bound != tree.Exact; {
	case c.Absent != nil && shown != "":
		return say("not looked at: {rule}; {shown}")
	case c.Absent != nil:
		return say("not looked at: {rule}")
	case shown != "":
		return shown
	case bound && c.reply() != "" && beside != "":
		return say("{beside}; not better after {reply}")
	case beside != "":
		return beside
	case bound && c.reply() != "":
		return say("not better after {reply}")
	case bound:
		return "shown to be no better"
	case !c.Node.Kept():
		return "not in the round that decided"
	}
	return "not finished"
}

// nearly is the difference in pawns up to which a move is about as good as another.
const nearly = 0.25

// beside says by how much the value of the move differs from that of the chosen one; empty where one of the two has
// none, or is a mate.
func (c *Candidate) beside(chosen Candidate) string {
	value, ok := c.Score()
	best, known := chosen.Score()
	_, mate := c.scale.MatePly(int32(value))
	_, mates := c.scale.MatePly(int32(best))
	if !ok || !known || mate || mates {
		return ""
	}
	worse := c.scale.Pawns(int32(best - value))
	if c.Before.Turn() == board.Black {
		worse = -worse
	}
	say := phrase.With("pawns", headline.Pawns(math.Abs(worse)), "best", chosen.Name())
	switch {
	case math.Abs(worse) < 0.005:
		return "as good"
	case math.Abs(worse) < nearly:
		return "about as good"
	case worse < 0: // by itself, less deep
		return say("about {pawns} better by itself")
	case math.Abs(2*worse-math.Round(2*worse)) < 0.01:
		return say("{pawns} worse than {best}")
	}
	return say("about {pawns} worse than {best}")
}

// reply is the answer that the tree has, empty for none or for a pass.
func (c *Candidate) reply() string {
	if len(c.Line) < 2 || c.Line[1] == board.Pass {
		return ""
	}
	return present.Compact(c.Before.After(c.Move), c.Line[1:2])
}

// contender is the move for a comparison. A bound has no terms, so none are given.
func (c *Candidate) contender() present.Contender {
	value := c.Known
	if score, ok := c.Score(); ok {
		value = c.scale.Value(eval.Score(score), tree.Exact, board.White)
	}
	return present.Contender{Before: c.Before, Line: c.Continuation(), Value: value}
}

// Hint says where the value comes from, and the line that it comes from.
func (c *Candidate) Hint() string {
	line := ""
	if moves := c.Continuation(); len(moves) > 1 {
		line = phrase.Of("\nThe line: {line}.", "line", present.Compact(c.Before, moves))
	}
	return strings.TrimSpace(c.source() + line)
}

// source says where the value comes from; empty where that is said beside it.
func (c *Candidate) source() string {
	switch {
	case c.ByItself():
		return phrase.Of("{move}: {value}, by a search of the position after it ({run}), by itself: the search here has no "+
			"value of it.", "move", c.Name(), "value", c.Value(), "run", comparison.Run{Programme: c.Own.Programme,
			Values: c.Own.Values}.Name())
	case c.Value() == "" && c.Absent == nil && c.Node.Kept():
		return "The move was shown to be no better than another; how much worse it is was not asked."
	case c.Absent != nil && !c.Absent.Evidence.Empty():
		return c.Absent.Evidence.Text(c.format())
	}
	return ""
}
