package workbench

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/panes"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/tree"
	"drevo/internal/needs"
	"drevo/widgets/chessboard"
)

// bench is a workbench in a test window, with the queue that stands for the window's
// goroutine.
type bench struct {
	*Workbench
	t      *testing.T
	queue  chan func()
	screen fyne.Window
}

// unpadded is the window as the real one has it, without padding.
func (b *bench) unpadded() fyne.Window {
	b.screen.SetPadded(false)
	return b.screen
}

// iconless is a theme whose icons are empty: to read and colour those of a window again and again took a quarter of the
// time of its tests, which look at none.
type iconless struct{ fyne.Theme }

var noIcon = fyne.NewStaticResource("none.svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`))

func (iconless) Icon(fyne.ThemeIconName) fyne.Resource { return noIcon }

func start(t *testing.T, c config.Config) *bench {
	t.Helper()
	return startWith(t, c, nil)
}

// startWith is start with other panes than all.
func startWith(t *testing.T, c config.Config, entries []panes.Entry) *bench {
	t.Helper()
	return startOn(t, config.InMemory(c), nil, entries)
}

// startAt is start with the settings of a file, and the journal beside it.
func startAt(t *testing.T, path string) *bench {
	t.Helper()
	settings, err := config.Open(path, func(err error) { t.Error(err) })
	if err != nil {
		t.Fatal(err)
	}
	kept, err := journal.Open(path, func(err error) { t.Error(err) })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { // before its folder is gone, and while the test can still be told
		if err := errors.Join(settings.Flush(), kept.Close()); err != nil {
			t.Error(err)
		}
	})
	return startOn(t, settings, kept, nil)
}

// startOn starts on settings, with the given panes, or all.
func startOn(t *testing.T, settings *config.Store, kept *journal.Journal, entries []panes.Entry) *bench {
	t.Helper()
	if settings.Config().Face == "" { // most tests are about all that there is
		settings.Change(func(c *config.Config) { c.Face = config.FaceEverything })
	}
	app := test.NewTempApp(t)
	b := &bench{t: t, queue: make(chan func(), 1024)}
	w, err := New(Start{
		Settings: settings, Journal: kept, Panes: entries, Post: func(f func()) { b.queue <- f },
		SetTheme: func(th fyne.Theme) { app.Settings().SetTheme(iconless{th}) },
		Dark:     func() bool { return settings.Config().Theme == ThemeDark },
	})
	if err != nil {
		t.Fatal(err)
	}
	b.Workbench = w
	w.board.SetStill()
	b.screen = test.NewTempWindow(t, w.Content())
	b.screen.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(w.Close)
	b.until("the text that fits", func() bool { return !w.appearance.fitting })
	return b
}

// openFiles opens files and waits until they are read.
func (b *bench) openFiles(paths ...string) {
	b.t.Helper()
	b.OpenFiles(paths...)
	b.wait()
}

// wait lets what is being read come to its end.
func (b *bench) wait() {
	b.t.Helper()
	for b.reading.Busy() {
		(<-b.queue)()
	}
}

// save saves what is kept, and lets go of the session for the next start.
func (b *bench) save() {
	b.t.Helper()
	if err := errors.Join(b.Settings().Flush(), b.Journal().Close()); err != nil {
		b.t.Fatal(err)
	}
}

// think lets the search of the place run to its end.
func (b *bench) think() {
	b.t.Helper()
	b.Think()
	for b.toolbar.thinking {
		(<-b.queue)()
	}
}

// until does what was posted until a condition is met.
func (b *bench) until(what string, met func() bool) {
	b.t.Helper()
	for late := time.After(needs.Patience); !met(); {
		select {
		case do := <-b.queue:
			do()
		case <-late:
			b.t.Fatalf("%s does not come", what)
		}
	}
}

// child returns the node of a move at the root.
func (b *bench) child(san string) tree.ID {
	b.t.Helper()
	root := b.Session.Search().Position
	move, err := root.ParseSAN(san)
	if err != nil {
		b.t.Fatal(err)
	}
	id, ok := b.Session.Tree().Find(tree.Root, move)
	if !ok {
		b.t.Fatalf("%s has no node", san)
	}
	return id
}

