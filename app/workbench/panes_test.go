package workbench

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/panes"
	"drevo/app/work"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/paulchess"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
	"drevo/widgets/chessboard"
)

// toy is a pane that counts what the window asks of it: the steps of "to add a pane" in the
// package comment of pane, taken.
type toy struct {
	key     pane.Key
	host    pane.Host
	content fyne.CanvasObject

	shown  []pane.View
	drawn  int
	grown  int
	closed int
	fronts []bool
	picked []int
	chosen string
}

// newToy returns a constructor, and the place where the pane will be found.
func newToy(key pane.Key) (func(panes.Services) pane.Pane, *toy) {
	t := &toy{key: key, content: widget.NewLabel(string(key))}
	return func(s panes.Services) pane.Pane { t.host = s.Host; return t }, t
}

func (t *toy) Key() pane.Key              { return t.key }
func (t *toy) Title() string              { return "The " + string(t.key) }
func (t *toy) Content() fyne.CanvasObject { return t.content }
func (t *toy) Show(v pane.View)           { t.shown = append(t.shown, v) }
func (t *toy) Grow()                      { t.grown++ }
func (t *toy) Close()                     { t.closed++ }
func (t *toy) Front(on bool)              { t.fronts = append(t.fronts, on) }
func (t *toy) Pick(square int)            { t.picked = append(t.picked, square) }

func (t *toy) Choose(name string) error {
	if name == "nothing" {
		return errors.New("there is no nothing")
	}
	t.chosen = name
	return nil
}

func (t *toy) Choices() []string { return []string{"something"} }

func (t *toy) Commands() []pane.Command {
	return []pane.Command{{Name: "Do " + string(t.key), Key: fyne.KeyF5, Do: func() {}}}
}

func (t *toy) Layers() []pane.Layer {
	return []pane.Layer{{
		Key: pane.LayerKey(t.key), Name: "Layer of " + string(t.key),
		Draw: func() chessboard.Layer {
			t.drawn++
			return chessboard.Layer{Marks: []chessboard.Mark{{Square: 27}}}
		},
		Explain: func(int) string { return "says " + string(t.key) },
	}}
}

// last is the view that the pane was shown last.
func (t *toy) last() pane.View { return t.shown[len(t.shown)-1] }

// toys starts a window with two tabs and a part that is about ITEP.
func toys(t *testing.T, c config.Config) (b *bench, front, behind, part *toy) {
	t.Helper()
	newFront, front := newToy("front")
	newBehind, behind := newToy("behind")
	newPart, part := newToy("part")
	newAbout, _ := newToy("about")
	b = startWith(t, c, []panes.Entry{
		{New: newFront}, {New: newBehind}, {New: newAbout, In: panes.Programme}, {New: newPart, In: panes.Programme,
			Programme: "itep"},
	})
	return b, front, behind, part
}

// TestPanesAreShownOnceAChange: a pane in front is shown each change once; one behind nothing,
// until it comes to the front.
func TestPanesAreShownOnceAChange(t *testing.T) {
	needs.RacedElsewhere(t)
	b, front, behind, part := toys(t, config.Config{})
	if len(front.shown) != 1 || len(behind.shown) != 0 || len(part.shown) != 0 {
		t.Fatalf("at the start the panes were shown %d, %d and %d times", len(front.shown), len(behind.shown),
			len(part.shown))
	}
	for i, change := range []func(){
		func() { b.play("Ba3") },
		func() { b.actions().back() },
		func() { b.Set("depth", "2") },
		func() { b.openText("4k3/8/8/8/8/8/8/4K2R w K - 0 1") },
		func() { b.ChooseProgramme("botvinnik") },
	} {
		change()
		if len(front.shown) != i+2 || len(behind.shown) != 0 {
			t.Errorf("after change %d the panes were shown %d and %d times", i, len(front.shown), len(behind.shown))
		}
	}
	if err := b.Open("behind", "a thing"); err != nil {
		t.Error(err)
	}
	if len(behind.shown) != 1 || behind.last().Position != b.view.Position || behind.chosen != "a thing" ||
		!slices.Equal(behind.fronts, []bool{true}) {
		t.Errorf("in front the pane was shown %d times, %q was chosen, and it was told %v", len(behind.shown), behind.chosen,
			behind.fronts)
	}
	if !slices.Equal(front.fronts, []bool{false}) {
		t.Errorf("the pane behind was told %v", front.fronts)
	}
	// a part of ITEP's, who is not chosen
	for _, wrong := range [][2]string{{"behind", "nothing"}, {"nowhere", ""}, {"part", ""}} {
		if err := b.Open(pane.Key(wrong[0]), wrong[1]); err == nil {
			t.Errorf("opening %v gives no error", wrong)
		}
	}
}

