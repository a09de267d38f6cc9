package chessboard

import (
	"image"

	"fyne.io/fyne/v2"
)

// A flight is the men that are moving by themselves.
type flight struct {
	paths     []path
	animation *fyne.Animation
}

// A path is the way of one man.
type path struct {
	piece    byte
	from, to int
}

// has reports whether a man is under way to a square.
func (f *flight) has(square int) bool {
	for _, p := range f.paths {
		if p.to == square {
			return true
		}
	}
	return false
}

// moved returns how the men moved from one position to another, if that was one
// move: a man, or two in castling. Otherwise it returns nothing.
func moved(before, after [64]byte) []path {
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
	var paths []path
	for _, to := range come {
		for i, from := range gone {
			if from != to && becomes(before[from], after[to]) {
				paths = append(paths, path{after[to], from, to})
				gone = append(gone[:i:i], gone[i+1:]...)
				break
			}
		}
	}
	return paths
}

// same reports whether two bytes of a position are the same man or both none.
func same(a, b byte) bool { return a == b || !occupied(a) && !occupied(b) }

// becomes reports whether a man may be the same one after a move, in either
// direction: the same piece, or promoted.
func becomes(a, b byte) bool {
	pawn := a == 'P' || a == 'p' || b == 'P' || b == 'p'
	return a == b || pawn && isWhite(a) == isWhite(b)
}

// fly starts the animation of men towards the squares where they already stand.
func (b *Board) fly(paths []path) {
	if len(paths) == 0 || b.frame.side == 0 {
		return
	}
	b.flight.paths = paths
	b.showMen()
	b.flight.animation = fyne.NewAnimation(flightTime, b.fliesBy)
	b.flight.animation.Curve = fyne.AnimationEaseOut
	b.fliesBy(0)
	b.flight.animation.Start()
}

// fliesBy shows the men at the part done of their ways, and ends the flight at 1.
func (b *Board) fliesBy(done float32) {
	if done >= 1 {
		b.land()
		return
	}
	for i, p := range b.flight.paths {
		from, to := b.frame.rect(p.from).Min, b.frame.rect(p.to).Min
		at := from.Add(image.Pt(int(float32(to.X-from.X)*done), int(float32(to.Y-from.Y)*done)))
		b.flyTo(i, p.piece, at)
	}
}

// flyTo shows one of the flying images with its upper left corner at a pixel.
func (b *Board) flyTo(i int, piece byte, corner image.Point) {
	side := b.frame.side
	at := image.Rectangle{Min: corner, Max: corner.Add(image.Pt(side, side))}
	if picture := b.tools.pieces.image(piece, side); picture != nil {
		b.setImage(b.objects.flyers[i], picture, at)
	}
}

// land ends the flight at once.
func (b *Board) land() {
	if len(b.flight.paths) == 0 {
		return
	}
	animation := b.flight.animation
	b.flight = flight{}
	if animation != nil {
		animation.Stop()
	}
	for _, f := range b.objects.flyers {
		f.Hide()
	}
	b.showMen()
}