// message is the sentence in the bar, moves are those that led to the position.
func (b *bench) message() string { return b.toolbar.message.Text }
func (b *bench) moves() string   { return present.Line(b.view.Game.Start(), b.view.Game.Moves()) }

// play plays a move by its SAN.
func (b *bench) play(san string) {
	b.t.Helper()
	move, err := b.view.Position.ParseSAN(san)
	if err != nil {
		b.t.Fatal(err)
	}
	b.Play(move)
}

func TestFirstStart(t *testing.T) {
	b := start(t, config.Config{})
	if b.view.Position.FEN() != session.FirstPosition || b.view.Search != nil || b.view.InTree {
		t.Errorf("before the first search the window shows %s", b.view.Position.FEN())
	}
	b.think()
	result, err := b.Session.Search().Wait()
	if err != nil {
		t.Fatal(err)
	}
	if !b.view.InTree || uint64(b.view.Tree.Len()) != result.Counts.Nodes {
		t.Errorf("search %d nodes, window %d, in the tree: %v", result.Counts.Nodes, b.view.Tree.Len(), b.view.InTree)
	}
	move := b.view.Position.SAN(result.Move)
	if !strings.Contains(b.message(), move) || !strings.Contains(b.message(), b.Score(b.view.Search)) {
		t.Errorf("the move is %q, the bar says %q", move, b.message())
	}
}

// TestPalette chooses other colours for the board: they are there again at the next start, and
// unknown ones give the first.
func TestPalette(t *testing.T) {
	needs.OneGoroutine(t)
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	b.setPalette("night")
	if got := b.board.Palette(); got != "night" {
		t.Errorf("the board has the palette %s", got)
	}
	b.save()
	if again := startAt(t, path); again.board.Palette() != "night" {
		t.Errorf("kept %q", again.Settings().Config().Board)
	}
	if strange := start(t, config.Config{Board: "Moon"}); strange.board.Palette() != chessboard.DefaultPalette().Key {
		t.Error("an unknown palette is used")
	}
}

func TestWhyNot(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Options: workspacetest.Absolute()})
	b.think()
	b.Select(b.view.Place(b.child("Ne4")))
	b.play("h5")
	words := b.view.Tree.Header().Vocabulary
	if b.view.InTree || !strings.Contains(b.message(), words.Reason(tree.ReasonAfterCut).Sentence) {
		t.Errorf("in the tree: %v; the bar says %q", b.view.InTree, b.message())
	}
	b.actions().back()
	if id, ok := b.Session.Node(); !ok || id != b.child("Ne4") {
		t.Errorf("one move back the node is %d, %v", id, ok)
	}
}

func TestBadTextChangesNothing(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{})
	b.think()
	before, said := b.view, b.message()
	for _, text := range []string{"", "hello", "9/8/8/8/8/8/8/8 w - -", "8/8/8/8/8/8/8/K7 w - - 0 1", "1. e5"} {
		b.Status(said)
		b.openText(text)
		if after := b.view; after.Position != before.Position || after.Tree != before.Tree || b.message() == said {
			t.Errorf("%q: %s, %q", text, after.Position.FEN(), b.message())
		}
	}
}

func TestOpenFileAndGo(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{})
	path := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(path, []byte("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 (2. f4) Nc6 *\n"), 0o644); err !=
		nil {
		t.Fatal(err)
	}
	b.openFiles(path)
	if g := b.view.Game; len(g.Mainline()) != 4 || g.Cursor() != 0 || !strings.Contains(b.message(), "game.pgn") {
		t.Fatalf("%d moves, cursor %d, %q", len(g.Mainline()), g.Cursor(), b.message())
	}
	b.actions().last()
	if b.moves() != "1. e4 e5 2. Nf3 Nc6" {
		t.Errorf("at the end the moves are %q", b.moves())
	}
	b.actions().back()
	b.Walk(func(g *session.Game) { g.Go(1) })
	if b.moves() != "1. e4" {
		t.Errorf("after a click on the first move the moves are %q", b.moves())
	}
	b.openFiles(filepath.Join(t.TempDir(), "nothing.pgn"))
	if !strings.Contains(b.message(), "nothing.pgn") || len(b.view.Game.Mainline()) != 4 {
		t.Errorf("a missing file: %q", b.message())
	}
}

