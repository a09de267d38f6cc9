package truth

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/fact/check"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// planted is a fault as a writer of sentences might have it: it changes facts before they are written, so that text
// and facts agree with each other, or the text. It reports whether the sentence now says something else.
type planted struct {
	name  string
	facts func(list []fact.Fact) bool
	text  func(text string) string
	style func(f present.Format) sentence.Style
}

// one changes the first fact of a record for which change reports that it did.
func one(change func(f *fact.Fact) bool) func([]fact.Fact) bool {
	return func(list []fact.Fact) bool {
		return slices.ContainsFunc(index(list), func(i int) bool { return list[i].At.In != nil && change(&list[i]) })
	}
}

// ofStrip changes the first fact of a kind of a search without a record.
func ofStrip(kind fact.Kind, change func(f *fact.Fact) bool) func([]fact.Fact) bool {
	return func(list []fact.Fact) bool {
		return slices.ContainsFunc(index(list), func(i int) bool {
			return list[i].At.In == nil && list[i].Kind == kind && change(&list[i])
		})
	}
}

func index(list []fact.Fact) (at []int) {
	for i := range list {
		at = append(at, i)
	}
	return at
}

// amongOthers is for faults that need a second fact to be one: alone, what is said of one side or bound may hold for the
// other, too.
func amongOthers(change func([]fact.Fact) bool) func([]fact.Fact) bool {
	return func(list []fact.Fact) bool { return len(list) > 1 && change(list) }
}

// ofKind changes a fact of a kind.
func ofKind(kind fact.Kind, change func(f *fact.Fact) bool) func([]fact.Fact) bool {
	return one(func(f *fact.Fact) bool { return f.Kind == kind && change(f) })
}

// replaced is a fault of the text.
func replaced(old, with string) func(string) string {
	return func(text string) string { return strings.Replace(text, old, with, 1) }
}

// coarse rounds to whole pawns.
type coarse struct{ present.Format }

func (c coarse) whole(score eval.WhiteScore) string {
	return fmt.Sprintf("%+.0f pawns", c.Scale.Pawns(int32(score)))
}
func (c coarse) Score(score eval.WhiteScore) string { return c.whole(score) }
func (c coarse) Full(score eval.WhiteScore) string  { return c.whole(score) }
func (c coarse) Exact(score eval.WhiteScore) string { return c.whole(score) }

func (c coarse) In(scale tree.Scale) sentence.Style {
	return coarse{c.Format.In(scale).(present.Format)}
}

// wrongUnit writes points and calls them pawns, or pawns and calls them points.
type wrongUnit struct{ present.Format }

func (w wrongUnit) swapped(score eval.WhiteScore) string {
	return fmt.Sprintf("%+.2f pawns", float64(score)/w.Scale.PerOwn)
}
func (w wrongUnit) Score(score eval.WhiteScore) string { return w.swapped(score) }
func (w wrongUnit) Full(score eval.WhiteScore) string  { return w.swapped(score) }
func (w wrongUnit) Exact(score eval.WhiteScore) string { return w.swapped(score) }

func (w wrongUnit) In(scale tree.Scale) sentence.Style {
	return wrongUnit{w.Format.In(scale).(present.Format)}
}

// moveOther puts another legal move in the place of the last of a fact.
func moveOther(f *fact.Fact) bool {
	last := len(f.At.Moves) - 1
	before := f.At
	before.Moves = f.At.Moves[:last]
	p, err := before.Position()
	var legal board.MoveList
	if err != nil || f.At.Moves[last] == board.Pass {
		return false
	}
	p.Legal(&legal)
	for _, move := range legal.All() {
		if move != f.At.Moves[last] {
			f.At = before.After(move)
			return true
		}
	}
	return false
}

// values are the places of two different values.
func values(list []fact.Fact) (first, second int, ok bool) {
	first = slices.IndexFunc(list, func(f fact.Fact) bool { return f.Kind == fact.Value })
	if first < 0 {
		return 0, 0, false
	}
	second = slices.IndexFunc(list[first+1:], func(f fact.Fact) bool { return f.Kind == fact.Value }) + first + 1
	return first, second, second > first && list[first].Score != list[second].Score
}

