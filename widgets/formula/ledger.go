package formula

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/sheet"
)

// Ledger shows the account of hope at a node as a two-sided account: on the left what is missing, on the right what is
// hoped for, below a line the two sums as formula 9 compares them, and its verdict. Set the fields before it is shown.
//
// The arrows, Home and End go through the entries that belong to squares, as if each were clicked.
type Ledger struct {
	widget.BaseWidget

	// OnHover is called with the sentence about what is under the mouse and the mouse's place in the window, and with an
	// empty sentence when there is nothing to say any more.
	OnHover func(text string, at fyne.Position)
	// OnSquare is called when the user chooses an entry that belongs to a square.
	OnSquare func(square int)
	// Empty is shown while there is no account; it should say what to do next.
	Empty string
	Words LedgerWords

	hope    *Hope
	book    book
	hovered int // place in the book, or -1
	chosen  int
	view    *view
	note    *sheet.Note
}

// NewLedger makes an empty ledger.
func NewLedger() *Ledger {
	l := &Ledger{Words: EnglishLedgerWords(), hovered: -1, chosen: -1, note: sheet.NewNote("")}
	l.view = newView(pages{l}, func(text string, at fyne.Position) {
		if l.OnHover != nil {
			l.OnHover(text, at)
		}
	})
	l.ExtendBaseWidget(l)
	return l
}

// SetHope shows another account, of which the widget keeps what the pointer points to; nil shows that there is none.
func (l *Ledger) SetHope(h *Hope) {
	l.hope, l.chosen = h, -1
	l.view.MouseOut()
	l.write(l.Size().Width)
	l.view.reload(0)
	l.tell()
}

// write lays the account out for a width.
func (l *Ledger) write(width float32) {
	l.book = book{}
	if l.hope != nil {
		l.book = newBook(l.hope, l.Words, width, l.view.easel)
	}
}

// tell shows the note for no account.
func (l *Ledger) tell() {
	l.note.SetText(l.Empty)
	l.note.Page.Hidden = l.hope != nil
	l.note.Page.Refresh()
}

// Resize lays the account out for the new width.
func (l *Ledger) Resize(size fyne.Size) {
	if size.Width != l.Size().Width {
		l.write(size.Width)
	}
	l.BaseWidget.Resize(size)
	l.view.scroll.Resize(size)
	l.view.reload(l.view.top())
}

// MinSize leaves room for both sides.
func (l *Ledger) MinSize() fyne.Size {
	l.ExtendBaseWidget(l)
	return fyne.NewSize(220, 6*theme.SizeForWidget(theme.SizeNameText, l))
}

// Refresh draws everything anew, as a change of theme needs.
func (l *Ledger) Refresh() {
	l.write(l.Size().Width)
	l.view.reload(l.view.top())
	l.tell()
}

// CreateRenderer is Fyne's hook.
func (l *Ledger) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	l.write(l.Size().Width)
	l.tell()
	return widget.NewSimpleRenderer(container.NewStack(l.view.scroll, l.note.Page))
}
