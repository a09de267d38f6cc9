package query

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Field is what can be asked of a node.
type Field struct {
	Name     string
	Sentence string
	Unit     string // of a number: pawns, half-moves; empty for words and flags

	dear   bool // it needs more than a look at the node
	flag   test // of what can be said alone
	number func(m *Matcher, n *tree.Node) (float64, bool)
	key    func(m *Matcher, n *tree.Node) string // what a word is for a node, "" for nothing
	has    test                                  // there is something to compare with
	items  func(p *parser, f *Field, sign string) (test, error)
	values func(d *dictionary, f *Field) []Completion
}

// Number reports whether the field is a number.
func (f Field) Number() bool { return f.number != nil }

// Counted reports whether nodes can be counted by the field: it is a number, or a word.
func (f Field) Counted() bool { return f.number != nil || f.key != nil }

// Fields lists all fields.
func Fields() []Field { return slices.Clone(fields) }

// fields is filled by init, because what reads them stands in them.
var fields []Field

func init() { fields = slices.Concat(wordFields(), numberFields(), moveFields(), flagFields()) }

// fieldOf returns a field by its name, nil for none.
func fieldOf(name string) *Field {
	i := slices.IndexFunc(fields, func(f Field) bool { return strings.EqualFold(f.Name, name) })
	if i < 0 {
		return nil
	}
	return &fields[i]
}

// wordFields are those whose values are words.
func wordFields() []Field {
	code := func(name, sentence string, of func(*Matcher, *tree.Node) (code int, key tree.Key)) Field {
		f := Field{Name: name, Sentence: sentence, values: vocabularyValues, key: func(m *Matcher, n *tree.Node) string {
			_, key := of(m, n)
			return string(key)
		}}
		f.has = func(*Matcher, *tree.Node) bool { return true }
		f.items = func(p *parser, f *Field, _ string) (test, error) {
			e, err := p.entry(f)
			return func(m *Matcher, n *tree.Node) bool { c, _ := of(m, n); return c == e.code }, err
		}
		return f
	}
	return []Field{
		code("kind", "The game that is played at the node: by which rules its moves are chosen; or the kind of stage.",
			func(m *Matcher, n *tree.Node) (int, tree.Key) { return n.Type.Code(), m.keys.kinds[n.Type.Code()] }),
		code("class", "The sort of move that led to the node.",
			func(m *Matcher, n *tree.Node) (int, tree.Key) { return int(n.Class), m.keys.classes[n.Class] }),
		code("reason", "Why nothing more was done at the node.",
			func(m *Matcher, n *tree.Node) (int, tree.Key) { return int(n.Reason), m.keys.reasons[n.Reason] }),
		code("parent", "Why nothing more was done at the node before it: the reason there.",
			func(m *Matcher, n *tree.Node) (int, tree.Key) {
				if n.ID == tree.Root {
					return noCode, ""
				}
				r := m.tree.Node(n.Parent).Reason
				return int(r), m.keys.reasons[r]
			}),
		code("place", "Why the move stood where it did in the order of moves.",
			func(m *Matcher, n *tree.Node) (int, tree.Key) { return int(n.Place), m.keys.places[n.Place] }),
		listed("group", "What the reason is about.", groups, func(m *Matcher, n *tree.Node) string {
			return m.keys.groups[n.Reason]
		}),
		listed("bound", "What the value is worth as knowledge of White's: upper says at most, lower at least.",
			[]string{"exact", "upper", "lower"}, func(m *Matcher, n *tree.Node) string {
				if !n.Closed {
					return ""
				}
				return [...]string{"exact", "upper", "lower"}[n.Bound.For(m.tree.Turn(*n))%3]
			}),
		listed("side", "Who made the move.", []string{"white", "black"}, func(m *Matcher, n *tree.Node) string {
			switch {
			case n.Move == board.NoMove:
				return ""
			case m.tree.Turn(*n) == board.Black:
				return "white"
			}
			return "black"
		}),
		skippedField(),
	}
}

// groups are the groups of the reasons why nodes end.
var groups = []string{string(tree.GroupOpen), string(tree.GroupSearched), string(tree.GroupCut), string(tree.GroupLeaf),
	string(tree.GroupFinal), string(tree.GroupStop), string(tree.GroupTable)}

// entry takes a word of the vocabulary for a field.
func (p *parser) entry(f *Field) (entry, error) {
	t := p.peek()
	found := p.words.find(t.text, kindOf(f))
	switch {
	case p.end() || t.quoted || len(found) == 0:
		return entry{}, p.fail(t, "a word for "+f.Name, f.values(p.words, f)...)
	case len(found) > 1:
		return entry{}, p.ambiguous(t, found)
	}
	p.next++
	return found[0], nil
}

// noCode is that of what a node has not.
const noCode = -1

// kindOf is the kind of words that a field is compared with.
func kindOf(f *Field) string {
	if f.Name == "left-out" || f.Name == "parent" {
		return "reason"
	}
	return f.Name
}

// vocabularyValues are the words of a field's kind.
func vocabularyValues(d *dictionary, f *Field) []Completion { return d.offered(kindOf(f)) }

