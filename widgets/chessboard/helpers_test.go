package chessboard

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

// men reads the first field of a FEN.
func men(fen string) (pieces [64]byte) {
	rank, file := 7, 0
	for _, c := range []byte(fen) {
		switch {
		case c == '/':
			rank, file = rank-1, 0
		case c >= '1' && c <= '8':
			file += int(c - '0')
		default:
			pieces[rank*8+file] = c
			file++
		}
	}
	return pieces
}

// sq returns the number of a named square.
func sq(name string) int { return int(name[0]-'a') + 8*int(name[1]-'1') }

func sqs(names string) (squares []int) {
	for _, name := range strings.Fields(names) {
		squares = append(squares, sq(name))
	}
	return squares
}

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

// newDesk shows the start position on a board of 400 units. Men may go one or
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
	d.SetPosition(men(startFEN), [2]int{None, None}, None, true)
	return d
}

// at returns the middle of a square in the widget.
func (d *desk) at(name string) fyne.Position {
	c := d.frame.centre(sq(name))
	return fyne.NewPos(float32(c.X)/d.scale, float32(c.Y)/d.scale)
}

func mouse(at fyne.Position, button desktop.MouseButton, keys fyne.KeyModifier) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}, Button: button, Modifier: keys}
}

// click presses and releases the left button in the order of Fyne's driver.
func (d *desk) click(name string) { d.clickAt(d.at(name)) }

func (d *desk) clickAt(at fyne.Position) {
	d.MouseDown(mouse(at, desktop.MouseButtonPrimary, 0))
	d.MouseUp(mouse(at, desktop.MouseButtonPrimary, 0))
	d.Tapped(&fyne.PointEvent{Position: at})
}

// lift begins to drag a man and holds it over another square.
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

// near reports whether two colours differ by no more than a tolerance in every
// channel.
func near(a, b color.Color, tolerance int) bool {
	r, g, bl, al := a.RGBA()
	s, h, cl, bt := b.RGBA()
	for _, pair := range [][2]uint32{{r, s}, {g, h}, {bl, cl}, {al, bt}} {
		d := int(pair[0]>>8) - int(pair[1]>>8)
		if d > tolerance || d < -tolerance {
			return false
		}
	}
	return true
}

// overlayOf draws the overlay of a scene on nothing.
func overlayOf(s *Scene, size int) (*image.RGBA, *brush) {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	b := &brush{dst: img, frame: newFrame(size, size, s.Flipped), scene: s, tools: &tools{}}
	b.overlay()
	return img, b
}
