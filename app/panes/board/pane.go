package board

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/panes/tactics"
	"drevo/engine/board"
	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
	"drevo/widgets/tooltip"
)

// Pane is the left column.
type Pane struct {
	pane.Tab
	board    *chessboard.Board
	legend   *chessboard.LegendView
	boxes    *layerBoxes
	tactics  *tactics.Layers
	drawn    drawnShapes
	turn     *widget.Label
	material *widget.Label
	fen      *tooltip.Entry
	written  string // the FEN that was put into its field last; empty when what was typed there is read
	move     *tooltip.Entry
	leave    *widget.Label // in the place of the move in a presentation: how to end it
	fault    *fault
	record   *moveList
	below    *fyne.Container
	usual    []fyne.CanvasObject // what stands below the board, but not in a presentation
	full     []fyne.CanvasObject // what of it the simple face has not
	plain    *plain              // what the simple face has in its place
	simple   bool
	steps    *fyne.Container // the way through the game, in a slim window
	slim     bool
	mute     bool // nothing of a search is drawn

	host       pane.Host
	view       pane.View
	previewing bool           // the board shows a line that is pointed at
	onBoard    board.Position // what the board shows now
	layout     *boardLayout
	row        *headRow

	OnText  func(text string)                  // a FEN, EPD or PGN was entered
	OnPick  func(square int)                   // a piece was picked up, or put down: chessboard.None
	OnPoint func(square int, at fyne.Position) // the pointer is over a square, or over none
	OnLayer func(key pane.LayerKey, on bool)   // the user has switched a layer
	OnWheel func(by int)                       // the wheel was turned over the board: 1 forward, -1 back
}

// New returns the column, with a box for each of its own layers and of the given ones. Clocks stand below the
// board as long as they are visible.
func New(host pane.Host, layers []pane.Layer, clocks fyne.CanvasObject) *Pane {
	found := &tactics.Layers{}
	p := &Pane{
		board:    chessboard.NewBoard(),
		legend:   chessboard.NewLegendView(nil),
		boxes:    newLayerBoxes(host.Hints(), append(found.Layers(), layers...)),
		tactics:  found,
		drawn:    drawnShapes{},
		turn:     widget.NewLabel(""),
		material: widget.NewLabel(""),
		fen: tooltip.NewEntry(host.Hints(), "Paste or type a FEN, EPD or PGN and press Enter", "The position as FEN. "+
			"Type or paste a FEN, EPD or PGN and press Enter to open it; a mistake is named below the field."),
		move: tooltip.NewEntry(host.Hints(), "Move", "Type a move, as Nf3 or g1f3, and press Enter. A letter typed on "+
			"the board begins one too."),
		fault:  newFault(),
		record: newMoveList(host),
		host:   host,
	}
	p.row = &headRow{whole: p.saidWhole}
	p.layout = &boardLayout{extras: []fyne.CanvasObject{clocks, p.fault.content}}
	p.turn.TextStyle.Bold = true
	p.material.Truncation = fyne.TextTruncateEllipsis
	p.leave = widget.NewLabel("Escape leaves the presentation")
	p.leave.SizeName = theme.SizeNameCaptionText
	p.leave.Hide()
	p.steps = steps(host, true)
	p.steps.Hide()
	said := container.NewBorder(nil, nil, p.turn, container.NewHBox(p.leave, p.steps), p.material)
	p.plain = newPlain(host)
	fields := container.NewBorder(nil, nil, container.NewHBox(p.plain.steps, p.boxes.button), pane.FixedWidth(p.move, 64),
		p.fen)
	p.layout.plain = p.plain.content
	head := container.NewVBox(clocks, container.New(p.row, said, fields), p.fault.content)
	p.below = container.New(&legendLayout{}, head, container.NewVScroll(container.NewVBox(p.plain.content, p.legend)),
		widget.NewSeparator(), p.record.content)
	p.legend.OnHeight = p.below.Refresh // lays the rest out below the legend
	p.usual = []fyne.CanvasObject{fields}
	p.full = []fyne.CanvasObject{p.boxes.button, p.fen, p.record.content}
	p.Tab = pane.NewTab("board", "Board", container.NewPadded(container.New(p.layout, p.board, p.below)))
	p.wire()
	return p
}

