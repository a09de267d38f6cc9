package editor

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/engine/board"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// Editor is the content of a dialog.
type Editor struct {
	OnDone   func(board.Position) // the position is to be played from
	OnCancel func()

	state   state
	notes   []string // what the last text made necessary
	before  board.Position
	hints   *tooltip.Layer
	board   *chessboard.Board
	brush   *brush
	tools   []*tool
	tool    byte // FEN letter of the piece that is put down, eraser, or hand
	filling bool

	turn      *tooltip.Select
	castling  []*tooltip.Check
	enPassant *tooltip.Select
	clock     *tooltip.Entry
	number    *tooltip.Entry
	fen       *tooltip.Entry
	undo      *tooltip.Button
	redo      *tooltip.Button
	done      *tooltip.Button
	verdict   *widget.Label
	content   fyne.CanvasObject
}

// The tools that put no piece down.
const (
	hand   byte = 0
	eraser byte = '.'
)

// New returns an editor of a position.
func New(hints *tooltip.Layer, p board.Position) *Editor {
	e := &Editor{hints: hints, before: p, board: chessboard.NewBoard(), state: state{setup: p.Setup()},
		verdict: widget.NewLabel("")}
	e.board.Still = true
	e.board.OnMove = e.move
	e.board.OnTypedRune = e.typed
	e.board.OnTypedKey = e.typedKey
	e.brush = newBrush(e.board, e.paint, func(square int) { e.put(square, eraser) })
	e.verdict.Wrapping = fyne.TextWrapWord
	e.build()
	e.choose(hand)
	e.show()
	return e
}

// Content is what the dialog shows.
func (e *Editor) Content() fyne.CanvasObject { return e.content }

// Focus gives the keys to the board.
func (e *Editor) Focus(c fyne.Canvas) { c.Focus(e.board) }

// Undo goes one step back, Redo one forward again.
func (e *Editor) Undo() { e.stepped(e.state.undo()) }
func (e *Editor) Redo() { e.stepped(e.state.redo()) }

func (e *Editor) stepped(moved bool) {
	if moved {
		e.notes = nil
		e.show()
	}
}

// change makes a step.
func (e *Editor) change(alter func(*board.Setup)) {
	if e.filling {
		return
	}
	s := e.state.setup
	alter(&s)
	if e.state.change(s) {
		e.notes = nil
		e.show()
	}
}

// put puts a piece on a square, or takes away what stands there.
func (e *Editor) put(square int, letter byte) {
	piece, _ := board.ParsePiece(letter) // the eraser's is none
	e.change(func(s *board.Setup) { s.Pieces[square] = piece })
}

// paint does what the chosen tool does on a square; the same piece again is taken away.
func (e *Editor) paint(square int) {
	letter := e.tool
	if piece := e.state.setup.Pieces[square]; letter != eraser && piece.Type() != board.NoPieceType &&
		piece.Letter() == letter {
		letter = eraser
	}
	e.put(square, letter)
}

// move moves a piece by hand.
func (e *Editor) move(from, to int, _ byte) {
	e.change(func(s *board.Setup) {
		s.Pieces[to], s.Pieces[from] = s.Pieces[from], board.NoPiece
	})
}

// typed puts the piece of a FEN letter on the square of the keyboard's cursor.
func (e *Editor) typed(r rune) {
	square := e.board.Scene().Cursor
	if _, ok := board.ParsePiece(byte(r)); r < 0x80 && ok && chessboard.OnBoard(square) {
		e.put(square, byte(r))
	}
}

// typedKey wakes the cursor by the arrows, which have no game to step through here, and takes the piece at it away.
func (e *Editor) typedKey(key *fyne.KeyEvent) {
	square := e.board.Scene().Cursor
	switch {
	case slices.Contains([]fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown}, key.Name):
		e.board.Wake()
	case (key.Name == fyne.KeyDelete || key.Name == fyne.KeyBackspace) && chessboard.OnBoard(square):
		e.put(square, eraser)
	case key.Name == fyne.KeyEscape && e.OnCancel != nil:
		e.OnCancel()
	}
}

