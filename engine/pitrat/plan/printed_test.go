package plan_test

import (
	"os"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/pitrat/plan"
)

// TestPrintedPlans reads all plans that the paper prints, prints them again, and holds that each
// can begin at the node where the paper executes it: the man that moves is there, the squares are
// in the state that the plan says.
func TestPrintedPlans(t *testing.T) {
	positions := readPositions(t)
	rows := readRows(t, "../testdata/plans.tsv")
	if len(rows) != 72 {
		t.Errorf("%d plans, the paper prints 72", len(rows))
	}
	for _, row := range rows {
		name, text := row[0], row[1]
		p, err := plan.Parse(text)
		if err != nil || p.String() != text {
			t.Errorf("%s: %q is read as %q, %v", name, text, p, err)
			continue
		}
		node, known := positions[row[2]], row[3] != "?"
		for _, move := range strings.Fields(row[3]) {
			if known = known && move != "*"; known {
				play(t, name, &node, move)
			}
		}
		if !known {
			continue
		}
		if row[4] == "o" {
			var next board.Position
			node.MakePass(&next)
			node = next
		}
		if !canBegin(&node, p[0]) {
			t.Errorf("%s: %s can't begin at %s", name, text, node.FEN())
		}
	}
}

// canBegin reports whether the first statement fits the position.
func canBegin(p *board.Position, s plan.Statement) bool {
	switch side := p.Turn(); s.Kind {
	case plan.Modification:
		return s.Have.Holds(p.At(s.Square), side)
	case plan.Verification:
		return s.Want.Holds(p.At(s.Square), side)
	case plan.Analysis:
		return plan.Enemy.Holds(p.At(s.Square), side)
	}
	var moves board.MoveList
	p.Legal(&moves)
	for _, m := range moves.All() {
		if m.From() == s.Square && m.To() == s.To {
			return true
		}
	}
	return false
}

// play makes a move on a position.
func play(t *testing.T, name string, p *board.Position, san string) {
	m, err := p.ParseSAN(san)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	var next board.Position
	p.Make(m, &next)
	*p = next
}

// readPositions returns the positions by the paper's name.
func readPositions(t *testing.T) map[string]board.Position {
	text, err := os.ReadFile("../testdata/pitrat.epd")
	if err != nil {
		t.Fatal(err)
	}
	positions := map[string]board.Position{}
	for line := range strings.SplitSeq(strings.TrimSpace(string(text)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		r, err := game.ParseEPD(line)
		if err != nil {
			t.Fatal(err)
		}
		positions[strings.TrimPrefix(r.Get("id"), "Pitrat1977.")] = r.Position
	}
	return positions
}

// readRows returns the rows of a table of at least six columns separated by tabs.
func readRows(t *testing.T, path string) (rows [][]string) {
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if row := strings.Split(strings.TrimSpace(line), "\t"); !strings.HasPrefix(line, "#") && len(row) >= 6 {
			rows = append(rows, row)
		}
	}
	return rows
}
