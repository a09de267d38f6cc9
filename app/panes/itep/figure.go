package itep

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
	"drevo/widgets/flowchart"
)

// The blocks of figure 4, in its order.
const (
	blockStart = iota
	blockPossibilities
	blockBoundsDown
	blockEvaluate
	blockDetermine
	blockNext
	blockMake
	blockPossibilitiesAfter
	blockChecked
	blockDeeper
	blockAnyRank
	blockExit
	blockShallower
	blockBoundsUp
	blockCompare
)

// The columns of the chart, in cells. The left one goes down the tree, the right one up.
const (
	leftX, rightX       = 0.3, 4.5
	blockW, blockH      = 3.1, 0.7
	leftMid, rightMid   = leftX + blockW/2, rightX + blockW/2
	leftEnd, rightEnd   = leftX + blockW, rightX + blockW
	backAt, aroundAt    = 0.1, 7.8 // lines that go round the columns
	chartWide, chartTop = 8, 0.1
)

// rowY is the top of a row of blocks, rowMid its middle.
func rowY(row int) float32   { return chartTop + float32(row) }
func rowMid(row int) float32 { return rowY(row) + blockH/2 }

// figure4 is the block scheme of the complete analysis programme (§7, figure 4). The words
// are the figure's; its lines are drawn from the text, because our copy has lost them.
func figure4() flowchart.Chart {
	left := func(id, row int, shape flowchart.Shape, text, hint string) flowchart.Block {
		return flowchart.Block{ID: id, Text: text, Hint: hint, Shape: shape, Area: draw.Rect{X: leftX, Y: rowY(row),
			W: blockW, H: blockH}}
	}
	right := func(id, row int, shape flowchart.Shape, text, hint string) flowchart.Block {
		b := left(id, row, shape, text, hint)
		b.Area.X = rightX
		return b
	}
	const possibilities = "Possibilities of the pieces"
	const possibilitiesHint = "\"Determination of chess-men possibilities in a given position\": for each man the " +
		"squares where it can go, by operations on the bits of the board. The tab Bits shows it for pawns."
	return flowchart.Chart{
		Width: chartWide, Height: 10, Links: figure4Links(),
		Notes: draw.Rect{X: rightX - 0.2, Y: rowY(0), W: blockW + 0.5, H: 3.8},
		Blocks: []flowchart.Block{
			left(blockStart, 0, flowchart.End, "Start, n = 0", "The initial position is stored as A0, and n becomes 0. A "+
				"round of the active game is a run of its own."),
			left(blockPossibilities, 1, flowchart.Box, possibilities, possibilitiesHint),
			left(blockBoundsDown, 2, flowchart.Box, "Bounds: rank n−1 to n", "\"Bounds transition from the rank n−1 to the "+
				"rank n\": T(n−2) → T(n) is the lower bound m (formula 17), M(n) = 2C+1 − T(n−1) the upper one (formula 18)."),
			left(blockEvaluate, 3, flowchart.Box, "Evaluation function f(A)", "\"Computation of the evaluation function "+
				"f(A)\". It is lit where the record has the value: in the forced game, where it is also the result of the empty "+
				"move."),
			left(blockDetermine, 4, flowchart.Box, "Determine the moves", "\"Determination of possible moves and information "+
				"retrieval about unmade moves\": the first and the last move, a(n) and b(n), of the list. The tests of the "+
				"active game belong here."),
			left(blockNext, 5, flowchart.Choice, "Another move?", "\"Change of the information about the next move and "+
				"checking its permissibility\": a(n) becomes larger by 1; is it larger than b(n)?"),
			left(blockMake, 6, flowchart.Box, "Make the move", "\"Next move\": the position A(n+1) is built from A(n)."),
			left(blockPossibilitiesAfter, 7, flowchart.Box, possibilities, possibilitiesHint),
			left(blockChecked, 8, flowchart.Choice, "Are we in check?", "\"Checking: are not we checked?\" A move after which "+
				"the own king can be taken is taken back. Our record holds legal moves only."),
			left(blockDeeper, 9, flowchart.Box, "n + 1", "\"Increasing n by 1\": the analysis goes on from the new position."),
			right(blockExit, 4, flowchart.End, "Exit", "\"Exit\": all moves of the initial position have been looked over, "+
				"and as a rule a move is determined."),
			right(blockAnyRank, 5, flowchart.Choice, "n > 0?", "\"Checking: n > 0\": is there a position before this one?"),
			right(blockShallower, 6, flowchart.Box, "n − 1", "\"Reducing n by 1\": back to the position before."),
			right(blockBoundsUp, 7, flowchart.Box, "Bounds: rank n+1 to n", "\"Bounds transition from the rank n+1 to the "+
				"rank n\": max(T(n), 2C+1 − T(n+1)) → T(n) (formula 19)."),
			right(blockCompare, 8, flowchart.Choice, "M > m?", "\"Checking M(n) > m(n)\": 2C+1 − T(n−1) − T(n) > 0 (formula "+
				"20). If it fails the opponent has something better, and the rest is left out."),
		},
	}
}

