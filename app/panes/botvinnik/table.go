package botvinnik

import (
	"fmt"
	"iter"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
	"drevo/widgets/codetable"
	"drevo/widgets/tooltip"
	"drevo/widgets/trajectories"
)

// tablePane lays code tables on the board: one with its zero on the start, one on the goal, and
// their sums, which are least on the shortest ways.
type tablePane struct {
	kind     *tooltip.Select
	from, to *tooltip.Entry
	free     *tooltip.Check // without the pieces on the board
	lies     *tooltip.Select
	result   *widget.Label
	stamp    *codetable.View
	content  fyne.CanvasObject

	position board.Position
	side     board.Colour
	journey  trajectory.Routes

	OnChange func() // the layer is to be drawn again
}

// stampKinds are the code tables, by the place of their name in textStampNames. A pawn has two.
var stampKinds = []board.PieceType{board.King, board.Queen, board.Rook, board.Bishop, board.Knight, board.Pawn,
	board.Pawn}

const (
	pawnSteps    = 5
	pawnCaptures = 6
)

// What of the tables lies on the board, by place in textLies.
const (
	liesSums = iota
	liesStart
	liesGoal
)

// shownWays is the most ways that are drawn of a journey.
const shownWays = 12

func newTablePane(hints *tooltip.Layer) *tablePane {
	p := &tablePane{
		kind: tooltip.NewSelect(hints, textStampNames, "The piece whose code table lies on the board.", nil),
		from: tooltip.NewEntry(hints, "", "The square that the piece starts from."), to: tooltip.NewEntry(hints, "",
			"The square that it is to reach."),
		free: tooltip.NewCheck(hints, "Empty board", "Count the moves as if no other piece stood on the board.", nil),
		lies: tooltip.NewSelect(hints, textLies, "Which numbers lie on the board: those from the start, those to the goal, "+
			"or their sums; the least sums are the shortest ways.", nil), result: widget.NewLabel(""), stamp: codetable.New(),
	}
	p.kind.SetSelectedIndex(0)
	p.from.SetText("a4")
	p.to.SetText("h4")
	p.lies.SetSelectedIndex(liesSums)
	p.result.Wrapping = fyne.TextWrapWord
	changed := func(string) { p.changed() }
	p.kind.OnChanged, p.from.OnChanged, p.to.OnChanged, p.lies.OnChanged = changed, changed, changed, changed
	p.free.OnChanged = func(bool) { p.changed() }
	squares := container.NewHBox(pane.FixedWidth(p.from, 56), widget.NewLabel("–"), pane.FixedWidth(p.to, 56))
	head := container.NewVBox(
		container.NewBorder(nil, nil, nil, squares, p.kind),
		container.NewBorder(nil, nil, p.free, nil, p.lies),
		p.result,
	)
	p.content = container.NewVScroll(container.NewBorder(head, nil, nil, nil, p.stamp))
	return p
}

// show looks at another position.
func (p *tablePane) show(position board.Position) {
	p.position = position
	p.lay()
}

// follow lays the tables of an attack: on its start and on its target.
func (p *tablePane) follow(a *trajectory.Attack) {
	p.put(a.Piece, a.Side, a.From, a.Stops()[len(a.Stops())-1])
}

// pick lays the table of the piece picked up.
func (p *tablePane) pick(square int) {
	if square == chessboard.None {
		return
	}
	piece := p.position.At(board.Square(square))
	if piece.Type() == board.NoPieceType {
		return
	}
	goal, err := board.ParseSquare(p.to.Text)
	if err != nil {
		goal = board.Square(square)
	}
	p.put(piece.Type(), piece.Colour(), board.Square(square), goal)
}

func (p *tablePane) put(kind board.PieceType, side board.Colour, from, to board.Square) {
	p.side = side
	for i, k := range stampKinds {
		if k == kind && i != pawnCaptures {
			p.kind.Selected = textStampNames[i]
		}
	}
	p.from.Text, p.to.Text = from.String(), to.String()
	p.kind.Refresh()
	p.from.Refresh()
	p.to.Refresh()
	p.lay()
}

// keys are those of the position, or of a free board. Of the two tables of a pawn each holds on
// its own free board: the steps where nothing stands, the captures where there is something to
// capture everywhere.
func (p *tablePane) keys() trajectory.Keys {
	switch {
	case !p.free.Checked:
		return trajectory.KeysOf(&p.position, p.side)
	case p.kind.SelectedIndex() == pawnCaptures:
		return trajectory.Keys{Side: p.side, Enemy: ^board.Bitboard(0)}
	}
	return trajectory.Keys{Side: p.side}
}

// lay finds the journey and shows the tables.
func (p *tablePane) lay() {
	from, errFrom := board.ParseSquare(p.from.Text)
	to, errTo := board.ParseSquare(p.to.Text)
	if errFrom != nil || errTo != nil {
		p.journey = trajectory.Routes{Moves: trajectory.Never}
		p.result.SetText("Start and goal are squares, a1 to h8.")
		p.stamp.SetTable(nil)
		return
	}
	keys, kind := p.keys(), stampKinds[p.kind.SelectedIndex()]
	p.journey = keys.Routes(kind, from, to)
	p.result.SetText(p.sentence())
	p.stamp.SetTable(p.stampOf(&keys, kind, from))
}

