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
	of spoken
}

// voices are those of some parts, in the order of reading.
func voices(parts ...spoken) *fyne.Container {
	all := container.NewWithoutLayout()
	for _, part := range parts {
		v := &voice{of: part}
		v.ExtendBaseWidget(v)
		all.Add(v)
	}
	return all
}

// AccessibilityLabel is Fyne's hook.
func (v *voice) AccessibilityLabel() string { return v.of.AccessibilityLabel() }

// AccessibilityRole is Fyne's hook.
func (v *voice) AccessibilityRole() fyne.AccessibleRole { return v.of.AccessibilityRole() }

// Position is that of the part in the window.
func (v *voice) Position() fyne.Position {
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