// skippedField asks for the moves that a node has no child for.
func skippedField() Field {
	return Field{Name: "left-out", Sentence: "A rule for which a move was left out at the node when it had its turn.",
		dear: true, values: vocabularyValues, has: func(m *Matcher, n *tree.Node) bool { return len(m.skipsAt(n)) > 0 },
		items: func(p *parser, f *Field, _ string) (test, error) {
			e, err := p.entry(f)
			return func(m *Matcher, n *tree.Node) bool {
				return slices.ContainsFunc(m.skipsAt(n), func(s tree.Skip) bool { return int(s.Reason) == e.code })
			}, err
		}}
}

// listed is a field whose values are a few words.
func listed(name, sentence string, words []string, key func(*Matcher, *tree.Node) string) Field {
	return Field{Name: name, Sentence: sentence, key: key,
		has: func(m *Matcher, n *tree.Node) bool { return key(m, n) != "" },
		values: func(*dictionary, *Field) (list []Completion) {
			for _, w := range words {
				list = append(list, Completion{Text: w})
			}
			return list
		},
		items: func(p *parser, f *Field, _ string) (test, error) {
			t, ok := p.take(words...)
			word := strings.ToLower(t.text)
			if !ok {
				return nil, p.fail(t, "one of "+strings.Join(words, ", "), f.values(p.words, f)...)
			}
			return func(m *Matcher, n *tree.Node) bool { return key(m, n) == word }, nil
		}}
}

// numberFields are those whose values are numbers.
func numberFields() []Field {
	number := func(name, sentence, unit string, dear bool, of func(*Matcher, *tree.Node) (float64, bool)) Field {
		return Field{Name: name, Sentence: sentence, Unit: unit, dear: dear, number: of, items: numbers,
			has: func(m *Matcher, n *tree.Node) bool { _, ok := of(m, n); return ok }}
	}
	return []Field{
		number("ply", "Half-moves from the root.", "half-moves", false,
			func(_ *Matcher, n *tree.Node) (float64, bool) { return float64(n.Ply), true }),
		number("depth", "Half-moves from the node to the deepest one below it; 0 at a leaf.", "half-moves", true,
			(*Matcher).depth),
		stageField(number("stage", "The number of the stage that the node belongs to, such as the depth of an iteration; "+
			"2.1 is one of two numbers. Alone: the node is a stage itself.", "none", true,
			func(m *Matcher, n *tree.Node) (float64, bool) { s, ok := m.stage(n); return float64(s), ok })),
		number("order", "By which move of its parent the node is, counted from 1 in the order of the search, without passes.",
			"none", true,
			(*Matcher).order),
		number("nodes", "Nodes that were visited with it and below it.", "nodes", false,
			func(_ *Matcher, n *tree.Node) (float64, bool) { return float64(n.Count), true }),
		number("value", "What the search returned for the node, White's.", "pawns", false, (*Matcher).value),
		number("static", "The static value of the position, White's.", "pawns", false, (*Matcher).static),
		number("swing", "What the move gains or, below 0, loses against the value of the node before it, the mover's.",
			"pawns", false, (*Matcher).swing),
		number("surprise", "How far at least the value lies from the static value.", "pawns", false, (*Matcher).surprise),
	}
}

func stageField(f Field) Field {
	f.flag = func(_ *Matcher, n *tree.Node) bool { return n.Type.Stage() }
	return f
}

// nearPawns is how near a value in pawns is to one that is written with two decimals.
const nearPawns = 0.005

// numbers reads a number, or behind = and != a range.
func numbers(p *parser, f *Field, sign string) (test, error) {
	low, _, err := p.number(f, sign)
	if err != nil {
		return nil, err
	}
	of := f.number
	between := func(low, high float64) test {
		return func(m *Matcher, n *tree.Node) bool { x, ok := of(m, n); return ok && x >= low && x <= high }
	}
	switch sign {
	case "<":
		return func(m *Matcher, n *tree.Node) bool { x, ok := of(m, n); return ok && x < low }, nil
	case ">":
		return func(m *Matcher, n *tree.Node) bool { x, ok := of(m, n); return ok && x > low }, nil
	case "<=":
		return between(math.Inf(-1), low), nil
	case ">=":
		return between(low, math.Inf(1)), nil
	}
	near := 0.0
	if f.Unit == "pawns" {
		near = nearPawns
	}
	high := low
	if _, ok := p.take(".."); ok {
		var open bool
		if high, open, err = p.number(f, ".."); err != nil {
			return nil, err
		}
		if open && math.IsInf(low, 0) {
			return nil, p.fail(p.peek(), "a number")
		}
		if open {
			high = math.Inf(1)
		}
		if high < low {
			return nil, p.fail(p.tokens[p.next-1], fmt.Sprintf("a number that is not below %v", low))
		}
	}
	return between(low-near, high+near), nil
}

