package chessboard

import (
	"image/color"
	"slices"
	"strconv"

	"drevo/widgets/paint"
)

// A track is a trajectory with its way over the board in pixels.
type track struct {
	Trajectory
	line  []paint.Point // From and the stops
	beta  []paint.Point
	end   paint.Point // the middle of the target's square
	shown float64     // opacity
	size  float64     // of its lines and signs, 1 for a selected one
}

// crowd is the number of trajectories from which on those that are not selected
// are drawn with smaller signs.
const crowd = 13

// trajectories draws the ways of men. The selected ones come last, whole and
// with their times; while there are any, the others are thin and pale, and as
// they grow many they get thinner still. Ways that share a stretch run side by
// side.
func (b *brush) trajectories(all []Trajectory) {
	tracks := b.tracks(all)
	for _, selected := range []bool{false, true} {
		var group []track
		for _, t := range tracks {
			if t.Selected == selected {
				group = append(group, t)
				b.way(t)
			}
		}
		b.targetRings(group)
		for _, t := range group {
			b.stops(t)
		}
	}
}

// tracks lays out all trajectories together.
func (b *brush) tracks(all []Trajectory) []track {
	lanes := newLanes(all)
	selected := slices.ContainsFunc(all, func(t Trajectory) bool { return t.Selected })
	var tracks []track
	for i, t := range all {
		if !t.valid() {
			continue
		}
		k := track{Trajectory: t, shown: 1, size: 1}
		k.line = append(k.line, b.centre(t.From))
		for _, s := range t.Stops {
			k.line = append(k.line, b.centre(s))
		}
		k.end = k.line[len(k.line)-1]
		shift := paint.Point{}
		if !t.Selected {
			k.shown, k.size = prominence(selected, len(all))
			moved := paint.Shift(k.line, b.units(lanes[i]))
			shift = moved[0].Sub(k.line[0])
			k.line = moved
		}
		for _, s := range t.Beta {
			k.beta = append(k.beta, b.centre(s).Add(shift))
		}
		tracks = append(tracks, k)
	}
	return tracks
}

// prominence returns the opacity and size of trajectories that are not selected.
func prominence(selected bool, count int) (shown, size float64) {
	shown, size = 0.85, 0.8
	if selected {
		shown, size = 0.4, 0.6
	}
	if count >= crowd {
		shown, size = shown*0.85, 0.5
	}
	return shown, size
}

// newLanes returns how far each trajectory is moved aside, in squares: to the
// first lane that no earlier trajectory uses on any of its stretches.
func newLanes(all []Trajectory) []float64 {
	type stretch struct{ a, b int }
	used := map[stretch]map[int]bool{}
	moved := make([]float64, len(all))
	for i, t := range all {
		var ways []stretch
		from := t.From
		for _, to := range t.Stops {
			ways = append(ways, stretch{min(from, to), max(from, to)})
			from = to
		}
		lane := 0
		for free := false; !free; lane++ {
			free = true
			for _, w := range ways {
				free = free && !used[w][lane]
			}
			if free {
				break
			}
		}
		for _, w := range ways {
			if used[w] == nil {
				used[w] = map[int]bool{}
			}
			used[w][lane] = true
		}
		moved[i] = laneOffset(lane)
	}
	return moved
}

// laneOffset places lanes alternately to both sides: 0, 1, -1, 2, -2, and from
// the seventh on again from the middle.
func laneOffset(lane int) float64 {
	lane %= 7
	k := float64((lane + 1) / 2)
	if lane%2 == 0 {
		k = -k
	}
	return 0.075 * k
}

func (b *brush) sideColour(side Side) color.NRGBA {
	if side == Enemy {
		return b.scene.Palette.Enemy
	}
	return b.scene.Palette.Own
}

// way draws the line of a trajectory: whole for the own side, dashed for the
// enemy's.
func (b *brush) way(t track) {
	width := b.units(0.075) * t.size
	line := b.untilTarget(t)
	if t.Selected {
		b.path.Line(line, width+max(b.units(0.035), 2), paint.Round)
		b.fill(b.scene.Palette.Casing)
	}
	if t.Side == Enemy {
		for i := 1; i < len(line); i++ {
			for _, dash := range paint.Dashes(line[i-1:i+1], b.units(0.16), b.units(0.1)) {
				b.path.Line(dash, width, paint.Butt)
			}
		}
	} else {
		b.path.Line(line, width, paint.Round)
	}
	b.fill(faded(b.sideColour(t.Side), t.shown))
}

// untilTarget returns the way as it is drawn: to the middle of the target, or
// only to the ring around it if there is a man to be seen.
func (b *brush) untilTarget(t track) []paint.Point {
	if !b.manAtTarget(t) {
		return t.line
	}
	return paint.Part(t.line, 0, paint.Length(t.line)-b.units(targetRadius))
}

