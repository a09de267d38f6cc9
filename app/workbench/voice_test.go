package workbench

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

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
