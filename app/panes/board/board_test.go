package board

import (
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/widgets/chessboard"
)

func TestTargets(t *testing.T) {
	p := board.Start()
	if got := targets(&p, int(board.E2)); len(got) != 2 {
		t.Errorf("the king's pawn has the targets %+v", got)
	}
	if got := targets(&p, int(board.E7)); len(got) != 0 {
		t.Errorf("the piece of the other side has the targets %+v", got)
	}
	if checkedKing(&p) != chessboard.None {
		t.Error("nobody is in check at the start")
	}
}

// shown puts the column into a window of a session.
func shown(t *testing.T, layers ...pane.Layer) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, "itep", nil, "")
	p := New(w, layers, container.NewVBox())
	p.OnLayer, p.OnPick, p.OnPoint = func(pane.LayerKey, bool) {}, func(int) {}, func(int, fyne.Position) {}
	w.Put(p)
	p.Draw()
	return w, p
}

// TestDrawingsBelongToTheirPosition: arrows go with the position in which they were drawn, and come
// back with it.
func TestDrawingsBelongToTheirPosition(t *testing.T) {
	w, p := shown(t)
	first := chessboard.Shapes{Arrows: []chessboard.Arrow{{From: 27, To: 45, Width: chessboard.UserWidth,
		Role: chessboard.RoleUser1}}}
	draw := func(shapes chessboard.Shapes) { p.board.SetShapes(shapes); p.board.OnShapes(shapes) }
	draw(first)
	w.PlayText("Ba3")
	if got := p.board.Shapes(); !got.Empty() {
		t.Errorf("another position shows %+v", got)
	}
	second := chessboard.Shapes{Marks: []chessboard.Mark{{Square: 12, Kind: chessboard.MarkRing,
		Role: chessboard.RoleUser2}}}
	draw(second)
	w.Session.Walk(func(g *session.Game) { g.Back() })
	w.Show()
	if got := p.board.Shapes(); !reflect.DeepEqual(got, first) {
		t.Errorf("back again the position shows %+v", got)
	}
	from := w.Session.Position()
	move, err := from.ParseSAN("Kf2")
	if err != nil {
		t.Fatal(err)
	}
	p.Preview(from.After(move), []board.Move{board.Pass})
	if got := p.board.Shapes(); !got.Empty() {
		t.Errorf("a line that is played on the board shows %+v", got)
	}
	p.Preview(from, nil)
	if got := p.board.Shapes(); !reflect.DeepEqual(got, first) {
		t.Errorf("after the line the position shows %+v", got)
	}
	draw(chessboard.Shapes{})
	w.PlayText("Ba3")
	if got := p.board.Shapes(); !reflect.DeepEqual(got, second) {
		t.Errorf("after Ba3 again there is %+v", got)
	}
	if text := w.Session.Game.PGN(); !strings.Contains(text, "[%csl Re2]") || strings.Contains(text, "cal") {
		t.Errorf("the game does not keep what is drawn: %s", text)
	}
	w.Session.Game.GoTo(append(w.Session.Game.Moves(), board.Pass))
	w.Show()
	draw(first)
	if len(p.drawn) != 1 || strings.Contains(w.Session.Game.PGN(), "cal") {
		t.Errorf("beside the game %d drawings are kept", len(p.drawn))
	}
}

// TestLayersHideOthers: a layer in whose way others would be takes them away while it is drawn; their
// boxes stay as they were, and say so.
func TestLayersHideOthers(t *testing.T) {
	drawn := map[pane.LayerKey]int{}
	layer := func(key pane.LayerKey) pane.Layer {
		return pane.Layer{Key: key, Name: string(key), Order: 20, Hint: "Shows " + string(key),
			Draw: func() chessboard.Layer {
				drawn[key]++
				return chessboard.Layer{}
			}}
	}
	chosen := true
	attack := layer("attack")
	attack.Hides = func() []pane.LayerKey {
		if chosen {
			return []pane.LayerKey{pane.BestMoves}
		}
		return nil
	}
	_, p := shown(t, layer(pane.BestMoves), attack)
	p.Switch(pane.BestMoves, true)
	p.Switch("attack", true)
	p.Draw()
	box := p.boxes.boxes[pane.BestMoves]
	if drawn[pane.BestMoves] != 0 || drawn["attack"] != 1 || !box.Disabled() || !box.Checked ||
		!strings.Contains(box.Hint(), "Not drawn while") {
		t.Errorf("drawn %v; the box is disabled %v, checked %v: %q", drawn, box.Disabled(), box.Checked, box.Hint())
	}
	if !p.Kept()["best"] {
		t.Error("the next start does not show the layer that was hidden")
	}
	chosen = false
	p.Draw()
	if drawn[pane.BestMoves] != 1 || box.Disabled() || box.Hint() != "Shows best (Alt+1)" {
		t.Errorf("without it drawn %v, disabled %v: %q", drawn, box.Disabled(), box.Hint())
	}
}