var faults = []planted{
	{name: "the value of the wrong side", facts: ofKind(fact.Value, func(f *fact.Fact) bool {
		f.Score = -f.Score
		return f.Score != 0
	})},
	{name: "a value that is off by one unit in a hundred", facts: ofKind(fact.Value, func(f *fact.Fact) bool {
		f.Score += eval.WhiteScore(f.At.In.Header().Scale.PerPawn/100) + 1
		return true
	})},
	{name: "a bound as a value", facts: ofKind(fact.Value, func(f *fact.Fact) bool {
		bound := f.Bound != tree.Exact
		f.Bound = tree.Exact
		return bound
	})},
	{name: "a value as a bound", facts: ofKind(fact.Value, func(f *fact.Fact) bool {
		exact := f.Bound == tree.Exact
		f.Bound = tree.Upper
		return exact
	})},
	{name: "at most for at least", facts: ofKind(fact.Value, func(f *fact.Fact) bool {
		bound := f.Bound
		f.Bound = map[tree.Bound]tree.Bound{tree.Upper: tree.Lower, tree.Lower: tree.Upper}[bound]
		return bound != tree.Exact
	})},
	{name: "two values changed about", facts: func(list []fact.Fact) bool {
		first, second, ok := values(list)
		if ok {
			list[first], list[second] = list[second], list[first]
		}
		return ok
	}},
	{name: "the value of another node", facts: ofKind(fact.Value, func(f *fact.Fact) bool {
		n := f.At.In.Node(f.At.Node)
		for _, child := range f.At.In.ChildNodes(n.Parent) {
			if other := fact.ValueOf(f.At.In, child); child.ID != n.ID && child.Closed && child.Move != board.NoMove &&
				n.Move != board.NoMove && child.Move != n.Move {
				*f = other
				return true
			}
		}
		return false
	})},
	{name: "the bound of the wrong side", facts: ofKind(fact.Limit, func(f *fact.Fact) bool {
		f.Score = -f.Score
		return f.Score != 0
	})},
	{name: "the other bound", facts: amongOthers(ofKind(fact.Limit, func(f *fact.Fact) bool {
		n := f.At.In.Node(f.At.Node)
		other := fact.Alpha
		if f.Key == fact.Alpha {
			other = fact.Beta
		}
		*f = fact.LimitOf(f.At.In, n, other)
		return n.Alpha != n.Beta
	}))},
	{name: "a gain after the other move", facts: func(list []fact.Fact) bool {
		if len(list) < 5 || list[3].Kind != fact.Move || list[4].Kind != fact.Won || len(list[2].At.Moves) != 1 ||
			list[2].Kind != fact.Move || len(list[3].At.Moves) < 2 {
			return false
		}
		for _, other := range list[:2] {
			if other.Kind == fact.Move && other.At.Moves[0] != list[2].At.Moves[0] {
				list[2] = other
				return true
			}
		}
		return false
	}},
	{name: "another move of the position", facts: func(list []fact.Fact) bool {
		tied := slices.ContainsFunc(list, func(f fact.Fact) bool { return f.Kind == fact.Value || f.Kind == fact.Rule })
		return tied && ofKind(fact.Move, moveOther)(list)
	}},
	{name: "a move later in its line, off by one", facts: ofKind(fact.Move, func(f *fact.Fact) bool {
		p, err := f.At.Position()
		var legal board.MoveList
		if p.Legal(&legal); err != nil || legal.Len() == 0 {
			return false
		}
		f.At = f.At.After(legal.At(0))
		return true
	})},
	{name: "a stage off by one", facts: ofKind(fact.Value, func(f *fact.Fact) bool {
		n := f.At.In.Node(f.At.Node)
		stage := f.At.In.Node(n.Parent)
		if !stage.Type.Stage() {
			return false
		}
		for _, other := range f.At.In.ChildNodes(stage.Parent) {
			for _, child := range f.At.In.ChildNodes(other.ID) {
				if other.ID != stage.ID && other.Type.Stage() && child.Move == n.Move && child.Closed {
					*f = fact.ValueOf(f.At.In, child)
					return true
				}
			}
		}
		return false
	})},
	{name: "a word for a sentence", facts: ofKind(fact.Word, func(f *fact.Fact) bool {
		f.Key = map[string]string{"place": "place sentence", "place sentence": "place"}[f.Key]
		return f.Key != ""
	})},
	{name: "a count off by one", facts: ofKind(fact.Count, func(f *fact.Fact) bool { f.N++; return true })},
	{name: "parts that do not add up", facts: func(list []fact.Fact) bool {
		i := slices.IndexFunc(list, func(f fact.Fact) bool { return f.Kind == fact.Count && f.Key == "not looked at" })
		if i >= 0 {
			list[i].N--
		}
		return i >= 0
	}},
	{name: "a term of the wrong side", facts: ofKind(fact.Term, func(f *fact.Fact) bool {
		f.Score = -f.Score
		return f.Score != 0
	})},
	{name: "another term", facts: ofKind(fact.TermName, func(f *fact.Fact) bool {
		f.Term.Name = "Mobility of the bishops' shadows"
		return true
	})},
	{name: "another rule", facts: ofKind(fact.Rule, func(f *fact.Fact) bool {
		was := f.Reason
		f.Reason = tree.ReasonNotKept
		return was != f.Reason && !f.At.In.Node(f.At.Node).Truncated
	})},
	{name: "more won than there is", facts: ofKind(fact.Won, func(f *fact.Fact) bool {
		f.Taken, f.Paid = []board.PieceType{board.Queen, board.Rook}, nil
		return f.Score != 14
	})},
	{name: "a number of the wrong side", facts: ofKind(fact.Number, func(f *fact.Fact) bool {
		f.Score = -f.Score
		return f.Score != 0
	})},
	{name: "the other side", facts: amongOthers(one(func(f *fact.Fact) bool {
		other := map[fact.Kind]fact.Kind{fact.Side: fact.Opponent, fact.Opponent: fact.Side}[f.Kind]
		if other == "" {
			return false
		}
		f.Kind = other
		return true
	}))},
	{name: "another line", facts: ofKind(fact.Line, moveOther)},
	{name: "more pawns than there are", facts: ofKind(fact.Pawns, func(f *fact.Fact) bool {
		f.Key = map[bool]string{true: "two pawns", false: "one pawn"}[f.Key == "one pawn"]
		return true
	})},
	{name: "another balance of pieces", facts: ofKind(fact.Balance, func(f *fact.Fact) bool {
		f.Key = map[bool]string{true: "two pawns ahead", false: "level"}[f.Key == "level"]
		return true
	})},
	{name: "another piece that is attacked", facts: ofKind(fact.Attacked, func(f *fact.Fact) bool {
		f.Key = map[bool]string{true: "the rook on h8", false: "the queen on d8"}[f.Key == "the queen on d8"]
		return true
	})},
	{name: "a line no longer than the depth", text: func(text string) string {
		before, _, found := strings.Cut(text, " half-moves on, after ")
		_, after, _ := strings.Cut(text, ", after ")
		if found {
			return before + " half-moves on (the horizon is how long one attack may take), after " + after
		}
		return text
	}},
	{name: "another stage", facts: ofKind(fact.Word, func(f *fact.Fact) bool {
		n := f.At.In.Node(f.At.Node)
		for _, other := range f.At.In.ChildNodes(n.Parent) {
			if n.Parent == tree.Root && n.Type.Stage() && other.Type.Stage() && other.ID != n.ID {
				*f = fact.WordOf(f.At.In, other, "stage")
				return true
			}
		}
		return false
	})},
	{name: "the words of another rule", facts: ofKind(fact.LeftOut, func(f *fact.Fact) bool {
		was := f.Key
		f.Key = "threaten nothing"
		return was != f.Key && was != "threatens nothing"
	})},
	{name: "a move that did not set the bound", facts: func(list []fact.Fact) bool {
		set := len(list) == 3 && list[1].Kind == fact.Limit && list[2].Kind == fact.Move
		return set && ofKind(fact.Move, moveOther)(list)
	}},
	{name: "a border that a move has set", text: func(text string) string {
		value, _, found := strings.Cut(text, " by ")
		if _, value, has := strings.Cut(value, " has "); found && has {
			return value + " is a border that the search has set itself."
		}
		return text
	}},
	{name: "nothing known where something is", text: func(text string) string {
		side, rest, found := strings.Cut(text, " has ")
		if found && strings.Contains(rest, " by ") {
			return "Nothing is known yet that " + side + " has."
		}
		return text
	}},
	{name: "another value in the strip", facts: ofStrip(fact.Value, func(f *fact.Fact) bool {
		f.Score += 1000
		return true
	})},
	{name: "a value in the strip as a bound", facts: ofStrip(fact.Value, func(f *fact.Fact) bool {
		exact := f.Bound == tree.Exact
		f.Bound = tree.Lower
		return exact
	})},
	{name: "another move in the strip", facts: ofStrip(fact.Line, func(f *fact.Fact) bool {
		f.At.Moves = f.At.Moves[:1:1]
		return moveOther(f)
	})},
	{name: "another stage in the strip", facts: ofStrip(fact.Stage, func(f *fact.Fact) bool {
		f.Key += "9"
		return true
	})},
	{name: "more nodes in the strip", facts: ofStrip(fact.Count, func(f *fact.Fact) bool { f.N += 7; return true })},
	{name: "another run in the strip", facts: ofStrip(fact.Run, func(f *fact.Fact) bool {
		f.Key += ", depth 93"
		return true
	})},
	{name: "ahead for behind", text: replaced(" ahead (", " behind (")},
	{name: "rounded to whole pawns", style: func(f present.Format) sentence.Style { return coarse{f} }},
	{name: "the wrong unit", style: func(f present.Format) sentence.Style { return wrongUnit{f} }},
	{name: "a number that is no fact", text: func(text string) string {
		return strings.TrimSuffix(text, ".") + ", by 0.37."
	}},
	{name: "a refutation where none was shown", text: replaced(" against ", " refutes ")},
	{name: "a cut that was none", text: replaced(" and goes up a rank.", " and was cut.")},
}

