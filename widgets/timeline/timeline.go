// Package timeline steps through what happened in an order: the events of a search, the half-moves
// of an attack.
//
//	line := timeline.New(hints, timeline.Hints{Slider: "Drag to any event.", Back: "Back", On: "On"})
//	line.OnMove = func(moment int) { ... }   // timeline.End: everything has happened
//	line.Set(timeline.End, len(events))      // of another search, or one that has grown
//	box := container.NewVBox(line.Row(nil), line.Caption)
//
// Moments are counted from 0, before anything has happened, to as many as there are events. At the
// right end the line shows [End], and stays there while events come. The two buttons and
// [View.Step], for keys, go on and back by one; a [Player] does so as time goes by. Without events the controls
// are disabled.
//
// The widgets must be used on Fyne's goroutine.
package timeline

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/tooltip"
)

// End is the moment after all events, also those that are still to come.
const End = math.MaxInt

// Hints are the sentences of the controls.
type Hints struct{ Slider, Back, On string }

// View is a line with its controls. Set the fields before it is shown.
type View struct {
	Back, On *tooltip.Button
	Slider   *tooltip.Slider
	Caption  *widget.Label // for whoever shows the moments to write

	// OnMove is called with the moment that the user goes to.
	OnMove func(moment int)
	// OnStep, where it is set, goes on by 1 or back by -1 in the place of the next moment.
	OnStep func(by int)

	// Round lets the first moment follow the end.
	Round bool

	filling bool // the slider is being set, not used
}

// New returns a line without events.
func New(hints *tooltip.Layer, texts Hints) *View {
	v := &View{Slider: tooltip.NewSlider(hints, 0, 1, texts.Slider), Caption: widget.NewLabel("")}
	v.Caption.Wrapping = fyne.TextWrapWord
	v.Slider.OnChanged = func(at float64) {
		if !v.filling {
			v.move(int(at))
		}
	}
	v.Back = tooltip.NewButton(hints, theme.NavigateBackIcon(), texts.Back, func() { v.Step(-1) })
	v.On = tooltip.NewButton(hints, theme.NavigateNextIcon(), texts.On, func() { v.Step(1) })
	v.Set(End, 0)
	return v
}

// Row returns the controls beside each other, with an object of the owner's at the right.
func (v *View) Row(right fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, container.NewHBox(v.Back, v.On), right, v.Slider)
}

// move tells of another moment.
func (v *View) move(at int) {
	if at >= v.last() {
		at = End
	}
	v.OnMove(at)
}

// last is the moment at the right end.
func (v *View) last() int { return int(v.Slider.Max) }

// Step goes on by 1, or back by -1, where there is anything to step through.
func (v *View) Step(by int) {
	switch {
	case v.On.Disabled():
		return
	case v.OnStep != nil:
		v.OnStep(by)
		return
	}
	at, moments := int(v.Slider.Value)+by, v.last()+1
	if v.Round {
		at = (at + moments) % moments
	}
	v.Slider.SetValue(float64(at)) // which stays within its ends
}

// Set puts the line to a moment of so many events, without telling of it.
func (v *View) Set(moment, events int) {
	v.filling = true
	v.Slider.Max = float64(max(events, 1))
	v.Slider.Value = float64(min(moment, v.last()))
	v.Slider.Refresh()
	v.filling = false
	for _, control := range []fyne.Disableable{v.Back, v.On, v.Slider} {
		if events > 0 {
			control.Enable()
		} else {
			control.Disable()
		}
	}
}