// TestProgrammeIsATab: the tab of the parts is opened by its name too, as "drevo snapshot -tab
// Programme" does.
func TestProgrammeIsATab(t *testing.T) {
	needs.RacedElsewhere(t)
	b, _, _, part := toys(t, config.Config{})
	h := b.Workbench
	for _, open := range []pane.Key{"part", "behind", "programme"} {
		if err := h.Open(open, ""); err != nil {
			t.Fatal(err)
		}
	}
	if front := b.frame.front(); front.Pane != pane.Pane(part) {
		t.Errorf("the tab of the programme shows %q, not the part that was in front there", front.Key())
	}
}

// TestLayersAreDrawnOnceAChange: however many panes change a layer, the board gets the layers
// once; and those switched off are not worked out.
func TestLayersAreDrawnOnceAChange(t *testing.T) {
	needs.OneGoroutine(t)
	b, front, behind, _ := toys(t, config.Config{Layers: map[string]bool{"front": true, "Trajectories of an " +
		"older version": true}})
	if front.drawn != 1 || behind.drawn != 0 {
		t.Errorf("at the start the layers were drawn %d and %d times", front.drawn, behind.drawn)
	}
	b.play("Ba3")
	if front.drawn != 2 || behind.drawn != 0 || len(behind.shown) != 0 {
		t.Errorf("after a move the layers were drawn %d and %d times", front.drawn, behind.drawn)
	}
	b.update(func() {
		b.Redraw()
		b.ShowLayer("behind", true)
		b.Redraw()
	})
	if front.drawn != 3 || behind.drawn != 1 || len(behind.shown) != 1 {
		t.Errorf("after three changes in one the layers were drawn %d and %d times", front.drawn, behind.drawn)
	}
	if text := b.board.Explain(27); text != "says front\nsays behind" {
		t.Errorf("of a square the panes say %q", text)
	}
	b.play("Qxa3")
	if len(behind.shown) != 2 || behind.drawn != 2 {
		t.Errorf("a pane behind with a layer on the board was shown %d times", len(behind.shown))
	}
	if kept := b.Settings().Config().Layers; !kept["front"] || !kept["behind"] || kept["part"] {
		t.Errorf("kept are the layers %v", kept)
	}
}

// TestPartsAreThoseOfTheProgramme: a part about ITEP is there while ITEP is chosen or its tree is
// shown, and sees only its trees.
func TestPartsAreThoseOfTheProgramme(t *testing.T) {
	needs.RacedElsewhere(t)
	b, _, _, part := toys(t, config.Config{Options: map[string]string{"depth": "2"}})
	open := func() error { return b.Open("part", "") }
	if err := open(); err != nil {
		t.Fatal(err)
	}
	b.think()
	if part.last().Tree == nil || part.grown < 0 {
		t.Error("the part has no tree")
	}
	b.ChooseProgramme("botvinnik")
	if open() != nil {
		t.Error("the part has gone before the tree")
	}
	b.Set("effort", "2")
	b.think()
	if open() == nil {
		t.Error("the part is there with another programme and its tree")
	}
	b.ChooseProgramme("itep")
	if err := open(); err != nil {
		t.Fatal(err)
	}
	if v := part.last(); v.Tree != nil || v.InTree || v.Search != nil {
		t.Error("the part sees another programme's tree")
	}
}

