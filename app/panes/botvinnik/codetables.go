package botvinnik

import (
	"strconv"

	"fyne.io/fyne/v2/lang"

	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/internal/phrase"
	"drevo/widgets/chessboard"
	"drevo/widgets/codetable"
	"drevo/widgets/trajectories"
)

// codeTables is what the part of the code tables is about: one table with its zero on a start, one on a
// goal, and their sums, which are least on the shortest ways. It knows no window.
type codeTables struct {
	position board.Position
	side     board.Colour
	kind     int       // by place in tableKinds
	squares  [2]string // start and goal, as they were typed
	free     bool      // without the pieces on the board
	numbers  int       // what lies on the board, by place in numberChoices
	routes   trajectory.Routes
}

// tableKinds are the code tables. A pawn has two.
var tableKinds = []struct {
	piece board.PieceType
	name  string
}{{board.King, "King"}, {board.Queen, "Queen"}, {board.Rook, "Rook"}, {board.Bishop, "Bishop"},
	{board.Knight, "Knight"}, {board.Pawn, "Pawn, steps"}, {board.Pawn, "Pawn, captures"}}

const pawnCaptures = 6

// numberChoices say what of two tables can lie on the board.
var numberChoices = []string{numberSums: "Both numbers and their sum", numberStart: "From the start",
	numberGoal: "To the goal"}

const (
	numberSums = iota
	numberStart
	numberGoal
)

// shownWays is the most shortest ways that are drawn.
const shownWays = 12

// badSquares is the result where start or goal can't be read.
const badSquares = "Start and goal are squares, a1 to h8."

// pick sets the tables of a piece that stands on a square; the goal stays.
func (t *codeTables) pick(square board.Square) bool {
	piece := t.position.At(square)
	goal, err := board.ParseSquare(t.squares[1])
	if err != nil {
		goal = square
	}
	if piece.Type() != board.NoPieceType {
		t.set(piece.Type(), piece.Colour(), square, goal)
	}
	return piece.Type() != board.NoPieceType
}

// set takes the tables of a piece of a side, from a square to another.
func (t *codeTables) set(piece board.PieceType, side board.Colour, from, to board.Square) {
	t.side, t.squares = side, [2]string{from.String(), to.String()}
	for i := range tableKinds[:pawnCaptures] {
		if tableKinds[i].piece == piece {
			t.kind = i
		}
	}
}

// keys are those of the position, or of a free board. Of the two tables of a pawn each holds on
// its own free board: the steps where nothing stands, the captures where there is something to
// capture everywhere.
func (t *codeTables) keys() trajectory.Keys {
	switch {
	case !t.free:
		return trajectory.KeysOf(&t.position, t.side)
	case t.kind == pawnCaptures:
		return trajectory.Keys{Side: t.side, Enemy: ^board.Bitboard(0)}
	}
	return trajectory.Keys{Side: t.side}
}

// find finds the routes. It returns the table of the start, and what came of it in words; there is no
// table where start or goal can't be read.
func (t *codeTables) find() (*codetable.Table, string) {
	from, errFrom := board.ParseSquare(t.squares[0])
	to, errTo := board.ParseSquare(t.squares[1])
	if errFrom != nil || errTo != nil {
		t.routes = trajectory.Routes{Moves: trajectory.Never}
		return nil, badSquares
	}
	keys, piece := t.keys(), tableKinds[t.kind].piece
	t.routes = keys.Routes(piece, from, to)
	table := t.table(&keys, piece, from)
	if t.routes.Moves == trajectory.Never {
		return table, phrase.Of("There is no way from {from} to {to}.", "from", from, "to", to)
	}
	return table, phrase.Of("{moves} moves, {ways} shortest ways from {from} to {to}. On the lit squares both numbers "+
		"add up to that.", "moves", t.routes.Moves, "ways", t.routes.Count(), "from", from, "to", to)
}

// layer lays the numbers on the board and draws the first of the ways.
func (t *codeTables) layer() chessboard.Layer {
	layer := chessboard.Layer{Names: t.numberNames()}
	if t.routes.Moves == trajectory.Never && t.routes.From == t.routes.To {
		return layer // no squares to speak of
	}
	keys := t.keys()
	start := keys.Code(t.routes.Kind, t.routes.From)
	goal := goalNumbers(&keys, &t.routes)
	shown := [...]trajectory.Numbers{numberSums: trajectory.Sums(start, goal), numberStart: start,
		numberGoal: goal}[t.numbers]
	lit := t.routes.Squares()
	for s := range board.NoSquare {
		number := chessboard.Number{Square: int(s), Lit: lit.Has(s), Text: numberText(shown[s])}
		if t.numbers == numberSums {
			number.Small = [2]string{numberText(start[s]), numberText(goal[s])}
		}
		layer.Numbers = append(layer.Numbers, number)
	}
	ways := &trajectories.Overlay{}
	for stops := range t.routes.Ways() {
		if len(stops) < 2 || len(ways.Trajectories) == shownWays { // routes of no moves have no way to draw
			break
		}
		ways.Trajectories = append(ways.Trajectories, trajectories.Trajectory{
			From: int(t.routes.From), Stops: squares(stops[1:]), Side: sideOf(t.side), F: trajectories.FUnknown,
		})
	}
	layer.Overlays = []chessboard.Overlay{ways}
	return layer
}

// numberNames says what the numbers on the board mean.
func (t *codeTables) numberNames() chessboard.NumberNames {
	names := chessboard.NumberNames{Text: lang.L("Moves to this square"), Lit: lang.L("On a shortest way")}
	if t.numbers == numberSums {
		names.Text = lang.L("Sum of the two tables")
		names.Small = [2]string{lang.L("Moves from the start"), lang.L("Moves to the goal")}
	}
	return names
}

// goalNumbers returns the number of moves from every square to the goal.
func goalNumbers(keys *trajectory.Keys, routes *trajectory.Routes) (n trajectory.Numbers) {
	for s := range board.NoSquare {
		way := keys.Routes(routes.Kind, s, routes.To)
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

// table shows the code table with its zero on a square, and what the keys forbid of its ones.
func (t *codeTables) table(keys *trajectory.Keys, kind board.PieceType, zero board.Square) *codetable.Table {
	code := trajectory.Table(kind)
	if kind == board.Pawn {
		steps, captures := trajectory.PawnTables(t.side)
		if code = steps; t.kind == pawnCaptures {
			code = captures
		}
	}
	table := &codetable.Table{Name: code.Name, Files: 7 - zero.File(), Ranks: 7 + zero.Rank()}
	forbidden := keys.Forbidden(kind, zero)
	for row := range table.Cells {
		for column := range table.Cells[row] {
			files, ranks := column-7, 7-row
			cell := &table.Cells[row][column]
			cell.Text = numberText(int8(code.At(files, ranks)))
			s, ok := onBoard(zero.File()+files, zero.Rank()+ranks)
			if cell.On = ok; ok && code.At(files, ranks) == 1 {
				cell.Forbidden = forbiddenMark(forbidden, s)
			}
		}
	}
	return table
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
		return codetable.NoTarget
	}
	return codetable.Allowed
}
