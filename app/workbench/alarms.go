package workbench

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/file"
	"drevo/app/pane"
	"drevo/widgets/tooltip"
)

// alarms say what was lost, set aside, or will not be kept: in a strip of their own below the bar, one after the
// other, each until it was read. No status is shown in its place, and standard error has it, too.
type alarms struct {
	content *fyne.Container
	text    *widget.Label
	list    []alarm // not read yet, the one that is shown first
	errors  io.Writer
}

// alarm is a sentence, and what it is about where that may be over before it was read.
type alarm struct{ about, text string }

// alarmsHeight is that of two lines of text; a longer one can be scrolled.
const alarmsHeight = 50

func newAlarms(hints *tooltip.Layer) *alarms {
	a := &alarms{text: widget.NewLabel(""), errors: os.Stderr}
	a.text.Wrapping = fyne.TextWrapWord
	a.text.Importance = widget.DangerImportance
	sign := widget.NewIcon(theme.NewErrorThemedResource(theme.ErrorIcon()))
	read := tooltip.NewTextButton(hints, "Close", nil, "Take this off the window (Esc)", func() { a.read() })
	a.content = container.NewStack(pane.FixedHeight(container.NewBorder(nil, nil, sign, container.NewCenter(read),
		container.NewVScroll(a.text)), alarmsHeight))
	a.content.Hide()
	return a
}

// say shows what went wrong, once all before it were read; nil is nothing.
func (a *alarms) say(err error) { a.sayAbout("", err) }

// sayAbout is say about something that may be over before it was read.
func (a *alarms) sayAbout(what string, err error) {
	if err == nil {
		return
	}
	text := sentence(err.Error())
	fmt.Fprintln(a.errors, "drevo:", text)
	if what != "" {
		a.over(what)
	}
	a.list = append(a.list, alarm{what, text})
	a.show()
}

// over takes off what was said about something.
func (a *alarms) over(what string) {
	a.list = slices.DeleteFunc(a.list, func(other alarm) bool { return other.about == what })
	a.show()
}

// read takes the one off that is shown. It reports whether there was one.
func (a *alarms) read() bool {
	if len(a.list) == 0 {
		return false
	}
	a.list = a.list[1:]
	a.show()
	return true
}

// show shows the first of those that were not read.
func (a *alarms) show() {
	if a.text.SetText(a.sentence()); a.text.Text == "" {
		a.content.Hide()
		return
	}
	a.content.Show()
}

// sentence is what can be read now, empty for nothing.
func (a *alarms) sentence() string {
	switch more := len(a.list) - 1; {
	case more < 0:
		return ""
	case more > 0:
		return fmt.Sprintf("%s (and %d more)", a.list[0].text, more)
	}
	return a.list[0].text
}

// saved says that saving has failed, or works again ("The settings are"), or what was set aside to do it.
func (w *Workbench) saved(what string, err error) {
	switch {
	case errors.As(err, new(*file.Aside)):
		w.alarms.say(err)
	case err != nil:
		w.alarms.sayAbout(what, fmt.Errorf("not saved, and tried again every few seconds: %w", err))
	default:
		w.alarms.over(what)
		w.Status(what + " saved again.")
	}
}
