package chessboard

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

func TestDrag(t *testing.T) {
	d := newDesk(t)
	d.lift("e2", "e4")
	if d.Selected() != sq("e2") || len(d.scene.Targets) != 2 {
		t.Errorf("while dragging: picked up %s, targets %v", SquareName(d.Selected()), d.scene.Targets)
	}
	if flyer := d.objects.moving[0]; !flyer.Visible() || flyer.Image != d.memory.pieces.image('P', d.geometry.Side) {
		t.Error("the pawn is not at the pointer")
	}
	if left := d.objects.pieces[sq("e2")]; left.Translucency == 0 {
		t.Error("the pawn's square does not show it pale")
	}
	if !d.objects.hover.Visible() || d.hovered != sq("e4") {
		t.Error("the target under the pointer is not marked")
	}
	d.letGo(d.at("e4"))
	expect(t, "moves", d.moves, "e2e4")
	if d.objects.moving[0].Visible() || d.objects.hover.Visible() || d.Selected() != None {
		t.Error("traces of the drag remain")
	}
	if !d.objects.pieces[sq("e4")].Visible() || d.objects.pieces[sq("e2")].Visible() {
		t.Error("the piece does not stay where it was dropped until the position is set")
	}
}

// While a piece is dragged within a square, nothing but its image changes.
func TestDragRepaintsNothingElse(t *testing.T) {
	d := newDesk(t)
	d.lift("e2", "e4")
	drawn := 0
	count := func(part func(*Painter)) func(*Painter) {
		return func(p *Painter) { drawn++; part(p) }
	}
	d.objects.squares.Generator = d.picture(count((*Painter).under))
	d.objects.overlay.Generator = d.picture(count((*Painter).over))
	before := map[fyne.CanvasObject]fyne.Position{}
	for _, o := range d.objects.all() {
		before[o] = o.Position()
	}
	d.dragTo(d.at("e4").AddXY(5, 7))
	for _, o := range d.objects.all() {
		if moved := o.Position() != before[o]; moved != (o == d.objects.moving[0]) {
			t.Errorf("%T moved: %v", o, moved)
		}
	}
	if drawn != 0 {
		t.Errorf("%d rasters were drawn", drawn)
	}
}

func TestClickClick(t *testing.T) {
	d := newDesk(t)
	d.click("e2")
	if d.Selected() != sq("e2") {
		t.Fatalf("picked up %s", SquareName(d.Selected()))
	}
	d.click("e3")
	expect(t, "moves", d.moves, "e2e3")
	d.click("d2")
	d.click("d2")
	if d.Selected() != None {
		t.Error("a second click does not put the piece down")
	}
	d.click("d2")
	d.click("c2")
	if d.Selected() != sq("c2") {
		t.Error("a click on another piece does not pick that up")
	}
	expect(t, "moves", d.moves, "e2e3")
	expect(t, "illegal", d.illegal)
}

func TestTapAloneWorks(t *testing.T) {
	d := newDesk(t)
	test.TapAt(d.Board, d.at("e2"))
	test.TapAt(d.Board, d.at("e4"))
	expect(t, "moves", d.moves, "e2e4")
}

func TestDropOnItsOwnSquareKeepsTheMan(t *testing.T) {
	d := newDesk(t)
	d.dragMan("e2", "e2")
	if d.Selected() != sq("e2") {
		t.Error("after the first drag it is not picked up")
	}
	d.dragMan("e2", "e2")
	if d.Selected() != None {
		t.Error("after the second it is not put down")
	}
}

func TestIllegalDrop(t *testing.T) {
	d := newDesk(t)
	d.dragMan("e2", "h7")
	expect(t, "illegal", d.illegal, "e2h7")
	d.click("e2")
	d.click("e5")
	expect(t, "illegal", d.illegal, "e2h7", "e2e5")
	expect(t, "moves", d.moves)
	if d.Selected() != None || !d.objects.pieces[sq("e2")].Visible() || d.objects.moving[0].Visible() {
		t.Error("the piece did not return")
	}
	d.lift("e2", "e4")
	d.letGo(fyne.NewPos(-50, -50))
	expect(t, "illegal after a drop beside the board", d.illegal, "e2h7", "e2e5")
	if d.Selected() != None {
		t.Error("a drop beside the board does not put the piece down")
	}
}

func TestEnemyManIsPickedUpToAskWhyNot(t *testing.T) {
	d := newDesk(t)
	d.dragMan("e7", "e5")
	expect(t, "illegal", d.illegal, "e7e5")
}

func TestFreeBoard(t *testing.T) {
	d := newDesk(t)
	d.Targets = nil
	d.dragMan("e1", "e5")
	expect(t, "moves", d.moves, "e1e5")
}

