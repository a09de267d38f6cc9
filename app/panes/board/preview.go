package board

import (
	"strconv"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/widgets/chessboard"
)

// previewMoves is how many moves of a line are drawn as arrows; those before them are made.
const previewMoves = 6

// Preview shows where moves from a position lead: an arrow for each, numbered, and the pieces
// faint where they stand in the end. Of a long line the last moves are drawn, those before are
// made on the board. Without moves the board shows what it is about again.
func (p *Pane) Preview(from board.Position, moves []board.Move) {
	if len(moves) == 0 {
		if p.previewing {
			p.previewing = false
			p.showPosition()
			p.Draw()
		}
		return
	}
	p.previewing = true
	made := max(len(moves)-previewMoves, 0)
	end := from
	var last board.Move
	for i, move := range moves {
		if i == made {
			from = end
		}
		if i < made {
			last = move
		}
		end = end.After(move)
	}
	p.setPosition(&from, last)
	layer := chessboard.Layer{Key: "preview", Overlays: []chessboard.Overlay{
		laterPieces{pane.Pieces(&from), pane.Pieces(&end)}}}
	for i, move := range moves[made:] {
		if move != board.Pass {
			layer.Arrows = append(layer.Arrows, chessboard.Arrow{
				From: int(move.From()), To: int(move.To()), Width: 0.3, Role: chessboard.RoleAlternative,
				Label: strconv.Itoa(made + i + 1), Time: true, Dashed: i%2 == 1,
			})
		}
	}
	p.board.SetLayers([]chessboard.Layer{layer})
}

// laterPieces is an overlay of the pieces of a later position where the board shows an earlier one.
type laterPieces struct{ now, then [64]byte }

// Draw dims what will be gone, and draws what will have come.
func (g laterPieces) Draw(p *chessboard.Painter, pass chessboard.Pass) {
	if pass != chessboard.OverPieces {
		return
	}
	for square := range 64 {
		if g.now[square] == g.then[square] {
			continue
		}
		if g.now[square] != 0 {
			p.Dim(square, 0.8)
		}
		if g.then[square] != 0 {
			p.Piece(g.then[square], p.Rect(square).Min, p.Side, 0xb0)
		}
	}
}

// Legend says nothing: the line that is pointed at does.
func (g laterPieces) Legend() []chessboard.Sign { return nil }