// TestPanesAreToldWhatHappens: growth, a piece picked up, the end of a tree; and their commands
// stand in the menu.
func TestPanesAreToldWhatHappens(t *testing.T) {
	needs.RacedElsewhere(t)
	b, front, behind, _ := toys(t, config.Config{})
	b.pick(12)
	if !slices.Equal(front.picked, []int{12}) || len(behind.picked) != 0 {
		t.Errorf("told of the piece: %v and %v", front.picked, behind.picked)
	}
	if err := b.Open("behind", ""); err != nil || !slices.Equal(behind.picked, []int{12}) {
		t.Errorf("come to the front: %v, %v", behind.picked, err)
	}
	b.Grow()
	if behind.grown != 1 || front.grown != 0 {
		t.Errorf("grown %d and %d times", behind.grown, front.grown)
	}
	before := front.closed
	b.think()
	if front.closed != before+1 || behind.closed != before+1 {
		t.Error("before another search the panes are not told that the tree goes")
	}
	var names []string
	for _, group := range b.commands() {
		for _, c := range group.commands {
			names = append(names, c.Name)
		}
	}
	if !slices.Contains(names, "Do front") || !slices.Contains(names, "Do behind") {
		t.Errorf("the menu has %v", names)
	}
}

// TestSelectionIsShownEverywhere: whoever asks for a node, the view is that node's.
func TestSelectionIsShownEverywhere(t *testing.T) {
	needs.RacedElsewhere(t)
	b, front, _, _ := toys(t, config.Config{Options: workspacetest.Absolute()})
	b.think()
	id := b.child("Ba3")
	front.host.Select(b.view.Place(id))
	p, err := b.Session.Tree().Position(id)
	if err != nil {
		t.Fatal(err)
	}
	if v := front.last(); v.Node != id || !v.InTree || v.Position.FEN() != p.FEN() {
		t.Errorf("the view is at node %d, %s", v.Node, v.Position.FEN())
	}
	times := len(front.shown)
	front.host.Select(b.view.Place(id))
	if len(front.shown) != times {
		t.Error("the same node is shown again")
	}
	front.host.Select(b.view.Place(tree.Root))
	if v := front.last(); v.Node != tree.Root {
		t.Errorf("the view is at node %d", v.Node)
	}
}

// TestLongWorkIsShownAndCancelled: what a pane does beside the window is named in the bar when it
// takes long, and can be given up there.
func TestLongWorkIsShownAndCancelled(t *testing.T) {
	b, front, _, _ := toys(t, config.Config{})
	b.desk.Patience = time.Millisecond
	slot := front.host.Slot("Counting sheep")
	work.Run(slot, func(job *work.Job) int {
		job.At(1, 2)
		<-job.Context().Done()
		return 0
	}, func(int) { t.Error("what was given up has a result") })
	for news := 0; news < 1000 && (!b.toolbar.work.Visible() || b.toolbar.progress.Value == 0); news++ {
		(<-b.queue)()
	}
	if text, hint := b.toolbar.progress.TextFormatter(), b.toolbar.giveUp.Hint(); !strings.HasSuffix(text, "50 %") ||
		hint != "Give it up: Counting sheep" {
		t.Errorf("the bar says %q, the button %q", text, hint)
	}
	b.toolbar.OnCancel()
	if slot.Busy() || b.toolbar.work.Visible() {
		t.Error("it goes on")
	}
}

// TestWorkFitsTheBar: what is at work never widens the window,
// whatever the programme has in the bar.
func TestWorkFitsTheBar(t *testing.T) {
	needs.OneGoroutine(t)
	modern, err := search.FindPreset(paulchess.New(), "modern")
	if err != nil {
		t.Fatal(err)
	}
	own := maps.Clone(modern.Values)
	own["nullMove"] = "false"
	for _, width := range []float32{1280, 1440, 2560} {
		b := sized(t, config.Config{Programme: "paulchess", Options: own}, width, 800)
		before := b.toolbar.content.Size().Width
		if !b.toolbar.own.Visible() {
			t.Fatal("there is no badge")
		}
		b.toolbar.showWork("Comparing", 0.5)
		if least := b.toolbar.content.MinSize().Width; least > before {
			t.Errorf("at %.0f the bar needs %.0f while something is at work, it has %.0f", width, least, before)
		}
		b.toolbar.showWork(strings.Repeat("Comparing ", 5), 0.5)
		if text := b.toolbar.progress.TextFormatter(); text != "50 %" {
			t.Errorf("what does not fit is written: %q", text)
		}
		b.toolbar.showWork("", 0)
		if !b.toolbar.own.Visible() || b.toolbar.work.Visible() {
			t.Error("the bar is not as before")
		}
	}
}