// TestLegendsOfTheirOwn: the signs of a layer that explains itself stand in its pane and not below
// the board.
func TestLegendsOfTheirOwn(t *testing.T) {
	here := chessboard.NewLegendView(nil)
	own := pane.Layer{Key: "own", Name: "Own", Draw: func() chessboard.Layer {
		return chessboard.Layer{Marks: []chessboard.Mark{{Square: 3, Kind: chessboard.MarkRing, Role: chessboard.RolePin}}}
	}}
	own.Legend = func() *chessboard.LegendView { return here }
	_, p := shown(t, own)
	p.Switch("own", true)
	p.Draw()
	if len(here.Entries()) != 1 || len(p.legend.Entries()) != 0 {
		t.Errorf("%d signs beside, %d below", len(here.Entries()), len(p.legend.Entries()))
	}
	here = nil
	p.Draw()
	if len(p.legend.Entries()) != 1 {
		t.Errorf("%d signs below when the pane is not in front", len(p.legend.Entries()))
	}
}

// TestALayerWithoutAnythingSaysSo: what is switched on says in the legend that it finds nothing, and
// no longer where it finds something.
func TestALayerWithoutAnythingSaysSo(t *testing.T) {
	const (
		quiet   = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
		inCheck = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"
		some    = "4k3/4r3/8/8/1b6/4N3/3Q4/2B1K3 w - - 0 1"
	)
	for _, c := range []struct{ key, fen, says string }{
		{"threats", quiet, "Threats: none here"}, {"hanging", quiet, "Hanging pieces: none here"}, {"pins", quiet,
			"Pins: none here"},
		{"threats", inCheck, "Threats: none while in check"}, {"threats", some, ""}, {"hanging", some, ""}, {"pins", some,
			""},
	} {
		_, p := column(t, c.fen)
		p.Switch(pane.LayerKey(c.key), true)
		p.Draw()
		said := ""
		for _, e := range p.legend.Entries() {
			if strings.Contains(e.Name, ": none") {
				said += e.Name
			}
		}
		if said != c.says || len(p.legend.Entries()) == 0 {
			t.Errorf("%s at %s: %q of %d entries, want %q", c.key, c.fen, said, len(p.legend.Entries()), c.says)
		}
	}
}

// TestPreview shows where a line leads, over the position where it begins, and nothing of it
// afterwards; of a long line the first moves are made.
func TestPreview(t *testing.T) {
	w := panetest.New(t, "itep", nil, "")
	p := New(w, nil, container.NewVBox())
	w.Put(p)
	before := p.board.Scene().Pieces
	from := w.Session.Position()
	var line []board.Move
	at := from
	for _, san := range []string{"Ba3", "Qxa3", "Nh5+", "gxh5", "Qg5+", "Kf8", "Qxf6+", "Kg8"} {
		move, err := at.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		line = append(line, move)
		at = at.After(move)
	}
	p.Preview(from, line[:2])
	layers := p.board.Scene().Layers
	if len(layers) != 1 || len(layers[0].Arrows) != 2 || layers[0].Arrows[1].Label != "2" || p.board.Scene().Pieces !=
		before {
		t.Fatalf("two moves: %+v", layers)
	}
	if g := layers[0].Overlays[0].(laterPieces); g.then[board.A3] != 'q' || g.then[board.B2] != 0 ||
		g.now[board.B2] != 'B' {
		t.Error("the later pieces do not stand where the line ends")
	}
	p.Preview(from, line)
	arrows := p.board.Scene().Layers[0].Arrows
	if len(arrows) != previewMoves || arrows[len(arrows)-1].Label != "8" || p.board.Scene().Pieces[board.A3] != 'q' {
		t.Errorf("eight moves: %+v", arrows)
	}
	p.Draw() // other layers wait
	if len(p.board.Scene().Layers) != 1 {
		t.Error("another layer is drawn over the line")
	}
	p.Preview(from, nil)
	if p.board.Scene().Pieces != before || len(p.board.Scene().Layers) != 0 {
		t.Error("the line stays on the board")
	}
	p.Preview(from, line[:2])
	w.PlayText("Ne2")
	if p.previewing || p.board.Scene().Pieces[board.E2] != 'N' {
		t.Error("a move does not end the preview")
	}
}

// TestPalettesHaveKeys, which settings hold; those of older versions hold the names.
func TestPalettesHaveKeys(t *testing.T) {
	p := New(panetest.New(t, "itep", nil, ""), nil, container.NewVBox())
	var have []string
	for _, palette := range chessboard.Palettes() {
		have = append(have, "palette."+palette.Key+" palette")
		for _, kept := range []string{palette.Key, palette.Name} {
			if p.UsePalette(kept); p.Palette() != palette.Key {
				t.Errorf("%q leads to %s", kept, p.Palette())
			}
		}
	}
	if p.UsePalette("of a newer version"); p.Palette() != chessboard.Palettes()[0].Key {
		t.Errorf("an unknown one leads to %s", p.Palette())
	}
	enginetest.CheckListed(t, have)
}
