package opinion

import (
	"fmt"
	"strconv"
	"time"

	"drevo/app/opinion"
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/engine/uci"
	"drevo/internal/phrase"
	"drevo/widgets/runtable"
)

// Verdict says what the engine thinks of the chosen move.
func Verdict(o *opinion.Opinion) string {
	at := o.Question.Position()
	switch loss, ok := o.Loss(); {
	case o.Err != nil:
		return "That did not work: " + o.Err.Error()
	case len(o.Lines) == 0 && o.Done:
		return "The game is over here: " + at.Status(nil).String()
	case !ok && len(o.Lines) > 0:
		return phrase.Of("{engine} plays {number} {move}.", "engine", o.Engine, "number", present.Number(&at),
			"move", at.SAN(o.Lines[0].Line[0]))
	case !ok:
		return o.Engine + " is thinking ..."
	case o.Chosen.Line[0] == o.Lines[0].Line[0]:
		return phrase.Of("{engine} would play the chosen {move}, too.", "engine", o.Engine,
			"move", at.SAN(o.Chosen.Line[0]))
	case loss >= 100:
		return phrase.Of("The chosen {move} throws a mate away, or runs into one: {value} against {best} with {other} "+
			"({engine}).", "move", at.SAN(o.Chosen.Line[0]), "value", value(o.Chosen.Score), "best", value(o.Lines[0].Score),
			"other", at.SAN(o.Lines[0].Line[0]), "engine", o.Engine)
	default:
		return phrase.Of("The chosen {move} loses {loss:%.1f} against {other}, says {engine}.",
			"move", at.SAN(o.Chosen.Line[0]), "loss", loss, "other", at.SAN(o.Lines[0].Line[0]), "engine", o.Engine)
	}
}

// value writes a score of the engine.
func value(v tree.Value) string { return present.Format{Scale: v.Scale}.Score(v.Score) }

// data are the lines as the table shows them.
func data(o *opinion.Opinion, lines []uci.Info) runtable.Data {
	at := o.Question.Position()
	d := runtable.Data{Head: "Line", Unit: "pawns"}
	for i, l := range lines {
		row := runtable.Row{
			Name:  runtable.Cell{Text: strconv.Itoa(i + 1)},
			Move:  runtable.Cell{Text: present.Number(&at) + " " + at.SAN(l.Line[0])},
			Value: runtable.Cell{Text: value(l.Score), Hint: fmt.Sprintf("From White's side, at depth %d.", l.Depth)},
			Nodes: runtable.Cell{Text: present.Short(float64(l.Nodes))},
			Time:  runtable.Cell{Text: l.Time.Round(10 * time.Millisecond).String()},
			Line:  present.SAN(at, l.Line), PartsAt: -1,
			LineHint: "Rest on a move to see the board there. Return, or a second click, plays the first move.",
		}
		if l.Line[0] == o.Question.Chosen {
			row.Name.Text += ", chosen"
		}
		d.Rows = append(d.Rows, row)
	}
	return d
}