// TestPlantedFaults: the checker finds every fault that is planted into a true sentence.
func TestPlantedFaults(t *testing.T) {
	planted, missed := make([]int, len(faults)), make([]int, len(faults))
	examples, tables := map[string]string{}, 0
	_, err := Run(3_000, 7, func(about fact.Place, s sentence.Sentence, f present.Format, r check.Reader) {
		for i, fault := range faults {
			text, facts, ok := fault.plant(s, f)
			if !ok {
				continue
			}
			planted[i]++
			if len(r.Faults(about, text, facts)) == 0 {
				missed[i]++
				examples[fault.name] = text
			}
		}
	}, func(c check.Columns, r check.Reader) {
		if checkTable(t, c, r) {
			tables++
		}
	})
	if err != nil || tables < 10 {
		t.Fatalf("%d tables, %v", tables, err)
	}
	found := 0
	for i, fault := range faults {
		switch {
		case planted[i] == 0:
			t.Errorf("%s: nowhere planted", fault.name)
		case missed[i] > 0:
			t.Errorf("%s: %d of %d not found: %s", fault.name, missed[i], planted[i], examples[fault.name])
		default:
			found++
		}
	}
	t.Logf("%d of %d faults found wherever they were planted, and those in %d tables", found, len(faults), tables)
}

