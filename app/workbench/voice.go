package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// spoken is a part of the window that a screen reader can say.
type spoken interface {
	fyne.CanvasObject
	fyne.Accessible
}

// voice stands for a part of the window that screen readers do not reach: Fyne (2.8.1, with the tag accessibility, on
// Windows and macOS) goes down through containers, and not into splits and tabs. It is where the part is, says what
// the part says, has no picture and catches no mouse.
type voice struct {
	widget.BaseWidget
	of     spoken
	asking *bool // of all voices of a window: one of them is asking where its part is
}

// voices are those of some parts, in the order of reading.
func voices(parts ...spoken) *fyne.Container {
	all, asking := container.NewWithoutLayout(), false
	for _, part := range parts {
		v := &voice{of: part, asking: &asking}
		v.ExtendBaseWidget(v)
		all.Add(v)
	}
	return all
}

// AccessibilityLabel is Fyne's hook.
func (v *voice) AccessibilityLabel() string { return v.of.AccessibilityLabel() }

// AccessibilityRole is Fyne's hook.
func (v *voice) AccessibilityRole() fyne.AccessibleRole { return v.of.AccessibilityRole() }

// Position is that of the part in the window. Fyne finds that by a walk through the window, which asks each voice that
// it meets before the part, and all of them where the part is not seen: those do not ask in their turn.
func (v *voice) Position() fyne.Position {
	if *v.asking {
		return fyne.Position{}
	}
	*v.asking = true
	defer func() { *v.asking = false }()
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(v.of)
}

// Size is that of the part.
func (v *voice) Size() fyne.Size { return v.of.Size() }

// Visible reports whether the part is.
func (v *voice) Visible() bool { return v.of.Visible() }

// CreateRenderer is Fyne's hook.
func (v *voice) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