func (b *brush) manAtTarget(t track) bool {
	return occupied(b.scene.Pieces[t.Stops[len(t.Stops)-1]])
}

// targetRadius is the size of the ring around a target, in squares.
const targetRadius = 0.41

// stops draws the squares of a trajectory: small hollow signs where it passes,
// filled ones with the time where it stops, and a ring around the target.
func (b *brush) stops(t track) {
	for _, at := range t.beta {
		b.beta(t, at)
	}
	b.sign(t.Side, t.line[0], b.units(0.07)*t.size)
	b.fill(b.trackColour(t))
	for i, at := range t.line[1:] {
		if i == len(t.line)-2 {
			at = b.timePlace(t)
		}
		b.alpha(t, at, t.time(i))
	}
}

func (b *brush) trackColour(t track) color.NRGBA { return faded(b.sideColour(t.Side), t.shown) }

// beta draws a square that is passed over.
func (b *brush) beta(t track, at paint.Point) {
	b.sign(t.Side, at, b.units(0.085)*t.size)
	b.fill(faded(rgb(0xffffff), t.shown))
	b.signRing(t.Side, at, b.units(0.085)*t.size, b.units(0.04)*t.size)
	b.fill(b.trackColour(t))
}

// alpha draws a stop, with its time if it is known and there is room.
func (b *brush) alpha(t track, at paint.Point, time int) {
	white := faded(rgb(0xffffff), t.shown)
	radius := b.units(0.18) * t.size
	b.sign(t.Side, at, radius+max(b.units(0.025)*t.size, 1))
	b.fill(white)
	b.sign(t.Side, at, radius)
	b.fill(b.trackColour(t))
	if size := int(radius*1.35 + 0.5); t.HalfMoves > 0 && size >= 7 {
		b.centred(strconv.Itoa(time), size, at, white)
	}
}

// targetRings rings the ends of trajectories; where several of a kind end on one
// square, once.
func (b *brush) targetRings(tracks []track) {
	type ring struct {
		at   paint.Point
		side Side
		f    int
	}
	seen := map[ring]bool{}
	for _, t := range tracks {
		if key := (ring{t.end, t.Side, t.F}); !seen[key] {
			seen[key] = true
			b.target(t)
		}
		if t.F == FClosed {
			b.bar(t)
		}
	}
}

// target rings the end of a trajectory. F shows in the ring: whole when the way
// is open, or closed by a bar across it, and dotted when that is not known.
func (b *brush) target(t track) {
	radius, width := b.units(targetRadius), b.units(0.065)*t.size
	if t.Selected {
		b.signRing(t.Side, t.end, radius, width+max(b.units(0.03), 2))
		b.fill(b.scene.Palette.Casing)
	}
	if t.F == FUnknown {
		b.signDots(t.Side, t.end, radius, width)
	} else {
		b.signRing(t.Side, t.end, radius, width)
	}
	b.fill(b.trackColour(t))
}

// bar closes a way just before its target.
func (b *brush) bar(t track) {
	last := t.line[len(t.line)-1]
	back := t.line[len(t.line)-2].Sub(last).Unit()
	middle, arm := last.Add(back.Mul(b.units(targetRadius+0.13))), back.Turn().Mul(b.units(0.16))
	b.path.Line([]paint.Point{middle.Sub(arm), middle.Add(arm)}, b.units(0.085)*t.size, paint.Round)
	b.fill(b.trackColour(t))
}

// timePlace returns where the time of the target belongs: in the middle, or on
// the ring if there is a man to be seen.
func (b *brush) timePlace(t track) paint.Point {
	if b.manAtTarget(t) {
		return t.end.Add(paint.Point{X: 1, Y: 1}.Mul(b.units(targetRadius) * 0.72))
	}
	return t.line[len(t.line)-1]
}

// sign adds the filled sign of a side: a disc for the own, a diamond for the
// enemy's.
func (b *brush) sign(side Side, at paint.Point, radius float64) {
	if side == Enemy {
		b.path.Diamond(at, radius*1.25)
		return
	}
	b.path.Circle(at, radius)
}

// signRing adds the outline of a sign.
func (b *brush) signRing(side Side, at paint.Point, radius, width float64) {
	if side == Enemy {
		b.path.DiamondRing(at, radius*1.18, width)
		return
	}
	b.path.Ring(at, radius, width)
}

// signDots adds the outline of a sign in short dashes.
func (b *brush) signDots(side Side, at paint.Point, radius, width float64) {
	outline := paint.Polygon(at, radius, 48)
	if side == Enemy {
		outline = paint.Polygon(at, radius*1.18, 4)
	}
	outline = append(outline, outline[0])
	for _, dash := range paint.Dashes(outline, b.units(0.1), b.units(0.1)) {
		b.path.Line(dash, width, paint.Butt)
	}
}
