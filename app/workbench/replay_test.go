package workbench

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/internal/needs"
	"drevo/widgets/tooltip"
)

// TestTheSlidersMoveTogether: the explorer and the plans of Pitrat show the same moment of the search, whichever of
// them is moved.
func TestTheSlidersMoveTogether(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "pitrat", Options: map[string]string{"win": "piece", "storage": "1"},
		Former: config.Former{Start: "3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 1"}})
	b.think()
	if err := b.Open("plans", ""); err != nil {
		t.Fatal(err)
	}
	settled := func() bool { return !b.desk.Busy() && len(b.queue) == 0 }
	b.until("the plans", settled)
	for _, c := range b.tree.Commands() {
		if strings.HasPrefix(c.Name, "Step through the search") {
			c.Do()
		}
	}
	nodes, events := slider(t, b.tree.Content()), slider(t, b.frame.front().Content())
	if nodes.Value != nodes.Max || events.Value != events.Max {
		t.Fatalf("at first they stand at %v of %v and %v of %v", nodes.Value, nodes.Max, events.Value, events.Max)
	}
	events.SetValue(events.Max / 2)
	b.until("the nodes", settled)
	half := nodes.Value
	if half <= 0 || half >= nodes.Max {
		t.Errorf("half of the events lead to node %v of %v", half, nodes.Max)
	}
	nodes.SetValue(half / 2)
	b.until("the events", settled)
	if events.Value <= 0 || events.Value >= events.Max/2 {
		t.Errorf("node %v leads to event %v of %v", half/2, events.Value, events.Max)
	}
	if nodes.SetValue(nodes.Max); events.Value != events.Max {
		t.Errorf("the end leads to event %v of %v", events.Value, events.Max)
	}
}

// slider is the one in the content of a pane.
func slider(t *testing.T, content fyne.CanvasObject) (found *tooltip.Slider) {
	t.Helper()
	controls(content, "", func(o fyne.CanvasObject, _ string) {
		if s, ok := o.(*tooltip.Slider); ok && found == nil {
			found = s
		}
	})
	if found == nil {
		t.Fatal("there is no slider")
	}
	return found
}
