package chessboard

import (
	"image/color"
	"slices"

	"drevo/widgets/paint"
)

// A track is a trajectory with its way over the board in pixels.
type track struct {
	Trajectory
	line   []paint.Point // From and the stops
	beta   []paint.Point
	end    paint.Point // the middle of the target's square
	shown  float64     // opacity
	size   float64     // of its lines and signs, 1 for a selected one
	made   int         // stops that have been made, all without a moment
	paused bool        // a moment stops it
}

// tracks lays out all trajectories together, the selected ones last.
func (b *brush) tracks(all []Trajectory, moment Moment) []track {
	lanes := newLanes(all)
	selected := slices.ContainsFunc(all, func(t Trajectory) bool { return t.Selected })
	var tracks []track
	for i, t := range all {
		if !t.valid() {
			continue
		}
		k := track{Trajectory: t, shown: 1, size: 1, made: len(t.Stops), paused: moment.On && (t.Selected || !selected)}
		if k.paused {
			k.made = moment.reached(len(t.Stops), t.HalfMoves)
		}
		if !t.Selected {
			k.shown, k.size = prominence(selected, len(all))
		}
		b.lay(&k, lanes[i])
		tracks = append(tracks, k)
	}
	slices.SortStableFunc(tracks, func(a, b track) int { return order(a.Selected) - order(b.Selected) })
	return tracks
}

func order(inFront bool) int {
	if inFront {
		return 1
	}
	return 0
}

// lay finds the way of a track in its lane.
func (b *brush) lay(k *track, lane float64) {
	middle := b.middles(k.From, k.Stops)
	k.end = middle[len(middle)-1]
	k.line = paint.Shift(middle, b.units(lane))
	shift := k.line[0].Sub(middle[0])
	for _, s := range k.Beta {
		k.beta = append(k.beta, b.centre(s).Add(shift))
	}
}

// middles returns the middles of the squares of a way.
func (b *brush) middles(from int, stops []int) []paint.Point {
	line := []paint.Point{b.centre(from)}
	for _, s := range stops {
		line = append(line, b.centre(s))
	}
	return line
}

// crowded is the number of trajectories that are not selected from which on they
// are drawn as a net, see [crowd].
const crowded = 13

// prominence returns the opacity and size of trajectories that are not selected.
func prominence(selected bool, count int) (shown, size float64) {
	shown, size = 0.85, 0.8
	if selected {
		shown, size = 0.4, 0.6
	}
	if count >= crowded {
		shown, size = shown*0.9, size*0.85
	}
	return shown, size
}

// laneCount is how many trajectories run side by side on one stretch.
const laneCount = 7

// newLanes returns how far each trajectory is moved to the right of its
// direction, in squares: the selected ones first, each to the lane that is used
// least on its stretches, the middle before the sides.
func newLanes(all []Trajectory) []float64 {
	used := map[stretch]*[laneCount]int{}
	moved := make([]float64, len(all))
	for _, front := range []bool{true, false} {
		for i, t := range all {
			if t.Selected == front && t.valid() {
				moved[i] = laneOffset(takeLane(used, stretches(t.From, t.Stops)))
			}
		}
	}
	return moved
}

// A stretch is a move of a trajectory; those of both directions share their lanes.
type stretch struct {
	lo, hi int
	back   bool // from hi to lo
}

func stretches(from int, stops []int) []stretch {
	var ways []stretch
	for _, to := range stops {
		ways = append(ways, stretch{min(from, to), max(from, to), to < from})
		from = to
	}
	return ways
}

// takeLane chooses a lane from -3 to 3 and notes that it is used.
func takeLane(used map[stretch]*[laneCount]int, ways []stretch) int {
	slot := func(w stretch, lane int) *int {
		if w.back { // its right is the left of the others
			lane = -lane
		}
		w.back = false
		if used[w] == nil {
			used[w] = &[laneCount]int{}
		}
		return &used[w][lane+laneCount/2]
	}
	best, least := 0, -1
	for i := range laneCount {
		lane := (i + 1) / 2 // 0, 1, -1, 2, -2, ...
		if i%2 == 0 {
			lane = -lane
		}
		most := 0
		for _, w := range ways {
			most = max(most, *slot(w, lane))
		}
		if least < 0 || most < least {
			best, least = lane, most
		}
	}
	for _, w := range ways {
		*slot(w, best)++
	}
	return best
}

// laneOffset returns how far a lane lies from the middle, in squares.
func laneOffset(lane int) float64 { return 0.075 * float64(lane) }

// colour returns the colour of a track, as strong as it is shown.
func (b *brush) trackColour(t track) color.NRGBA { return faded(b.sideColour(t.Side), t.shown) }

func (b *brush) sideColour(side Side) color.NRGBA {
	if side == Enemy {
		return b.scene.Palette.Enemy
	}
	return b.scene.Palette.Own
}
