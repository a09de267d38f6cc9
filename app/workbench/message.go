package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/tooltip"
)

// message is the sentence in the bar. Resting on it shows the whole of it, which a narrow window
// cuts off.
type message struct {
	widget.Label
	hints *tooltip.Layer
}

func newMessage(hints *tooltip.Layer) *message {
	m := &message{hints: hints}
	m.ExtendBaseWidget(m)
	m.Truncation = fyne.TextTruncateEllipsis
	return m
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
