package workbench

import (
	"fmt"
	"maps"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/glossary"
	"drevo/app/pane"
	"drevo/internal/needs"
	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
	"drevo/widgets/prose"
)

// firstStarted is a window in a face, as at a first start of a size, once everything that works beside it has ended.
func firstStarted(t *testing.T, face string, width, height float32) *bench {
	t.Helper()
	b := start(t, config.Config{Face: face, Toured: true})
	b.unpadded().Resize(fyne.NewSize(width, height))
	b.firstStart()
	b.run()
	for b.desk.Busy() { // also the searches of moves by themselves, which take some seconds
		(<-b.queue)()
	}
	b.appearance.relayout()
	return b
}

// firstScreen is what stands in a window to be read and used.
type firstScreen struct {
	controls int
	texts    []string
}

// look collects the controls that can be seen below an object, and the texts that are drawn.
func (s *firstScreen) look(o fyne.CanvasObject) {
	if o == nil || !o.Visible() {
		return
	}
	switch x := o.(type) {
	case *canvas.Text:
		s.texts = append(s.texts, x.Text)
	case *fyne.Container:
		s.lookAll(x.Objects)
	case *container.AppTabs:
		s.controls += len(x.Items)
		for _, item := range x.Items {
			s.texts = append(s.texts, item.Text)
		}
		if item := x.Selected(); item != nil {
			s.look(item.Content)
		}
	case *container.Scroll:
		s.look(x.Content)
	case *container.Split:
		s.controls++
		s.lookAll([]fyne.CanvasObject{x.Leading, x.Trailing})
	case *prose.View:
		s.controls += x.Links()
		s.draw(x)
	case fyne.Widget:
		if _, ok := o.(fyne.Disableable); ok {
			s.controls++
		}
		s.draw(x)
		s.lookAll(test.WidgetRenderer(x).Objects())
	}
}

func (s *firstScreen) lookAll(list []fyne.CanvasObject) {
	for _, o := range list {
		s.look(o)
	}
}

// draw collects the texts of a widget that draws itself. Those on the board are its coordinates and signs.
func (s *firstScreen) draw(w fyne.Widget) {
	if _, board := w.(*chessboard.Board); board {
		return
	}
	field := reflect.Indirect(reflect.ValueOf(w)).FieldByName("Surface")
	if !field.IsValid() || !field.CanInterface() {
		return
	}
	if surface, ok := field.Interface().(*draw.Surface); ok && surface != nil {
		s.texts = append(s.texts, drawtest.Words(drawtest.Items(surface))...)
	}
}

