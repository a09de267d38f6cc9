package lesson

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
	"drevo/internal/nearest"
	"drevo/internal/phrase"
)

// Quantities are what a condition may speak of, with a sentence each.
func Quantities() []Entry {
	return []Entry{
		{"best", "the best move at the node"},
		{"value", "of the node, in pawns, seen from White"},
		{"static", "the static value there, in pawns, seen from White"},
		{"nodes", "visited, with the node itself"},
		{"moves", "so many moves were looked at there"},
		{"legal", "so many legal moves are there"},
		{"deepest", "half-moves from the root to the deepest node below"},
		{"reason", "the key of why nothing more was done there"},
		{"place", "the key of why the move to the node had its place in the order"},
		{"rule", "the key of why a move has no node: rule at Qg4 Qh5"},
		{"seen", "yes or no: there is such a node"},
		{"legal-move", "yes or no: the last move of the path is a legal one: legal-move at Qg4 Qh5"},
		{"attack", "yes or no: a piece has this way within the horizon: attack Bb2-a3xe7 with horizon=3"},
		{"irresistible", "yes or no: nothing stops such a way in time, F is 1: irresistible Qe7xe6 with horizon=2"},
		{"count", "so many nodes below show a key: count core.cut"},
	}
}

// condition is a line such as "nodes with order=generated > 2 x nodes".
type condition struct {
	left, right measure
	op          string
	times       float64 // by which the right side is taken
	low, high   float64 // of between
	word        string  // the right side where it is no measure
	field       Field
}

// measure is a quantity at a node of a search.
type measure struct {
	what, key, at string
	with          map[string]string
}

// operators are the words between the sides of a condition.
var operators = []string{"=", "!=", "<", ">", "between"}

// conditionOf reads a condition.
func conditionOf(f Field) (condition, error) {
	c := condition{field: f, times: 1}
	words := strings.Fields(f.Value)
	at := slices.IndexFunc(words, func(w string) bool { return slices.Contains(operators, w) })
	if at < 1 || at == len(words)-1 {
		return c, f.wrong("a condition is a quantity, one of %s, and what it is held against", strings.Join(operators, " "))
	}
	var err error
	if c.left, err = measureOf(f, words[:at]); err != nil {
		return c, err
	}
	c.op = words[at]
	return c, c.against(words[at+1:])
}

// against reads the right side.
func (c *condition) against(words []string) (err error) {
	if c.op == "between" {
		if len(words) != 3 || words[1] != "and" {
			return c.field.wrong("between is followed by two numbers, with and between them")
		}
		if c.low, err = number(words[0]); err == nil {
			c.high, err = number(words[2])
		}
		if err != nil {
			return c.field.wrong("%s", err)
		}
		return nil
	}
	if len(words) > 2 && words[1] == "x" {
		if c.times, err = number(words[0]); err != nil {
			return c.field.wrong("%s", err)
		}
		words = words[2:]
	}
	if _, known := quantity(words[0]); known {
		c.right, err = measureOf(c.field, words)
		return err
	}
	if c.word = words[0]; len(words) > 1 {
		return c.field.wrong("%.20q is not understood", words[1])
	}
	return nil
}

func quantity(name string) (Entry, bool) {
	list := Quantities()
	i := slices.IndexFunc(list, func(e Entry) bool { return e.Key == name })
	if i < 0 {
		return Entry{}, false
	}
	return list[i], true
}

// keyed are the quantities that are of something, with an example.
var keyed = map[string]string{"count": "a key, such as core.cut", "attack": "a way, such as Bb2-a3xe7",
	"irresistible": "a way, such as Qe7xe6"}

// measureOf reads "count core.cut at Qg4 with depth=3".
func measureOf(f Field, words []string) (m measure, err error) {
	if _, ok := quantity(words[0]); !ok {
		var names []string
		for _, q := range Quantities() {
			names = append(names, q.Key)
		}
		return m, f.wrong("%.20q is no quantity%s; there are %s", words[0], nearest.Asked(words[0], names),
			strings.Join(names, ", "))
	}
	m.what, words = words[0], words[1:]
	if example, ok := keyed[m.what]; ok {
		if len(words) == 0 {
			return m, f.wrong("%s is followed by %s", m.what, example)
		}
		m.key, words = words[0], words[1:]
	}
	text := strings.Join(words, " ")
	place, with, _ := strings.Cut(" "+text+" ", " with ")
	place = strings.TrimSpace(place)
	if place != "" {
		at, ok := strings.CutPrefix(place, "at ")
		if !ok {
			return m, f.wrong("%.40q is not understood: a place is \"at\" and moves, other options are \"with\" and name=value",
				place)
		}
		m.at = at
	}
	m.with, err = settings(Field{Value: with, Place: f.Place})
	return m, err
}

