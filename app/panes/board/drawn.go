package board

import (
	"strings"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/widgets/chessboard"
)

// What the user draws on a position of the game belongs to the game, as [%csl] and [%cal]; what is drawn
// elsewhere is kept for each position as long as the window is open.

// drawnShapes keeps what the user has drawn beside the game, for each position its own: the same
// pieces with the same side to move.
type drawnShapes map[string]chessboard.Shapes

// placeOf is the part of a FEN that a drawing belongs to.
func placeOf(p *board.Position) string {
	return strings.Join(strings.Fields(p.FEN())[:2], " ")
}

// keep notes what is drawn in a position.
func (d drawnShapes) keep(p *board.Position, shapes chessboard.Shapes) {
	if shapes.Empty() {
		delete(d, placeOf(p))
		return
	}
	d[placeOf(p)] = shapes
}

// of returns what is drawn in a position.
func (d drawnShapes) of(p *board.Position) chessboard.Shapes { return d[placeOf(p)] }

// inGame reports whether a position on the board is one of the game.
func (p *Pane) inGame(position *board.Position) bool {
	return *position == p.view.Position && p.view.Game.InGame()
}

// shapesOf returns what is drawn in a position.
func (p *Pane) shapesOf(position *board.Position) chessboard.Shapes {
	if !p.inGame(position) {
		return p.drawn.of(position)
	}
	n := p.view.Game.Node()
	return shapesOfMarks(n.Squares(), n.Arrows())
}

// keepShapes keeps what is drawn on the board now.
func (p *Pane) keepShapes(shapes chessboard.Shapes) {
	if !p.inGame(&p.onBoard) {
		p.drawn.keep(&p.onBoard, shapes)
		return
	}
	squares, arrows := marksOfShapes(shapes)
	p.host.EditGame("drawing", func(g *session.Game) {
		g.EditNode(func(n *game.Node) { n.SetMarks(squares, arrows) })
	})
}

// markRoles are the board's colours for those that PGN has, and markColours the other way round. The
// window has other colours than PGN: green is what is drawn without a key.
var (
	markRoles = map[byte]chessboard.Role{'G': chessboard.RoleUser1, 'R': chessboard.RoleUser2, 'B': chessboard.RoleUser3,
		'Y': chessboard.RoleUser4}
	markColours = map[chessboard.Role]byte{chessboard.RoleUser1: 'G', chessboard.RoleUser2: 'R', chessboard.RoleUser3: 'B',
		chessboard.RoleUser4: 'Y'}
)

// shapesOfMarks turns what PGN has into what the board draws.
func shapesOfMarks(squares, arrows []game.Mark) (shapes chessboard.Shapes) {
	role := func(m game.Mark) chessboard.Role {
		if r, ok := markRoles[m.Colour]; ok {
			return r
		}
		return chessboard.RoleUser1
	}
	for _, m := range squares {
		shapes.Marks = append(shapes.Marks, chessboard.Mark{Square: int(m.From), Kind: chessboard.MarkRing, Role: role(m)})
	}
	for _, m := range arrows {
		shapes.Arrows = append(shapes.Arrows, chessboard.Arrow{From: int(m.From), To: int(m.To), Width: chessboard.UserWidth,
			Role: role(m)})
	}
	return shapes
}

// marksOfShapes turns what the board draws into what PGN has.
func marksOfShapes(shapes chessboard.Shapes) (squares, arrows []game.Mark) {
	for _, m := range shapes.Marks {
		squares = append(squares, game.Mark{Colour: markColours[m.Role], From: board.Square(m.Square),
			To: board.Square(m.Square)})
	}
	for _, a := range shapes.Arrows {
		arrows = append(arrows, game.Mark{Colour: markColours[a.Role], From: board.Square(a.From), To: board.Square(a.To)})
	}
	return squares, arrows
}
