package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/engine/board"
	"drevo/widgets/chessboard"
)

// boardPane is the left column: the board, its layers with their legend, what can
// be said of the position in a line, and the record of the game.
type boardPane struct {
	board    *chessboard.Board
	legend   *chessboard.LegendView
	layers   map[string]*widget.Check
	turn     *widget.Label
	material *widget.Label
	fen      *widget.Entry
	move     *widget.Entry
	record   *recordView

	content fyne.CanvasObject
	below   *fyne.Container
	shown   []chessboard.Layer
	palette chessboard.Palette
}

func newBoardPane() *boardPane {
	p := &boardPane{
		board:    chessboard.NewBoard(),
		legend:   chessboard.NewLegendView(nil),
		layers:   map[string]*widget.Check{},
		turn:     widget.NewLabel(""),
		material: widget.NewLabel(""),
		fen:      widget.NewEntry(),
		move:     widget.NewEntry(),
		record:   newRecordView(),
	}
	p.turn.TextStyle.Bold = true
	p.material.Truncation = fyne.TextTruncateEllipsis
	p.fen.SetPlaceHolder("Paste or type a FEN, EPD or PGN and press Enter")
	p.move.SetPlaceHolder("Move")
	checks := container.New(layout.NewGridLayoutWithColumns(2))
	for _, name := range layerNames {
		check := widget.NewCheck(name, nil)
		check.Checked = name == layerBest || name == layerTerm
		p.layers[name] = check
		checks.Add(check)
	}
	about := container.NewBorder(nil, nil, p.turn, fixedWidth(p.move, 110), p.material)
	head := container.NewVBox(about, p.fen, checks)
	p.below = container.New(&legendLayout{}, head, container.NewVScroll(p.legend), widget.NewSeparator(), p.record.content)
	p.content = container.New(&boardLayout{least: 190}, p.board, p.below)
	return p
}

// show puts a position on the board.
func (p *boardPane) show(position *board.Position, last board.Move) {
	squares := [2]int{chessboard.None, chessboard.None}
	if last != board.NoMove && last != board.Pass {
		squares = [2]int{int(last.From()), int(last.To())}
	}
	p.board.SetPosition(pieces(position), squares, checkedKing(position), position.Turn() == board.White)
	p.turn.SetText(map[board.Colour]string{board.White: "White to move", board.Black: "Black to move"}[position.Turn()])
	p.material.SetText(materialText(position))
	p.fen.SetText(position.FEN())
}

// setLayer replaces the layer of the same name.
func (p *boardPane) setLayer(layer chessboard.Layer) {
	layer.Hidden = !p.layers[layer.Name].Checked
	layers := make([]chessboard.Layer, 0, len(layerNames))
	for _, name := range layerNames {
		switch old, ok := p.layer(name); {
		case name == layer.Name:
			layers = append(layers, layer)
		case ok:
			layers = append(layers, old)
		}
	}
	p.shown = layers
	p.board.SetLayers(layers)
	p.showLegend()
}

func (p *boardPane) layer(name string) (chessboard.Layer, bool) {
	for _, layer := range p.shown {
		if layer.Name == name {
			return layer, true
		}
	}
	return chessboard.Layer{}, false
}

// toggle shows or hides a layer.
func (p *boardPane) toggle(name string, on bool) {
	if layer, ok := p.layer(name); ok {
		p.layers[name].Checked = on
		p.setLayer(layer)
	}
}

func (p *boardPane) showLegend() {
	before := p.legend.MinSize()
	p.legend.SetEntries(p.board.Legend(chessboard.EnglishWords()))
	if p.legend.MinSize() != before {
		p.below.Refresh() // lays the rest out below the legend
	}
}

// boardLayout gives the board the largest square that leaves some height for what
// stands below it.
type boardLayout struct {
	least float32 // height of what stands below
}

func (l *boardLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap := theme.Padding()
	side := max(min(size.Width, size.Height-l.least-gap), objects[0].MinSize().Width)
	objects[0].Move(fyne.NewPos((size.Width-side)/2, 0))
	objects[0].Resize(fyne.NewSquareSize(side))
	objects[1].Move(fyne.NewPos(0, side+gap))
	objects[1].Resize(fyne.NewSize(size.Width, size.Height-side-gap))
}

func (l *boardLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	board, below := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(board.Width, below.Width), board.Height+theme.Padding()+below.Height)
}

// legendLayout stacks the head, the legend in a scroll, a line and the record. The legend has the height that it needs as long as
// something is left for the record.
type legendLayout struct{}

// leastRecord is the height that the legend leaves to the record, if it can.
const leastRecord = 40

func (*legendLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	head, legend, line, record := objects[0], objects[1].(*container.Scroll), objects[2], objects[3]
	y := head.MinSize().Height
	head.Resize(fyne.NewSize(size.Width, y))
	wanted := legend.Content.MinSize().Height
	height := max(0, min(wanted, size.Height-y-leastRecord))
	legend.Move(fyne.NewPos(0, y))
	legend.Resize(fyne.NewSize(size.Width, height))
	y += height
	line.Move(fyne.NewPos(0, y))
	line.Resize(fyne.NewSize(size.Width, line.MinSize().Height))
	y += line.MinSize().Height
	record.Move(fyne.NewPos(0, y))
	record.Resize(fyne.NewSize(size.Width, max(0, size.Height-y)))
}

func (*legendLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	head := objects[0].MinSize()
	return fyne.NewSize(max(head.Width, objects[1].MinSize().Width, objects[3].MinSize().Width), head.Height)
}

// fixedWidth gives an object a width of its own.
func fixedWidth(object fyne.CanvasObject, width float32) fyne.CanvasObject {
	return container.New(&widthLayout{width: width}, object)
}

// fixedHeight gives an object a height of its own.
func fixedHeight(object fyne.CanvasObject, height float32) fyne.CanvasObject {
	return container.New(&heightLayout{height: height}, object)
}

type heightLayout struct{ height float32 }

func (l *heightLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

func (l *heightLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[0].MinSize().Width, l.height)
}

type widthLayout struct{ width float32 }

func (l *widthLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

func (l *widthLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(l.width, objects[0].MinSize().Height)
}

// typeMove starts a typed move with a letter that was typed on the board.
func (p *boardPane) typeMove(r rune) {
	c := fyne.CurrentApp().Driver().CanvasForObject(p.move)
	if c == nil || r == '?' {
		return
	}
	c.Focus(p.move)
	p.move.SetText(string(r))
	p.move.CursorColumn = 1
	p.move.Refresh()
}
