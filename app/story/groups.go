package story

import (
	"cmp"
	"slices"
	"strings"

	"drevo/app/candidates"
	"drevo/app/headline"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// hard is a blank at which no line is broken.
const hard = "\u00a0"

// valued is a move with what is known of it; the zero Value for nothing.
type valued struct {
	san   string
	value tree.Value
	text  string // of the value
}

// groups are the legal moves by what became of them: those with a value, those that were refuted, and the others by the
// rule that left them out, the largest group first.
func groups(t *tree.Tree, list []candidates.Candidate) (rows []row) {
	if len(list) == 0 {
		return nil
	}
	var looked, refuted, without []valued
	var left []headline.Group
	tested := map[board.Move]valued{}
	for i := range list {
		c := &list[i]
		m := valued{san: present.SAN(c.Before, []board.Move{c.Move})[0], value: c.Known}
		switch m.text = c.Value(); {
		case c.Absent != nil:
			left, tested[c.Move] = grouped(t, left, c), test(t, c, m.san)
		case m.text != "":
			looked = append(looked, m)
		case c.Known.Known():
			m.text = c.Bound()
			refuted = append(refuted, m)
		default:
			without = append(without, m)
		}
	}
	label := phrase.Of("Of {n:1 move|# moves}", "n", len(list))
	add := func(words string, moves []valued) {
		if len(moves) > 0 {
			rows = append(rows, row{label, phrase.Of("{n} {words}: {moves}", "n", len(moves), "words", words, "moves",
				named(moves, list[0].Before.Turn()))})
			label = ""
		}
	}
	add("looked at", looked)
	add("refuted", refuted)
	add("without a value of the stage that decided", without)
	slices.SortStableFunc(left, func(a, b headline.Group) int { return cmp.Compare(len(b.Moves), len(a.Moves)) })
	for _, g := range left {
		var moves []valued
		for _, move := range g.Moves {
			moves = append(moves, tested[move])
		}
		add(g.Rule(), moves)
	}
	return rows
}

// grouped adds a move to those that the same rule has left out.
func grouped(t *tree.Tree, list []headline.Group, c *candidates.Candidate) []headline.Group {
	at := slices.IndexFunc(list, func(g headline.Group) bool { return g.Reason.Reason == c.Absent.Reason })
	if at < 0 {
		words := t.Header().Vocabulary
		at, list = len(list), append(list, headline.Group{Reason: words.Reason(c.Absent.Reason)})
	}
	list[at].Moves = append(list[at].Moves, c.Move)
	return list
}

// test is a move that was left out, with what its test has shown if it had one.
func test(t *tree.Tree, c *candidates.Candidate, san string) valued {
	nodes, m := present.NewNodes(t, present.InPawns), valued{san: san}
	if id, ok := nodes.Tree.Test(tree.Root, c.Move); ok && t.Node(id).Closed {
		m.value = nodes.ValueOf(t.Node(id))
		m.text = nodes.Format.Value(m.value)
	}
	return m
}

// named lists moves, the best for a side first; those that have the same value stand before it.
func named(moves []valued, turn board.Colour) string {
	slices.SortStableFunc(moves, func(a, b valued) int {
		return cmp.Compare(b.value.Score.For(turn), a.value.Score.For(turn))
	})
	var parts []string
	for i, m := range moves {
		part := m.san
		if next := i + 1; m.text != "" && (next == len(moves) || moves[next].text != m.text) {
			part += hard + strings.ReplaceAll(m.text, " ", hard)
		} else if next < len(moves) && moves[next].text == m.text && m.text != "" {
			parts = append(parts, part) // the value stands behind the last
			continue
		}
		if i < len(moves)-1 {
			part += ","
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, " ")
}
