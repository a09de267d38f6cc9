package present

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Print writes a finished search for people: the choice, where its value comes from,
// what the other moves promised, and why nodes were closed.
func Print(w io.Writer, s *session.Search) error {
	a, err := Analyse(s, 0)
	if err != nil {
		return err
	}
	p := &printer{w: w}
	about := s.Programme.About()
	p.line("%s (%s), %s", about.Name, about.Years, options(a.Options))
	p.line("%s", a.FEN)
	p.line("")
	printBoard(p, &s.Position)
	p.line("")
	p.choice(s, a)
	if !s.Tree().Empty() {
		p.moves(s)
		p.provenance(s)
	}
	p.reasons(a)
	return p.err
}

// printer keeps the first error of writing.
type printer struct {
	w   io.Writer
	err error
}

func (p *printer) line(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format+"\n", args...)
	}
}

func options(values map[string]string) string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(values)) {
		list = append(list, name+" "+values[name])
	}
	return strings.Join(list, ", ")
}

func printBoard(p *printer, position *board.Position) {
	for rank := 7; rank >= 0; rank-- {
		var row strings.Builder
		for file := range 8 {
			letter := position.At(board.NewSquare(file, rank)).Letter()
			if letter == ' ' || letter == '-' || letter == 0 {
				letter = '.'
			}
			row.WriteByte(' ')
			row.WriteByte(letter)
		}
		p.line("  %d%s", rank+1, row.String())
	}
	p.line("    a b c d e f g h   %s to move", position.Turn())
}

func (p *printer) choice(s *session.Search, a Analysis) {
	if a.BestMove == "" && a.Stopped {
		p.line("Stopped before the first move was finished, after %s nodes.", Whole(a.Nodes))
		p.note(a)
		return
	}
	if len(a.PV) == 0 && a.Note == "" {
		p.line("%s", search.NoMove(&s.Position))
		return
	}
	result, _ := s.Wait()
	scale := s.Programme.Scale()
	white := result.Score.For(s.Position.Turn())
	move, line := Number(&s.Position)+" "+a.SAN, "Line "
	if a.BestMove == "" {
		move, line = "none", "Tried"
	}
	p.line("Move    %s", move)
	format := Format{Scale: scale}
	p.line("Value   %s for White; %.3f for the mover on the programme's scale %s", format.Amount(white),
		scale.Own(int32(result.Score)), scale.Name)
	if len(result.Line) > 0 {
		p.line("%s   %s", line, Line(s.Position, result.Line))
	}
	p.line("Nodes   %s in %.3f s, %s a second%s", Whole(a.Nodes), a.TimeMs/1000, Short(a.NPS), record(a.Tree))
	if a.Table != nil {
		p.line("Table   %s", a.Table.Text())
	}
	p.note(a)
}

// note prints what the programme says of its result.
func (p *printer) note(a Analysis) {
	if a.Note != "" {
		p.line("Note    %s", a.Note)
	}
}

func record(t TreeSize) string {
	if t.Nodes == 0 {
		return ""
	}
	return fmt.Sprintf("; %s kept in %.1f MB", Whole(t.Nodes), float64(t.Bytes)/1e6)
}

// moves prints what every root move promised.
func (p *printer) moves(s *session.Search) {
	p.line("")
	p.line("The moves, in the order in which they were examined (value for White, in %s)",
		Format{Scale: s.Programme.Scale()}.UnitName())
	p.movesBelow(s, tree.Root)
}

// movesBelow prints the moves below the root, or stage by stage.
func (p *printer) movesBelow(s *session.Search, parent tree.ID) {
	nodes := NewNodes(s.Tree(), InPoints)
	for _, id := range nodes.Tree.Children(parent, nil) {
		n := nodes.Tree.Node(id)
		if !n.Closed || n.Move != board.NoMove && n.Type.Test() {
			continue
		}
		if n.Type.Stage() {
			p.line("  %s %s: %s %s nodes  %s", nodes.Move(n), nodes.Window(n), nodes.Score(n), Whole(n.Count),
				nodes.Reason(n).Name)
			p.movesBelow(s, id)
			continue
		}
		order := ""
		if words := nodes.words(); words.Columns.Order.Name != "" {
			order = fmt.Sprintf("  %-13s", nodes.Place(n).Name)
		}
		p.line("  %-8s %-9s %9s nodes%s  %-14s %s", s.Position.SAN(n.Move), nodes.Bound(n)+" "+nodes.Score(n), Whole(n.Count),
			order, nodes.Reason(n).Name,
			nodes.Line(n, math.MaxInt))
	}
}

// provenance prints the leaf that the root value comes from, term by term.
func (p *printer) provenance(s *session.Search) {
	explainer, ok := s.Programme.(search.Explainer)
	t := s.Tree()
	from := t.Provenance(tree.Root)
	leaf, err := t.Position(from.Leaf)
	if !ok || err != nil {
		return
	}
	n := t.Node(from.Leaf)
	p.line("")
	p.line("The value comes from the end of the line: %s", NewNodes(t, InPoints).Reason(n).Sentence)
	p.line("  %s", leaf.FEN())
	explanation, err := explainer.Explain(t, n.ID)
	b := explanation.Terms
	if err != nil || b == nil || n.Reason.Final() {
		return
	}
	rows := slices.Clone(b.Rows)
	slices.SortStableFunc(rows, func(x, y eval.Row) int {
		return cmp.Compare(max(y.Net(), -y.Net()),
			max(x.Net(), -x.Net()))
	})
	decimals := 3
	if b.Set.Unit > 10_000 {
		decimals = 5 // the smallest terms are hundred-thousandths
	}
	width := 30
	for _, row := range rows {
		width = max(width, utf8.RuneCountInString(row.Term.Name))
	}
	p.line("  %-*s %9s %9s %9s", width, "term ("+b.Set.Label+")", "White", "Black", "net")
	for _, row := range rows {
		if row.Sides[0].Value == 0 && row.Sides[1].Value == 0 {
			continue
		}
		p.line("  %-*s %9.*f %9.*f %9s", width, row.Term.Name, decimals, float64(row.Sides[0].Value)/b.Set.Unit, decimals,
			float64(row.Sides[1].Value)/b.Set.Unit,
			Signed(float64(row.Net())/b.Set.Unit, decimals))
	}
	p.line("  %-*s %29s", width, "in all", Signed(float64(b.Total)/b.Set.Unit, decimals))
}

func (p *printer) reasons(a Analysis) {
	p.line("")
	p.line("Why nodes were closed")
	keys := slices.Collect(maps.Keys(a.Reasons))
	slices.SortFunc(keys, func(x, y tree.Key) int {
		return cmp.Or(cmp.Compare(a.Reasons[y], a.Reasons[x]), cmp.Compare(a.Words[x].Name, a.Words[y].Name))
	})
	for _, key := range keys {
		p.line("  %-22s %12s", a.Words[key].Name, Whole(a.Reasons[key]))
	}
}
