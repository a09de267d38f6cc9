package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/chessboard"
	"drevo/widgets/treeview"
)

// bench is a workbench in a test window, with the queue that stands for the window's
// goroutine.
type bench struct {
	*Workbench
	t     *testing.T
	queue chan func()
}

func start(t *testing.T, c config.Config) *bench {
	t.Helper()
	app := test.NewTempApp(t)
	b := &bench{t: t, queue: make(chan func(), 1024)}
	w, err := New(Start{
		Config: c, Post: func(f func()) { b.queue <- f }, SetTheme: app.Settings().SetTheme, Dark: func() bool { return c.Theme == ThemeDark },
	})
	if err != nil {
		t.Fatal(err)
	}
	b.Workbench = w
	w.board.board.Still = true
	window := test.NewTempWindow(t, w.Content())
	window.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(func() { w.Close() })
	return b
}

// think lets the search of the place run to its end.
func (b *bench) think() {
	b.t.Helper()
	b.Workbench.think()
	for b.toolbar.thinking {
		(<-b.queue)()
	}
}

// child returns the node of a move at the root.
func (b *bench) child(san string) tree.ID {
	b.t.Helper()
	root := b.session.Search().Position
	move, err := root.ParseSAN(san)
	if err != nil {
		b.t.Fatal(err)
	}
	id, ok := b.session.Tree().Find(tree.Root, move)
	if !ok {
		b.t.Fatalf("%s has no node", san)
	}
	return id
}

func TestFirstStart(t *testing.T) {
	b := start(t, config.Config{})
	if s := b.State(); s.FEN != session.FirstPosition || s.Rows != 0 || s.BestMove != "" {
		t.Errorf("before the first search the window says %+v", s)
	}
	b.think()
	s := b.State()
	result, err := b.session.Search().Wait()
	if err != nil {
		t.Fatal(err)
	}
	if s.Nodes != result.Counts.Nodes || s.TreeNodes != int(result.Counts.Nodes) || s.Readouts[readNodes] == "–" {
		t.Errorf("search %d nodes, window %+v", result.Counts.Nodes, s)
	}
	if !strings.Contains(s.Message, s.BestMove) || s.BestMove == "" {
		t.Errorf("the move is %q, the bar says %q", s.BestMove, s.Message)
	}
	if len(s.Why) != len(b.session.Tree().Line(tree.Root))+1 {
		t.Errorf("the value comes from %v", s.Why)
	}
}

// TestMovesNotLookedAt lists, at nodes of both programmes, every legal move that has no node, with a rule; and plays one.
func TestMovesNotLookedAt(t *testing.T) {
	for programme, options := range map[string]map[string]string{
		"botvinnik": {"effort": "5"},
		"itep":      {"depth": "3", "scheme": "active2"},
	} {
		b := start(t, config.Config{Programme: programme, Options: options})
		b.think()
		tr, listed := b.session.Tree(), 0
		for id := tree.Root; int(id) < min(tr.Len(), 200); id++ {
			n := tr.Node(id)
			p, err := tr.Position(id)
			if !n.Closed || n.Type.Test() || err != nil {
				continue
			}
			e := evidence{search: b.session.Search(), tree: tr, source: b.tree.source, node: id}
			absent := map[string]bool{}
			for _, a := range e.absent(n) {
				absent[a.ID] = true
				if a.Reason == "" || !strings.Contains(a.Hint, a.Move) {
					t.Fatalf("%s, node %d: %+v", programme, id, a)
				}
			}
			var legal board.MoveList
			p.Legal(&legal)
			for _, move := range legal.All() {
				if _, found := tr.Find(id, move); found == absent[move.UCI()] {
					t.Fatalf("%s, node %d: %s has a node: %v, and is listed as not looked at: %v", programme, id, move, found, !found)
				}
			}
			listed += len(absent)
		}
		if listed == 0 {
			t.Errorf("%s looked at everything", programme)
		}
	}
	b := start(t, config.Config{Programme: "botvinnik", Options: map[string]string{"effort": "5"}})
	b.think()
	b.why.panel.OnAbsent("g1f1")
	if s := b.State(); s.Place != "30. Kf1" || !strings.Contains(s.Message, "was not looked at") {
		t.Errorf("after a click on Kf1 the window is at %q and says %q", s.Place, s.Message)
	}
}

// TestPalette chooses other colours for the board: they are there again at the next start, and unknown ones give the first.
func TestPalette(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := start(t, config.Config{})
	b.saver.path = path
	b.setPalette("Night")
	if got := b.board.board.Scene().Palette.Name; got != "Night" {
		t.Errorf("the board has the palette %s", got)
	}
	if err := b.saver.flush(); err != nil {
		t.Fatal(err)
	}
	kept, err := config.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	if again := start(t, kept); again.board.board.Scene().Palette.Name != "Night" {
		t.Errorf("kept %q", kept.Board)
	}
	if strange := start(t, config.Config{Board: "Moon"}); strange.board.board.Scene().Palette.Name != chessboard.DefaultPalette().Name {
		t.Error("an unknown palette is used")
	}
}