func TestViewOnly(t *testing.T) {
	d := newDesk(t)
	d.ViewOnly = true
	d.dragMan("e2", "e4")
	d.click("e2")
	d.click("e4")
	expect(t, "moves", d.moves)
	d.rightDrag("a1", "a5", 0)
	if len(d.Shapes().Arrows) != 1 {
		t.Error("no arrow can be drawn")
	}
}

func TestRightClickBreaksADragOff(t *testing.T) {
	d := newDesk(t)
	d.lift("e2", "e4")
	d.MouseDown(mouse(d.at("e4"), desktop.MouseButtonSecondary, 0))
	d.MouseUp(mouse(d.at("e4"), desktop.MouseButtonSecondary, 0))
	d.dragTo(d.at("e5"))
	d.letGo(d.at("e4"))
	expect(t, "moves", d.moves)
	if !d.Shapes().Empty() || d.objects.moving[0].Visible() {
		t.Error("something was drawn, or the piece still hangs at the pointer")
	}
}

// A press that is released outside leaves nothing that a later drag takes up.
func TestForgottenPress(t *testing.T) {
	d := newDesk(t)
	d.MouseDown(mouse(d.at("e2"), desktop.MouseButtonPrimary, 0))
	d.key(fyne.KeyEscape)
	d.MouseDown(mouse(d.at("e5"), desktop.MouseButtonPrimary, 0))
	d.dragTo(d.at("e4"))
	d.letGo(d.at("e4"))
	expect(t, "moves", d.moves)
}

func TestSetPositionBreaksOff(t *testing.T) {
	d := newDesk(t)
	d.lift("e2", "e4")
	d.SetPosition(placed(startFEN), [2]int{None, None}, None, true)
	if !d.drag.active {
		t.Error("the same position again broke the drag off")
	}
	d.SetPosition(placed("8/8/8/8/8/8/8/K1k5"), [2]int{None, None}, None, true)
	if d.drag.active || d.Selected() != None || d.objects.moving[0].Visible() {
		t.Error("another position did not break the drag off")
	}
	d.letGo(d.at("e4"))
	expect(t, "moves", d.moves)
}

func TestPromotion(t *testing.T) {
	for _, c := range []struct {
		name   string
		choose func(*desk)
		want   string
	}{
		{"click queen", func(d *desk) { d.click("b8") }, "b7b8Q"},
		{"click knight", func(d *desk) { d.click("b7") }, "b7b8N"},
		{"click bishop", func(d *desk) { d.click("b5") }, "b7b8B"},
		{"letter", func(d *desk) { test.Type(d.Board, "r") }, "b7b8R"},
		{"Enter at once", func(d *desk) { d.key(fyne.KeyReturn) }, "b7b8Q"},
		{"keys", func(d *desk) { d.key(fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyReturn) }, "b7b8N"},
		{"Escape", func(d *desk) { d.key(fyne.KeyEscape) }, ""},
		{"click elsewhere", func(d *desk) { d.click("g4") }, ""},
		{"right click", func(d *desk) { d.rightDrag("b8", "b8", 0) }, ""},
		{"another letter", func(d *desk) { test.Type(d.Board, "x"); d.key(fyne.KeyEscape) }, ""},
	} {
		for _, drag := range []bool{false, true} {
			d := newDesk(t)
			d.SetPosition(placed("8/1P6/8/8/8/8/8/8"), [2]int{None, None}, None, true)
			if drag {
				d.dragMan("b7", "b8")
			} else {
				d.click("b7")
				d.click("b8")
			}
			if len(d.moves) != 0 || !d.objects.pieces[sq("b8")].Visible() {
				t.Errorf("%s: moved before the choice, or the pawn is not shown on its new square", c.name)
			}
			c.choose(d)
			want := []string{c.want}
			if c.want == "" {
				want = nil
				if !d.objects.pieces[sq("b7")].Visible() || d.objects.pieces[sq("b8")].Visible() {
					t.Errorf("%s: the pawn is not back", c.name)
				}
			}
			expect(t, c.name, d.moves, want...)
			if d.chooser.open {
				t.Errorf("%s: the chooser is still open", c.name)
			}
		}
	}
}

func TestPromotionOfBlackGoesUpwards(t *testing.T) {
	d := newDesk(t)
	d.Targets = func(from int) []Target { return []Target{{Square: from - 8, Promotion: true}} }
	d.SetPosition(placed("8/8/8/8/8/8/6p1/8"), [2]int{None, None}, None, false)
	d.dragMan("g2", "g1")
	d.MouseMoved(mouse(d.at("g3"), 0, 0))
	if d.chooser.hovered != 2 {
		t.Errorf("under the pointer is choice %d, want the rook", d.chooser.hovered)
	}
	d.click("g3")
	expect(t, "moves", d.moves, "g2g1r")
	d.SetPosition(placed("8/8/8/8/8/8/6p1/8"), [2]int{None, None}, None, false)
	d.SetFlipped(true)
	d.dragMan("g2", "g1")
	d.click("g2")
	expect(t, "moves, flipped", d.moves, "g2g1r", "g2g1n")
}