// number reads a number as people and programs write it.
func number(text string) (float64, error) {
	n, err := strconv.ParseFloat(strings.ReplaceAll(strings.ReplaceAll(text, "_", ""), phrase.Minus, "-"), 64)
	if err != nil || math.IsNaN(n) || math.IsInf(n, 0) {
		return 0, fmt.Errorf("%.20q is no number", text)
	}
	return n, nil
}

// found is what a measure came to: a number, or else a word.
type found struct {
	number float64
	word   string
	text   string
}

// holds reports whether a condition is true, and what was found on its left side.
func (d *Desk) holds(ctx context.Context, l *Lesson, c condition) (bool, string, error) {
	left, r, err := d.measure(ctx, l, c.left, c.field)
	if err != nil {
		return false, "", err
	}
	if c.op == "between" {
		return left.word == "" && left.number >= c.low && left.number <= c.high, left.text, nil
	}
	right, err := d.rightSide(ctx, l, c, r)
	if err != nil {
		return false, "", err
	}
	if (left.word != "") != (right.word != "") || left.word != "" && (c.op == "<" || c.op == ">") {
		return false, "", c.field.wrong("%s can't be held against that", c.left.what)
	}
	switch c.op {
	case "<":
		return left.number < right.number, left.text, nil
	case ">":
		return left.number > right.number, left.text, nil
	}
	return same(left, right) == (c.op == "="), left.text, nil
}

// same reports whether two words are one, or two numbers as they are printed, with two decimals.
func same(a, b found) bool { return a.word == b.word && math.Abs(a.number-b.number) < 0.005 }

// rightSide works the right side of a condition out; the record is that of the left side, where a move is read.
func (d *Desk) rightSide(ctx context.Context, l *Lesson, c condition, r record) (found, error) {
	if c.right.what != "" {
		f, _, err := d.measure(ctx, l, c.right, c.field)
		f.number *= c.times
		return f, err
	}
	switch c.left.what {
	case "best":
		id, err := r.find(c.left.at)
		if err != nil {
			return found{}, c.field.wrong("%s", err)
		}
		p, err := r.Tree.Position(id)
		if err != nil {
			return found{}, c.field.wrong("%s", err)
		}
		m, err := moveOf(&p, c.word)
		if err != nil {
			return found{}, c.field.wrong("%s", err)
		}
		return found{word: m.UCI()}, nil
	case "reason", "place", "rule", "seen", "legal-move", "attack", "irresistible":
		return found{word: c.word}, nil
	}
	n, err := number(c.word)
	if err != nil {
		return found{}, c.field.wrong("%s", err)
	}
	return found{number: n * c.times}, nil
}

// measure works a quantity out, in the record that it also returns.
func (d *Desk) measure(ctx context.Context, l *Lesson, m measure, f Field) (found, record, error) {
	s, err := d.Search(ctx, l, m.with)
	if err != nil {
		return found{}, record{}, f.wrong("%s", err)
	}
	r := newRecord(s)
	if ask, ok := map[string]func(string) (found, error){"rule": r.rule, "legal-move": r.legalMove}[m.what]; ok {
		said, err := ask(m.at)
		if err != nil {
			err = f.wrong("%s", err)
		}
		return said, r, err
	}
	id, err := r.find(m.at)
	if m.what == "seen" {
		return yes(err == nil), r, nil
	}
	if err == nil {
		var it found
		if it, err = r.quantity(m, r.Tree.Node(id)); err == nil {
			return it, r, nil
		}
	}
	return found{}, r, f.wrong("%s", err)
}

// yes is a quantity that is so, or not.
func yes(so bool) found {
	said := map[bool]string{true: "yes", false: "no"}[so]
	return found{word: said, text: said}
}

