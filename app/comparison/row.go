package comparison

import (
	"strings"
	"time"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Row is what came of a run.
type Row struct {
	Run
	Label  string          // tells it from the rows beside it
	Search *session.Search // ended
	Result search.Result
	Err    error
}

// NewRow waits for the end of a search.
func NewRow(r Run, s *session.Search) Row {
	result, err := s.Wait()
	return Row{Run: r, Label: r.Name(), Search: s, Result: result, Err: err}
}

// Labelled returns the rows with labels that tell them apart, and what they share.
func Labelled(rows []Row) (labelled []Row, shared string) {
	var runs []Run
	for _, r := range rows {
		runs = append(runs, r.Run)
	}
	names, shared := Names(runs)
	for i, r := range rows {
		r.Label = names[i]
		labelled = append(labelled, r)
	}
	return labelled, shared
}

// Played reports whether there is a move.
func (r Row) Played() bool { return r.Err == nil && r.Result.Move != board.NoMove }

// Move is the choice with its number, or why there is none.
func (r Row) Move() string {
	p := r.Search.Position
	switch {
	case r.Err != nil:
		return "failed"
	case r.Played():
		return present.Number(&p) + p.SAN(r.Result.Move)
	}
	return "none"
}

// Value is the value of the choice, White's view; that of a stopped search is what the mover has at least.
func (r Row) Value(unit present.Unit) string {
	if !r.Played() {
		return "–"
	}
	return r.format(unit).Value(r.value())
}

func (r Row) value() tree.Value { return r.Result.Value(r.Programme.Scale(), r.Search.Position.Turn()) }

// Score is the value of the choice from White's point of view, in the programme's units.
func (r Row) Score() eval.WhiteScore { return r.Result.Score.For(r.Search.Position.Turn()) }

func (r Row) format(unit present.Unit) present.Format {
	return present.Format{Scale: r.Programme.Scale(), Unit: unit}
}

// Line is the line that is expected, the choice first, in SAN.
func (r Row) Line() []string {
	line := r.Result.Line
	if len(line) == 0 && r.Played() {
		line = []board.Move{r.Result.Move}
	}
	return present.SAN(r.Search.Position, line)
}

// Unit is the unit in which rows can be compared: the one wished for within one programme, pawns
// between two, whose points are not the same.
func Unit(rows []Row, wished present.Unit) present.Unit {
	for _, r := range rows {
		if r.Programme.About().ID != rows[0].Programme.About().ID {
			return present.InPawns
		}
	}
	return wished
}

// Parting says where two rows part.
type Parting struct {
	Changed  bool // another move is chosen
	At       int  // the half-move at which the lines differ, from 0; -1: nowhere
	Sentence string
}

// Part compares a row with the one above it: the choice, the first half-move at which the lines
// differ, and, where both trees have the position before it, what each says of the other's move.
func Part(above, row Row, unit present.Unit) Parting {
	if !above.Played() || !row.Played() {
		return Parting{At: -1}
	}
	a, b := above.Line(), row.Line()
	at := 0
	for at < len(a) && at < len(b) && a[at] == b[at] {
		at++
	}
	p := Parting{Changed: above.Result.Move != row.Result.Move, At: at}
	switch {
	case at == len(a) && at == len(b):
		p.At = -1
		p.Sentence = "The same line."
	case at == len(a) || at == len(b):
		p.At = -1
		p.Sentence = phrase.Of("The same line as far as the shorter one goes, {n:one half-move|# half-moves}.", "n", at)
	case p.Changed:
		p.Sentence = phrase.Of("Another choice: {move} instead of {other}.", "move", row.numbered(at),
			"other", above.numbered(at))
	default:
		p.Sentence = phrase.Of("The same choice; the lines part after {n:one half-move|# half-moves}: {move} instead of "+
			"{other}.", "n", at, "move", row.numbered(at), "other", above.numbered(at))
	}
	if p.At >= 0 {
		p.Sentence = strings.TrimSpace(p.Sentence + " " + trees(above, row, at, unit))
	}
	return p
}

// numbered is a move of the line with its number.
func (r Row) numbered(at int) string {
	return present.Contender{Before: r.Search.Position, Line: r.Result.Line}.Numbered(at)
}

// trees says what each tree knows of the other's move where the lines part.
func trees(above, row Row, at int, unit present.Unit) string {
	var parts []string
	for _, r := range [][2]Row{{above, row}, {row, above}} {
		own, other := r[0], r[1]
		if text := own.about(own.Result.Line[:at], other.Result.Line[at], unit); text != "" {
			parts = append(parts, text)
		}
	}
	if len(parts) == 0 {
		return ""
	}
	sentence := strings.Join(parts, "; ") + "."
	if strings.HasPrefix(sentence, theBase) {
		return strings.ToUpper(sentence[:1]) + sentence[1:]
	}
	return sentence
}

// about says what the tree of a row knows of a move after others: "ITEP 6 gives 30.Ba3 ≤ −4.5", "ITEP 6 only
// tested 30.Ba3". It is empty where the tree does not have the position.
func (r Row) about(before []board.Move, move board.Move, unit present.Unit) string {
	t := r.Search.Tree()
	if t.Empty() {
		return ""
	}
	id := tree.Root
	for _, m := range before {
		next, ok := t.Find(id, m)
		if !ok {
			return ""
		}
		id = next
	}
	p, err := t.Position(id)
	if err != nil {
		return ""
	}
	text, nodes := present.Number(&p)+p.SAN(move), present.NewNodes(t, unit)
	if next, ok := t.Find(id, move); ok {
		return phrase.Of("{run} gives {move} {value}", "run", r.Label, "move", text, "value", nodes.Value(t.Node(next)))
	}
	if _, tested := nodes.Tree.Test(id, move); tested {
		return phrase.Of("{run} only tested {move}", "run", r.Label, "move", text)
	}
	return phrase.Of("{run} did not look at {move}", "run", r.Label, "move", text)
}

// Elapsed is the time that the search took.
func (r Row) Elapsed() time.Duration { return r.Result.Elapsed }
