package chessboard

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

const promotions = "QNRB"

func (b *Board) openChooser(from, to int) {
	b.chooser = chooser{open: true, from: from, to: to, hovered: -1}
	b.showChooser()
}

// closeChooser closes it without a choice; the pawn goes back.
func (b *Board) closeChooser() {
	if !b.chooser.open {
		return
	}
	b.chooser.open = false
	b.drag.dropped = None
	b.showChooser()
	b.showPieces()
}

// choose plays the promotion to one of the four pieces.
func (b *Board) choose(i int) {
	from, to := b.chooser.from, b.chooser.to
	piece := b.choice(i)
	b.chooser.open = false
	b.showChooser()
	if b.OnMove != nil {
		b.OnMove(from, to, piece)
	}
}

// choice returns one of the four pieces in the colour of the pawn.
func (b *Board) choice(i int) byte {
	if IsWhite(b.scene.Pieces[b.chooser.from]) {
		return promotions[i]
	}
	return promotions[i] + 'a' - 'A'
}

// choiceRect returns where one of the four is shown.
func (b *Board) choiceRect(i int) image.Rectangle {
	_, row := b.geometry.cell(b.chooser.to)
	step := b.geometry.Side
	if row >= 4 {
		step = -step
	}
	return b.geometry.Rect(b.chooser.to).Add(image.Pt(0, i*step))
}

// choiceAt returns which of the four is at a place, -1 for none.
func (b *Board) choiceAt(at fyne.Position) int {
	pixel := image.Pt(int(at.X*b.scale), int(at.Y*b.scale))
	for i := range promotions {
		if pixel.In(b.choiceRect(i)) {
			return i
		}
	}
	return -1
}

// showChooser brings the chooser's objects in line with its state.
func (b *Board) showChooser() {
	o := &b.objects
	if !b.chooser.open {
		o.dim.Hide()
		for i := range o.choices {
			o.choices[i].Hide()
			o.buttons[i].Hide()
		}
		return
	}
	o.dim.Show()
	canvas.Refresh(o.dim)
	for i := range o.choices {
		r := b.choiceRect(i)
		o.buttons[i].FillColor = b.scene.Palette.ChooserBack
		o.buttons[i].CornerRadius = b.units(b.geometry.Side / 2)
		if i == b.chooser.hovered {
			o.buttons[i].FillColor = b.scene.Palette.Choice
			o.buttons[i].CornerRadius = b.units(b.geometry.Side / 8)
		}
		b.put(o.buttons[i], r)
		o.buttons[i].Show()
		canvas.Refresh(o.buttons[i])
		if picture := b.memory.pieces.image(b.choice(i), b.geometry.Side); picture != nil {
			b.setImage(o.choices[i], picture, r)
		}
	}
}

// hoverChoice marks one of the four.
func (b *Board) hoverChoice(i int) {
	if i != b.chooser.hovered {
		b.chooser.hovered = i
		b.showChooser()
	}
}
