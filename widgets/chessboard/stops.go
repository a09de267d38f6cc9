package chessboard

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"strconv"

	"drevo/widgets/paint"
)

// Signs are what has been drawn of a group of trajectories: a sign that several
// have in one place is drawn once, and different ones that are put aside on one
// square stand in different corners.
type signs struct {
	drawn map[placed]bool
	aside map[int]int // by square
}

func newSigns() *signs { return &signs{map[placed]bool{}, map[int]int{}} }

// A placed sign is that of a stop or, if it is zero, of a square passed over.
type placed struct {
	at   paint.Point
	side Side
	sign stopSign
}

// first reports whether a sign is new.
func (s *signs) first(p placed) bool {
	if s.drawn[p] {
		return false
	}
	s.drawn[p] = true
	return true
}

// stops draws the squares of a trajectory: small hollow signs where it passes,
// and where it stops signs with the time that show f.
func (b *brush) stops(p *plies, t track, ghosts ghosts, signs *signs) {
	for i, at := range t.beta {
		if signs.first(placed{at: at, side: t.Side}) {
			b.beta(p, t, at, b.future(t, b.stretchOf(t.From, t.Stops, t.Beta[i])))
		}
	}
	b.origin(p, t)
	for i, at := range t.line[1:] {
		sign := stopSign{t.f(i + 1), t.time(i), t.HalfMoves > 0, b.future(t, i), b.units(0.18) * t.size}
		square := t.Stops[i]
		if !b.busy(square) && !ghosts.on(square) {
			if signs.first(placed{at, t.Side, sign}) {
				b.stop(p, t.Side, at, sign)
			}
			continue
		}
		if signs.first(placed{b.centre(square), t.Side, sign}) {
			b.stop(p, t.Side, b.aside(t, square, signs.aside[square]), sign)
			signs.aside[square]++
		}
	}
}

// future returns the opacity of what belongs to one of the moves of a track.
func (b *brush) future(t track, move int) float64 {
	if move >= t.made {
		return t.shown * rest
	}
	return t.shown
}

// stretchOf returns the move of a way that passes over a square, the first if
// none does.
func (b *brush) stretchOf(from int, stops []int, square int) int {
	for i, to := range stops {
		a, s, z := b.centre(from), b.centre(square), b.centre(to)
		if s.Sub(a).Len()+z.Sub(s).Len() < z.Sub(a).Len()+0.01 {
			return i
		}
		from = to
	}
	return 0
}

// origin draws where a trajectory begins; where the man is not safe at once, as
// a closed stop.
func (b *brush) origin(p *plies, t track) {
	line, _ := b.visibleWay(t)
	if t.f(0) == FClosed {
		b.stop(p, t.Side, line[0], stopSign{f: FClosed, shown: t.shown, radius: b.units(0.12) * t.size})
		return
	}
	b.sign(p.in(passSign, b.trackColour(t)), t.Side, line[0], b.units(0.065)*t.size)
}

// beta draws a square that is passed over.
func (b *brush) beta(p *plies, t track, at paint.Point, shown float64) {
	b.sign(p.in(passBack, faded(b.scene.Palette.Paper, t.shown)), t.Side, at, b.units(0.085)*t.size)
	b.signRing(p.in(passSign, faded(b.sideColour(t.Side), shown)), t.Side, at, b.units(0.085)*t.size, b.units(0.04)*t.size)
}

// A stopSign is the sign of an alpha-square.
type stopSign struct {
	f      int
	time   int
	timed  bool
	shown  float64 // opacity
	radius float64 // pixels
}

// stop draws a stop: filled when its f is 1 or not known, with a ring around it
// when it is 1; hollow and struck when it is 0. The time is written in it if
// there is room.
func (b *brush) stop(p *plies, side Side, at paint.Point, s stopSign) {
	edge := max(s.radius*0.14, 1)
	paper, colour := faded(b.scene.Palette.Paper, min(s.shown*1.5, 1)), faded(b.sideColour(side), s.shown)
	back, path := p.in(passBack, paper), p.in(passSign, colour)
	ink := paper
	switch s.f {
	case FClosed:
		b.sign(back, side, at, s.radius+edge)
		width := s.radius * 0.24
		b.signRing(path, side, at, s.radius-width/2, width)
		b.strike(p, at, s, paper, colour)
		ink = colour
	case FOpen:
		b.sign(back, side, at, s.radius*1.42+edge)
		b.sign(path, side, at, s.radius)
		b.signRing(path, side, at, s.radius*1.34, s.radius*0.17)
	default:
		b.sign(back, side, at, s.radius+edge)
		b.sign(path, side, at, s.radius)
	}
	if size := int(s.radius*1.35 + 0.5); s.timed && size >= 7 {
		p.write(at, strconv.Itoa(s.time), size, ink)
	}
}

// strike crosses a closed stop out: through all of a small one, and leaving the
// time free in one that has it.
func (b *brush) strike(p *plies, at paint.Point, s stopSign, paper, colour color.NRGBA) {
	out, in, width := s.radius*1.45, s.radius*0.92, s.radius*0.26
	if !s.timed {
		in = 0
	}
	for _, way := range []paint.Point{{X: math.Sqrt2 / 2, Y: -math.Sqrt2 / 2}, {X: -math.Sqrt2 / 2, Y: math.Sqrt2 / 2}} {
		line := []paint.Point{at.Add(way.Mul(in)), at.Add(way.Mul(out))}
		p.in(passBack, paper).Line(line, width+max(s.radius*0.24, 2), paint.Round)
		p.in(passSign, colour).Line(line, width, paint.Round)
	}
}

// busy reports whether something else than a trajectory has the middle of a
// square.
func (b *brush) busy(square int) bool { return b.manOn(square) || b.numbered[square] }

// aside returns the place of a stop's sign on a square whose middle is taken: on
// the ring of a target, in the corner that the way of a selected trajectory leaves
// free, or else the lower right one; further signs take the next corners.
func (b *brush) aside(t track, square, further int) paint.Point {
	corners := []paint.Point{{X: 1, Y: 1}, {X: -1, Y: 1}, {X: 1, Y: -1}, {X: -1, Y: -1}}
	cost := func(c paint.Point) float64 {
		sum := 0.0
		for _, w := range b.waysAt(t, square) {
			sum += math.Pow(max(w.X*c.X+w.Y*c.Y, 0), 2)
		}
		return sum
	}
	if t.Selected {
		slices.SortStableFunc(corners, func(a, b paint.Point) int { return cmp.Compare(math.Round(10*cost(a)), math.Round(10*cost(b))) })
	}
	return b.centre(square).Add(corners[further%len(corners)].Mul(b.units(0.28)))
}

// waysAt returns the directions in which a trajectory leaves the middle of one of
// its squares.
func (b *brush) waysAt(t track, square int) []paint.Point {
	var ways []paint.Point
	from := t.From
	for _, to := range t.Stops {
		way := b.centre(to).Sub(b.centre(from)).Unit()
		if from == square {
			ways = append(ways, way)
		}
		if to == square {
			ways = append(ways, way.Mul(-1))
		}
		from = to
	}
	return ways
}
