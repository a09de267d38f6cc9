// Package svg writes what a window shows as SVG: a picture for a paper or a slide that is sharp at every size, whose
// texts can be searched and changed.
//
// Widgets that are [draw.Vectorial] tell their shapes and texts; of the others the objects are written that Fyne draws.
// What is a picture already, such as a piece or an icon, is kept as one. Texts name Noto Sans, which the window has, and
// how far they run, so that another font keeps their places.
package svg

import (
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw"
)

// Of returns a part of an object that has been laid out, in units.
func Of(o fyne.CanvasObject, part image.Rectangle) ([]byte, error) {
	w := &writer{vectors: map[*canvas.Raster]func(draw.Vector, int, int){}}
	fmt.Fprintf(&w.out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="%d %d %d %d" width="%d" height="%d" `+
		`font-family="'Noto Sans', sans-serif">`+"\n", part.Min.X, part.Min.Y, part.Dx(), part.Dy(), part.Dx(), part.Dy())
	w.object(o, fyne.Position{})
	w.out.WriteString("</svg>\n")
	return w.out.Bytes(), w.err
}

// writer writes objects from below.
type writer struct {
	out     bytes.Buffer
	err     error // the first
	clips   int
	vectors map[*canvas.Raster]func(v draw.Vector, w, h int)
}

// object writes an object that can be seen, with all that it is made of; corner is that of its parent.
func (w *writer) object(o fyne.CanvasObject, corner fyne.Position) {
	if o == nil || !o.Visible() {
		return
	}
	at, size := corner.Add(o.Position()), o.Size()
	switch x := o.(type) {
	case *fyne.Container:
		w.objects(x.Objects, at)
	case *container.Scroll:
		end := w.clip(at, size)
		w.objects(test.WidgetRenderer(x).Objects(), at)
		end()
	case fyne.Widget:
		if v, ok := o.(draw.Vectorial); ok {
			for raster, draws := range v.Vectors() {
				w.vectors[raster] = draws
			}
		}
		w.objects(test.WidgetRenderer(x).Objects(), at)
	case *canvas.Rectangle:
		w.rectangle(x, at)
	case *canvas.Text:
		w.text(x, at)
	case *canvas.Line:
		from, to := at.Add(x.Position1), at.Add(x.Position2)
		fmt.Fprintf(&w.out, `<path d="M%g %gL%g %g" stroke-width="%g" %s/>`+"\n", from.X, from.Y, to.X, to.Y, x.StrokeWidth,
			paint("stroke", x.StrokeColor))
	case *canvas.Circle:
		fmt.Fprintf(&w.out, `<ellipse cx="%g" cy="%g" rx="%g" ry="%g" stroke-width="%g" %s %s/>`+"\n", at.X+size.Width/2,
			at.Y+size.Height/2, size.Width/2, size.Height/2, x.StrokeWidth, paint("fill", x.FillColor),
			paint("stroke", x.StrokeColor))
	case *canvas.Image:
		w.image(x, at)
	case *canvas.Raster:
		w.raster(x, at)
	}
}

func (w *writer) objects(list []fyne.CanvasObject, corner fyne.Position) {
	for _, o := range list {
		w.object(o, corner)
	}
}

// clip leaves of what follows what lies in a box; the function that it returns ends that.
func (w *writer) clip(at fyne.Position, size fyne.Size) (end func()) {
	w.clips++
	fmt.Fprintf(&w.out, `<clipPath id="c%d"><rect x="%g" y="%g" width="%g" height="%g"/></clipPath><g clip-path="url(#c%d)">`+
		"\n", w.clips, at.X, at.Y, size.Width, size.Height, w.clips)
	return func() { w.out.WriteString("</g>\n") }
}

func (w *writer) rectangle(r *canvas.Rectangle, at fyne.Position) {
	fmt.Fprintf(&w.out, `<rect x="%g" y="%g" width="%g" height="%g" rx="%g" stroke-width="%g" %s %s/>`+"\n", at.X, at.Y,
		r.Size().Width, r.Size().Height, r.CornerRadius, r.StrokeWidth, paint("fill", r.FillColor),
		paint("stroke", r.StrokeColor))
}

// text writes a text of Fyne's, in the middle of its height.
func (w *writer) text(t *canvas.Text, at fyne.Position) {
	size, baseline := fyne.CurrentApp().Driver().RenderedTextSize(t.Text, t.TextSize, t.TextStyle, t.FontSource)
	room := t.Size().Subtract(size)
	switch t.Alignment {
	case fyne.TextAlignTrailing:
		at.X += room.Width
	case fyne.TextAlignCenter:
		at.X += room.Width / 2
	}
	at.Y += max(room.Height, 0)/2 + baseline
	w.write(t.Text, at.X, at.Y, size.Width, float64(t.TextSize), t.TextStyle.Bold, t.Color)
}

func (w *writer) write(text string, x, y, width float32, size float64, bold bool, c color.Color) {
	if strings.TrimSpace(text) == "" {
		return
	}
	weight := ""
	if bold {
		weight = ` font-weight="bold"`
	}
	fmt.Fprintf(&w.out, `<text xml:space="preserve" x="%g" y="%g" textLength="%g" lengthAdjust="spacingAndGlyphs" font-size="%g"%s %s>`,
		x, y, width, size, weight, paint("fill", c))
	w.note(xml.EscapeText(&w.out, []byte(text)))
	w.out.WriteString("</text>\n")
}

// image writes a picture as it is, an icon as the drawing that it is.
func (w *writer) image(i *canvas.Image, at fyne.Position) {
	size := i.Size()
	switch {
	case i.Image != nil:
		w.picture(i.Image, at, size, 1-i.Translucency)
	case i.Resource != nil:
		kind := "image/png"
		if strings.HasSuffix(i.Resource.Name(), ".svg") {
			kind = "image/svg+xml"
		}
		w.embed(kind, i.Resource.Content(), at, size, 1-i.Translucency)
	}
}

// fine is how many pixels a unit has of what can't be written as shapes.
const fine = 2

func (w *writer) raster(r *canvas.Raster, at fyne.Position) {
	size := r.Size()
	width, height := int(math.Round(float64(size.Width))), int(math.Round(float64(size.Height)))
	if width < 1 || height < 1 {
		return
	}
	if draws := w.vectors[r]; draws != nil {
		end := w.clip(at, size)
		fmt.Fprintf(&w.out, `<g transform="translate(%g %g)">`+"\n", at.X, at.Y)
		draws(vector{w}, width, height)
		w.out.WriteString("</g>\n")
		end()
		return
	}
	w.picture(r.Generator(width*fine, height*fine), at, size, 1-r.Translucency)
}

func (w *writer) picture(picture image.Image, at fyne.Position, size fyne.Size, opacity float64) {
	if picture == nil || picture.Bounds().Empty() {
		return
	}
	var b bytes.Buffer
	w.note(png.Encode(&b, picture))
	w.embed("image/png", b.Bytes(), at, size, opacity)
}

func (w *writer) embed(kind string, data []byte, at fyne.Position, size fyne.Size, opacity float64) {
	fmt.Fprintf(&w.out, `<image x="%g" y="%g" width="%g" height="%g" opacity="%g" href="data:%s;base64,%s"/>`+"\n", at.X, at.Y,
		size.Width, size.Height, opacity, kind, base64.StdEncoding.EncodeToString(data))
}

// note keeps the first error.
func (w *writer) note(err error) {
	if w.err == nil && err != nil {
		w.err = fmt.Errorf("svg: %w", err)
	}
}

// paint is a colour as the attribute of that name.
func paint(name string, c color.Color) string {
	if c == nil {
		return name + `="none"`
	}
	of := color.NRGBAModel.Convert(c).(color.NRGBA)
	if of.A == 0 {
		return name + `="none"`
	}
	return fmt.Sprintf(`%s="#%02x%02x%02x" %s-opacity="%.3g"`, name, of.R, of.G, of.B, name, float64(of.A)/0xFF)
}

// vector writes what a widget draws, in pixels of one unit.
type vector struct{ *writer }

func (v vector) Shape(outlines [][]draw.Point, clip image.Rectangle, c color.NRGBA) {
	if len(outlines) == 0 || c.A == 0 {
		return
	}
	if !lieIn(outlines, clip) {
		size := fyne.NewSize(float32(clip.Dx()), float32(clip.Dy()))
		defer v.clip(fyne.NewPos(float32(clip.Min.X), float32(clip.Min.Y)), size)()
	}
	v.out.WriteString(`<path d="`)
	for _, points := range outlines {
		for i, p := range points {
			v.out.WriteByte("ML"[min(i, 1)])
			fmt.Fprintf(&v.out, "%.2f %.2f", p.X, p.Y)
		}
		v.out.WriteByte('Z')
	}
	fmt.Fprintf(&v.out, `" %s/>`+"\n", paint("fill", c))
}

// lieIn reports whether nothing of the outlines reaches beyond a box.
func lieIn(outlines [][]draw.Point, box image.Rectangle) bool {
	for _, points := range outlines {
		for _, p := range points {
			if p.X < float64(box.Min.X) || p.X > float64(box.Max.X) || p.Y < float64(box.Min.Y) || p.Y > float64(box.Max.Y) {
				return false
			}
		}
	}
	return true
}

func (v vector) Text(t draw.Written) {
	v.write(t.Text, float32(t.X), float32(t.Baseline), float32(t.Width), t.Size, t.Bold, t.Colour)
}

func (v vector) Picture(picture image.Image, at image.Point, opacity uint8) {
	size := picture.Bounds().Size()
	v.picture(picture, fyne.NewPos(float32(at.X), float32(at.Y)), fyne.NewSize(float32(size.X), float32(size.Y)),
		float64(opacity)/0xFF)
}
