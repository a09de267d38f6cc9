package present

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"drevo/app/outcome"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Report waits for a search and says for people what it found: the choice, where its value comes from, what the
// other moves promised, and why nodes were closed.
func Report(s *session.Search) (outcome.Outcome, error) {
	a, err := Analyse(s, 0)
	if err != nil {
		return outcome.Outcome{}, err
	}
	about := s.Programme.About()
	o := outcome.Outcome{Head: []string{fmt.Sprintf("%s (%s), %s", about.Name, about.Years, optionText(a.Options)), a.FEN,
		""}}
	o.Head = append(o.Head, diagram(&s.Position)...)
	o.Tables = append(o.Tables, choice(s, a))
	if !s.Tree().Empty() {
		o.Tables = append(o.Tables, moves(s), provenance(s))
	}
	o.Tables = append(o.Tables, reasons(a))
	return o, nil
}

func optionText(values map[string]string) string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(values)) {
		list = append(list, name+" "+values[name])
	}
	return strings.Join(list, ", ")
}

// diagram is a position in letters.
func diagram(position *board.Position) (lines []string) {
	for rank := 7; rank >= 0; rank-- {
		line := fmt.Sprintf("  %d", rank+1)
		for file := range 8 {
			letter := position.At(board.NewSquare(file, rank)).Letter()
			if letter == ' ' || letter == '-' || letter == 0 {
				letter = '.'
			}
			line += " " + string(letter)
		}
		lines = append(lines, line)
	}
	return append(lines, fmt.Sprintf("    a b c d e f g h   %s to move", position.Turn()))
}

// choice is the move with its value, its line and what it cost, or why there is none.
func choice(s *session.Search, a Analysis) outcome.Table {
	t := outcome.Table{Upright: true, Rows: make([][]outcome.Cell, 1)}
	add := func(name, text string) {
		t.Columns = append(t.Columns, outcome.Column{Name: name})
		t.Rows[0] = append(t.Rows[0], outcome.Cell{Text: text})
	}
	switch {
	case a.BestMove == "" && a.Stopped:
		t.Title = fmt.Sprintf("Stopped before the first move was finished, after %s nodes.", Whole(a.Nodes))
	case len(a.PV) == 0 && a.Note == "":
		t.Title = search.NoMove(&s.Position)
	default:
		result, _ := s.Wait()
		scale := s.Programme.Scale()
		move, line := Number(&s.Position)+" "+a.SAN, "Line"
		if a.BestMove == "" {
			move, line = "none", "Tried"
		}
		add("Move", move)
		add("Value", fmt.Sprintf("%s for White; %.3f for the mover on the programme's scale %s",
			Format{Scale: scale}.Amount(result.Score.For(s.Position.Turn())), scale.Own(int32(result.Score)), scale.Name))
		add(line, Line(s.Position, result.Line))
		add("Nodes", fmt.Sprintf("%s in %.3f s, %s a second%s", Whole(a.Nodes), a.TimeMs/1000, Short(a.NPS), kept(a.Tree)))
		if a.Table != nil {
			add("Table", a.Table.Text())
		}
	}
	add("Note", a.Note)
	return t
}

func kept(t TreeSize) string {
	if t.Nodes == 0 {
		return ""
	}
	return fmt.Sprintf("; %s kept in %.1f MB", Whole(t.Nodes), float64(t.Bytes)/1e6)
}

// moves are those of the root with what each promised, stage by stage where there are stages.
func moves(s *session.Search) outcome.Table {
	t := outcome.New(fmt.Sprintf("The moves, in the order in which they were examined (value for White, in %s)",
		Format{Scale: s.Programme.Scale()}.UnitName()), outcome.Heads(" ", " ", " ", " ", " ", " ")...)
	addMoves(&t, s, NewNodes(s.Tree(), InPoints), tree.Root)
	return t
}

// addMoves adds the moves below the root, or below a stage.
func addMoves(t *outcome.Table, s *session.Search, nodes Nodes, parent tree.ID) {
	for _, id := range nodes.Tree.Children(parent, nil) {
		n := nodes.Tree.Node(id)
		if !n.Closed || n.Move != board.NoMove && n.Type.Test() {
			continue
		}
		count := outcome.Cell{Value: uint64(n.Count), Text: Whole(n.Count) + " nodes"}
		if n.Type.Stage() {
			t.Add(nodes.Move(n), nodes.Window(n)+": "+nodes.Score(n), count, "", nodes.Reason(n).Name, "")
			addMoves(t, s, nodes, id)
			continue
		}
		order := ""
		if nodes.words().Columns.Order.Name != "" {
			order = nodes.Place(n).Name
		}
		t.Add(s.Position.SAN(n.Move), nodes.Bound(n)+" "+nodes.Score(n), count, order, nodes.Reason(n).Name,
			nodes.Line(n, math.MaxInt))
	}
}

// provenance is the leaf that the root value comes from, term by term where the programme can say so.
func provenance(s *session.Search) (t outcome.Table) {
	explainer, ok := s.Programme.(search.Explainer)
	from := s.Tree().Provenance(tree.Root)
	leaf, err := s.Tree().Position(from.Leaf)
	if !ok || err != nil {
		return t
	}
	n := s.Tree().Node(from.Leaf)
	t.Title = fmt.Sprintf("The value comes from the end of the line: %s\n  %s", NewNodes(s.Tree(),
		InPoints).Reason(n).Sentence, leaf.FEN())
	explanation, err := explainer.Explain(s.Tree(), n.ID)
	if b := explanation.Terms; err == nil && b != nil && !n.Reason.Final() {
		addTerms(&t, b)
	}
	return t
}

// addTerms adds the terms that are worth something to a side, those that count most first.
func addTerms(t *outcome.Table, b *eval.Breakdown) {
	t.Columns = outcome.Heads("term ("+b.Set.Label+")", "White", "Black", "net")
	decimals := 3
	if b.Set.Unit > 10_000 {
		decimals = 5 // the smallest terms are hundred-thousandths
	}
	worth := func(value eval.Score) outcome.Cell {
		x := float64(value) / b.Set.Unit
		return outcome.Cell{Value: x, Text: strconv.FormatFloat(x, 'f', decimals, 64)}
	}
	net := func(value eval.WhiteScore) outcome.Cell {
		x := float64(value) / b.Set.Unit
		return outcome.Cell{Value: x, Text: Signed(x, decimals)}
	}
	rows := slices.SortedStableFunc(slices.Values(b.Rows), func(x, y eval.Row) int {
		return cmp.Compare(max(y.Net(), -y.Net()), max(x.Net(), -x.Net()))
	})
	for _, row := range rows {
		if row.Sides[0].Value != 0 || row.Sides[1].Value != 0 {
			t.Add(row.Term.Name, worth(row.Sides[0].Value), worth(row.Sides[1].Value), net(row.Net()))
		}
	}
	t.Add("in all", "", "", net(b.Total))
}

// reasons counts why nodes were closed, the most frequent reason first.
func reasons(a Analysis) outcome.Table {
	t := outcome.New("Why nodes were closed", outcome.Heads(" ", " ")...)
	keys := slices.SortedFunc(maps.Keys(a.Reasons), func(x, y tree.Key) int {
		return cmp.Or(cmp.Compare(a.Reasons[y], a.Reasons[x]), cmp.Compare(a.Words[x].Name, a.Words[y].Name))
	})
	for _, key := range keys {
		t.Add(a.Words[key].Name, outcome.Cell{Value: a.Reasons[key], Text: Whole(a.Reasons[key])})
	}
	return t
}
