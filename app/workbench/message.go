package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/tooltip"
)

// message is a sentence in the bar. What went wrong is in another colour, behind a sign. Resting on
// it shows the whole of it, which a narrow window cuts off.
type message struct {
	widget.Label
	hints *tooltip.Layer
	sign  *widget.Icon // seen where something went wrong
	line  *fyne.Container
}

func newMessage(hints *tooltip.Layer) *message {
	m := &message{hints: hints, sign: widget.NewIcon(theme.NewErrorThemedResource(theme.ErrorIcon()))}
	m.ExtendBaseWidget(m)
	m.Truncation = fyne.TextTruncateEllipsis
	m.sign.Hide()
	m.line = container.NewBorder(nil, nil, m.sign, nil, m)
	return m
}

// say shows a sentence, which may say what went wrong.
func (m *message) say(text string, wrong bool) {
	m.Importance = widget.MediumImportance
	if wrong {
		m.Importance = widget.DangerImportance
	}
	m.sign.Hidden = !wrong
	m.SetText(text)
	m.line.Refresh() // the sign takes room, or gives it back
}

// MouseIn is Fyne's hook.
func (m *message) MouseIn(e *desktop.MouseEvent) {
	if m.Text != "" {
		m.hints.Show(m.Text, e.AbsolutePosition)
	}
}

// MouseMoved is Fyne's hook.
func (m *message) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is Fyne's hook.
func (m *message) MouseOut() { m.hints.Hide() }
