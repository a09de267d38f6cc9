package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// fault says below a field what is wrong in it.
type fault struct {
	label   *widget.Label
	content *fyne.Container
}

func newFault() *fault {
	f := &fault{label: widget.NewLabel("")}
	f.label.Wrapping, f.label.Importance = fyne.TextWrapWord, widget.DangerImportance
	icon := widget.NewIcon(theme.NewErrorThemedResource(theme.ErrorIcon()))
	f.content = container.NewBorder(nil, nil, icon, nil, f.label)
	f.content.Hide()
	return f
}

// say shows a sentence, or with none takes it away. It reports whether that changes anything.
func (f *fault) say(text string) bool {
	if text == f.label.Text {
		return false
	}
	f.label.SetText(text)
	f.content.Hidden = text == ""
	return true
}