func TestKeyboard(t *testing.T) {
	d := newDesk(t)
	d.key(fyne.KeyLeft, fyne.KeySpace)
	if d.scene.Cursor != None || len(d.keys) != 2 {
		t.Fatalf("the cursor is on %s, keys passed on while it sleeps: %v", SquareName(d.scene.Cursor), d.keys)
	}
	d.keys = nil
	if !d.AcceptsTab() {
		t.Error("Tab does not wake the cursor")
	}
	d.key(fyne.KeyTab)
	if d.scene.Cursor != sq("e2") || d.AcceptsTab() {
		t.Fatalf("the cursor appears on %s, and takes Tab again: %t", SquareName(d.scene.Cursor), d.AcceptsTab())
	}
	d.key(fyne.KeySpace, fyne.KeyUp, fyne.KeyUp, fyne.KeyReturn)
	expect(t, "moves", d.moves, "e2e4")
	d.key(fyne.KeyLeft, fyne.KeyDown, fyne.KeyDown, fyne.KeyEnter)
	if d.Selected() != sq("d2") {
		t.Errorf("picked up %s", SquareName(d.Selected()))
	}
	d.key(fyne.KeyEscape)
	if d.Selected() != None {
		t.Error("Escape does not put the piece down")
	}
	expect(t, "keys passed on", nil)
	d.key(fyne.KeyEscape)
	if d.scene.Cursor != None {
		t.Error("Escape does not end the cursor")
	}
	d.key(fyne.KeyEscape, fyne.KeyF2)
	if len(d.keys) != 2 || d.keys[1] != fyne.KeyF2 {
		t.Errorf("keys passed on: %v", d.keys)
	}
	test.Type(d.Board, "Nf3 ")
	if d.runes != "Nf3" {
		t.Errorf("runes passed on: %q", d.runes)
	}
}

func TestCursorStaysOnTheBoardAndTurnsWithIt(t *testing.T) {
	d := newDesk(t)
	d.SetFlipped(true)
	d.Wake()
	d.key(fyne.KeyLeft)
	if d.scene.Cursor != sq("f2") {
		t.Errorf("left of e2 on the flipped board is %s", SquareName(d.scene.Cursor))
	}
	for range 9 {
		d.key(fyne.KeyRight, fyne.KeyDown)
	}
	if d.scene.Cursor != sq("a8") {
		t.Errorf("the cursor stops at %s", SquareName(d.scene.Cursor))
	}
	d.FocusLost()
	if d.scene.Cursor != None {
		t.Error("the cursor is shown without the focus")
	}
}

// TestWheel: a notch is a step, a touch pad's small movements add up, and turning round begins anew.
func TestWheel(t *testing.T) {
	d := newDesk(t)
	var steps []int
	d.OnWheel = func(by int) { steps = append(steps, by) }
	for _, dy := range []float32{-25, 25, 10, -4, -4, -4, 4, 4} {
		d.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, dy)})
	}
	if fmt.Sprint(steps) != "[1 -1 -1 1]" {
		t.Errorf("steps: %v", steps)
	}
}

func TestClickTakesTheFocus(t *testing.T) {
	d := newDesk(t)
	d.click("e5")
	if d.window.Canvas().Focused() != fyne.Focusable(d.Board) {
		t.Error("the board has not the focus")
	}
}

func TestCallbacksMayBeMissing(t *testing.T) {
	test.NewTempApp(t)
	b := NewBoard()
	b.Resize(fyne.NewSize(400, 400))
	b.SetPosition(placed(startFEN), [2]int{None, None}, None, true)
	d := &desk{Board: b}
	d.dragMan("e2", "e4")
	b.Targets = func(int) []Target { return nil }
	d.dragMan("d2", "d4")
	d.rightDrag("a1", "a2", 0)
	d.click("e5")
	d.key(fyne.KeyF2)
	test.Type(b, "x")
}

func TestPointerIsAHandOverWhatCanBeMoved(t *testing.T) {
	d := newDesk(t)
	for name, want := range map[string]desktop.Cursor{"e2": desktop.PointerCursor, "e7": desktop.DefaultCursor,
		"e4": desktop.DefaultCursor} {
		d.MouseMoved(mouse(d.at(name), 0, 0))
		if got := d.Cursor(); got != want {
			t.Errorf("over %s the cursor is %v, want %v", name, got, want)
		}
	}
	d.click("e2")
	d.MouseMoved(mouse(d.at("e4"), 0, 0))
	if d.Cursor() != desktop.PointerCursor {
		t.Error("no hand over a target")
	}
	d.MouseOut()
	if d.objects.hover.Visible() {
		t.Error("the target stays marked when the pointer has left")
	}
}
