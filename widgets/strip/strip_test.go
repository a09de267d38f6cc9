package strip

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func sample(t *testing.T, width float32) (v *View, chosen *int) {
	t.Helper()
	test.NewTempApp(t)
	v, chosen = New(), new(int)
	*chosen = -1
	v.OnChoose = func(item int) { *chosen = item }
	v.Set([]string{"Played", "Play"}, []Item{
		{Move: "30.Ba3", Name: "Botvinnik", Years: "1968", Value: "+0.25", Hint: "first", Lit: true},
		{Move: "30.Qe2", Name: "ITEP", Years: "1963-67"},
		{Move: "...", Name: "Kaissa", Pale: true}})
	v.Resize(fyne.NewSize(width, v.MinSize().Height))
	return v, chosen
}

// TestItemsStandSideBySide within the row, however narrow, and a click chooses the one below it. Values have room
// before a label has, a year before the long label, and all years last.
func TestItemsStandSideBySide(t *testing.T) {
	for width, want := range map[float32]form{90: {}, 240: {}, 800: {"Played", true, allYears}} {
		v, chosen := sample(t, width)
		f := v.form()
		if f != want {
			t.Errorf("at %v there is %+v", width, f)
		}
		end := float32(0)
		for k, r := range v.places(f) {
			if r.X < end || r.X+r.W > width || r.W <= 0 {
				t.Errorf("at %v item %d stands at %+v", width, k, r)
			}
			end = r.X + r.W
			if v.Tapped(&fyne.PointEvent{Position: r.Middle()}); *chosen != k {
				t.Errorf("a click on item %d chooses %d", k, *chosen)
			}
		}
		*chosen = -1
		if v.Tapped(&fyne.PointEvent{Position: fyne.NewPos(width-0.5, 1)}); *chosen != -1 {
			t.Error("a click beside the items chooses one")
		}
	}
	v, _ := sample(t, 800)
	forms := v.forms()
	for i, f := range forms {
		_, end := v.widths(f)
		if v.Resize(fyne.NewSize(end, 30)); v.form() != f {
			t.Errorf("in %v there is %+v, and not %+v", end, v.form(), f)
		}
		if v.Resize(fyne.NewSize(end-1, 30)); i+1 < len(forms) && v.form() != forms[i+1] {
			t.Errorf("in %v there is %+v, and not %+v", end-1, v.form(), forms[i+1])
		}
	}
}

// TestWithoutTheMouseThereIsNoHint: what is said goes with it.
func TestWithoutTheMouseThereIsNoHint(t *testing.T) {
	if v, _ := sample(t, 800); v.hint(v.Mouse(), false) != "" {
		t.Error("a hint without the mouse")
	}
}

// TestKeysChoose: Right and Left go from one to the next, Return chooses.
func TestKeysChoose(t *testing.T) {
	v, chosen := sample(t, 800)
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			v.TypedKey(&fyne.KeyEvent{Name: key})
		}
	}
	press(fyne.KeyRight, fyne.KeyReturn)
	if *chosen != 1 {
		t.Errorf("chosen %d", *chosen)
	}
	press(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeySpace)
	if *chosen != 0 {
		t.Errorf("chosen %d", *chosen)
	}
}
