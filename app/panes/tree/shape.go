package tree

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/chart"
	"drevo/widgets/tooltip"
)

// values counts nodes by their value: White's, in parts of half a pawn, at the ends all beyond. Those without one are
// not counted.
type values [2 * mostPawns * partsOfPawn]int

// mostPawns is where the last part ends, and partsOfPawn how many make a pawn.
const (
	mostPawns   = 10
	partsOfPawn = 2
)

// add counts a node.
func (v *values) add(t *tree.Tree, n tree.Node) {
	scale := t.Header().Scale
	if !n.Closed || scale.PerPawn == 0 || n.Score >= scale.Mate || n.Score <= -scale.Mate {
		return
	}
	pawns := scale.Pawns(int32(n.Score))
	if t.Turn(n) == board.Black {
		pawns = -pawns
	}
	v[int(min(max((pawns+mostPawns)*partsOfPawn, 0), float64(len(v)-1)))]++
}

// part returns where a part begins, in pawns.
func (*values) part(i int) float64 { return float64(i)/partsOfPawn - mostPawns }

// shape shows how plies and values of what passes are spread; a drag over a part narrows the query to it.
type shape struct {
	*finder
	plies, values *chart.Histogram
	row           *fyne.Container
	toggle        *tooltip.Button
	on            bool
}

func newShape(p *finder) *shape {
	s := &shape{finder: p, plies: chart.NewHistogram(), values: chart.NewHistogram()}
	s.plies.OnHover, s.values.OnHover = p.host.Hints().Show, p.host.Hints().Show
	s.plies.OnRange = func(first, last int) { s.narrow(fmt.Sprintf("ply = %d..%d", first, last)) }
	s.values.OnRange = s.narrowValues
	between := canvas.NewRectangle(color.Transparent) // the ends of two axes meet here
	between.SetMinSize(fyne.NewSquareSize(2 * theme.Padding()))
	s.row = container.NewGridWithColumns(2, container.NewBorder(nil, nil, nil, between, s.values), s.plies)
	s.row.Hide()
	s.toggle = tooltip.NewTextButton(p.host.Hints(), "Spread", nil, "How values and plies of what passes are spread; a "+
		"drag over a part of it narrows the query.", func() {
		s.on = !s.on
		s.show()
		s.layOut()
	})
	return s
}

// show draws what is known of what passes.
func (s *shape) show() {
	s.row.Hidden = !s.on || s.kept == nil
	if s.row.Hidden {
		return
	}
	deepest := 0
	for ply, n := range s.kept.plies {
		if n > 0 {
			deepest = ply
		}
	}
	s.plies.SetData(chart.HistogramData{Title: "Half-moves", Unit: "nodes", Range: plyRange,
		Counts: s.kept.plies[:deepest+1]})
	s.values.SetData(chart.HistogramData{Title: "Value, pawns", Unit: "nodes", Range: s.kept.values.name,
		Counts: s.kept.values[:]})
}

// plyRange names some half-moves.
func plyRange(first, last int) string {
	if first == last {
		return fmt.Sprint(first)
	}
	return phrase.Of("{first} to {last}", "first", first, "last", last)
}

// name names some parts; those at the ends are open.
func (v *values) name(first, last int) string {
	say := phrase.With("low", v.part(first), "high", v.part(last+1))
	switch {
	case first == 0 && last == len(v)-1:
		return "of any size"
	case first == 0:
		return say("below {high:%+.1f}")
	case last == len(v)-1:
		return say("{low:%+.1f} or more")
	}
	return say("{low:%+.1f} to {high:%+.1f}")
}

// narrowValues narrows the query to parts of the values; those at the ends are open.
func (s *shape) narrowValues(first, last int) {
	low, high := "", ""
	if first > 0 {
		low = fmt.Sprintf("value >= %g", s.kept.values.part(first))
	}
	if last < len(s.kept.values)-1 {
		high = fmt.Sprintf("value < %g", s.kept.values.part(last+1))
	}
	switch {
	case low == "":
		s.narrow(high)
	case high == "":
		s.narrow(low)
	default:
		s.narrow(low + " and " + high)
	}
}

// narrow adds a condition to the query in the field.
func (s *shape) narrow(condition string) {
	text := strings.TrimSpace(s.find.Text)
	switch {
	case condition == "":
		return
	case text == "":
		text = condition
	case strings.Contains(strings.ToLower(text), " or "):
		text = "(" + text + ") and " + condition
	default:
		text += " and " + condition
	}
	s.find.SetText(text)
}