// before is the node before the last move of a path, with its position, and the move as it is written.
func (r record) before(path string) (at tree.ID, p board.Position, last string, err error) {
	words := strings.Fields(path)
	if len(words) == 0 {
		return at, p, "", errors.New("it is followed by \"at\" and the moves to a move that may have no node")
	}
	if at, err = r.find(strings.Join(words[:len(words)-1], " ")); err == nil {
		p, err = r.Tree.Position(at)
	}
	return at, p, words[len(words)-1], err
}

// legalMove says whether the last move of a path is a legal one.
func (r record) legalMove(path string) (found, error) {
	_, p, last, err := r.before(path)
	if err != nil {
		return found{}, err
	}
	_, err = moveOf(&p, last)
	return yes(err == nil), nil
}

// rule is the key of why the last move of a path has no node.
func (r record) rule(path string) (found, error) {
	id, p, last, err := r.before(path)
	if err != nil {
		return found{}, err
	}
	move, err := moveOf(&p, last)
	if err != nil {
		return found{}, err
	}
	absent, ok := r.absent(id, move)
	if !ok {
		return found{}, fmt.Errorf("%s has a node", last)
	}
	vocabulary := r.Tree.Header().Vocabulary
	key := string(vocabulary.Reason(absent.Reason).Key)
	return found{word: key, text: key}, nil
}

// quantity works a quantity out at a node.
func (r record) quantity(m measure, n tree.Node) (found, error) {
	count := func(n int) found { return found{number: float64(n), text: present.Whole(n)} }
	switch m.what {
	case "best":
		id, ok := r.Tree.Best(r.innermost(n.ID))
		if !ok {
			return found{}, fmt.Errorf("no move is the best there")
		}
		best := r.Tree.Node(id)
		return found{word: best.Move.UCI(), text: r.Move(best)}, nil
	case "value":
		if !r.Known(n) {
			return found{}, fmt.Errorf("the node has no value")
		}
		return found{number: r.ValueOf(n).Pawns(), text: strings.TrimLeft(r.Value(n), "= \u00a0")}, nil
	case "static":
		if !n.HasStatic {
			return found{}, fmt.Errorf("the node has no static value")
		}
		return found{number: r.Format.Scale.Pawns(int32(n.Static.For(r.Turn(n)))), text: r.Static(n)}, nil
	case "nodes":
		return count(int(n.Count)), nil
	case "moves":
		return count(len(r.moves(n.ID))), nil
	case "legal":
		p, err := r.Tree.Position(n.ID)
		return count(p.LegalMoveCount()), err
	case "deepest":
		return count(r.Tree.Stats(n.ID, nil).Deepest), nil
	case "place":
		key := string(r.Place(n).Key)
		return found{word: key, text: key}, nil
	case "reason":
		key := string(r.Reason(n).Key)
		return found{word: key, text: key}, nil
	case "attack", "irresistible":
		way, ok, err := r.attack(n.ID, m.key)
		return yes(ok && (m.what == "attack" || way.Real == 1)), err
	}
	words := r.Tree.Header().Vocabulary
	filter, ok := words.FilterOf(tree.Key(m.key))
	if !ok {
		return found{}, fmt.Errorf("no node is known by %.40q", m.key)
	}
	passes, total := words.Matcher(filter), 0
	r.Tree.Walk(n.ID, func(n tree.Node) bool {
		if passes(n) {
			total++
		}
		return true
	})
	return count(total), nil
}

// attack is the way of a piece to its aim, with what denies it, within the horizon of the programme; three half-moves
// for one that has none.
func (r record) attack(at tree.ID, name string) (of trajectory.Attack, ok bool, err error) {
	horizon, err := strconv.Atoi(r.search.Values.Map()["horizon"])
	if err != nil || horizon < trajectory.MinHorizon {
		horizon = 3
	}
	p, err := r.Tree.Position(at)
	if err != nil {
		return of, false, err
	}
	ways := trajectory.Build(&p, horizon).Trajectories
	for i := range ways {
		if way, _, _ := strings.Cut(ways[i].String(), " "); way == name {
			return trajectory.NewJudge(&p, horizon).Attack(&ways[i]), true, nil
		}
	}
	return of, false, nil
}
