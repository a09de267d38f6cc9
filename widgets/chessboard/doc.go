// Package chessboard is a chess board for Fyne that knows no rules of chess: the position, the squares to which a
// piece may go and everything drawn over the board are data, given by whoever uses it.
//
//	board := chessboard.NewBoard()
//	board.Targets = func(from int) []chessboard.Target { ... }
//	board.OnMove = func(from, to int, promotion byte) { ... board.SetPosition(...) }
//	board.SetPosition(pieces, last, check, whiteToMove)
//	board.SetLayers([]chessboard.Layer{{Key: "lines", Arrows: arrows}})
//
// Squares are numbers from a1 = 0, b1 = 1 to h8 = 63; [None] is no square. Pieces are FEN letters.
//
// # Moving
//
// A piece is dragged, or clicked and then its target; from the keyboard Tab wakes a cursor, the arrow keys move it,
// Enter or Space picks up and drops, and Escape breaks off. While the cursor sleeps all these keys go to
// OnTypedKey, and the wheel always to OnWheel, so that a program can step through a game with them.
//
// Any piece can be picked up: dropped where it may not go it returns, and OnIllegal lets the program say why. A
// promotion opens a chooser (letters work too). The right button draws arrows and rings, in four colours by the keys
// held; the same shape drawn again vanishes, and a click on an empty square clears all.
//
// # Layers
//
// A [Layer] is a key and shapes: arrows, heat, marks and numbers. The board takes all layers at once, those that
// are to be seen, from the bottom up: what is not given is not drawn. [Board.Legend] lists the signs that are on
// the board, for a [LegendView]. Colours are told apart by colour-blind people too, and no difference is shown by
// colour alone: heat has its sign in its number.
//
// # Overlays
//
// What shapes can't say, a package of its own draws: it implements [Overlay], and a layer carries it. A [Painter]
// tells an overlay where the squares are, what stands on them and the colours of the palette, and draws in pixels.
// This one rings the squares of dangerous moves:
//
//	type rings []int
//
//	func (r rings) Draw(p *chessboard.Painter, pass chessboard.Pass) {
//		if pass != chessboard.OverPieces {
//			return
//		}
//		p.Shape(p.Bounds(), p.Palette.Enemy, func(path *draw.Path) {
//			for _, square := range r {
//				path.Ring(p.Centre(square), p.Units(0.42), p.Units(0.08))
//			}
//		})
//	}
//
//	func (r rings) Legend() []chessboard.Sign {
//		return []chessboard.Sign{{Key: "ring", Name: "Dangerous move", Zoom: 0.9, Narrow: true,
//			Draw: chessboard.OnSquare(func(p *chessboard.Painter, square int) {
//				rings{square}.Draw(p, chessboard.OverPieces)
//			})}}
//	}
//
//	danger := chessboard.Layer{Key: "danger", Overlays: []chessboard.Overlay{rings{12, 28}}}
//	board.SetLayers([]chessboard.Layer{danger})
//
// Lengths are parts of a square's side until [Geometry.Units] turns them into pixels,
// so that a sign looks alike at every size. Package trajectories is a larger example.
//
// # Drawing
//
// The widget and [Scene.Image] share all drawing, so an exported picture is what the window shows. Squares are
// whole pixels of the screen at every scale. In the widget, squares and overlays are one raster each and every
// piece is an image: dragging moves one image and repaints nothing else. A raster is drawn again only when what it
// shows has changed.
//
// The files build on one another: geometry, palette, scene and pieces are data; painter draws shapes, the signs of
// a layer each have a file, picture puts them together and legend explains them; board has the state of the widget,
// and objects, animation, sketch, drag, input and position act on it, each on those before.
//
// All methods must be called on the window's goroutine.
package chessboard
