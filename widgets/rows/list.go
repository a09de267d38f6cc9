package rows

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// Beginner is a Source that prepares something for each picture.
type Beginner interface{ Begin(p *draw.Context) }

// List is the widget. Set the callbacks before it is shown.
type List struct {
	widget.BaseWidget

	// OnTap is called for a click on any row, with the place within the row. It reports whether it
	// has dealt with it; if not, a row that can be selected is.
	OnTap func(row int, at fyne.Position) bool
	// OnPress, when set, is called as soon as the button goes down, and a click does nothing more.
	OnPress func(row int, at fyne.Position)
	// OnMenu, when set, is called for the other button in place of all that a press does, with the
	// place within the row and on the screen.
	OnMenu func(row int, at, absolute fyne.Position)
	// OnSelect is called when the user selects a row, and with -1 when the user gives that up.
	OnSelect func(row int)
	// OnEnter is called for the Return key on the selected row.
	OnEnter func(row int)
	// OnKey and OnRune are called for each key before the list looks at it. OnKey reports whether
	// it has dealt with it.
	OnKey  func(key *fyne.KeyEvent) bool
	OnRune func(r rune)
	// OnHover is told about what is under the mouse, OnHoverRow only when the mouse comes to
	// another row; -1 is none.
	OnHover    draw.Hover
	OnHoverRow func(row int)
	// OnPoint is told where in a row the mouse is, whenever it moves; -1 is none.
	OnPoint func(row int, at fyne.Position)
	// OnScrolled is called when the rows have moved.
	OnScrolled func()
	// CursorAt, when set, chooses the mouse's shape.
	CursorAt func(row int, at fyne.Position) desktop.Cursor
	// Ground is what all rows stand on; empty for none.
	Ground fyne.ThemeColorName
	// Empty stands in place of the rows when there are none.
	Empty string
	// Surface measures texts.
	Surface *draw.Surface

	view
	owner    fyne.Widget
	bar      *bar
	selected int
	hovered  int
	mouse    fyne.Position
	hint     draw.Hint
	focused  bool
}

// Redraw draws the rows in view again.
func (l *List) Redraw() { l.Surface.Refresh() }

// Selected returns the selected row, or -1.
func (l *List) Selected() int { return l.selected }

// RowHeight returns the height of a row of one text, with air around it.
func (l *List) RowHeight(style draw.Style) float32 {
	return l.Surface.LineHeight(style) + theme.SizeForWidget(theme.SizeNamePadding, l.owner)
}

// AccessibilityLabel is Fyne's hook: the rows that can be seen, as a screen reader says them.
func (l *List) AccessibilityLabel() string { return l.Surface.Spoken() }

// AccessibilityRole is Fyne's hook.
func (l *List) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// TextWidth returns the width of a box that a text fits into.
func (l *List) TextWidth(s string, style draw.Style) float32 { return l.Surface.TextWidth(s, style) }

// MouseOut is Fyne's hook.
func (l *List) MouseOut() {
	l.hover(-1, "", fyne.Position{})
	if l.OnPoint != nil {
		l.OnPoint(-1, fyne.Position{})
	}
}

// hover tells what is new under the mouse, and draws what shows it.
func (l *List) hover(row int, hint string, at fyne.Position) {
	moved := row != l.hovered
	l.hovered = row
	if moved && l.OnHoverRow != nil {
		l.OnHoverRow(row)
	}
	if l.hint.Tell(hint, at, l.OnHover) || moved {
		l.Redraw()
	}
}
