package workbench

import (
	"cmp"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/engine"
	"drevo/internal/needs"
	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// object is one of the window, with its place there and what can be said of it.
type object struct {
	fyne.CanvasObject
	at     fyne.Position // in the window
	hint   string        // of itself, or of what it is part of
	parent fyne.CanvasObject
	free   bool // it may be larger than its parent, which scrolls
}

// visit finds all objects that can be seen, from the outside, but for the insides of Fyne's own controls.
func visit(o fyne.CanvasObject, found func(object)) { visitAll(object{CanvasObject: o}, found) }

func visitAll(s object, found func(object)) {
	if s.CanvasObject == nil || !s.Visible() {
		return
	}
	s.at = s.at.Add(s.Position())
	if h, ok := s.CanvasObject.(interface{ Hint() string }); ok && h.Hint() != "" {
		s.hint = h.Hint()
	}
	found(s)
	below, free := insides(s.CanvasObject)
	for _, child := range below {
		hint := s.hint
		if stack, ok := s.CanvasObject.(*fyne.Container); ok && len(stack.Objects) == 2 {
			if h, ok := stack.Objects[1].(interface{ Hint() string }); ok { // a stack of an object and its hint
				hint = h.Hint()
			}
		}
		visitAll(object{child, s.at, hint, s.CanvasObject, free}, found)
	}
}

// insides are the objects that an object is made of.
func insides(o fyne.CanvasObject) (below []fyne.CanvasObject, free bool) {
	switch x := o.(type) {
	case *fyne.Container:
		return x.Objects, false
	case *container.Scroll:
		return []fyne.CanvasObject{x.Content}, true
	case *container.Split:
		return []fyne.CanvasObject{x.Leading, x.Trailing}, false
	case *container.AppTabs:
		return test.WidgetRenderer(x).Objects(), false
	case fyne.Disableable, draggable:
		return nil, false
	case fyne.Widget:
		if strings.Contains(reflect.TypeOf(o).String(), "widget.") {
			return nil, false
		}
		return test.WidgetRenderer(x).Objects(), false
	}
	return nil, false
}

// draggable is a board, whose pieces go where the mouse is.
type draggable interface {
	fyne.Draggable
	SetFlipped(bool)
}

// surface is what a widget of ours is drawn on, nil where it is none.
func surface(o fyne.CanvasObject) *draw.Surface {
	v := reflect.Indirect(reflect.ValueOf(o))
	if v.Kind() != reflect.Struct {
		return nil
	}
	if f := v.FieldByName("Surface"); f.IsValid() {
		s, _ := f.Interface().(*draw.Surface)
		return s
	}
	return nil
}

// TestNothingIsOutside: with every programme, in every tab, at every size of window, no object reaches beyond its
// parent, and no text is cut that can't be read whole under the mouse. Tabs that are the same with all programmes are
// gone through with the first; without DREVO_LONG that in the two usual sizes, and the others in the smallest.
func TestNothingIsOutside(t *testing.T) {
	needs.OneGoroutine(t)
	sizes := []fyne.Size{{Width: 900, Height: 535}, {Width: 1024, Height: 673}, {Width: 1280, Height: 773},
		{Width: 2560, Height: 1413}} // beside the menu; the first is 1440x900 at 1.6 pixels a unit
	for i, p := range engine.Programmes() {
		sizes := sizes
		if !needs.InLong() {
			sizes = []fyne.Size{sizes[0], sizes[2]}[:max(1, 2-i)]
		}
		b := start(t, config.Config{Programme: p.About().ID, Toured: true})
		b.hints.Delay = 0
		window := b.unpadded()
		b.think()
		b.toolbar.rest(false)
		for _, size := range sizes {
			window.Resize(size)
			b.settle()
			if window.Canvas().Size() != size {
				t.Errorf("%s: a window of %v becomes %v", p.About().Name, size, window.Canvas().Size())
			}
			where := fmt.Sprintf("%s, %v", p.About().Name, size)
			b.check(where, b.frame.content)
			for _, s := range b.frame.slots {
				if i > 0 && s.Programme == "" && s.Key() != pane.Why && s.Key() != pane.Terms {
					continue
				}
				if b.Open(s.Key(), "") == nil {
					b.settle()
					window.Resize(size.AddWidthHeight(1, 1)) // texts that wrap know their heights now
					window.Resize(size)
					b.settle()
					b.check(where+", "+s.Title(), b.frame.panels)
				}
			}
		}
	}
}

// check checks every object of a part of the window.
func (b *bench) check(where string, part fyne.CanvasObject) {
	b.t.Helper()
	if theme.TextSize() < draw.TextSize*leastFactor {
		b.t.Errorf("%s: text of %v", where, theme.TextSize())
	}
	visit(part, func(s object) {
		name := fmt.Sprintf("%s: %T at %v of %v", where, s.CanvasObject, s.at, s.Size())
		if s.parent != nil && !s.free {
			room, end := s.parent.Size(), s.Position().Add(s.Size())
			const slack = 1
			if s.Position().X < -slack || s.Position().Y < -slack || end.X > room.Width+slack || end.Y > room.Height+slack {
				b.t.Errorf("%s reaches to %v of %T of %v", name, end, s.parent, room)
			}
		}
		if least := s.MinSize(); s.hint == "" && least.Width > s.Size().Width+1 && !s.free {
			b.t.Errorf("%s wants %v and has no hint", name, least)
		}
		if label, ok := s.CanvasObject.(*widget.Label); ok && s.hint == "" && label.Truncation != fyne.TextTruncateOff {
			room := s.Size().Width - 2*theme.InnerPadding() + 1
			if wish := fyne.MeasureText(label.Text, theme.Size(cmp.Or(label.SizeName, theme.SizeNameText)),
				label.TextStyle).Width; wish > room {
				b.t.Errorf("%s cuts %q and has no hint", name, label.Text)
			}
		}
		if drawn := surface(s.CanvasObject); drawn != nil && s.Size().Width > 0 {
			b.checkTexts(name, s, drawn)
		}
	})
}

// checkTexts checks that what is cut of a drawn text is told under the mouse.
func (b *bench) checkTexts(name string, s object, drawn *draw.Surface) {
	b.t.Helper()
	hover, ok := s.CanvasObject.(desktop.Hoverable)
	for _, text := range drawtest.Texts(drawtest.Items(drawn)) {
		if !text.Cut {
			continue
		}
		at := fyne.NewPos(text.Rect.Middle().X, text.Rect.Middle().Y)
		if ok {
			hover.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: s.at.Add(at)}})
		}
		if told := b.hints.Text(); told != draw.Whole(text.Text, told) || told == "" {
			b.t.Errorf("%s: %q is cut, and the mouse over it tells %q", name, text.Text, told)
		}
		if ok {
			hover.MouseOut()
		}
	}
}

// fitsSmallWindows: the same with the first screen of all, in small windows; with DREVO_LONG in all.
func (b *bench) fitsSmallWindows() {
	t := b.t
	b.hints.Delay = 0
	sizes := []fyne.Size{{Width: 900, Height: 535}, {Width: 1024, Height: 673}}
	if os.Getenv("DREVO_LONG") != "" {
		sizes = append(sizes, fyne.Size{Width: 1440, Height: 873}, fyne.Size{Width: 2560, Height: 1413})
	}
	for _, size := range sizes {
		b.screen.Resize(size)
		b.settle()
		if b.screen.Canvas().Size() != size {
			t.Errorf("a window of %v becomes %v", size, b.screen.Canvas().Size())
		}
		b.check(fmt.Sprintf("the simple face, %v", size), b.frame.content)
	}
}
