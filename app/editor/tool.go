package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/engine/board"
	"drevo/widgets/chessboard"
)

// tool is a picture that chooses what a click on the board does.
type tool struct {
	widget.BaseWidget
	letter  byte
	picture fyne.CanvasObject
	ground  *canvas.Rectangle
	tapped  func()
}

// pieceSize is the side of a tool, and piecePixels that of its picture.
const (
	pieceSize   = 38
	piecePixels = 96
)

// newTool returns the tool of a piece, or of an icon.
func newTool(letter byte, icon fyne.Resource, tapped func()) *tool {
	t := &tool{letter: letter, tapped: tapped, ground: canvas.NewRectangle(nil)}
	t.choose(false)
	t.ground.CornerRadius = theme.Size(theme.SizeNameInputRadius)
	if icon != nil {
		t.picture = container.NewPadded(container.NewPadded(widget.NewIcon(icon)))
	} else {
		picture := canvas.NewImageFromImage(chessboard.PieceImage(letter, piecePixels))
		picture.FillMode = canvas.ImageFillContain
		t.picture = picture
	}
	t.ExtendBaseWidget(t)
	return t
}

// choose shows whether this is the chosen tool. Pieces stand on the colour of a square, on which both
// sides can be seen in light and dark.
func (t *tool) choose(on bool) {
	_, piece := board.ParsePiece(t.letter)
	switch {
	case on:
		t.ground.FillColor = theme.Color(theme.ColorNamePrimary)
	case piece:
		t.ground.FillColor = chessboard.DefaultPalette().Dark
	default:
		t.ground.FillColor = theme.Color(theme.ColorNameInputBackground)
	}
	t.ground.Refresh()
}

// Tapped is Fyne's hook.
func (t *tool) Tapped(*fyne.PointEvent) { t.tapped() }

// MinSize is a square.
func (t *tool) MinSize() fyne.Size {
	t.ExtendBaseWidget(t)
	return fyne.NewSquareSize(pieceSize)
}

// CreateRenderer is Fyne's hook.
func (t *tool) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(t.ground, t.picture))
}