// TestSelectionFollowsEverywhere chooses a node in each of the places where one can.
func TestSelectionFollowsEverywhere(t *testing.T) {
	b := start(t, config.Config{})
	b.think()
	id := b.child("Ba3")
	ways := map[string]func(tree.ID){
		"explorer": func(id tree.ID) { b.tree.explorer.OnSelect(treeview.ID(id)) },
		"icicle":   func(id tree.ID) { b.tree.icicle.OnSelect(treeview.ID(id)) },
		"crumbs":   func(id tree.ID) { b.tree.crumbs.OnSelect(treeview.ID(id)) },
		"why":      func(id tree.ID) { b.why.panel.OnSelect(uint32(id)) },
	}
	for name, choose := range ways {
		choose(tree.Root)
		choose(id)
		p, err := b.session.Tree().Position(id)
		if err != nil {
			t.Fatal(err)
		}
		if shown := b.board.board.Scene().Pieces; shown != pieces(&p) {
			t.Errorf("%s: the board shows another position", name)
		}
		if got := tree.ID(b.tree.explorer.Selected()); got != id {
			t.Errorf("%s: the explorer is at node %d, want %d", name, got, id)
		}
		if got := tree.ID(b.tree.icicle.Selected()); got != id {
			t.Errorf("%s: the icicle is at node %d, want %d", name, got, id)
		}
		if got, ok := b.why.panel.Selected(); !ok || tree.ID(got) != id {
			t.Errorf("%s: the panel is at node %d, %v", name, got, ok)
		}
		if b.terms.value.Total == 0 {
			t.Errorf("%s: the breakdown was not made for the position", name)
		}
		if b.board.fen.Text != p.FEN() {
			t.Errorf("%s: the FEN is %s", name, b.board.fen.Text)
		}
	}
}

func TestWhyNot(t *testing.T) {
	b := start(t, config.Config{})
	b.think()
	b.session.Select(b.child("Ne4"))
	b.showPlace()
	b.playSquares(int(board.H7), int(board.H5), 0)
	s := b.State()
	if s.InTree || !strings.Contains(s.Message, tree.ReasonAfterCut.Info().Sentence) {
		t.Errorf("in the tree: %v; the bar says %q", s.InTree, s.Message)
	}
	if got := b.tree.explorer.Selected(); got != treeview.NoID {
		t.Errorf("off the tree the explorer still marks node %d", got)
	}
	b.actions().back()
	if id, ok := b.session.Node(); !ok || id != b.child("Ne4") {
		t.Errorf("one move back the node is %d, %v", id, ok)
	}
}

func TestTermLightsItsSquares(t *testing.T) {
	b := start(t, config.Config{})
	b.terms.pick("knightPossibilities")
	layer := b.terms.layer()
	if len(layer.Heat) == 0 {
		t.Fatal("no square is lit")
	}
	var sum float64
	for _, h := range layer.Heat {
		sum += h.Value
	}
	row, _ := b.terms.value.Row("knightPossibilities")
	if int32(sum) != row.Net() {
		t.Errorf("the squares add up to %v, the term is %d", sum, row.Net())
	}
}

func TestBadTextChangesNothing(t *testing.T) {
	b := start(t, config.Config{})
	b.think()
	before := b.State()
	for _, text := range []string{"", "hello", "9/8/8/8/8/8/8/8 w - -", "8/8/8/8/8/8/8/K7 w - - 0 1", "1. e5"} {
		b.openText(text)
		after := b.State()
		if after.FEN != before.FEN || after.TreeNodes != before.TreeNodes || after.Message == before.Message {
			t.Errorf("%q: %s, %d nodes, %q", text, after.FEN, after.TreeNodes, after.Message)
		}
	}
	b.playText("Ke5")
	if after := b.State(); after.FEN != before.FEN || !strings.Contains(after.Message, "Ke5") {
		t.Errorf("after a move that does not exist: %s, %q", after.FEN, after.Message)
	}
}

