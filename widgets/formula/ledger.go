package formula

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Ledger shows the account of hope at a node as a two-sided account. Set the fields before it is shown.
type Ledger struct {
	widget.BaseWidget

	// OnHover is called with the sentence about what is under the mouse and the mouse's place in the window, and with an
	// empty sentence when there is nothing to say any more.
	OnHover func(text string, at fyne.Position)
	// OnSquare is called when the user clicks an entry that belongs to a square.
	OnSquare func(square int)
	// Empty is shown while there is no account; it should say what to do next.
	Empty string
	Words LedgerWords

	hope *Hope
}

// NewLedger makes an empty ledger.
func NewLedger() *Ledger {
	l := &Ledger{Words: EnglishLedgerWords()}
	l.ExtendBaseWidget(l)
	return l
}

// SetHope shows another account; nil shows that there is none.
func (l *Ledger) SetHope(h *Hope) { l.hope = h }

// CreateRenderer is Fyne's hook.
func (l *Ledger) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(widget.NewLabel(l.Empty))
}
