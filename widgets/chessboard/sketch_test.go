package chessboard

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

func TestRightButtonDraws(t *testing.T) {
	d := newDesk(t)
	d.rightDrag("e2", "e4", 0)
	d.rightDrag("d4", "d4", fyne.KeyModifierShift)
	d.rightDrag("g1", "f3", fyne.KeyModifierAlt)
	d.rightDrag("a1", "a2", fyne.KeyModifierAlt|fyne.KeyModifierControl)
	want := Shapes{
		Arrows: []Arrow{
			{From: sq("e2"), To: sq("e4"), Width: UserWidth, Role: RoleUser1},
			{From: sq("g1"), To: sq("f3"), Width: UserWidth, Role: RoleUser3},
			{From: sq("a1"), To: sq("a2"), Width: UserWidth, Role: RoleUser4},
		},
		Marks: []Mark{{Square: sq("d4"), Kind: MarkRing, Role: RoleUser2}},
	}
	if !reflect.DeepEqual(d.Shapes(), want) || len(d.drawn) != 4 || !reflect.DeepEqual(d.drawn[3], want) {
		t.Errorf("drawn %+v, reported %d times, want %+v", d.Shapes(), len(d.drawn), want)
	}
	expect(t, "moves", d.moves)
}

func TestDrawingAgainRemovesOrRecolours(t *testing.T) {
	d := newDesk(t)
	d.rightDrag("e2", "e4", 0)
	d.rightDrag("e2", "e4", fyne.KeyModifierShift)
	if got := d.Shapes().Arrows; len(got) != 1 || got[0].Role != RoleUser2 {
		t.Errorf("drawn again in red: %+v", got)
	}
	d.rightDrag("e2", "e4", fyne.KeyModifierShift)
	d.rightDrag("d4", "d4", 0)
	d.rightDrag("d4", "d4", 0)
	if !d.Shapes().Empty() {
		t.Errorf("drawn twice, there remains %+v", d.Shapes())
	}
}

func TestLeftClickOnEmptyClears(t *testing.T) {
	d := newDesk(t)
	d.rightDrag("e2", "e4", 0)
	d.click("e2")
	if d.Shapes().Empty() {
		t.Error("picking up a piece cleared the drawing")
	}
	d.click("e2")
	d.click("e5")
	if !d.Shapes().Empty() || !d.drawn[len(d.drawn)-1].Empty() {
		t.Error("a click on an empty square did not clear, or did not tell")
	}
	n := len(d.drawn)
	d.click("e5")
	if len(d.drawn) != n {
		t.Error("clearing nothing was reported")
	}
}

func TestStrokeIsShownWhileDrawn(t *testing.T) {
	d := newDesk(t)
	d.MouseDown(mouse(d.at("a4"), desktop.MouseButtonSecondary, 0))
	d.MouseMoved(mouse(d.at("h4"), desktop.MouseButtonSecondary, 0))
	middle := d.geometry.Centre(sq("d4"))
	got := d.window.Canvas().Capture().At(int(middle.X), int(middle.Y))
	if near(got, d.scene.Palette.Dark, 30) {
		t.Error("the arrow is not seen before the button is released")
	}
	d.MouseUp(mouse(fyne.NewPos(-20, 5), desktop.MouseButtonSecondary, 0))
	if !d.Shapes().Empty() || len(d.drawn) != 0 {
		t.Error("an arrow that ends beside the board was kept")
	}
}

func TestButtonReleasedElsewhereEndsTheStroke(t *testing.T) {
	d := newDesk(t)
	d.MouseDown(mouse(d.at("a4"), desktop.MouseButtonSecondary, 0))
	d.MouseMoved(mouse(d.at("h4"), 0, 0))
	d.MouseMoved(mouse(d.at("h5"), desktop.MouseButtonSecondary, 0))
	d.MouseUp(mouse(d.at("h5"), desktop.MouseButtonSecondary, 0))
	if !d.Shapes().Empty() {
		t.Errorf("drawn %+v", d.Shapes())
	}
}
