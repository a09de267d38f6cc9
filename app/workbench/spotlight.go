package workbench

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// The pointer is a ring around the mouse that is seen from the last row, in points; the glass shows the window so many
// times as large.
const (
	ringSize  = 64
	ringWidth = 6
	glassZoom = 2
)

// spotlight lies over the window of somebody who shows it to others: a ring that follows the mouse, and a glass that
// enlarges what is around it. It takes no clicks; the glass is put away by one.
type spotlight struct {
	widget.BaseWidget
	ring  *canvas.Circle
	glass *glass
}

// glass is a picture of the window, enlarged.
type glass struct {
	widget.BaseWidget
	picture *canvas.Image
	over    *spotlight
}

func newSpotlight() *spotlight {
	s := &spotlight{ring: canvas.NewCircle(color.Transparent), glass: &glass{picture: &canvas.Image{}}}
	s.ring.StrokeColor, s.ring.StrokeWidth = color.NRGBA{R: 0xd5, G: 0x2b, B: 0x1e, A: 0xe0}, ringWidth
	s.ring.Resize(fyne.NewSquareSize(ringSize))
	s.glass.over = s
	s.glass.ExtendBaseWidget(s.glass)
	s.ExtendBaseWidget(s)
	s.ring.Hide()
	s.glass.Hide()
	s.Hide()
	return s
}

// point shows the ring, or takes it away.
func (s *spotlight) point() { s.set(!s.ring.Visible(), s.glass.Visible()) }

// enlarge shows a picture of the window under the glass; nil puts the glass away.
func (s *spotlight) enlarge(window image.Image) {
	s.glass.picture.Image = window
	s.set(s.ring.Visible(), window != nil)
}

// end puts both away. It reports whether there was one.
func (s *spotlight) end() bool {
	was := s.Visible()
	s.set(false, false)
	return was
}

func (s *spotlight) set(ring, glass bool) {
	s.ring.Hidden, s.glass.Hidden, s.Hidden = !ring, !glass, !ring && !glass
	s.glass.Resize(s.Size())
	s.Refresh()
}

// MouseIn, MouseMoved and MouseOut are Fyne's hooks.
func (s *spotlight) MouseIn(e *desktop.MouseEvent) { s.MouseMoved(e) }

func (s *spotlight) MouseMoved(e *desktop.MouseEvent) {
	s.ring.Move(e.Position.SubtractXY(ringSize/2, ringSize/2))
	s.ring.Refresh()
	size := s.Size()
	s.glass.picture.Resize(fyne.NewSize(size.Width*glassZoom, size.Height*glassZoom))
	s.glass.picture.Move(fyne.NewPos(-e.Position.X*(glassZoom-1), -e.Position.Y*(glassZoom-1)))
}

func (s *spotlight) MouseOut() {}

// CreateRenderer is Fyne's hook.
func (s *spotlight) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout(s.glass, s.ring))
}

// Tapped puts the glass away: what lies below is not where it is seen.
func (g *glass) Tapped(*fyne.PointEvent) { g.over.enlarge(nil) }

// MouseIn, MouseMoved and MouseOut are Fyne's hooks.
func (g *glass) MouseIn(e *desktop.MouseEvent)    { g.over.MouseMoved(e) }
func (g *glass) MouseMoved(e *desktop.MouseEvent) { g.over.MouseMoved(e) }
func (g *glass) MouseOut()                        {}

// CreateRenderer is Fyne's hook.
func (g *glass) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout(g.picture))
}

// zoom puts the glass over the window as it is now, or away.
func (w *Workbench) zoom() {
	if w.spotlight.glass.Visible() {
		w.spotlight.enlarge(nil)
		return
	}
	ring := w.spotlight.ring.Visible()
	w.spotlight.end()
	picture, err := w.pictures.enlarged(w.frame.content, glassZoom)
	if ring {
		w.spotlight.point()
	}
	if err != nil {
		w.Fault("No picture: " + err.Error())
		return
	}
	w.spotlight.enlarge(picture)
}