// changed lays what the user has set.
func (p *tablePane) changed() {
	p.lay()
	if p.OnChange != nil {
		p.OnChange()
	}
}

func (p *tablePane) sentence() string {
	if p.journey.Moves == trajectory.Never {
		return fmt.Sprintf("There is no way from %s to %s.", p.journey.From, p.journey.To)
	}
	return fmt.Sprintf("%d moves, %d shortest ways from %s to %s. On the lit squares both numbers add up to that.",
		p.journey.Moves, p.journey.Count(), p.journey.From, p.journey.To)
}

// layer lays the numbers on the board and draws the first of the ways.
func (p *tablePane) layer() chessboard.Layer {
	layer := chessboard.Layer{Names: p.numberNames()}
	if p.journey.Moves == trajectory.Never && p.journey.From == p.journey.To {
		return layer // no squares to speak of
	}
	keys := p.keys()
	start := keys.Code(p.journey.Kind, p.journey.From)
	goal := goalNumbers(&keys, &p.journey)
	sums, lit := trajectory.Sums(start, goal), p.journey.Squares()
	for s := range board.NoSquare {
		number := chessboard.Number{Square: int(s), Lit: lit.Has(s)}
		switch p.lies.SelectedIndex() {
		case liesSums:
			number.Text = numberText(sums[s])
			number.Small = [2]string{numberText(start[s]), numberText(goal[s])}
		case liesStart:
			number.Text = numberText(start[s])
		case liesGoal:
			number.Text = numberText(goal[s])
		}
		layer.Numbers = append(layer.Numbers, number)
	}
	ways := &trajectories.Overlay{}
	for stops := range firstOf(p.journey.Ways(), shownWays) {
		ways.Trajectories = append(ways.Trajectories, trajectories.Trajectory{
			From: int(p.journey.From), Stops: squares(stops[1:]), Side: sideOf(p.side), F: trajectories.FUnknown,
		})
	}
	layer.Overlays = []chessboard.Overlay{ways}
	return layer
}

// numberNames says what the numbers on the board mean.
func (p *tablePane) numberNames() chessboard.NumberNames {
	names := chessboard.NumberNames{Text: lang.L("Moves to this square"), Lit: lang.L("On a shortest way")}
	if p.lies.SelectedIndex() == liesSums {
		names.Text = lang.L("Sum of the two tables")
		names.Small = [2]string{lang.L("Moves from the start"), lang.L("Moves to the goal")}
	}
	return names
}

// goalNumbers returns the number of moves from every square to the goal.
func goalNumbers(keys *trajectory.Keys, j *trajectory.Routes) (n trajectory.Numbers) {
	for s := range board.NoSquare {
		way := keys.Routes(j.Kind, s, j.To)
		n[s] = int8(way.Moves)
	}
	return n
}

func numberText(n int8) string {
	if n == trajectory.Never {
		return ""
	}
	return strconv.Itoa(int(n))
}

// firstOf ends a walk after some steps. A journey of no moves has no way to draw.
func firstOf(ways iter.Seq[[]board.Square], most int) iter.Seq[[]board.Square] {
	return func(yield func([]board.Square) bool) {
		n := 0
		for stops := range ways {
			if n++; n > most || len(stops) < 2 || !yield(stops) {
				return
			}
		}
	}
}

// stampOf shows the code table with its zero on a square, and what the keys forbid of its ones.
func (p *tablePane) stampOf(keys *trajectory.Keys, kind board.PieceType, zero board.Square) *codetable.Table {
	code := trajectory.Table(kind)
	if kind == board.Pawn {
		steps, captures := trajectory.PawnTables(p.side)
		if code = steps; p.kind.SelectedIndex() == pawnCaptures {
			code = captures
		}
	}
	t := &codetable.Table{Name: code.Name, Files: 7 - zero.File(), Ranks: 7 + zero.Rank()}
	forbidden := keys.Forbidden(kind, zero)
	for row := range t.Cells {
		for column := range t.Cells[row] {
			files, ranks := column-7, 7-row
			cell := &t.Cells[row][column]
			cell.Text = numberText(int8(code.At(files, ranks)))
			s, ok := onBoard(zero.File()+files, zero.Rank()+ranks)
			if cell.On = ok; ok && code.At(files, ranks) == 1 {
				cell.Forbidden = forbiddenMark(forbidden, s)
			}
		}
	}
	return t
}

func onBoard(file, rank int) (board.Square, bool) {
	if min(file, rank) < 0 || max(file, rank) > 7 {
		return board.NoSquare, false
	}
	return board.NewSquare(file, rank), true
}

func forbiddenMark(f trajectory.Forbidden, s board.Square) int {
	switch {
	case f.Own.Has(s):
		return codetable.OwnMan
	case f.Behind.Has(s):
		return codetable.Behind
	case f.Empty.Has(s):
		return codetable.NoPrey
	}
	return codetable.Allowed
}
