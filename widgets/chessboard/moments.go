package chessboard

import (
	"image"
	"image/color"
	"image/draw"
)

// Ghosts are the men where a moment finds them. All of them are drawn before any
// sign, so that numbers lie on top.
type ghosts struct {
	men  map[int][]ghost // by square
	gone map[int]bool    // squares whose man has left or been taken
}

// A ghost is a man where it is not yet.
type ghost struct {
	man   byte
	faint bool // it denies something
}

// on reports whether a ghost stands on a square.
func (g ghosts) on(square int) bool { return len(g.men[square]) > 0 }

// ghosts returns where the men of stopped trajectories and of their denials are.
func (b *brush) ghosts(tracks []track, threads []thread) ghosts {
	g := ghosts{map[int][]ghost{}, map[int]bool{}}
	for _, t := range tracks {
		if t.paused {
			b.haunt(g, t.From, t.Stops[:t.made], false)
		}
	}
	for _, t := range threads {
		if t.paused && t.strong {
			b.haunt(g, t.From, t.Stops[:t.made], true)
		}
	}
	return g
}

// haunt adds the ghost of a man that has made some stops; what it met there has
// been taken.
func (b *brush) haunt(g ghosts, from int, stops []int, faint bool) {
	man := b.scene.Pieces[from]
	if len(stops) == 0 || !occupied(man) {
		return
	}
	g.gone[from] = true
	for _, s := range stops {
		if met := b.scene.Pieces[s]; occupied(met) && isWhite(met) != isWhite(man) {
			g.gone[s] = true
		}
	}
	at := stops[len(stops)-1]
	for _, other := range g.men[at] {
		if other.man == man {
			return
		}
	}
	g.men[at] = append(g.men[at], ghost{man, faint})
}

// veils dims the men that have gone and draws the ghosts.
func (b *brush) veils(g ghosts) {
	for square := range 64 {
		if g.gone[square] {
			b.wash(square, b.veil(square, 0.72))
		}
	}
	for square := range 64 {
		b.ghostsOn(square, g.men[square])
	}
}

// veil returns the colour of a square, translucent.
func (b *brush) veil(square int, strength float64) color.NRGBA {
	if isDark(square) {
		return faded(b.scene.Palette.Dark, strength)
	}
	return faded(b.scene.Palette.Light, strength)
}

// ghostsOn draws one ghost as large as a man, several small in the corners.
func (b *brush) ghostsOn(square int, men []ghost) {
	r := b.rect(square)
	pictures := &b.pieces
	if len(men) > 1 {
		pictures = &b.smallPieces
	}
	for i, g := range men[:min(len(men), 4)] {
		side := b.side
		corner := r.Min
		if len(men) > 1 {
			side = b.side * 11 / 20
			corner = corner.Add(image.Pt(i%2, i/2).Mul(b.side - side))
		}
		if picture := pictures.image(g.man, side); picture != nil {
			at := image.Rectangle{Min: corner, Max: corner.Add(image.Pt(side, side))}
			mask := image.NewUniform(color.Alpha{A: 0xd0})
			if g.faint {
				mask = image.NewUniform(color.Alpha{A: 0x78})
			}
			draw.DrawMask(b.dst, at, picture, image.Point{}, mask, image.Point{}, draw.Over)
		}
	}
}

// litStops washes the squares that selected trajectories have reached by their
// moment, below the men.
func (b *brush) litStops(l Layer) {
	if !l.Moment.On {
		return
	}
	lit := map[int]bool{}
	for _, t := range l.Trajectories {
		if !t.Selected || !t.valid() {
			continue
		}
		for _, square := range t.Stops[:l.Moment.reached(len(t.Stops), t.HalfMoves)] {
			if !lit[square] {
				lit[square] = true
				b.wash(square, b.scene.Palette.Lit)
			}
		}
	}
}
