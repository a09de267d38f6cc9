package pane

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"

	"drevo/engine/board"
)

// Heading returns a bold line of text.
func Heading(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.TextStyle.Bold = true
	l.Wrapping = fyne.TextWrapWord
	return l
}

// Wrapped returns plain text.
func Wrapped(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// Note returns small text of lesser weight.
func Note(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	l.Importance = widget.LowImportance
	l.SizeName = theme.SizeNameCaptionText
	return l
}

// Paragraph returns a sentence after its name and before its source.
func Paragraph(name, sentence, place string) fyne.CanvasObject {
	rich := widget.NewRichText(
		&widget.TextSegment{Text: name + ". ", Style: widget.RichTextStyle{Inline: true,
			TextStyle: fyne.TextStyle{Bold: true}}},
		&widget.TextSegment{Text: sentence + " ", Style: widget.RichTextStyleInline},
		&widget.TextSegment{Text: "[" + place + "]", Style: widget.RichTextStyle{Inline: true, ColorName: "placeholder"}},
	)
	rich.Wrapping = fyne.TextWrapWord
	return rich
}

// FixedWidth gives an object a width of its own, in units at the usual size of text.
func FixedWidth(object fyne.CanvasObject, width float32) fyne.CanvasObject {
	return container.New(fixed{width: width}, object)
}

// FixedHeight gives an object a height of its own, in units at the usual size of text.
func FixedHeight(object fyne.CanvasObject, height float32) fyne.CanvasObject {
	return container.New(fixed{height: height}, object)
}

// fixed lays one object out with a size of its own; a side of 0 is left to the object.
type fixed struct{ width, height float32 }

func (f fixed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.Position{}) // it may have been elsewhere
	objects[0].Resize(size)
}

func (f fixed) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize()
	if f.width > 0 {
		least.Width = f.width * draw.Zoom()
	}
	if f.height > 0 {
		least.Height = f.height * draw.Zoom()
	}
	return least
}

// Pieces turns a position into FEN letters, as a chess board takes them.
func Pieces(p *board.Position) (letters [64]byte) {
	for rest := p.Occupied(); rest != 0; rest &= rest - 1 {
		square := rest.Lowest()
		letters[square] = p.At(square).Letter()
	}
	return letters
}
