package chessboard

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
)

// moved returns how the pieces moved from one position to another, if that was one
// move: a piece, or two in castling. Otherwise it returns nothing.
func moved(before, after [64]byte) []pieceMove {
	var gone, come []int
	for square := range 64 {
		old, now := before[square], after[square]
		if same(old, now) {
			continue
		}
		if occupied(old) {
			gone = append(gone, square)
		}
		if occupied(now) {
			come = append(come, square)
		}
	}
	if len(come) > 2 || len(gone) > 3 {
		return nil
	}
	var moves []pieceMove
	for _, to := range come {
		for i, from := range gone {
			if from != to && becomes(before[from], after[to]) {
				moves = append(moves, pieceMove{after[to], from, to})
				gone = append(gone[:i:i], gone[i+1:]...)
				break
			}
		}
	}
	return moves
}

// same reports whether two bytes of a position are the same piece or both none.
func same(a, b byte) bool { return a == b || !occupied(a) && !occupied(b) }

// becomes reports whether a piece may be the same one after a move, in either
// direction: the same piece, or promoted.
func becomes(a, b byte) bool {
	pawn := a == 'P' || a == 'p' || b == 'P' || b == 'p'
	return a == b || pawn && IsWhite(a) == IsWhite(b)
}

// animationTime is how long a piece is under way.
const animationTime = 120 * time.Millisecond

// animate starts the animation of pieces towards the squares where they already stand.
func (b *Board) animate(moves []pieceMove) {
	if b.Still || len(moves) == 0 || b.geometry.Side == 0 {
		return
	}
	b.animation.moves = moves
	b.showPieces()
	b.animation.running = fyne.NewAnimation(animationTime, b.animateTo)
	b.animation.running.Curve = fyne.AnimationEaseOut
	b.animateTo(0)
	b.animation.running.Start()
}

// animateTo shows the pieces at the part done of their ways, and ends the animation at 1.
func (b *Board) animateTo(done float32) {
	if done >= 1 {
		b.stopAnimation()
		return
	}
	for i, p := range b.animation.moves {
		from, to := b.geometry.Rect(p.from).Min, b.geometry.Rect(p.to).Min
		at := from.Add(image.Pt(int(float32(to.X-from.X)*done), int(float32(to.Y-from.Y)*done)))
		b.showMoving(i, p.piece, at)
	}
}

// showMoving shows one of the moving images with its upper left corner at a pixel.
func (b *Board) showMoving(i int, piece byte, corner image.Point) {
	side := b.geometry.Side
	at := image.Rectangle{Min: corner, Max: corner.Add(image.Pt(side, side))}
	if picture := b.memory.pieces.image(piece, side); picture != nil {
		b.setImage(b.objects.moving[i], picture, at)
	}
}

// stopAnimation ends the animation at once.
func (b *Board) stopAnimation() {
	if len(b.animation.moves) == 0 {
		return
	}
	running := b.animation.running
	b.animation = animation{}
	if running != nil {
		running.Stop()
	}
	for _, image := range b.objects.moving {
		image.Hide()
	}
	b.showPieces()
}
