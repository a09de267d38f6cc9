package timeline

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/tooltip"
)

// start returns a line that notes where the user goes.
func start(t *testing.T) (v *View, went *[]int) {
	t.Helper()
	test.NewTempApp(t)
	went = &[]int{}
	v = New(tooltip.NewLayer(), Hints{})
	v.OnMove = func(moment int) { *went = append(*went, moment) }
	return v, went
}

// TestSteps go on and back between the ends, the last of which is End.
func TestSteps(t *testing.T) {
	v, went := start(t)
	v.Set(1, 3)
	for _, by := range []int{1, 1, 1, -1, -1, -1, -1} {
		v.Step(by)
	}
	if want := []int{2, End, 2, 1, 0}; !slices.Equal(*went, want) {
		t.Errorf("the steps lead to %v, want %v", *went, want)
	}
	v.Slider.SetValue(2)
	if got := (*went)[len(*went)-1]; got != 2 {
		t.Errorf("the slider leads to %d", got)
	}
}

// TestTheEndStaysTheEnd while events come, and nobody is told of what was not the user.
func TestTheEndStaysTheEnd(t *testing.T) {
	v, went := start(t)
	for _, events := range []int{0, 4, 90} {
		v.Set(End, events)
		if v.Slider.Value != v.Slider.Max || events > 1 && v.Slider.Max != float64(events) {
			t.Errorf("with %d events the line stands at %v of %v", events, v.Slider.Value, v.Slider.Max)
		}
	}
	if len(*went) != 0 {
		t.Errorf("nobody moved, and it tells of %v", *went)
	}
}

// TestRound begins anew after the end, and ends before the beginning.
func TestRound(t *testing.T) {
	v, went := start(t)
	v.Round = true
	v.Set(End, 2)
	v.On.OnTapped()
	v.Back.OnTapped()
	if want := []int{0, End}; !slices.Equal(*went, want) {
		t.Errorf("round the end it goes to %v, want %v", *went, want)
	}
}

// TestOwnSteps are asked for in the place of moments.
func TestOwnSteps(t *testing.T) {
	v, went := start(t)
	var steps []int
	v.Set(0, 1)
	v.OnStep = func(by int) { steps = append(steps, by) }
	v.On.OnTapped()
	v.Back.OnTapped()
	if !slices.Equal(steps, []int{1, -1}) || len(*went) != 0 {
		t.Errorf("steps %v, moves %v", steps, *went)
	}
}

// TestThePlayer beats until nothing is left, or it is stopped: a beat that was posted before comes to nothing.
func TestThePlayer(t *testing.T) {
	test.NewTempApp(t)
	posted := make(chan func(), 9)
	p := NewPlayer(tooltip.NewLayer(), func(do func()) { posted <- do })
	left := 400
	p.OnBeat = func(steps int) bool { left -= steps; return left > 0 }
	p.Speed.SetSelected("2000 a second")
	p.Play.OnTapped()
	for p.Playing() {
		(<-posted)()
	}
	if left != 0 {
		t.Errorf("%d steps are left", left)
	}
	p.Play.OnTapped()
	late := <-posted
	p.Play.OnTapped()
	if late(); left != 0 || p.Playing() {
		t.Errorf("after the pause %d steps are left, playing %v", left, p.Playing())
	}
}

// TestKeys: the slider takes the arrows wherever it got the keys from, by Tab, a click or a drag; with nothing to
// step through there is nothing to press.
func TestKeys(t *testing.T) {
	v, went := start(t)
	w := test.NewTempWindow(t, v.Row(nil))
	w.Resize(fyne.NewSize(400, 60))
	v.Set(End, 0)
	if !v.Back.Disabled() || !v.On.Disabled() || !v.Slider.Disabled() {
		t.Error("nothing has happened, and there are steps")
	}
	v.Set(2, 9)
	for w.Canvas().Focused() != fyne.Focusable(v.Slider) {
		before := w.Canvas().Focused()
		if w.Canvas().(interface{ FocusNext() }).FocusNext(); w.Canvas().Focused() == before {
			t.Fatal("Tab does not come to the slider")
		}
	}
	w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	w.Canvas().Unfocus()
	v.Slider.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(v.Slider.Size().Width, 5)}})
	if w.Canvas().Focused() != fyne.Focusable(v.Slider) {
		t.Fatal("a drag does not give the keys to the slider")
	}
	w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if want := []int{3, End, 8}; !slices.Equal(*went, want) {
		t.Errorf("the keys lead to %v, want %v", *went, want)
	}
}
