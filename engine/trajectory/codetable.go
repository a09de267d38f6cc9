package trajectory

import "drevo/engine/board"

// Never is the number of moves to a square that a piece cannot reach.
const Never = -1

// CodeTable is one of the book's "stamps": fifteen by fifteen numbers of moves that a piece needs
// on a free board without edges, with a zero in the middle. Fifteen, because a table laid with its
// zero on any square then covers the whole board.
type CodeTable struct {
	Name  string
	moves [15][15]int8 // by rank and file, from -7 to +7
}

// Numbers are numbers of moves lying on the board, one to a square, Never where the piece does not
// get to.
type Numbers [64]int8

// At returns the number of moves to the square that lies so many files to the right and ranks up
// from the zero, each -7 to 7; Never outside the table.
func (c *CodeTable) At(files, ranks int) int {
	if max(files, -files, ranks, -ranks) > 7 {
		return Never
	}
	return int(c.moves[ranks+7][files+7])
}

// Sums adds two tables that lie on the start and on the goal of a route. The squares whose sum is
// the distance lie on the shortest ways of the free board.
func Sums(start, goal Numbers) (n Numbers) {
	for s := range n {
		n[s] = Never
		if start[s] != Never && goal[s] != Never {
			n[s] = start[s] + goal[s]
		}
	}
	return n
}

// Table returns the code table of a king, queen, rook, bishop or knight, which is the same for both
// sides; nil for a pawn, which has two tables of its own for each side.
func Table(k board.PieceType) *CodeTable {
	if k < board.Knight || k > board.King {
		return nil
	}
	return &pieceTables[k]
}

// PawnTables returns the two code tables of a side's pawns: that of steps ahead and that of
// captures. The double step and the capture in passing are in neither, as in the book.
func PawnTables(side board.Colour) (steps, captures *CodeTable) {
	return &pawnTables[side&1][0], &pawnTables[side&1][1]
}

// pieceTables holds the tables by kind; that of the pawn stays empty.
var pieceTables = [6]CodeTable{
	board.Knight: knightTable(),
	board.Bishop: newTable("bishop", func(files, ranks int) int {
		switch {
		case (files+ranks)%2 != 0:
			return Never
		case files == ranks || files == -ranks:
			return 1
		}
		return 2
	}),
	board.Rook: newTable("rook", func(files, ranks int) int {
		if files == 0 || ranks == 0 {
			return 1
		}
		return 2
	}),
	board.Queen: newTable("queen", func(files, ranks int) int {
		if files == 0 || ranks == 0 || files == ranks || files == -ranks {
			return 1
		}
		return 2
	}),
	board.King: newTable("king", func(files, ranks int) int { return max(files, -files, ranks, -ranks) }),
}

// pawnTables holds steps and captures by side.
var pawnTables = [2][2]CodeTable{
	board.White: {newTable("white pawn, steps", pawnSteps(1)), newTable("white pawn, captures", pawnCaptures(1))},
	board.Black: {newTable("black pawn, steps", pawnSteps(-1)), newTable("black pawn, captures", pawnCaptures(-1))},
}

// newTable fills a table by a rule that need not care about the zero in the middle.
func newTable(name string, number func(files, ranks int) int) CodeTable {
	t := CodeTable{Name: name}
	for ranks := -7; ranks <= 7; ranks++ {
		for files := -7; files <= 7; files++ {
			t.moves[ranks+7][files+7] = int8(number(files, ranks))
		}
	}
	t.moves[7][7] = 0
	return t
}

// knightTable counts the knight's moves outwards over a board wide enough for every detour.
func knightTable() CodeTable {
	const edge = 12
	reached := map[[2]int]int{{0, 0}: 0}
	frontier := [][2]int{{0, 0}}
	for moves := 1; len(frontier) > 0; moves++ {
		var next [][2]int
		for _, at := range frontier {
			for _, jump := range [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}} {
				to := [2]int{at[0] + jump[0], at[1] + jump[1]}
				if _, known := reached[to]; known || max(to[0], -to[0], to[1], -to[1]) > edge {
					continue
				}
				reached[to] = moves
				next = append(next, to)
			}
		}
		frontier = next
	}
	return newTable("knight", func(files, ranks int) int { return reached[[2]int{files, ranks}] })
}

// pawnSteps is the rule of the table of steps: straight ahead, one rank a move.
func pawnSteps(ahead int) func(files, ranks int) int {
	return func(files, ranks int) int {
		if files == 0 && ranks*ahead > 0 {
			return ranks * ahead
		}
		return Never
	}
}

// pawnCaptures is the rule of the table of captures: one rank ahead and one file aside with every
// move.
func pawnCaptures(ahead int) func(files, ranks int) int {
	return func(files, ranks int) int {
		n := ranks * ahead
		if n > 0 && max(files, -files) <= n && (files+n)%2 == 0 {
			return n
		}
		return Never
	}
}
