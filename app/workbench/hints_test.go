package workbench

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/internal/needs"
)

// controls calls found for every control below an object: what a person can press, choose, drag or
// type into. Hinted is the hint that lies over the object, if there is one.
func controls(o fyne.CanvasObject, hinted string, found func(o fyne.CanvasObject, hint string)) {
	if h, ok := o.(interface{ Hint() string }); ok {
		hinted = h.Hint()
	}
	switch x := o.(type) {
	case *fyne.Container:
		if len(x.Objects) == 2 { // a stack of an object and its hint
			if h, ok := x.Objects[1].(interface{ Hint() string }); ok {
				controls(x.Objects[0], h.Hint(), found)
			}
		}
		for _, child := range x.Objects {
			controls(child, hinted, found)
		}
	case *container.AppTabs:
		for _, item := range x.Items {
			controls(item.Content, "", found)
		}
	case *container.Scroll:
		controls(x.Content, hinted, found)
	case *container.Split:
		controls(x.Leading, "", found)
		controls(x.Trailing, "", found)
	case fyne.Disableable:
		found(o, hinted)
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(x).Objects() {
			controls(child, hinted, found)
		}
	}
}

// TestEveryControlExplainsItself walks the window with each programme: every control has a
// sentence for who rests on it.
func TestEveryControlExplainsItself(t *testing.T) {
	needs.OneGoroutine(t)
	for _, programme := range []string{"itep", "botvinnik"} {
		b := start(t, config.Config{Programme: programme})
		b.think()
		seen := map[fyne.CanvasObject]bool{}
		count := map[string]int{}
		objects := []fyne.CanvasObject{b.Content(), b.research.Content()}
		for _, s := range b.slots {
			b.Workbench.update(func() { s.Show(b.view.Of(s.Programme)) })
			objects = append(objects, s.Content())
		}
		for _, o := range objects {
			controls(o, "", func(o fyne.CanvasObject, hint string) {
				if seen[o] {
					return
				}
				seen[o] = true
				count[fmt.Sprintf("%T", o)]++
				if len([]rune(hint)) < 8 {
					t.Errorf("%s: a %T without a hint: %q %s", programme, o, hint, textOf(o))
				}
			})
		}
		if count["*tooltip.Button"] < 15 || count["*tooltip.Select"] < 8 || count["*tooltip.Check"] < 10 ||
			count["*tooltip.Entry"] < 3 {
			t.Errorf("%s: the walk found %v", programme, count)
		}
	}
}

// textOf says which control it is.
func textOf(o fyne.CanvasObject) string {
	switch x := o.(type) {
	case *widget.Button:
		return x.Text
	case *widget.Check:
		return x.Text
	case *widget.Select:
		return x.Selected
	case *widget.Entry:
		return x.PlaceHolder + x.Text
	}
	return ""
}
