package workbench

import (
	"bytes"
	"errors"
	"image"
	"image/draw"
	"image/png"
	"os"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"

	"drevo/internal/phrase"
)

// pictures copies and saves pictures of parts of the window.
type pictures struct {
	dialogs *dialogs

	mu   sync.Mutex
	kept []string // files with what no clipboard took, until the program ends
}

// of draws a part of the window as it is now, with all its layers. It is drawn in software:
// what graphics drivers give of their own windows may be black.
func (p *pictures) of(o fyne.CanvasObject) (image.Image, error) { return p.enlarged(o, 1) }

// enlarged is of with so many times as many pixels a side.
func (p *pictures) enlarged(o fyne.CanvasObject, times float32) (image.Image, error) {
	if p.dialogs.window == nil {
		return nil, errors.New("there is no window")
	}
	p.dialogs.hints.Hide()
	content, real := p.dialogs.window.Content(), p.dialogs.window.Canvas()
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(o).Subtract(driver.AbsolutePositionForObject(content))
	place := content.Position()
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	canvas.SetScale(real.Scale() * times)
	canvas.Resize(content.Size())
	canvas.SetContent(content)
	whole := canvas.Capture()
	content.Move(place) // which the other canvas has changed
	content.Refresh()
	left, top := canvas.PixelCoordinateForPosition(at)
	right, bottom := canvas.PixelCoordinateForPosition(at.AddXY(o.Size().Width, o.Size().Height))
	part := image.Rect(left, top, right, bottom).Intersect(whole.Bounds())
	if part.Empty() {
		return nil, errors.New("it is not in the window")
	}
	picture := image.NewRGBA(image.Rect(0, 0, part.Dx(), part.Dy()))
	draw.Draw(picture, picture.Bounds(), whole, part.Min, draw.Src)
	return picture, nil
}

// copy puts a picture of a part of the window into the clipboard; where that can't be done
// it writes a file, and says so.
func (p *pictures) copy(o fyne.CanvasObject) {
	picture, err := p.of(o)
	if err != nil {
		p.dialogs.work.Fault("No picture: " + err.Error())
		return
	}
	go func() {
		text, wrong := p.clipOrKeep(picture)
		say := p.dialogs.work.Status
		if wrong {
			say = p.dialogs.work.Fault
		}
		p.dialogs.work.Post(func() { say(text) })
	}()
}

// clipOrKeep puts a picture into the clipboard, or else into a file. It returns what to say.
func (p *pictures) clipOrKeep(picture image.Image) (text string, wrong bool) {
	var data bytes.Buffer
	if err := png.Encode(&data, picture); err != nil {
		return "No picture: " + err.Error(), true
	}
	fault := clip(data.Bytes())
	if fault == nil {
		size := picture.Bounds().Size()
		return phrase.Of("A picture of {width} x {height} pixels is in the clipboard.", "width", size.X,
			"height", size.Y), false
	}
	where, err := p.keep(data.Bytes())
	if err != nil {
		return "No picture: " + errors.Join(fault, err).Error(), true
	}
	return phrase.Of("Not in the clipboard: {fault}. {where}", "fault", fault, "where", where), true
}

// remove removes the temporary files.
func (p *pictures) remove() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, path := range p.kept {
		_ = os.Remove(path) // which somebody may have done already
	}
}

// save asks for a file and writes a picture of a part of the window into it.
func (p *pictures) save(name string, o fyne.CanvasObject) {
	picture, err := p.of(o)
	if err != nil {
		p.dialogs.work.Fault("No picture: " + err.Error())
		return
	}
	var data bytes.Buffer
	if err := png.Encode(&data, picture); err != nil {
		p.dialogs.work.Fault("No picture: " + err.Error())
		return
	}
	p.dialogs.saveAs("drevo-"+name+".png", data.Bytes(), false)
}

// shownTree is the part of the window that shows the tree: its moves in the simple face.
func (w *Workbench) shownTree() fyne.CanvasObject {
	if w.faces.simple {
		return w.plain.Content()
	}
	return w.tree.Content()
}

// savePictureOfTab saves a picture of the tab in front, by the name of the tab.
func (w *Workbench) savePictureOfTab() {
	if s := w.frame.front(); s != nil {
		w.pictures.save(string(s.Key()), s.Content())
	}
}
