package editor

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/engine/board"
	"drevo/widgets/tooltip"
)

// names of the pieces, by FEN letter.
var names = map[byte]string{'k': "king", 'q': "queen", 'r': "rook", 'b': "bishop", 'n': "knight", 'p': "pawn"}

// build lays the editor out: the board, and beside it all that can be set.
func (e *Editor) build() {
	side := container.NewVBox(
		e.palette(),
		widget.NewSeparator(),
		e.facts(),
		e.presets(),
		e.field(),
	)
	foot := container.NewVBox(widget.NewSeparator(), e.buttons())
	right := container.NewBorder(side, foot, nil, nil, container.NewVScroll(e.verdict))
	e.content = container.New(boardBeside{}, container.NewStack(e.board, e.brush), right)
}

// palette are the pieces that can be put down, the hand and the eraser.
func (e *Editor) palette() fyne.CanvasObject {
	add := func(to *fyne.Container, letter byte, icon fyne.Resource, hint string) {
		t := newTool(letter, icon, func() { e.choose(letter) })
		e.tools = append(e.tools, t)
		to.Add(e.hints.Hint(t, hint))
	}
	grid := container.NewVBox()
	for side, letters := range []string{"KQRBNP", "kqrbnp"} {
		row := container.NewGridWithColumns(7)
		for _, letter := range []byte(letters) {
			add(row, letter, nil, "Put down a "+[]string{"white ", "black "}[side]+names[letter|0x20]+
				": click or paint; again takes it away, and so does the right button. On the keyboard: "+
				"arrows, then "+string(rune(letter)))
		}
		if side == 0 {
			add(row, hand, theme.MoveUpIcon(), "The hand: drag pieces to other squares")
		} else {
			add(row, eraser, theme.DeleteIcon(), "Take pieces away. On the keyboard: arrows, then Delete")
		}
		grid.Add(row)
	}
	return grid
}

// facts are side to move, castling, en passant and counters.
func (e *Editor) facts() fyne.CanvasObject {
	e.turn = tooltip.NewSelect(e.hints, []string{"White to move", "Black to move"}, "Whose turn it is", func(string) {
		e.change(func(s *board.Setup) {
			if turn := board.Colour(e.turn.SelectedIndex()); turn != s.Turn {
				s.Turn, s.EnPassant = turn, board.NoSquare
			}
		})
	})
	boxes := container.NewGridWithColumns(2)
	for i, name := range []string{"White 0-0", "White 0-0-0", "Black 0-0", "Black 0-0-0"} {
		right := board.WhiteShort << i
		box := tooltip.NewCheck(e.hints, name, "Neither this king nor this rook has moved", func(on bool) {
			e.change(func(s *board.Setup) {
				rights := s.Castling &^ right
				if on {
					rights |= right
				}
				s.Grant(rights)
			})
		})
		e.castling = append(e.castling, box)
		boxes.Add(box)
	}
	e.enPassant = tooltip.NewSelect(e.hints, nil, "The square that a pawn has just skipped", func(text string) {
		square, err := board.ParseSquare(text)
		if err != nil {
			square = board.NoSquare
		}
		e.change(func(s *board.Setup) {
			if s.EnPassant = square; square != board.NoSquare {
				s.HalfmoveClock = 0 // a pawn has moved
			}
		})
	})
	e.clock = e.counter("Half-moves since a capture or a pawn's move", func(s *board.Setup, n int) { s.HalfmoveClock = n })
	e.number = e.counter("The number of the move", func(s *board.Setup, n int) { s.MoveNumber = n })
	counters := container.NewGridWithColumns(2,
		container.NewBorder(nil, nil, widget.NewLabel("Clock"), nil, e.clock),
		container.NewBorder(nil, nil, widget.NewLabel("Move"), nil, e.number))
	return container.NewVBox(e.turn, boxes, container.NewBorder(nil, nil, widget.NewLabel("En passant"), nil, e.enPassant),
		counters)
}

// counter is a field of a number.
func (e *Editor) counter(hint string, set func(*board.Setup, int)) *tooltip.Entry {
	field := tooltip.NewEntry(e.hints, "", hint)
	field.OnChanged = func(text string) {
		if n, err := strconv.Atoi(text); err == nil {
			e.change(func(s *board.Setup) { set(s, n) })
		}
	}
	field.OnSubmitted = func(text string) {
		if _, err := strconv.Atoi(text); err != nil {
			e.notes = []string{fmt.Sprintf("%.20q is no number.", text)}
			e.show()
		}
	}
	return field
}

// presets are positions to begin with.
func (e *Editor) presets() fyne.CanvasObject {
	start := board.Start()
	preset := func(name, hint string, alter func(*board.Setup)) fyne.CanvasObject {
		return tooltip.NewTextButton(e.hints, name, nil, hint, func() { e.change(alter) })
	}
	return container.NewGridWithColumns(4,
		preset("Start", "The initial position", func(s *board.Setup) { *s = start.Setup() }),
		preset("Empty", "Take all pieces away", func(s *board.Setup) { *s = board.NewSetup() }),
		preset("Before", "The position that the window shows", func(s *board.Setup) { *s = e.before.Setup() }),
		preset("Mirror", "The same with colours exchanged", func(s *board.Setup) { *s = mirrored(*s) }),
	)
}

// field is the FEN.
func (e *Editor) field() fyne.CanvasObject {
	e.fen = tooltip.NewEntry(e.hints, "FEN", "The position as FEN. Paste one and press Enter: what is wrong in it is "+
		"said, the rest is taken over.")
	e.fen.OnSubmitted = e.Read
	return e.fen
}

func (e *Editor) buttons() fyne.CanvasObject {
	e.undo = tooltip.NewButton(e.hints, theme.ContentUndoIcon(), "Undo (Ctrl+Z)", e.Undo)
	e.redo = tooltip.NewButton(e.hints, theme.ContentRedoIcon(), "Redo (Ctrl+Shift+Z)", e.Redo)
	turn := tooltip.NewButton(e.hints, theme.ViewRefreshIcon(), "Turn the board",
		func() { e.board.SetFlipped(!e.board.Flipped()) })
	cancel := tooltip.NewTextButton(e.hints, "Cancel", nil, "Leave the game as it is (Escape)", func() {
		if e.OnCancel != nil {
			e.OnCancel()
		}
	})
	e.done = tooltip.NewTextButton(e.hints, "Use this position", nil, "Begin a game from this position; undo brings the "+
		"one in hand back", e.finish)
	e.done.Importance = widget.HighImportance
	return container.NewBorder(nil, nil, container.NewHBox(e.undo, e.redo, turn), container.NewHBox(cancel, e.done))
}

// sideWidth is what stands beside the board.
const sideWidth = 320

// boardBeside gives the board the largest square that leaves room beside it.
type boardBeside struct{}

// Layout is Fyne's hook.
func (boardBeside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	side := min(size.Height, size.Width-sideWidth-theme.Padding())
	objects[0].Resize(fyne.NewSquareSize(side))
	objects[0].Move(fyne.NewPos(0, 0))
	objects[1].Move(fyne.NewPos(side+2*theme.Padding(), 0))
	objects[1].Resize(fyne.NewSize(size.Width-side-2*theme.Padding(), size.Height))
}

// MinSize leaves room for a small board.
func (boardBeside) MinSize(objects []fyne.CanvasObject) fyne.Size {
	beside := objects[1].MinSize()
	return fyne.NewSize(260+max(sideWidth, beside.Width), max(260, beside.Height))
}