// choose chooses what a click on the board does.
func (e *Editor) choose(letter byte) {
	e.tool = letter
	for _, t := range e.tools {
		t.choose(t.letter == letter)
	}
	if letter == hand {
		e.brush.Hide()
	} else {
		e.brush.Show()
	}
}

// Read takes a FEN over, mended where that is needed.
func (e *Editor) Read(text string) {
	setup, err := board.ParseSetup(text)
	var notes []string
	if err != nil {
		setup, notes = Mend(text)
	}
	e.state.change(setup)
	e.notes = notes
	e.show()
}

// finish hands the position over, if it is one.
func (e *Editor) finish() {
	if p, err := e.state.setup.Position(); err == nil && e.OnDone != nil {
		e.OnDone(p)
	}
}

// show shows the setup everywhere.
func (e *Editor) show() {
	e.filling = true
	defer func() { e.filling = false }()
	s := &e.state.setup
	var letters [64]byte
	for sq, piece := range s.Pieces {
		if piece.Type() != board.NoPieceType {
			letters[sq] = piece.Letter()
		}
	}
	e.board.SetPosition(letters, [2]int{chessboard.None, chessboard.None}, chessboard.None, s.Turn == board.White)
	e.turn.SetSelectedIndex(int(s.Turn))
	for i, box := range e.castling {
		box.SetChecked(s.Castling.Has(board.WhiteShort << i))
	}
	e.showEnPassant()
	setText(e.clock, strconv.Itoa(s.HalfmoveClock))
	setText(e.number, strconv.Itoa(s.MoveNumber))
	setText(e.fen, s.FEN())
	able(e.undo, len(e.state.done) > 0)
	able(e.redo, len(e.state.undone) > 0)
	e.showVerdict()
}

// setText fills a field, but leaves the cursor of one that has the text.
func setText(field *tooltip.Entry, text string) {
	if field.Text != text {
		field.SetText(text)
	}
}

func able(control fyne.Disableable, on bool) {
	if on {
		control.Enable()
	} else {
		control.Disable()
	}
}

// noSquare is the choice of no en passant square.
const noSquare = "none"

func (e *Editor) showEnPassant() {
	s := &e.state.setup
	options := []string{noSquare}
	for _, sq := range enPassantSquares(s) {
		options = append(options, sq.String())
	}
	chosen := noSquare
	if s.EnPassant != board.NoSquare {
		if chosen = s.EnPassant.String(); !strings.Contains(strings.Join(options, " "), chosen) {
			options = append(options, chosen)
		}
	}
	e.enPassant.Options = options
	e.enPassant.SetSelected(chosen)
}

// mostMarked is how many squares a problem may have to be shown on the board.
const mostMarked = 10

// showVerdict says what is wrong, on the board and in words.
func (e *Editor) showVerdict() {
	problems := e.state.setup.Problems()
	var layer chessboard.Layer
	lines := append([]string(nil), e.notes...)
	for _, problem := range problems {
		lines = append(lines, problem.Sentence)
		if problem.Squares.Count() > mostMarked {
			continue // it is about all of them
		}
		for _, sq := range problem.Squares.Squares() {
			layer.Marks = append(layer.Marks, chessboard.Mark{Square: int(sq), Kind: chessboard.MarkFrame,
				Role: chessboard.RoleUser2})
		}
	}
	layer.Key = "problems"
	e.board.SetLayers([]chessboard.Layer{layer})
	_, err := e.state.setup.Position()
	able(e.done, err == nil)
	if e.verdict.Importance = widget.DangerImportance; err == nil {
		e.verdict.Importance = widget.WarningImportance
	}
	if len(lines) == 0 {
		lines, e.verdict.Importance = []string{"A legal position."}, widget.SuccessImportance
	}
	e.verdict.SetText(strings.Join(lines, "\n"))
}
