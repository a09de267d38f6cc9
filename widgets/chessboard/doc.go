// Package chessboard is a chess board for Fyne that knows no rules of chess: the
// position, the squares to which a man may go and everything drawn over the board
// are data, given by whoever uses it.
//
//	board := chessboard.NewBoard()
//	board.Targets = func(from int) []chessboard.Target { ... }
//	board.OnMove = func(from, to int, promotion byte) { ... board.SetPosition(...) }
//	board.SetPosition(pieces, last, check, whiteToMove)
//	board.SetLayers([]chessboard.Layer{{Name: "Lines", Arrows: arrows}})
//
// Squares are numbers from a1 = 0, b1 = 1 to h8 = 63; [None] is no square. Men
// are FEN letters.
//
// # Moving
//
// A man is dragged, or clicked and then its target; from the keyboard the arrow
// keys move a cursor, Enter or Space picks up and drops, and Escape breaks off.
// Any man can be picked up: dropped where it may not go it returns, and
// OnIllegal lets the program say why. A promotion opens a chooser (letters work
// too). The right button draws arrows and rings, in four colours by the keys held;
// the same shape drawn again vanishes, and a click on an empty square clears all.
//
// # Layers
//
// A [Layer] holds arrows, heat, trajectories, numbers, badges and marks, and is
// switched as one. [Board.Legend] lists the signs that are on the board, for a
// [LegendView]. Colours are told apart by colour-blind people too, and no difference
// is shown by colour alone: the enemy's trajectories are dashed and have diamonds for
// discs, heat has its sign in its number.
//
// # Trajectories
//
// A [Trajectory] is a line from a man to the ring around its target. A small hollow
// sign is a square that it passes; a large one is a stop, with the half-move at which
// it is made. f shows in the stop: filled and ringed, the man can stop there; hollow
// and struck, it would be lost. F shows at the target: the ring is dotted while it is
// not known, and a bar closes the way if it is 0.
//
// Around a selected trajectory stand the denials, thin lines with squares for stops
// that end in a tag with their kind and time. A control has a crosshair around the
// square on which it captures, a blockade a double wall across the way, a retreat an
// arrow with an open tail. One that does not work is dotted and pale. A selected
// denial shows what denies it in turn, in another colour and with round tags.
//
// From thirteen on, the trajectories that are not selected become a net: each move
// is one line, the wider the more trajectories make it and the paler the later they
// do; each stop is one sign, with the best f found there and the first time of it.
//
// A [Moment] stops time: the squares reached are lit, the men are ghosts on them, and
// what is still to come is pale.
//
// # Tables and badges
//
// A [Number] lies on its square, with those of two code tables in its corners; squares
// on a shortest way are lit and framed, and men under numbers dimmed. A [Badge] says
// the type of a man's value: square captured, octagon doomed, diamond expected to fall,
// shield stable.
//
// # Drawing
//
// The widget and [Scene.Image] share all drawing, so an exported picture is what
// the window shows. Squares are whole pixels of the screen at every scale. In the
// widget, squares and overlays are one raster each and every man is an image:
// dragging moves one image and repaints nothing else. A raster is drawn again
// only when what it shows has changed.
//
// All methods must be called on the window's goroutine.
package chessboard