// wire connects the parts of the column.
func (p *Pane) wire() {
	p.board.Targets = func(from int) []chessboard.Target { return targets(&p.view.Position, from) }
	p.board.OnMove = p.playSquares
	p.board.OnIllegal = p.sayIllegal
	p.board.OnSelect = func(square int) { p.OnPick(square) }
	p.board.OnHover = func(square int, at fyne.Position) { p.OnPoint(square, at) }
	p.board.OnShapes = p.keepShapes
	p.board.OnWheel = func(by int) { p.OnWheel(by) }
	p.board.OnTypedRune = p.typeMove
	p.board.OnTypedKey = func(e *fyne.KeyEvent) { // the window's own keys
		if c := fyne.CurrentApp().Driver().CanvasForObject(p.board); c != nil && c.OnTypedKey() != nil {
			c.OnTypedKey()(e)
		}
	}
	p.fen.OnSubmitted = func(text string) {
		p.written = ""
		p.OnText(text)
	}
	p.fen.OnChanged = func(string) { p.showFault("") }
	p.move.OnChanged = func(string) { p.showFault("") }
	p.move.OnSubmitted = p.playText
	p.boxes.OnSwitch = func(key pane.LayerKey, on bool) { p.OnLayer(key, on) }
}

// Layers are those that need no search.
func (p *Pane) Layers() []pane.Layer { return p.tactics.Layers() }

// Show puts the position on the board, and the game below it.
func (p *Pane) Show(v pane.View) {
	p.view = v
	p.previewing = false
	p.showPosition()
	position := &p.view.Position
	p.tactics.Show(v.Position)
	whole := p.saidWhole()
	p.turn.SetText(turnText(position))
	p.material.SetText(p.materialText())
	if p.simple && p.saidWhole() != whole { // which may need a row of its own
		p.MakeRoom()
	}
	p.showFEN(position.FEN())
	p.record.show(v.Game)
	p.plain.asked = v.Search == nil
	p.plain.show(v.Game)
}

// showFEN puts a FEN into its field when it is another one than before, or one was typed and read. A search that ends
// while somebody types changes neither the text nor what is said of it.
func (p *Pane) showFEN(fen string) {
	if fen != p.written {
		p.written = fen
		p.fen.SetText(fen)
		p.showFault("")
	}
}

// showPosition puts the position of the game on the board.
func (p *Pane) showPosition() { p.setPosition(&p.view.Position, p.view.Game.LastMove()) }

// setPosition puts a position on the board, after the given move, with what the user has drawn there.
func (p *Pane) setPosition(position *board.Position, last board.Move) {
	squares := [2]int{chessboard.None, chessboard.None}
	if last != board.NoMove && last != board.Pass {
		squares = [2]int{int(last.From()), int(last.To())}
	}
	p.onBoard = *position
	p.board.SetShapes(p.shapesOf(position))
	p.board.SetPosition(pane.Pieces(position), squares, checkedKing(position), position.Turn() == board.White)
}

// Draw draws the layers that are switched on.
func (p *Pane) Draw() {
	if p.previewing {
		return
	}
	if p.mute {
		p.board.SetLayers(nil)
	} else {
		p.board.SetLayers(p.boxes.draw())
	}
	p.showLegend()
}

// SetMute keeps all layers off the board, or draws them again.
func (p *Pane) SetMute(on bool) {
	p.mute, p.plain.mute = on, on
	p.plain.show(p.view.Game)
	p.arrange(p.layout.presenting)
	p.Draw()
}

// SetSimple leaves below the board whose turn it is, the way through the game and what game it is, or brings the rest
// back.
func (p *Pane) SetSimple(on bool) {
	p.simple, p.row.simple = on, on
	p.material.SetText(p.materialText())
	p.arrange(p.layout.presenting)
}

// SetSlim leaves below the board whose turn it is, the way through the game, and in the simple face the name of the
// game, or brings the rest back.
func (p *Pane) SetSlim(on bool) {
	p.slim, p.layout.slim, p.plain.slim = on, on, on
	if p.view.Game != nil {
		p.plain.show(p.view.Game)
	}
	p.arrange(p.layout.presenting)
}

// Shows reports whether a layer is switched on.
func (p *Pane) Shows(key pane.LayerKey) bool { return p.boxes.on(key) }

// Switch switches a layer without telling OnLayer. It reports whether that has changed
// anything.
func (p *Pane) Switch(key pane.LayerKey, on bool) bool { return p.boxes.set(key, on) }