// figure4Links are the ways between the blocks.
func figure4Links() []flowchart.Link {
	down := func(from, to int, x float32, row int, label string) flowchart.Link {
		return flowchart.Link{From: from, To: to, Label: label, LabelAt: fyne.Position{X: x + 0.1,
			Y: rowY(row) + blockH - 0.03},
			Points: []fyne.Position{{X: x, Y: rowY(row) + blockH}, {X: x, Y: rowY(row + 1)}}}
	}
	const backX, againX = rightX - 0.3, leftEnd + 0.25 // of the lines back to the next move
	links := []flowchart.Link{
		down(blockNext, blockMake, leftMid, 5, "yes"), down(blockChecked, blockDeeper, leftMid, 8, "no"),
		down(blockAnyRank, blockShallower, rightMid, 5, "yes"), down(blockShallower, blockBoundsUp, rightMid, 6, ""),
		down(blockBoundsUp, blockCompare, rightMid, 7, ""), down(blockMake, blockPossibilitiesAfter, leftMid, 6, ""),
		down(blockPossibilitiesAfter, blockChecked, leftMid, 7, ""),
		{From: blockNext, To: blockAnyRank, Label: "no", LabelAt: fyne.Position{X: leftEnd + 0.3, Y: rowY(5) - 0.1},
			Points: []fyne.Position{{X: leftEnd, Y: rowMid(5)}, {X: rightX, Y: rowMid(5)}}},
		{From: blockAnyRank, To: blockExit, Label: "no", LabelAt: fyne.Position{X: rightMid + 0.1,
			Y: rowY(4) + blockH - 0.03},
			Points: []fyne.Position{{X: rightMid, Y: rowY(5)}, {X: rightMid, Y: rowY(4) + blockH}}},
		{From: blockDeeper, To: blockBoundsDown,
			Points: []fyne.Position{{X: leftX, Y: rowMid(9)}, {X: backAt, Y: rowMid(9)}, {X: backAt, Y: rowMid(2)},
				{X: leftX, Y: rowMid(2)}}},
		{From: blockCompare, To: blockNext, Label: "yes", LabelAt: fyne.Position{X: rightX - 0.5, Y: rowMid(8) + 0.02},
			Points: []fyne.Position{{X: rightX, Y: rowMid(8)}, {X: backX, Y: rowMid(8)},
				{X: backX, Y: rowY(5) + blockH - 0.12}, {X: leftEnd - 0.1, Y: rowY(5) + blockH - 0.12}}},
		{From: blockCompare, To: blockAnyRank, Label: "no", LabelAt: fyne.Position{X: rightMid + 0.1,
			Y: rowY(8) + blockH},
			Points: []fyne.Position{{X: rightMid, Y: rowY(8) + blockH}, {X: rightMid, Y: rowMid(9)}, {X: aroundAt,
				Y: rowMid(9)}, {X: aroundAt, Y: rowMid(5)}, {X: rightEnd, Y: rowMid(5)}}},
		{From: blockChecked, To: blockNext, Label: "yes", LabelAt: fyne.Position{X: leftEnd + 0.05, Y: rowMid(8) + 0.02},
			Points: []fyne.Position{{X: leftEnd, Y: rowMid(8)}, {X: againX, Y: rowMid(8)},
				{X: againX, Y: rowY(5) + blockH + 0.06}, {X: leftEnd - 0.3, Y: rowY(5) + blockH - 0.02}}},
	}
	for row := range 5 {
		links = append(links, down(blockStart+row, blockStart+row+1, leftMid, row, ""))
	}
	return links
}
