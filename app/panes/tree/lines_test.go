package tree

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/rows"
	"drevo/widgets/treeview"
)

// sized is start with the size that the tree has in a window of 1440x900; ITEP plays the absolute
// scheme.
func sized(t *testing.T, programme string, options map[string]string) (*panetest.Window, *Pane) {
	t.Helper()
	given := map[string]string{}
	if programme == "itep" {
		maps.Copy(given, workspacetest.Absolute())
	}
	maps.Copy(given, options)
	w, p := start(t, programme, given)
	p.Content().Resize(fyne.NewSize(600, 700))
	return w, p
}

// row returns the cells of a node as they are drawn now.
func (p *Pane) row(id tree.ID) []rows.Cell { return p.source.Row(treeview.ID(id)).Cells }

// text joins the pieces of a cell; a stroke is "|".
func text(c rows.Cell) string {
	parts := []string{}
	if c.Text != "" {
		parts = append(parts, c.Text)
	}
	for _, part := range c.Parts {
		if part.Stroke {
			parts = append(parts, "|")
		}
		parts = append(parts, part.Text)
	}
	return strings.Join(parts, " ")
}

// worked does what was posted until the forced variation of a node is known.
func worked(w *panetest.Window, p *Pane, id tree.ID) {
	p.row(id) // asks for it
	w.Until(func() bool { return text(p.row(id)[columnForced]) != "…" })
}

// TestForcedVariationIsWorkedOut: a row asks for the forced variation of its node, gets it from
// beside the window with its value, and says whether the search has played it.
func TestForcedVariationIsWorkedOut(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "4"})
	if name := p.explorer.Columns()[columnForced].Name; name != "Forced variation" {
		t.Errorf("the column is called %q", name)
	}
	qxf6 := w.Child("Qxf6")
	if got := text(p.row(qxf6)[columnForced]); got != "…" {
		t.Errorf("before it is worked out the cell says %q", got)
	}
	worked(w, p, qxf6)
	cell := p.row(qxf6)[columnForced]
	if got := text(cell); got != "−7.49 Qxf6" {
		t.Errorf("the forced variation after 30.Qxf6+ is %q", got)
	}
	for _, want := range []string{"30... Qxf6", "worth −7.49 pawns", "worked out for this row"} {
		if !strings.Contains(cell.Hint, want) {
			t.Errorf("the hint %q does not say %q", cell.Hint, want)
		}
	}
	w.Go(qxf6) // so that its children can be seen
	p.explorer.Expand(p.rowOf(qxf6))
	deep := p.source.Tree.Line(qxf6)
	last := deep[len(deep)-1]
	p.explorer.Select(p.rowOf(last))
	worked(w, p, last)
	if hint := p.row(last)[columnForced].Hint; !strings.Contains(hint, "The search has played it.") {
		t.Errorf("of a node of the forced game %q is said", hint)
	}
}

// TestForcedBoundSaysItsBounds: of a forced game that the search has cut off the hint says within
// which bounds that was, and of one worked out to the end it doesn't.
func TestForcedBoundSaysItsBounds(t *testing.T) {
	_, p := sized(t, "itep", nil)
	n := p.source.Tree.Node(p.source.Tree.Children(tree.Root, nil)[1])
	v := search.ForcedVariation{Score: n.Score, Known: true, Recorded: true}
	for _, bound := range []tree.Bound{tree.Exact, tree.Lower, tree.Upper} {
		v.Bound = bound
		want := "within the bounds " + p.source.Window(n)
		if hint := p.source.forcedHint(n, p.source.forcedValue(n, v), "", v); strings.Contains(hint,
			want) != (bound != tree.Exact) {
			t.Errorf("bound %v: %q", bound, hint)
		}
	}
}

// TestForcedVariationsGoWithTheirRows: what is not on the screen any more is not worked out.
func TestForcedVariationsGoWithTheirRows(t *testing.T) {
	w, p := sized(t, "itep", nil)
	away := w.Child("h4")
	p.explorer.CollapseAll(p.rowOf(tree.Root))
	p.row(away)
	w.Until(func() bool { return !p.source.forced.asked && !p.forcing.Busy() })
	if got := text(p.row(away)[columnForced]); got != "…" {
		t.Errorf("the forced variation of a row that can't be seen was worked out: %q", got)
	}
}