// Explain says what the layers on the board mean on a square, empty for nothing.
func (p *Pane) Explain(square int) string {
	if square == chessboard.None || p.previewing {
		return ""
	}
	return strings.Join(p.boxes.explain(square), "\n")
}

// LayerKeys lists the layers in the order of their boxes.
func (p *Pane) LayerKeys() (keys []pane.LayerKey) {
	for _, layer := range p.boxes.layers {
		keys = append(keys, layer.Key)
	}
	return keys
}

// Kept returns which layers are switched on at the next start.
func (p *Pane) Kept() map[string]bool { return p.boxes.kept() }

// Flip turns the board.
func (p *Pane) Flip() { p.board.SetFlipped(!p.board.Flipped()) }

// SetFlipped puts Black below, or White.
func (p *Pane) SetFlipped(on bool) { p.board.SetFlipped(on) }

// Flipped reports whether Black is below.
func (p *Pane) Flipped() bool { return p.board.Flipped() }

// SetStill lets pieces jump instead of glide, for pictures.
func (p *Pane) SetStill() { p.board.Still = true }

// ShowFault says below the fields what is wrong with the text in one of them. It goes when the text
// or the position changes.
func (p *Pane) ShowFault(text string) {
	p.written = p.view.Position.FEN()
	p.showFault(text)
}

func (p *Pane) showFault(text string) {
	if p.fault.say(text) {
		p.MakeRoom()
	}
}

// MakeRoom lays the column out again after something in it has come or gone.
func (p *Pane) MakeRoom() { p.Content().Refresh() }

// Present leaves nothing but the board, whose turn it is, how to end that and the legend, or brings
// the rest back.
func (p *Pane) Present(on bool) {
	p.leave.Hidden = !on
	p.layout.presenting = on
	p.board.SetLeastText(0)
	if on {
		p.board.SetLeastText(draw.PresentedText)
	}
	p.arrange(on)
}

// arrange shows what stands below the board.
func (p *Pane) arrange(presenting bool) {
	for _, o := range p.usual {
		show(o, !presenting && !p.slim)
	}
	for _, o := range p.full {
		show(o, !presenting && !p.simple && !p.slim)
	}
	if p.mute {
		p.record.content.Hide()
	}
	show(p.plain.content, p.simple && !presenting)
	show(p.plain.steps, p.simple && !presenting)
	show(p.steps, p.slim && !presenting)
	show(p.material, !p.slim && !presenting)
	p.Content().Refresh()
}

func show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

// LeaveHint returns what says how to end a presentation, empty where it is not seen.
func (p *Pane) LeaveHint() string {
	if !p.leave.Visible() {
		return ""
	}
	return p.leave.Text
}

// TakeKeys gives the board the keyboard; Focus wakes its cursor, too, as F6 does.
func (p *Pane) TakeKeys(canvas fyne.Canvas) { canvas.Focus(p.board) }
func (p *Pane) Focus(canvas fyne.Canvas) {
	p.TakeKeys(canvas)
	p.board.Wake()
}

// UsePalette gives the board other colours, and the legend with it: those with a key, or the first ones.
// Settings of older versions have the name.
func (p *Pane) UsePalette(key string) {
	all := chessboard.Palettes()
	at := slices.IndexFunc(all, func(c chessboard.Palette) bool { return c.Key == key || c.Name == key })
	p.board.SetPalette(all[max(at, 0)])
	p.showLegend()
}

// Palette returns the key of the board's colours.
func (p *Pane) Palette() string { return p.board.Scene().Palette.Key }

// showLegend lists the signs on the board: those of some layers in the panes that they belong to.
func (p *Pane) showLegend() {
	for key, view := range p.boxes.legends() {
		view.SetEntries(p.board.LegendOf(key))
	}
	p.legend.SetEntries(p.board.Legend())
}

// BoardObject is the board alone, for a picture.
func (p *Pane) BoardObject() fyne.CanvasObject { return p.board }

// ShowGame shows the game below the board, or leaves it to another pane.
func (p *Pane) ShowGame(on bool) {
	if p.record.text.Visible() == on {
		return
	}
	p.record.text.Hidden = !on
	p.MakeRoom()
}

// Spoken is the board, as a screen reader says it.
func (p *Pane) Spoken() *chessboard.Board { return p.board }

// LinesSeen returns how many lines of the game can be seen at once.
func (p *Pane) LinesSeen() int { return p.record.text.LinesSeen() }
