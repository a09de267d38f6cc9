package board

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/widgets/draw"
	"drevo/widgets/tooltip"
)

// moveList lists the game, and after it the branch that the user follows: as many moves of both
// sides side by side as there is room for. A click on a move goes there.
type moveList struct {
	list     *widget.List
	rows     []moveRow
	across   int               // how many stand side by side
	empty    *container.Scroll // a sentence instead of moves; the scroll cuts it where there is no room
	sentence *widget.Label
	content  fyne.CanvasObject

	OnGo func(cursor int) // moves of the game to play
}

// moveRow is a move of White and one of Black.
type moveRow struct {
	number int
	moves  [2]listedMove
}

// listedMove is one move of the record; an empty SAN is no move.
type listedMove struct {
	san    string
	cursor int  // moves of the game after it, -1 in the branch
	here   bool // the place is after this move
}

func newMoveList(hints *tooltip.Layer) *moveList {
	r := &moveList{across: 1}
	r.list = widget.NewList(func() int { return (len(r.rows) + r.across - 1) / r.across }, func() fyne.CanvasObject { return newMoveLine(hints) }, r.fill)
	r.list.HideSeparators = true
	r.sentence = widget.NewLabel(textNoMoves)
	r.sentence.Importance = widget.LowImportance
	r.sentence.Wrapping = fyne.TextWrapWord
	r.empty = container.NewVScroll(r.sentence)
	r.content = container.New(&moveLayout{r}, r.list, r.empty)
	return r
}

// textNoMoves stands in place of moves.
const textNoMoves = "Play a move on the board, or open a game."

// mostAcross is how many moves of both sides stand side by side at most, and moveWidth how wide one
// is.
const (
	mostAcross = 6
	moveWidth  = 175
)

// moveLayout lays list and empty state over each other, and looks how many moves have room side by
// side.
type moveLayout struct{ list *moveList }

func (l *moveLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	across := min(max(int(size.Width/(moveWidth*draw.Zoom())), 1), mostAcross)
	if across != l.list.across {
		l.list.across = across
		l.list.list.Refresh()
		l.list.scroll()
	}
	for _, o := range objects {
		o.Resize(size)
	}
}

func (l *moveLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[0].MinSize().Width, 0)
}

// newMoveLine makes the objects of a line of the list.
func newMoveLine(hints *tooltip.Layer) fyne.CanvasObject {
	line := container.New(acrossLayout{})
	for range mostAcross {
		line.Add(newMoveCells(hints))
	}
	return line
}

// acrossLayout gives the objects that can be seen the same width.
type acrossLayout struct{}

func (acrossLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	seen := 0
	for _, o := range objects {
		if o.Visible() {
			seen++
		}
	}
	width := size.Width / float32(max(seen, 1))
	x := float32(0)
	for _, o := range objects {
		if o.Visible() {
			o.Move(fyne.NewPos(x, 0))
			o.Resize(fyne.NewSize(width, size.Height))
			x += width
		}
	}
}

func (acrossLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// newMoveCells makes the objects of a move of both sides: number, White's move, Black's move.
func newMoveCells(hints *tooltip.Layer) fyne.CanvasObject {
	number := widget.NewLabel("100.")
	number.Importance = widget.LowImportance
	white, black := newLink(hints), newLink(hints)
	return container.NewBorder(nil, nil, pane.FixedWidth(number, 44), nil, container.NewGridWithColumns(2, white, black))
}

func newLink(hints *tooltip.Layer) *tooltip.Button {
	b := tooltip.NewTextButton(hints, "", nil, "To the position after this move", nil)
	b.Importance = widget.LowImportance
	b.Alignment = widget.ButtonAlignLeading
	return b
}

func (r *moveList) fill(at widget.ListItemID, object fyne.CanvasObject) {
	line := object.(*fyne.Container)
	for i, cells := range line.Objects {
		if i >= r.across {
			cells.Hide()
			continue
		}
		cells.Show()
		row := moveRow{} // behind the last one
		if n := at*r.across + i; n < len(r.rows) {
			row = r.rows[n]
		}
		r.fillRow(cells.(*fyne.Container), row)
	}
	line.Refresh()
}

func (r *moveList) fillRow(box *fyne.Container, row moveRow) {
	cells := box.Objects[0].(*fyne.Container)
	number := box.Objects[1].(*fyne.Container).Objects[0].(*widget.Label)
	number.SetText("")
	if row.number > 0 {
		number.SetText(fmt.Sprintf("%d.", row.number))
	}
	for i, move := range row.moves {
		r.fillMove(cells.Objects[i].(*tooltip.Button), move)
	}
}

func (r *moveList) fillMove(link *tooltip.Button, move listedMove) {
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
func (r *moveList) show(line *session.Game) {
	r.rows = moveRows(line)
	r.list.Refresh()
	if len(r.rows) == 0 {
		p := line.Position()
		r.sentence.SetText(textNoMoves)
		if !p.HasLegalMove() {
			r.sentence.SetText(p.Status(nil).String())
		}
		r.empty.Show()
	} else {
		r.empty.Hide()
	}
	r.scroll()
}

// scroll brings the move of the place into view.
func (r *moveList) scroll() {
	for i, row := range r.rows {
		if row.moves[0].here || row.moves[1].here {
			r.list.ScrollTo(i / r.across)
		}
	}
}

// moveRows lays the game out in rows; a branch replaces what the game has after
// the place.
func moveRows(line *session.Game) []moveRow {
	branch := line.Variation()
	moves := line.Mainline()
	if len(branch) > 0 {
		moves = line.Moves()
	}
	var rows []moveRow
	p := line.Start()
	place := line.Cursor() + len(branch)
	for i, san := range present.SAN(p, moves) {
		side := board.White
		if (i%2 == 1) == (p.Turn() == board.White) {
			side = board.Black
		}
		if side == board.White || i == 0 {
			rows = append(rows, moveRow{number: p.MoveNumber() + (i+int(p.Turn()))/2})
		}
		cursor := i + 1
		if cursor > line.Cursor() && len(branch) > 0 {
			cursor = -1
		}
		rows[len(rows)-1].moves[side] = listedMove{san: san, cursor: cursor, here: i+1 == place}
	}
	return rows
}

// seen is how many rows there is room for, a line that is cut by no more than its air included.
func (r *moveList) seen() int {
	line := r.list.MinSize().Height
	return int((r.list.Size().Height+theme.InnerPadding())/line) * r.across
}
