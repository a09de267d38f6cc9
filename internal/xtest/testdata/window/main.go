// Command window is what the tests of xtest drive: a green pad that counts what the mouse does to
// it, above a field for text. It tells its state as JSON in the file DREVO_STATE. With -wrong it
// touches its window from a goroutine of its own, as no program may.
package main

import (
	"encoding/json"
	"flag"
	"image/color"
	"os"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// state is what the program tells; lengths are in pixels.
type state struct {
	Taps, RightTaps, Shortcuts int
	DragX, ScrollY             float32
	Text                       string
	Width, Height              float32
}

// save writes the state anew, so that a reader sees the old one or the new one.
func (s *state) save() {
	path := os.Getenv("DREVO_STATE")
	text, err := json.Marshal(s)
	if err == nil {
		err = os.WriteFile(path+".new", text, 0o600)
	}
	if err == nil {
		err = os.Rename(path+".new", path)
	}
	if err != nil {
		panic(err)
	}
}

// pad counts what the mouse does to it.
type pad struct {
	widget.BaseWidget
	state *state
}

func (p *pad) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.NRGBA{G: 0x80, A: 0xff}))
}

func (p *pad) Resize(size fyne.Size) {
	p.BaseWidget.Resize(size)
	p.state.Width, p.state.Height = size.Width, size.Height
	p.state.save()
}

func (p *pad) Tapped(*fyne.PointEvent)          { p.state.Taps++; p.state.save() }
func (p *pad) TappedSecondary(*fyne.PointEvent) { p.state.RightTaps++; p.state.save() }
func (p *pad) Dragged(e *fyne.DragEvent)        { p.state.DragX += e.Dragged.DX; p.state.save() }
func (p *pad) DragEnd()                         {}
func (p *pad) Scrolled(e *fyne.ScrollEvent)     { p.state.ScrollY += e.Scrolled.DY; p.state.save() }

func main() {
	wrong := flag.Bool("wrong", false, "touch the window from a wrong goroutine")
	flag.Parse()
	s := &state{}
	w := app.New().NewWindow("Pad")
	p := &pad{state: s}
	p.ExtendBaseWidget(p)
	field := widget.NewEntry()
	field.OnChanged = func(text string) { s.Text = text; s.save() }
	if *wrong {
		go func() {
			time.Sleep(time.Second)
			field.Refresh()
		}()
	}
	shortcut := &desktop.CustomShortcut{KeyName: fyne.KeyK, Modifier: fyne.KeyModifierControl}
	w.Canvas().AddShortcut(shortcut, func(fyne.Shortcut) { s.Shortcuts++; s.save() })
	w.SetContent(container.NewBorder(nil, field, nil, nil, p))
	w.Resize(fyne.NewSize(400, 300))
	w.ShowAndRun()
}