// jargon lists the words of the glossary that stand in the texts.
func (s *firstScreen) jargon(words []glossary.Word) []string {
	all := " " + strings.ToLower(strings.Join(s.texts, " | ")) + " "
	found := map[string]bool{}
	for _, w := range words {
		name := strings.ToLower(w.Name)
		if len(name) > 3 && regexp.MustCompile(`[^\pL]`+regexp.QuoteMeta(name)+`[^\pL]`).MatchString(all) {
			found[name] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// TestFirstScreen: what a first start shows is counted, tells its story, and is whole in small windows: one window for
// all, for what works beside it takes long. With DREVO_LONG it is counted beside the face with everything.
func TestFirstScreen(t *testing.T) {
	needs.OneGoroutine(t)
	b := firstStarted(t, config.FaceSimple, 1440, 900)
	simple := b.counted(config.FaceSimple)
	if simple.controls > 20 || simple.figures > 42 || simple.years > 8 || len(simple.words) > 18 {
		t.Errorf("the simple face has %+v", simple)
	}
	b.tellsTheStory()
	b.keepsTheSecondLine()
	b.plantsTheTree()
	b.fitsSmallWindows()
	if os.Getenv("DREVO_LONG") == "" {
		return
	}
	all := firstStarted(t, config.FaceEverything, 1440, 900).counted(config.FaceEverything)
	if all.controls <= simple.controls || all.figures <= simple.figures || len(all.words) <= len(simple.words) {
		t.Errorf("with everything there are %+v, and in the simple face %+v", all, simple)
	}
}

// count is how much there is to be used and read. Years are no figures.
type count struct {
	controls, figures, years int
	words                    []string
}

// counted counts a first screen: beside the rows of its lists, the moves of the strip and the menu its controls, and its
// numbers, of which the values of the moves in view are half. With -v it prints them.
func (b *bench) counted(face string) count {
	b.t.Helper()
	var s firstScreen
	s.look(b.Content())
	figures, years := numerals(s.texts)
	c := count{s.controls, figures, years, s.jargon(b.help.words())}
	b.t.Logf("%s: %+v", face, c)
	return c
}

// numeral is a number that stands for itself: no move, square or move's number.
var numeral = regexp.MustCompile(`^[−+±×≤≥=\[(]*\d[\d .,]*[)\]%.,;:]*$`)

// spaced is a move behind its number and a blank, as people write it: "30. Ba3".
var spaced = regexp.MustCompile(`\d+\. ?[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8]`)

// dated is a year, or the years of a programme.
var dated = regexp.MustCompile(`^(19|20)\d\d(-\d\d)?[)\].,;:]*$`)

// numerals counts the numbers of texts, and the years, each by itself.
func numerals(texts []string) (figures, years int) {
	for word := range strings.FieldsSeq(spaced.ReplaceAllString(strings.Join(texts, " "), "")) {
		switch {
		case dated.MatchString(word):
			years++
		case numeral.MatchString(word):
			figures++
		}
	}
	return figures, years
}

// TestTheSimpleFaceHasFewTabs and everything else when it is asked for; what is chosen stays chosen.
func TestTheSimpleFaceHasFewTabs(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Face: config.FaceSimple, Toured: true})
	var names []string
	for _, item := range b.frame.tabs.Items {
		names = append(names, item.Text)
	}
	if !slices.Equal(names, []string{"Why", "Evaluation", "Compare", "Trajectories", "Game", "Lesson"}) {
		t.Errorf("the tabs are %v", names)
	}
	if err := b.Open(pane.Terms, ""); err != nil {
		t.Fatal(err)
	}
	b.otherFace()
	if b.frame.front().Key() != pane.Terms || len(b.frame.groups) == 0 || b.Settings().Config().Face !=
		config.FaceEverything || !b.readouts.Content().Visible() || b.plain.Content().Visible() {
		t.Errorf("with everything %s is in front", b.frame.front().Key())
	}
	b.otherFace()
	if b.frame.front().Key() != pane.Terms || b.readouts.Content().Visible() || !b.plain.Content().Visible() {
		t.Errorf("in the simple face %s is in front", b.frame.front().Key())
	}
	if err := b.Open(pane.Options, ""); err != nil || b.faces.simple || b.frame.front().Key() != pane.Options {
		t.Errorf("the options do not come: %v", err)
	}
}

// TestWhoHasUsedTheWindowKeepsEverything: only a first start is simple by itself.
func TestWhoHasUsedTheWindowKeepsEverything(t *testing.T) {
	needs.OneGoroutine(t)
	for _, c := range []struct {
		config.Config
		simple bool
	}{{config.Config{}, true}, {config.Config{Toured: true}, false}, {config.Config{Face: config.FaceSimple, Toured: true},
		true}, {config.Config{Face: config.FaceEverything}, false}} {
		if c.Simple() != c.simple {
			t.Errorf("%+v is simple: %v", c.Config, c.Simple())
		}
	}
}

// keepsTheSecondLine: Why has the line of the second search also where it was not seen when that ended, after the
// window has had another size, and after the other face.
func (b *bench) keepsTheSecondLine() {
	t := b.t
	has := func(when string) {
		t.Helper()
		for b.desk.Busy() {
			(<-b.queue)()
		}
		var s firstScreen
		s.look(b.Content())
		if !slices.Contains(s.texts, "After 30...Qxa3, as in the game") {
			t.Errorf("%s the line is not there", when)
		}
	}
	open := func(key pane.Key) {
		t.Helper()
		if err := b.Open(key, ""); err != nil {
			t.Fatal(err)
		}
	}
	has("at first")
	open(pane.Terms)
	b.think()
	for b.desk.Busy() {
		(<-b.queue)()
	}
	open(pane.Why)
	has("after a search while another tab was in front")
	for _, other := range []fyne.Size{{Width: 2560, Height: 1413}, {Width: 500, Height: 1900},
		{Width: 1440, Height: 900}} {
		b.screen.Resize(other)
		b.settle()
		open(pane.Why)
		if b.frame.wide != (other.Width > 2000) || b.frame.slim != (other.Width < 600) {
			t.Errorf("in a window of %v there are two panels: %v; it is slim: %v", other, b.frame.wide, b.frame.slim)
		}
		has(fmt.Sprintf("in a window of %v", other))
	}
	b.otherFace()
	b.otherFace()
	has("after the other face")
}

// plantsTheTree: the small tree has room beside the moves at 1280x800, below the sentence about it, and tells there
// what a second search gives the answer of the game.
func (b *bench) plantsTheTree() {
	b.screen.Resize(fyne.NewSize(1280, 800))
	b.settle()
	b.appearance.relayout() // with the headline as high as it is in this width
	var s firstScreen
	s.look(b.plain.Content())
	for _, text := range []string{"30.Nf1", "13 not looked at", "+3.00 by a second search"} {
		if !slices.Contains(s.texts, text) {
			b.t.Errorf("at 1280x800 %q is not in the middle: %v", text, s.texts)
		}
	}
}

// tellsTheStory: the game with its players and year, Botvinnik's tree, the trajectory of its move, and what the others
// play.
func (b *bench) tellsTheStory() {
	t := b.t
	if !strings.HasPrefix(b.headline.Words(), "Botvinnik's method plays 30.Ba3 and expects 30...") {
		t.Errorf("the headline is %q", b.headline.Words())
	}
	for _, text := range []string{"Botvinnik, Mikhail – Capablanca", "AVRO 1938", "The game went 30.Ba3 ",
		"... and White won."} {
		if !strings.Contains(b.board.Caption(), text) {
			t.Errorf("%q is not in %q", text, b.board.Caption())
		}
	}
	b.guessing.toggle()
	if said := b.board.Caption(); strings.Contains(said, "Ba3") || !strings.Contains(said, "AVRO 1938") {
		t.Errorf("while one guesses the game is %q", said)
	}
	b.guessing.toggle()
	if said := b.board.Caption(); !strings.Contains(said, "The game went 30.Ba3 ") {
		t.Errorf("when the answer was shown the game is %q", said)
	}
	var s firstScreen
	if s.look(b.plain.Content()); !slices.Contains(s.texts, "+3.00 by a second search") {
		t.Errorf("in the middle stands %v", s.texts)
	}
	if !b.board.Shows(firstLayer) || b.frame.front().Key() != pane.Why || b.view.Game.Mainline()[0].UCI() != "b2a3" {
		t.Errorf("the layer is on: %v, in front is %s", b.board.Shows(firstLayer), b.frame.front().Key())
	}
	moves := map[string]string{}
	for _, item := range b.plays.Items() {
		moves[item.Name] = item.Move
	}
	s = firstScreen{}
	s.look(b.plays)
	for _, text := range []string{"30.Kh1", "Kaissa", "1972", "ITEP", "1963"} {
		if !slices.Contains(s.texts, text) {
			t.Errorf("%q is not in the strip: %v", text, s.texts)
		}
	}
	if moves["Botvinnik's method"] != "30.Ba3" || moves["ITEP"] != "30.Qe2" || moves["Kaissa"] != "30.Kh1" {
		t.Errorf("the strip says %v", moves)
	}
	if undo, _ := b.Steps(); undo != "" {
		t.Errorf("there is something to undo: %s", undo)
	}
}

// TestGuessFirst: the answer is nowhere until it is asked for, or a move was made, which is set beside it.
func TestGuessFirst(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Face: config.FaceSimple, Toured: true, Programme: "paulchess"})
	b.guessing.toggle()
	b.run()
	b.striped("ITEP")
	said := b.headline.Words() + b.message()
	for _, item := range b.plays.Items() {
		said += item.Move + item.Hint
	}
	if strings.Contains(said, "Qe2") || b.plain.Content().Visible() || b.frame.panels.Visible() ||
		!strings.Contains(said, "What would you play here?") {
		t.Errorf("the answer is not kept: %q", said)
	}
	b.guessing.toggle()
	explorer, plain := b.guessing.hidden[0], b.plain.Content()
	if !strings.Contains(b.headline.Words(), "30.Qe2") || !plain.Visible() || explorer.Visible() ||
		!b.frame.panels.Visible() {
		t.Errorf("the answer does not come: %q; the explorer is there, too: %v", b.headline.Words(), explorer.Visible())
	}
	b.guessing.toggle()
	b.otherFace()
	if explorer.Visible() || plain.Visible() || b.frame.panels.Visible() {
		t.Error("the other face has the answer")
	}
	b.otherFace()
	b.play("Kf1")
	if b.guessing.on || b.message() != "You play 30.Kf1, PaulChess 30.Qe2." {
		t.Errorf("after a move: %v, %q", b.guessing.on, b.message())
	}
}

// TestShowOneHere: an example of a word is gone to, or set beside the best move.
func TestShowOneHere(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Toured: true, Options: map[string]string{"depth": "2"}})
	b.think()
	word := func(key string) glossary.Word {
		for _, w := range b.help.words() {
			if string(w.Key) == key {
				return w
			}
		}
		t.Fatalf("there is no word %s", key)
		return glossary.Word{}
	}
	b.help.showExample(word("itep.safety-test"))
	if n := b.view.Tree.Node(b.view.Node); b.view.Nodes.Type(n).Key != "itep.safety-test" {
		t.Errorf("the example is %s", b.view.Nodes.Move(n))
	}
	if err := b.Open(pane.Terms, ""); err != nil {
		t.Fatal(err)
	}
	if b.help.showExample(word("itep.passive")); b.frame.front().Key() != pane.Why {
		t.Error("a move that was left out is not compared")
	}
	b.help.showExample(word("itep.rounds-repeat"))
	if !strings.Contains(b.message(), "no example") {
		t.Errorf("%q", b.message())
	}
}