// number reads a number. Open says that there is none, where a range may be open.
func (p *parser) number(f *Field, sign string) (x float64, open bool, err error) {
	t := p.peek()
	x, err = readNumber(t.text, f.Name == "stage")
	switch {
	case !t.quoted && !p.end() && err == nil:
		p.next++
		return x, false, nil
	case sign == ".." && (p.end() || !startsNumber(t)):
		return 0, true, nil
	case (sign == "=" || sign == "==" || sign == "!=") && t.text == ".." && !t.quoted:
		return math.Inf(-1), false, nil
	}
	expected := "a number of " + f.Unit
	if f.Unit == "none" {
		expected = "a number"
	}
	return 0, false, p.fail(t, expected+", such as "+f.example())
}

func (f *Field) example() string {
	if f.Unit == "pawns" {
		return "-1.5 or 0..2"
	}
	return "4 or 2..6"
}

func startsNumber(t token) bool {
	return !t.quoted && t.text != "" && strings.ContainsRune("0123456789-+.", rune(t.text[0]))
}

// readNumber reads a number; that of a stage with two is written with a point between them.
func readNumber(text string, stage bool) (float64, error) {
	if a, b, ok := strings.Cut(text, "."); ok && stage {
		x, err := strconv.Atoi(a)
		y, fault := strconv.Atoi(b)
		if err != nil || fault != nil || y < 0 || y > 99 {
			return 0, strconv.ErrSyntax
		}
		return float64(100*x + y), nil
	}
	x, err := strconv.ParseFloat(strings.NewReplacer("_", "", minus, "-").Replace(text), 64)
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return 0, strconv.ErrRange
	}
	return x, err
}

// flagFields are those that are said alone.
func flagFields() []Field {
	flag := func(name, sentence string, dear bool, holds test) Field {
		return Field{Name: name, Sentence: sentence, flag: holds, dear: dear}
	}
	return []Field{
		flag("best", "The move that gave its parent the best value.", false, (*Matcher).best),
		flag("line", "On the line of best play from the root.", false,
			func(m *Matcher, n *tree.Node) bool { return m.line[n.ID] }),
		flag("check", "The move gives check. Not said of a move that the rules of chess do not have, such as the "+
			"capture of a king, nor behind one.", true, (*Matcher).check),
		flag("promotion", "A pawn promotes.", false, func(_ *Matcher, n *tree.Node) bool { return n.Move.IsPromotion() }),
		flag("mate", "The value is a mate.", false, func(m *Matcher, n *tree.Node) bool {
			_, mate := m.scale.MatePly(int32(n.Score))
			return mate && n.Closed
		}),
		flag("test", "Searched to decide about a move; it gives its parent no value.", false,
			func(_ *Matcher, n *tree.Node) bool { return n.Type.Test() }),
		flag("known", "A table knew its value from another node.", false,
			func(_ *Matcher, n *tree.Node) bool { return n.HasKnown }),
		flag("truncated", "Nodes below it were counted and not kept.", false,
			func(_ *Matcher, n *tree.Node) bool { return n.Truncated }),
	}
}

// pawns is a score of the side to move at a node, as White's in pawns; ok is false for the ends of the scale.
func (m *Matcher) pawns(score eval.Score, n *tree.Node) (float64, bool) {
	if score >= m.scale.Mate || score <= -m.scale.Mate {
		return 0, false
	}
	if m.tree.Turn(*n) == board.Black {
		score = -score
	}
	return m.scale.Pawns(int32(score)), true
}

func (m *Matcher) value(n *tree.Node) (float64, bool) {
	if !n.Closed {
		return 0, false
	}
	return m.pawns(n.Score, n)
}

func (m *Matcher) static(n *tree.Node) (float64, bool) {
	if !n.HasStatic {
		return 0, false
	}
	return m.pawns(n.Static, n)
}

// swing is what the move to a node gives its side, by the numbers of the two nodes.
func (m *Matcher) swing(n *tree.Node) (float64, bool) {
	if !n.Closed || n.Move == board.NoMove || n.Type.Test() || m.open(n.Score) {
		return 0, false
	}
	parent := m.tree.Node(n.Parent)
	if !parent.Closed || m.open(parent.Score) {
		return 0, false
	}
	return m.scale.Pawns(int32(n.ForParent() - parent.Score)), true
}

// open reports whether a score is none but an end of the scale.
func (m *Matcher) open(score eval.Score) bool { return score >= m.scale.Mate || score <= -m.scale.Mate }

// surprise is how far the value is at least from the static value: 0 where a bound lies on its other side.
func (m *Matcher) surprise(n *tree.Node) (float64, bool) {
	if !n.Closed || !n.HasStatic || n.StaticBound != tree.Exact || m.open(n.Score) || m.open(n.Static) {
		return 0, false
	}
	apart := n.Score - n.Static
	switch n.Bound {
	case tree.Upper:
		apart = min(apart, 0)
	case tree.Lower:
		apart = max(apart, 0)
	}
	return math.Abs(m.scale.Pawns(int32(apart))), true
}

// best reports whether the node is the best child of its parent.
func (m *Matcher) best(n *tree.Node) bool {
	if !n.Best {
		return false
	}
	best, ok := m.tree.Best(n.Parent)
	return ok && best == n.ID
}
