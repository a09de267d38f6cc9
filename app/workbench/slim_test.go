package workbench

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/internal/needs"
)

// leastTouch is the least side of what a finger touches.
const leastTouch = 40

// TestSlim: a window as narrow as a phone shows the board over its whole width and one pane, nothing of it is outside,
// what can be pressed is as large as a finger, and a wide window has its columns again; with DREVO_LONG in both faces.
func TestSlim(t *testing.T) {
	needs.OneGoroutine(t)
	faces := []string{config.FaceSimple}
	if os.Getenv("DREVO_LONG") != "" {
		faces = append(faces, config.FaceEverything)
	}
	for _, face := range faces {
		b := start(t, config.Config{Toured: true, Face: face})
		b.hints.Delay = 0
		window := b.unpadded()
		window.Resize(fyne.NewSize(1280, 773))
		b.think()
		b.toolbar.rest(false)
		before := b.frame.columns.Offset

		size := fyne.NewSize(390, 800)
		window.Resize(size)
		b.settle()
		if got := window.Canvas().Size(); got != size || !b.frame.slim {
			t.Fatalf("%s: the window has %v, slim %v", face, got, b.frame.slim)
		}
		b.check(face+", slim", b.frame.content)
		b.checkTouch(face, b.toolbar.content)
		b.checkTouch(face, b.board.Content())
		if side := b.board.BoardObject().Size().Width; side < 320 {
			t.Errorf("%s: the board is %v wide", face, side)
		}
		if err := b.Open(pane.Why, ""); err != nil {
			t.Fatal(err)
		}
		b.settle()
		b.check(face+", slim, why", b.frame.tabs)

		window.Resize(fyne.NewSize(1280, 773))
		b.settle()
		if b.frame.slim || b.frame.columns.Offset != before || slices.Contains(b.frame.tabs.Items, b.frame.treeTab) {
			t.Errorf("%s: wide again it is slim %v, divided at %v", face, b.frame.slim, b.frame.columns.Offset)
		}
		b.check(face+", wide again", b.toolbar.content)

		if err := b.Open(pane.Terms, ""); err != nil {
			t.Fatal(err)
		}
		for _, width := range []float32{390, 1280} { // as a window begins, which gets its size a moment later
			window.Resize(fyne.NewSize(width, 773))
			b.settle()
		}
		if key := b.frame.front().Key(); key != pane.Terms || b.Settings().Config().Tab != string(pane.Terms) {
			t.Errorf("%s: %s is in front after the window was slim, %s at the next start", face, key, b.Settings().Config().Tab)
		}
	}
}

// TestLow: a phone held across has all of a window's columns within its height, which a higher window has as before.
func TestLow(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Toured: true, Face: config.FaceEverything})
	window := b.unpadded()
	b.think()
	for _, size := range []fyne.Size{{Width: 844, Height: 355}, {Width: 1280, Height: 773}} { // 390 without the menu's bar
		window.Resize(size)
		b.settle()
		low := size.Height < columnsHeight
		if got := window.Canvas().Size(); got != size || b.frame.slim || b.frame.low != low {
			t.Errorf("of %v the window has %v, slim %v, low %v", size, got, b.frame.slim, b.frame.low)
		}
		if b.frame.broad[0].Visible() == low || (b.frame.right.Leading == b.frame.tree) == low {
			t.Errorf("at %v the strip is seen: %v; the tree's column is %T", size, b.frame.broad[0].Visible(), b.frame.right.Leading)
		}
		b.check(fmt.Sprint("the bar at ", size), b.toolbar.content)
	}
}

// checkTouch checks the size of what can be pressed.
func (b *bench) checkTouch(face string, part fyne.CanvasObject) {
	b.t.Helper()
	visit(part, func(s object) {
		if _, ok := s.CanvasObject.(fyne.Disableable); ok && min(s.Size().Width, s.Size().Height) < leastTouch {
			b.t.Errorf("%s: %T at %v is %v", face, s.CanvasObject, s.at, s.Size())
		}
	})
}

// TestFoldedMenus: the bar of a slim window has all menus, those without room below More.
func TestFoldedMenus(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Toured: true})
	menus := b.menu().Items
	const room = 390
	slim := folded(menus, room)
	last := slim[len(slim)-1]
	var names []string
	for _, m := range slim[:len(slim)-1] {
		names = append(names, m.Label)
	}
	for _, item := range last.Items {
		names = append(names, item.Label)
	}
	want := fmt.Sprint(labels(menus))
	if len(slim) < 3 || last.Label != more || fmt.Sprint(names) != want {
		t.Errorf("the bar has %v, below %s %v, want %s", labels(slim), last.Label, names, want)
	}
	if got := folded(menus, 5*room); len(got) != len(menus) {
		t.Errorf("with room for all the bar has %s", strings.Join(labels(got), ", "))
	}
}

func labels(menus []*fyne.Menu) (names []string) {
	for _, m := range menus {
		names = append(names, m.Label)
	}
	return names
}
