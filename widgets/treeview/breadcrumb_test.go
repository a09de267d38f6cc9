package treeview

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// crumbs shows a path of n steps in a window.
func crumbs(t *testing.T, n int, width float32) (*Breadcrumb, *[]ID) {
	t.Helper()
	b := NewBreadcrumb()
	chosen := &[]ID{}
	b.OnSelect = func(id ID) { *chosen = append(*chosen, id) }
	drawtest.Show(t, b, width, 200)
	b.Resize(fyne.NewSize(width, draw.Zoomed(26)))
	var path []Crumb
	for i := range n {
		path = append(path, Crumb{ID(100 + i), fmt.Sprintf("%d.Nbd%d", i, i%8+1)})
	}
	b.SetPath(path)
	return b, chosen
}

func tapCrumb(b *Breadcrumb, s segment) {
	at := fyne.NewPos(s.x+s.w/2, draw.Zoomed(26)/2)
	b.Tapped(&fyne.PointEvent{Position: at, AbsolutePosition: at})
}

func TestBreadcrumbChoosesSteps(t *testing.T) {
	b, chosen := crumbs(t, 4, 900)
	segments := b.segments()
	if len(segments) != 4 {
		t.Fatalf("%d segments, want 4", len(segments))
	}
	for i, s := range segments {
		tapCrumb(b, s)
		if got := (*chosen)[len(*chosen)-1]; got != ID(100+i) {
			t.Errorf("segment %d leads to %d", i, got)
		}
	}
	b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(890, 5)})
	if len(*chosen) != 4 {
		t.Error("a click beside the path chooses")
	}
}

func TestBreadcrumbElidesTheMiddle(t *testing.T) {
	for n := 1; n < 40; n += 3 {
		for _, width := range []float32{80, 150, 300, 600} {
			b, _ := crumbs(t, n, width)
			segments := b.segments()
			first, last := segments[0], segments[len(segments)-1]
			if first.first != 0 || last.last != n {
				t.Errorf("%d steps in %v: the ends are %+v and %+v", n, width, first, last)
			}
			if last.elided || first.elided {
				t.Errorf("%d steps in %v: an end gave way", n, width)
			}
			next := 0
			for _, s := range segments {
				if s.first != next {
					t.Errorf("%d steps in %v: %+v does not follow step %d", n, width, s, next)
				}
				next = s.last
			}
			if end := last.x + last.w; end > width && len(segments) > 3 {
				t.Errorf("%d steps in %v: %d segments end at %v", n, width, len(segments), end)
			}
		}
	}
}

func TestBreadcrumbMenuHoldsTheElided(t *testing.T) {
	b, chosen := crumbs(t, 30, 300)
	segments := b.segments()
	gone := segments[1]
	if !gone.elided {
		t.Fatal("nothing is elided")
	}
	tapCrumb(b, gone)
	if fyne.CurrentApp().Driver().CanvasForObject(b).Overlays().Top() == nil || len(*chosen) > 0 {
		t.Error("the ellipsis opens no menu")
	}
	items := b.items(gone)
	if len(items) != gone.last-gone.first {
		t.Errorf("%d items, want %d", len(items), gone.last-gone.first)
	}
	items[2].Action()
	if len(*chosen) != 1 || (*chosen)[0] != ID(100+gone.first+2) {
		t.Errorf("the menu's third leads to %v", *chosen)
	}
}

func TestBreadcrumbHover(t *testing.T) {
	b, _ := crumbs(t, 3, 500)
	s := b.segments()[1]
	b.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(s.x+2, 5)}})
	if b.hovered != 1 || b.Cursor() != desktop.PointerCursor {
		t.Errorf("hovered %d, cursor %v", b.hovered, b.Cursor())
	}
	b.MouseOut()
	if b.Cursor() != desktop.DefaultCursor {
		t.Error("the hand stays")
	}
	b.SetPath(nil)
	tapCrumb(b, s)
	if got := drawtest.Words(drawtest.Items(b.Surface)); len(got) > 0 {
		t.Errorf("%q is drawn of no path", got)
	}
}
