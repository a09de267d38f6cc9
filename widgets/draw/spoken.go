package draw

import (
	"image"
	"strings"

	"fyne.io/fyne/v2"
)

// Spoken returns what stands on the surface, for a screen reader: the texts in the order in which they are drawn, a
// line for each height.
func (s *Surface) Spoken() string {
	var b strings.Builder
	last, said := float32(0), false
	p := s.On(image.NewRGBA(image.Rect(0, 0, 1, 1)), 1) // nobody sees it
	p.Log = func(i Item) {
		switch {
		case i.Text == "":
			return
		case said && i.Rect.Middle().Y > last+i.Rect.H/2:
			b.WriteString("\n")
		case said:
			b.WriteString(", ")
		}
		b.WriteString(i.Text)
		last, said = i.Rect.Middle().Y, true
	}
	s.Draw(p)
	return b.String()
}

// AccessibilityLabel is Fyne's hook: what a screen reader says.
func (w *Widget) AccessibilityLabel() string { return w.Surface.Spoken() }

// AccessibilityRole is Fyne's hook.
func (w *Widget) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