// differs reports whether a value is another one in points, and when it is rounded to whole pawns.
func differs(f fact.Fact) bool {
	if f.Kind != fact.Value || f.At.In == nil {
		return false
	}
	scale := f.At.In.Header().Scale
	pawns := scale.Pawns(int32(f.Score))
	_, mate := scale.MatePly(int32(f.Score))
	return !mate && scale.PerPawn != scale.PerOwn && math.Abs(pawns-math.Round(pawns)) > 0.01 && math.Abs(pawns) > 0.01
}

// plant writes a sentence with the fault; ok is false where it makes no difference.
func (p planted) plant(s sentence.Sentence, f present.Format) (text string, facts []fact.Fact, ok bool) {
	style := sentence.Style(f)
	if p.style != nil {
		style = p.style(f)
		if !slices.ContainsFunc(s.Facts(), differs) {
			return "", nil, false
		}
	}
	true, facts := s.Text(f), s.Facts()
	if p.facts != nil {
		if !p.facts(facts) {
			return "", nil, false
		}
		s = s.WithFacts(facts)
	}
	text = s.Text(style)
	if p.text != nil {
		text = p.text(text)
	}
	return text, facts, text != true
}

// checkTable: of a table of two moves the checker finds a number of the other column, one that is off by two of its last
// decimal, a row that is missing, and a sum of equal terms that does not close the columns. It reports whether the table
// has rows.
func checkTable(t *testing.T, c check.Columns, r check.Reader) bool {
	t.Helper()
	if len(c.Rows) == 0 {
		return false
	}
	for name, plant := range map[string]func(c *check.Columns){
		"columns changed about": func(c *check.Columns) {
			for i := range c.Rows {
				c.Rows[i].Worth[0], c.Rows[i].Worth[1] = c.Rows[i].Worth[1], c.Rows[i].Worth[0]
			}
		},
		"a number that is off": func(c *check.Columns) {
			c.Rows[0].Worth[1] += 2 * math.Pow10(-c.Units[c.Rows[0].Unit].Decimals)
		},
		"a row too few": func(c *check.Columns) { c.Rows = c.Rows[1:] },
		"equal terms that do not close": func(c *check.Columns) {
			if len(c.Equal) == 0 {
				c.Equal = []float64{0}
			}
			c.Equal[0] += 2
		},
	} {
		bad := c
		bad.Rows, bad.Equal = slices.Clone(c.Rows), slices.Clone(c.Equal)
		if plant(&bad); len(r.ColumnFaults(bad)) == 0 {
			t.Errorf("%s: not found in %+v", name, c)
		}
	}
	return true
}
