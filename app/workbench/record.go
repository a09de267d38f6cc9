package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
)

// recordView lists the game, a move of both sides a row, and after it the branch
// that the user follows. A click on a move goes there.
type recordView struct {
	list    *widget.List
	rows    []recordRow
	empty   *widget.Label
	content fyne.CanvasObject

	OnGo func(cursor int) // moves of the game to play
}

// recordRow is a move of White and one of Black.
type recordRow struct {
	number int
	moves  [2]recordMove
}

// recordMove is one move of the record; an empty SAN is no move.
type recordMove struct {
	san    string
	cursor int  // moves of the game after it, -1 in the branch
	here   bool // the place is after this move
}

func newRecordView() *recordView {
	r := &recordView{}
	r.list = widget.NewList(func() int { return len(r.rows) }, newRecordCells, r.fill)
	r.list.HideSeparators = true
	r.empty = widget.NewLabel("Play a move on the board, or open a game.")
	r.empty.Importance = widget.LowImportance
	r.empty.Wrapping = fyne.TextWrapWord
	r.content = container.NewStack(r.list, r.empty)
	return r
}

// newRecordCells makes the objects of a row: number, White's move, Black's move.
func newRecordCells() fyne.CanvasObject {
	number := widget.NewLabel("100.")
	number.Importance = widget.LowImportance
	white, black := newLink(), newLink()
	return container.NewBorder(nil, nil, fixedWidth(number, 44), nil, container.NewGridWithColumns(2, white, black))
}

func newLink() *widget.Button {
	b := widget.NewButton("", nil)
	b.Importance = widget.LowImportance
	b.Alignment = widget.ButtonAlignLeading
	return b
}

func (r *recordView) fill(at widget.ListItemID, object fyne.CanvasObject) {
	row := r.rows[at]
	box := object.(*fyne.Container)
	cells := box.Objects[0].(*fyne.Container)
	number := box.Objects[1].(*fyne.Container).Objects[0].(*widget.Label)
	number.SetText(fmt.Sprintf("%d.", row.number))
	for i, move := range row.moves {
		r.fillMove(cells.Objects[i].(*widget.Button), move)
	}
}

func (r *recordView) fillMove(link *widget.Button, move recordMove) {
	link.Importance = widget.LowImportance
	if move.here {
		link.Importance = widget.HighImportance
	}
	link.Text = move.san
	link.OnTapped = func() {
		if move.san != "" && move.cursor >= 0 && r.OnGo != nil {
			r.OnGo(move.cursor)
		}
	}
	if move.san == "" {
		link.Hide()
	} else {
		link.Show()
	}
	link.Refresh()
}

// show lists a line.
func (r *recordView) show(line *session.Game) {
	r.rows = recordRows(line)
	r.list.Refresh()
	if len(r.rows) == 0 {
		r.empty.Show()
	} else {
		r.empty.Hide()
	}
	for i, row := range r.rows {
		if row.moves[0].here || row.moves[1].here {
			r.list.ScrollTo(i)
		}
	}
}

// recordRows lays the game out in rows; a branch replaces what the game has after
// the place.
func recordRows(line *session.Game) []recordRow {
	branch := line.Variation()
	moves := line.Mainline()
	if len(branch) > 0 {
		moves = line.Moves()
	}
	var rows []recordRow
	p := line.Start()
	place := line.Cursor() + len(branch)
	for i, san := range present.SAN(p, moves) {
		side := board.White
		if (i%2 == 1) == (p.Turn() == board.White) {
			side = board.Black
		}
		if side == board.White || i == 0 {
			rows = append(rows, recordRow{number: p.MoveNumber() + (i+int(p.Turn()))/2})
		}
		cursor := i + 1
		if cursor > line.Cursor() && len(branch) > 0 {
			cursor = -1
		}
		rows[len(rows)-1].moves[side] = recordMove{san: san, cursor: cursor, here: i+1 == place}
	}
	return rows
}