// TestOtherLetters: a game with German letters is opened, and the bar says with which letters.
func TestOtherLetters(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{})
	b.openText("1. e4 e5 2. Sf3 Sc6 3. Lb5 *")
	if len(b.view.Game.Mainline()) != 5 || !strings.Contains(b.message(), "German letters") {
		t.Errorf("%d moves, %q", len(b.view.Game.Mainline()), b.message())
	}
	b.openText("1. e4 e5 2. Nf3 *")
	if strings.Contains(b.message(), "letters") {
		t.Errorf("of English letters is said %q", b.message())
	}
}

func TestOptions(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	b.Set("depth", "2")
	b.Set("forced", "broad")
	if b.toolbar.depth.Selected != "2" || b.toolbar.main[1].Selected != "broad" || b.Session.Values.Int("depth") != 2 {
		t.Errorf("the bar shows depth %s, %s", b.toolbar.depth.Selected, b.toolbar.main[1].Selected)
	}
	b.Set("depth", "99")
	if b.Session.Values.Int("depth") != 2 || !strings.Contains(b.toolbar.message.Text, "0 to 12") {
		t.Errorf("depth %d, %q", b.Session.Values.Int("depth"), b.toolbar.message.Text)
	}
	b.SetPreset(map[string]string{"order": "generated"})
	if b.Session.Values.Text("order") != "generated" || b.Session.Values.Text("forced") != "checks" ||
		b.Session.Values.Int("depth") != 2 {
		t.Errorf("after a preset: %v", b.Session.Values.Map())
	}
}

func TestSessionIsRestored(t *testing.T) {
	needs.OneGoroutine(t)
	path := filepath.Join(t.TempDir(), "drevo.json")
	fen := "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	settings, err := config.Open(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	settings.Change(func(c *config.Config) {
		c.Options, c.Flipped = map[string]string{"depth": "3"}, true
		c.Former = config.Former{Start: fen, Game: []string{"e2e4", "e7e5"}, Cursor: 1}
	})
	if err := settings.Flush(); err != nil {
		t.Fatal(err)
	}
	b := startAt(t, path)
	if b.moves() != "1. e4" || len(b.view.Game.Mainline()) != 2 || !b.board.Flipped() || b.Session.Values.Int("depth") !=
		3 {
		t.Errorf("restored: %q", b.moves())
	}
}

// TestUnit prints scores in each unit: the printer of the view has it, the bar says it, and it is
// kept.
func TestUnit(t *testing.T) {
	needs.RacedElsewhere(t)
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	b.think()
	said := map[string]present.Unit{}
	for _, unit := range present.Units() {
		b.SetUnit(unit)
		if b.view.Nodes.Format.Unit != unit || !strings.Contains(b.message(), b.Score(b.view.Search)) {
			t.Errorf("%q: the view prints in %q, the bar says %q", unit, b.view.Nodes.Format.Unit, b.message())
		}
		if other, twice := said[b.message()]; twice {
			t.Errorf("in %q and in %q the bar says %q", unit, other, b.message())
		}
		said[b.message()] = unit
	}
	b.save()
	if again := startAt(t, path); again.Unit != present.InOwn || again.view.Nodes.Format.Unit != present.InOwn {
		t.Errorf("the next start prints scores in %q", again.Unit)
	}
	if strange := start(t, config.Config{Scores: "stones"}); strange.Unit != present.InPawns {
		t.Errorf("an unknown unit is read as %q", strange.Unit)
	}
}

// TestOwnWeightsAreNamed: own weights stand beside the programme, after a switch to another
// programme and back, and after a restart.
func TestOwnWeightsAreNamed(t *testing.T) {
	needs.OneGoroutine(t)
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	if b.toolbar.own.Visible() {
		t.Errorf("at first the badge says %q", b.toolbar.badge.Text)
	}
	b.Set("weights", "centre:300")
	b.Set("depth", "3")
	const want = "own weights: centre 300"
	if !b.toolbar.own.Visible() || b.toolbar.badge.Text != want {
		t.Errorf("the badge says %q, want %q", b.toolbar.badge.Text, want)
	}
	b.ChooseProgramme("botvinnik")
	if b.toolbar.own.Visible() {
		t.Errorf("the badge of another programme says %q", b.toolbar.badge.Text)
	}
	b.ChooseProgramme("itep")
	if b.toolbar.badge.Text != want || b.Session.Values.Text("depth") != "3" {
		t.Errorf("after the switch the badge says %q, the depth is %s", b.toolbar.badge.Text, b.Session.Values.Text("depth"))
	}
	b.save()
	if again := startAt(t, path); again.toolbar.badge.Text != want || !again.toolbar.own.Visible() {
		t.Errorf("after a restart the badge says %q", again.toolbar.badge.Text)
	}
}

