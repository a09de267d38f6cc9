package sheet

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Sheet is a page that scrolls upright. Callbacks and selection are those of its Page.
type Sheet struct {
	widget.BaseWidget
	Page *Page

	// OnScrolled is called when the lines have moved under the view.
	OnScrolled func()

	scroll *container.Scroll
}

// New makes a scrolling page of the source's lines.
func New(source Source) *Sheet {
	s := &Sheet{Page: NewPage(source)}
	s.scroll = container.NewVScroll(s.Page)
	s.Page.view = func() (top, height float32) { return s.scroll.Offset.Y, s.scroll.Size().Height }
	s.Page.reveal = s.reveal
	s.scroll.OnScrolled = func(fyne.Position) { s.scrolled() }
	s.ExtendBaseWidget(s)
	return s
}

// Reset reads the source anew, other lines than before, of which one is selected; -1 selects none.
func (s *Sheet) Reset(selected int) {
	s.Page.selected = selected
	s.Reload()
	s.Page.Select(s.Page.selected) // into view
}

// Reload reads the source anew, the same lines as before.
func (s *Sheet) Reload() {
	s.Page.measure()
	s.scroll.Refresh() // the height may have changed; it refreshes the page as well
}

// ScrollToTop brings the first line into view.
func (s *Sheet) ScrollToTop() {
	s.scroll.ScrollToTop()
	s.scrolled()
}

// scrolled draws what has come into view.
func (s *Sheet) scrolled() {
	s.Page.Redraw()
	if s.OnScrolled != nil {
		s.OnScrolled()
	}
}

// Offset is how far the sheet is scrolled down.
func (s *Sheet) Offset() float32 { return s.scroll.Offset.Y }

// MinSize leaves room for a few lines.
func (s *Sheet) MinSize() fyne.Size {
	return fyne.NewSize(64, 4*theme.SizeForWidget(theme.SizeNameText, s))
}

// Resize gives the view its new size, and draws what comes into it.
func (s *Sheet) Resize(size fyne.Size) {
	wider := size.Width != s.Size().Width
	s.BaseWidget.Resize(size)
	s.scroll.Resize(size)
	if wider {
		s.Reload() // heights may depend on the width
		return
	}
	s.Page.Redraw()
}

// reveal scrolls as little as brings the stretch from top to bottom into view.
func (s *Sheet) reveal(top, bottom float32) {
	offset, height := s.scroll.Offset.Y, s.scroll.Size().Height
	switch {
	case top < offset:
		offset = top
	case bottom > offset+height:
		offset = min(top, bottom-height)
	default:
		return
	}
	s.scroll.ScrollToOffset(fyne.NewPos(0, offset))
	s.scrolled()
}

// CreateRenderer is Fyne's hook.
func (s *Sheet) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(s.scroll) }