// TestForcedVariationsGoWithTheirTree: a row has asked, and the tree goes before it is answered.
func TestForcedVariationsGoWithTheirTree(t *testing.T) {
	w, p := sized(t, "itep", nil)
	p.row(w.Child("h4"))
	w.DeleteSearch(w.Session.Search())
	if w.Session.Search() != nil || len(w.Queue) == 0 {
		t.Fatalf("a tree is shown, or nothing was asked: %d wait", len(w.Queue))
	}
	for len(w.Queue) > 0 {
		(<-w.Queue)()
	}
	if p.forcing.Busy() {
		t.Error("forced variations are worked out without a tree")
	}
}

// TestBestLineMarksTheHorizon: the best line has the moves of the tree, and a stroke before those
// that the forced game has added.
func TestBestLineMarksTheHorizon(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	beyond := 0
	for _, id := range w.Session.Tree().Children(tree.Root, nil) {
		n := w.Session.Tree().Node(id)
		cell := p.row(id)[columnLine]
		line := p.source.Tree.Line(id)
		forced := slices.IndexFunc(line, func(id tree.ID) bool { return p.source.Tree.Node(id).Ply > 2 })
		want := strings.Contains(text(cell), "|")
		if want != (forced > 0) {
			t.Errorf("%s: %q, and move %d of the line is the first behind Dn", n.Move, text(cell), forced)
		}
		if want {
			beyond++
			if got := len(strings.Fields(cell.Parts[0].Text)); got != forced {
				t.Errorf("%s: %d moves before the stroke of %q, want %d", n.Move, got, text(cell), forced)
			}
			if !strings.Contains(cell.Hint, "Beyond the horizon") {
				t.Errorf("%s: the hint says %q", n.Move, cell.Hint)
			}
		}
	}
	if beyond == 0 {
		t.Error("no line goes beyond the horizon")
	}
}

// TestEveryProgrammeNamesItsLines: Botvinnik's line ends at the stop, with the value of stopping.
func TestEveryProgrammeNamesItsLines(t *testing.T) {
	w, p := sized(t, "botvinnik", map[string]string{"effort": "2"})
	if name := p.explorer.Columns()[columnForced].Name; name != "Line to the stop" {
		t.Errorf("Botvinnik's column is called %q", name)
	}
	worked(w, p, tree.Root)
	if got := p.row(tree.Root)[columnForced]; len(got.Parts) != 2 {
		t.Errorf("at the root it says %q", text(got))
	}
}

// TestPointingAtALinePlaysIt: a line of the tree that is pointed at is played on the board, and
// not when its tree is no longer shown.
func TestPointingAtALinePlaysIt(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	start := w.Session.Position()
	p.explorer.OnPoint(p.rowOf(tree.Root), columnLine, 2)
	if got, want := present.Line(start, w.Previewed), p.source.Nodes.Line(p.source.Tree.Node(tree.Root), 2); got != want ||
		got == "" {
		t.Errorf("the best line on the board is %q, want %q", got, want)
	}
	qxf6 := w.Child("Qxf6")
	worked(w, p, qxf6)
	p.explorer.OnPoint(p.rowOf(qxf6), columnForced, 9)
	if len(w.Previewed) != 1 || w.Previewed[0].UCI() != "e7f6" {
		t.Errorf("the forced variation on the board is %v", w.Previewed)
	}
	p.explorer.OnPoint(treeview.NoID, 0, 0)
	if len(w.Previewed) != 0 {
		t.Errorf("the board still shows %v", w.Previewed)
	}
}

// TestPointedLineGoesWithItsTree: no line of a tree stays on the board when another one is shown,
// or none.
func TestPointedLineGoesWithItsTree(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	window := test.NewTempWindow(t, p.Content())
	window.SetPadded(false)
	window.Resize(fyne.NewSize(600, 700))
	point := func() {
		t.Helper()
		for x := float32(590); x > 300 && len(w.Previewed) == 0; x -= 4 {
			for y := float32(650); y > 200 && len(w.Previewed) == 0; y -= 12 {
				test.MoveMouse(window.Canvas(), fyne.NewPos(x, y))
			}
		}
		if len(w.Previewed) == 0 {
			t.Fatal("no line is under the mouse anywhere")
		}
	}
	point()
	w.Think()
	if len(w.Previewed) != 0 {
		t.Errorf("another tree is shown, and the board has %v", w.Previewed)
	}
	point()
	w.Session.Delete(w.Session.Search())
	w.Show()
	if len(w.Previewed) != 0 {
		t.Errorf("the tree is gone, and the board has %v", w.Previewed)
	}
}