// TestTheBarOffersFewDepths, and among them what is set.
func TestTheBarOffersFewDepths(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	for _, c := range [][4]string{{"paulchess", "depth", "33", "1"}, {"kaissa", "level", "6.5", "FV0"}} {
		b.ChooseProgramme(c[0])
		b.Set(c[1], c[2])
		offered := b.toolbar.depth.Options
		if len(offered) > mostInBar+1 || offered[0] != c[3] || offered[len(offered)-1] != c[2] ||
			b.toolbar.depth.Selected != c[2] {
			t.Errorf("%s: offered are %v, shown is %s", c[0], offered, b.toolbar.depth.Selected)
		}
	}
}

// TestModernIsInTheBar: it stands among the programmes, and beside it only what differs from it.
func TestModernIsInTheBar(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	at := slices.Index(b.toolbar.programme.Options, "Modern")
	if at < 0 {
		t.Fatalf("the bar offers %v", b.toolbar.programme.Options)
	}
	b.toolbar.programme.SetSelectedIndex(at)
	if about := b.Session.Programme.About(); about.ID != "paulchess" || b.toolbar.own.Visible() {
		t.Errorf("chosen is %s, the badge says %q", about.ID, b.toolbar.badge.Text)
	}
	b.Set("killers", "false")
	if said := b.toolbar.badge.Text; said != "own options: killers false" || b.toolbar.programme.Selected != "Modern" {
		t.Errorf("without killers %s, the badge says %q", b.toolbar.programme.Selected, said)
	}
}

// TestKeysFitOneScreen: the list of keys is grouped, names every key once, and fits a window of
// 1280x800.
func TestKeysFitOneScreen(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	groups, seen := b.keyGroups(), map[string]string{}
	for _, g := range groups {
		if len(g.keys) == 0 || g.title == "" {
			t.Errorf("the group %q has %d keys", g.title, len(g.keys))
		}
		for _, k := range g.keys {
			place := g.title + " " + k[0]
			if g.title != "On the board" && g.title != "In the tree" && g.title != "Everywhere" {
				place = k[0] // these hold everywhere
			}
			if other, twice := seen[place]; twice {
				t.Errorf("%s is %q and %q", k[0], other, k[1])
			}
			seen[place] = k[1]
		}
	}
	if seen["Ctrl+F"] != "Find in the tree" || seen["F1"] == "" || len(groups) < 8 {
		t.Errorf("%d groups, Ctrl+F is %q", len(groups), seen["Ctrl+F"])
	}
	if size := keyList(groups).MinSize(); size.Width > 1200 || size.Height > 680 {
		t.Errorf("the list needs %v", size)
	}
}

// TestKeysOfTabsAndLayers bring a tab to the front and switch a layer.
func TestKeysOfTabsAndLayers(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	commands, tabs := b.frame.tabCommands(), b.frame.tabs
	for i := range tabs.Items {
		if commands[i].Do(); tabs.SelectedIndex() != i {
			t.Errorf("%s brings tab %d to the front", commands[i].Name, tabs.SelectedIndex())
		}
	}
	next, before := commands[len(tabs.Items)], commands[len(tabs.Items)+1]
	if next.Do(); tabs.SelectedIndex() != 0 {
		t.Errorf("behind the last tab comes tab %d", tabs.SelectedIndex())
	}
	if before.Do(); tabs.SelectedIndex() != len(tabs.Items)-1 {
		t.Errorf("before the first tab comes tab %d", tabs.SelectedIndex())
	}
	shown := b.board.Shows("best")
	for _, c := range b.layerCommands() {
		if c.Name == "Best moves" {
			c.Do()
		}
	}
	if b.board.Shows("best") == shown {
		t.Error("the key of the layer does not switch it")
	}
}
