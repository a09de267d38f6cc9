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
	v.Set("Here play", []Item{{Move: "30.Ba3", Name: "Botvinnik", Hint: "first", Lit: true},
		{Move: "30.Qe2", Name: "ITEP"},
		{Move: "...", Name: "Kaissa", Pale: true}})
	v.Resize(fyne.NewSize(width, v.MinSize().Height))
	return v, chosen
}

// TestItemsStandSideBySide within the row, however narrow, and a click chooses the one below it.
func TestItemsStandSideBySide(t *testing.T) {
	for _, width := range []float32{90, 200, 800} {
		v, chosen := sample(t, width)
		v.items[0].Value = "+0.25"
		if _, _, valued := v.widths(); valued != (width == 800) {
			t.Errorf("at %v there are values: %v", width, valued)
		}
		label, places := v.places()
		if (label > 0) != (width == 800) {
			t.Errorf("at %v the label is %v wide", width, label)
		}
		end := float32(0)
		for k, r := range places {
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
