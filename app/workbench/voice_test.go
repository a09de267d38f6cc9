package workbench

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/internal/needs"
)

// heard is what Fyne's drivers with screen readers collect: the labels of what is accessible and no container, down
// through containers only.
func heard(o fyne.CanvasObject) (labels []string) {
	if !o.Visible() {
		return nil
	}
	if a, ok := o.(fyne.Accessible); ok && a.AccessibilityRole() != fyne.AccessibleRoleContainer {
		labels = append(labels, a.AccessibilityLabel())
	}
	if c, ok := o.(*fyne.Container); ok {
		for _, child := range c.Objects {
			labels = append(labels, heard(child)...)
		}
	}
	return labels
}

// TestTheWindowIsSaid: a screen reader is told the position, the rows of the tree and the readouts.
func TestTheWindowIsSaid(t *testing.T) {
	needs.OneGoroutine(t)
	b := sized(t, config.Config{}, 1440, 900)
	b.think()
	b.settle()
	all := strings.Join(heard(b.Workbench.Content()), "\n")
	for _, want := range []string{"White to move. White: king g1, queen e5", "30.Qe2", "nodes"} {
		if !strings.Contains(all, want) {
			t.Errorf("nothing says %q", want)
		}
	}
	if t.Failed() {
		t.Log(all)
	}
}

// said is a part with a label.
type said struct{ widget.Label }

func (s *said) AccessibilityLabel() string             { return s.Text }
func (s *said) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// TestVoicesAreWhereTheirPartsAre, and the window is walked through to its end where a part is not seen: behind
// another face of the window, or taken out.
func TestVoicesAreWhereTheirPartsAre(t *testing.T) {
	needs.OneGoroutine(t)
	test.NewTempApp(t)
	seen, hidden, gone := &said{}, &said{}, &said{}
	for _, s := range []*said{seen, hidden, gone} {
		s.ExtendBaseWidget(s)
	}
	behind := container.NewStack(hidden)
	behind.Hide()
	all := voices(gone, hidden, seen)
	w := test.NewTempWindow(t, container.NewBorder(widget.NewLabel("above"), nil, nil, nil, all, behind, seen))
	w.Resize(fyne.NewSize(300, 200))
	driver := fyne.CurrentApp().Driver()
	for i, part := range []*said{gone, hidden, seen} {
		if got, want := all.Objects[i].Position(), driver.AbsolutePositionForObject(part); got != want {
			t.Errorf("voice %d is at %v, its part at %v", i, got, want)
		}
	}
	if at := all.Objects[2].Position(); at.Y == 0 {
		t.Errorf("the part below the label is at %v", at)
	}
}