func TestOpenFileAndGo(t *testing.T) {
	b := start(t, config.Config{})
	path := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(path, []byte("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 (2. f4) Nc6 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	b.OpenFile(path)
	if s := b.State(); s.Game != 4 || s.Cursor != 0 || !strings.Contains(s.Message, "game.pgn") {
		t.Fatalf("%+v", s)
	}
	b.actions().last()
	if s := b.State(); s.Place != "1. e4 e5 2. Nf3 Nc6" {
		t.Errorf("at the end the place is %q", s.Place)
	}
	b.actions().back()
	b.board.record.OnGo(1)
	if s := b.State(); s.Place != "1. e4" {
		t.Errorf("after a click on the first move the place is %q", s.Place)
	}
	b.OpenFile(filepath.Join(t.TempDir(), "nothing.pgn"))
	if s := b.State(); !strings.Contains(s.Message, "nothing.pgn") || s.Game != 4 {
		t.Errorf("a missing file: %+v", s)
	}
}

func TestOptions(t *testing.T) {
	b := start(t, config.Config{})
	b.setOption("depth", "2")
	b.setOption("forced", "broad")
	if b.toolbar.depth.Selected != "2" || b.toolbar.options["forced"].Selected != "broad" || b.session.Values.Int("depth") != 2 {
		t.Errorf("the bar shows depth %s, %s", b.toolbar.depth.Selected, b.toolbar.options["forced"].Selected)
	}
	b.setOption("depth", "99")
	if b.session.Values.Int("depth") != 2 || !strings.Contains(b.toolbar.message.Text, "0 to 12") {
		t.Errorf("depth %d, %q", b.session.Values.Int("depth"), b.toolbar.message.Text)
	}
	b.setPreset(map[string]string{"order": "generated"})
	if b.session.Values.Text("order") != "generated" || b.session.Values.Text("forced") != "narrow" || b.session.Values.Int("depth") != 2 {
		t.Errorf("after a preset: %v", b.session.Values.Map())
	}
}

func TestSessionIsRestored(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	fen := "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	saved := config.Config{Start: fen, Game: []string{"e2e4", "e7e5"}, Cursor: 1, Options: map[string]string{"depth": "3"}, Flipped: true}
	if err := config.Save(path, saved); err != nil {
		t.Fatal(err)
	}
	c, err := config.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	b := start(t, c)
	if s := b.State(); s.Place != "1. e4" || s.Game != 2 || !s.Flipped || b.session.Values.Int("depth") != 3 {
		t.Errorf("%+v", s)
	}
	if _, err := restore(Start{Config: config.Config{Start: fen, Game: []string{"e2e5"}}}); err == nil {
		t.Error("a game that can't be is restored without a word")
	}
}

func TestLayersFollowTheBoxes(t *testing.T) {
	b := start(t, config.Config{})
	b.think()
	hidden := func(name string) bool {
		for _, l := range b.board.board.Scene().Layers {
			if l.Name == name {
				return l.Hidden
			}
		}
		t.Fatalf("there is no layer %q", name)
		return false
	}
	if hidden(layerBest) || !hidden(layerTrajectories) {
		t.Error("at first the best moves are seen, and no trajectories")
	}
	b.board.layers[layerTrajectories].SetChecked(true)
	if hidden(layerTrajectories) {
		t.Error("the box does not show the layer")
	}
	b.maps.SetHorizon(1)
	for _, l := range b.board.board.Scene().Layers {
		if l.Name == layerTrajectories && len(l.Trajectories) != 2 {
			t.Errorf("within one half-move there are %d trajectories, want Qxf6 and Qxd5", len(l.Trajectories))
		}
	}
}

func TestRecordRows(t *testing.T) {
	p, err := board.ParseFEN(session.FirstPosition)
	if err != nil {
		t.Fatal(err)
	}
	line := session.NewGame(p)
	for _, san := range []string{"Ba3", "Qxa3", "Nh5+"} {
		at := line.Position()
		move, err := at.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		line.Play(move)
	}
	rows := recordRows(line)
	if len(rows) != 2 || rows[0].number != 30 || rows[1].number != 31 || rows[0].moves[1].san != "Qxa3" || !rows[1].moves[0].here || rows[1].moves[1].san != "" {
		t.Errorf("%+v", rows)
	}
}

func TestTargets(t *testing.T) {
	p := board.Start()
	if got := targets(&p, int(board.E2)); len(got) != 2 {
		t.Errorf("the king's pawn has the targets %+v", got)
	}
	if got := targets(&p, int(board.E7)); len(got) != 0 {
		t.Errorf("the man of the other side has the targets %+v", got)
	}
	if checkedKing(&p) != chessboard.None {
		t.Error("nobody is in check at the start")
	}
}

// TestExperimentIsCancelled starts an experiment of minutes and gives it up.
func TestExperimentIsCancelled(t *testing.T) {
	b := start(t, config.Config{})
	b.experiments.choice.SetSelected("itep-games")
	b.experiments.startOrCancel()
	if b.experiments.cancel == nil || !b.experiments.progress.Visible() {
		t.Fatal("nothing runs")
	}
	b.experiments.startOrCancel()
	for b.experiments.cancel != nil {
		(<-b.queue)()
	}
	if b.experiments.report.Text() != "Cancelled." || b.experiments.progress.Visible() {
		t.Errorf("after the cancel the page says %q", b.experiments.report.Text())
	}
}

// TestNoMoveIsSaid lets the active game fail four rounds: the bar says that there is no move,
// and which was the best found.
func TestNoMoveIsSaid(t *testing.T) {
	b := start(t, config.Config{Options: map[string]string{"scheme": "active2", "depth": "4"}})
	b.openText("8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1")
	b.think()
	result, err := b.session.Search().Wait()
	if err != nil {
		t.Fatal(err)
	}
	s := b.State()
	if result.Move != board.NoMove || !strings.Contains(s.Message, "gives no move") || !strings.Contains(s.Message, "best move found") {
		t.Errorf("move %s, the bar says %q", result.Move, s.Message)
	}
}
