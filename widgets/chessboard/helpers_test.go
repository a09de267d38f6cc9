package chessboard

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"drevo/internal/boardtest"
)

const startFEN = boardtest.StartFEN

var (
	placed = boardtest.Pieces
	sq     = boardtest.Square
	near   = boardtest.Near
)

// A desk is a board in a window, with all that it reports.
type desk struct {
	*Board
	window  fyne.Window
	moves   []string
	illegal []string
	picked  []int
	drawn   []Shapes
	runes   string
	keys    []fyne.KeyName
}

// newDesk shows the start position on a board of 400 units. Pieces may go one or
// two ranks forward; pawns on the seventh rank may be promoted.
func newDesk(t *testing.T) *desk {
	t.Helper()
	test.NewTempApp(t)
	d := &desk{Board: NewBoard()}
	d.Targets = func(from int) []Target {
		if from>>3 == 6 {
			return []Target{{Square: from + 8, Promotion: true}}
		}
		if from>>3 > 5 {
			return nil
		}
		return []Target{{Square: from + 8}, {Square: from + 16, Capture: occupied(d.scene.Pieces[from+16])}}
	}
	d.OnMove = func(from, to int, promotion byte) {
		name := SquareName(from) + SquareName(to)
		if promotion != 0 {
			name += string(promotion)
		}
		d.moves = append(d.moves, name)
	}
	d.OnIllegal = func(from, to int) { d.illegal = append(d.illegal, SquareName(from)+SquareName(to)) }
	d.OnSelect = func(square int) { d.picked = append(d.picked, square) }
	d.OnShapes = func(s Shapes) { d.drawn = append(d.drawn, s) }
	d.OnTypedRune = func(r rune) { d.runes += string(r) }
	d.OnTypedKey = func(e *fyne.KeyEvent) { d.keys = append(d.keys, e.Name) }
	d.window = test.NewTempWindow(t, d.Board)
	d.window.SetPadded(false)
	d.window.Resize(fyne.NewSize(400, 400))
	d.SetPosition(placed(startFEN), [2]int{None, None}, None, true)
	return d
}

// at returns the middle of a square in the widget.
func (d *desk) at(name string) fyne.Position {
	c := d.geometry.Centre(sq(name))
	return fyne.NewPos(float32(c.X)/d.scale, float32(c.Y)/d.scale)
}

func mouse(at fyne.Position, button desktop.MouseButton, keys fyne.KeyModifier) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}, Button: button,
		Modifier: keys}
}

// click presses and releases the left button in the order of Fyne's driver.
func (d *desk) click(name string) { d.clickAt(d.at(name)) }

func (d *desk) clickAt(at fyne.Position) {
	d.MouseDown(mouse(at, desktop.MouseButtonPrimary, 0))
	d.MouseUp(mouse(at, desktop.MouseButtonPrimary, 0))
	d.Tapped(&fyne.PointEvent{Position: at})
}

// lift begins to drag a piece and holds it over another square.
func (d *desk) lift(from, over string) {
	d.MouseDown(mouse(d.at(from), desktop.MouseButtonPrimary, 0))
	d.dragTo(d.at(from).AddXY(3, 3))
	d.dragTo(d.at(over))
}

func (d *desk) dragTo(at fyne.Position) {
	d.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}})
}

// letGo ends the drag at a place.
func (d *desk) letGo(at fyne.Position) {
	d.MouseUp(mouse(at, desktop.MouseButtonPrimary, 0))
	d.DragEnd()
}

func (d *desk) dragMan(from, to string) {
	d.lift(from, to)
	d.letGo(d.at(to))
}

// rightDrag draws with the right button.
func (d *desk) rightDrag(from, to string, keys fyne.KeyModifier) {
	d.MouseDown(mouse(d.at(from), desktop.MouseButtonSecondary, keys))
	d.MouseMoved(mouse(d.at(to), desktop.MouseButtonSecondary, keys))
	d.MouseUp(mouse(d.at(to), desktop.MouseButtonSecondary, keys))
}

func (d *desk) key(names ...fyne.KeyName) {
	for _, name := range names {
		d.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// expect compares a list of moves.
func expect(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	if strings.Join(got, " ") != strings.Join(want, " ") {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// overlayOf draws what lies over the pieces of a scene on nothing.
func overlayOf(s *Scene, size int) (*image.RGBA, *Painter) {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	p := NewPainter(img, s)
	p.over()
	return img, p
}
