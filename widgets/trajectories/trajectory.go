package trajectories

// A Side says whose trajectory it is. White is a blue disc and Black an orange diamond, whoever is
// to move, as in lists and tables.
type Side int

const (
	White Side = iota
	Black
)

// Values of f on one square, and of F on the whole way: whether a piece can stop
// there, or come through, without being lost.
const (
	FUnknown = -1
	FClosed  = 0
	FOpen    = 1
)

// A Trajectory is the way of a piece to its target over several moves.
type Trajectory struct {
	From      int
	Stops     []int // the alpha-squares, where it stops, in order; the last is the target
	Beta      []int // the squares that it passes over
	Side      Side
	HalfMoves int   // the time at which the target is reached; 0 prints no times
	F         int   // of the whole way, shown at the target
	StopF     []int // f at From and at each stop, len(Stops)+1 values; nil when unknown
	Selected  bool  // in front

	// Denials are what the other side can do about it; they are drawn only for a selected trajectory.
	Denials []Denial
}

// Arrivals returns the half-moves at which the piece, or one that denies it, makes a stop. A
// trajectory without a time has none.
func (t *Trajectory) Arrivals() (times []int) {
	ways := []way{t.way()}
	for _, d := range t.Denials {
		ways = append(ways, d.way())
	}
	for _, w := range ways {
		for stop := range w.stops {
			if w.halfMoves != 0 {
				times = append(times, w.arrival(stop))
			}
		}
	}
	return times
}

// f returns f at the start (0) or after so many moves.
func (t Trajectory) f(moves int) int {
	if moves >= len(t.StopF) {
		return FUnknown
	}
	return t.StopF[moves]
}

// A DenialKind says in which way a trajectory is denied.
type DenialKind int

const (
	Control  DenialKind = iota // a piece that stops there can be taken
	Blockade                   // the way is obstructed
	Retreat                    // the target goes away
	denialKinds
)

// A Denial is the way of a piece that hinders a trajectory, or another denial. It
// is made by the opponent of the side whose way it denies.
type Denial struct {
	Kind      DenialKind
	From      int   // the denying piece; in a retreat the target
	Stops     []int // its way; the last is where it denies, or where it goes away to
	Beta      []int
	HalfMoves int  // the time at which it is there; 0 prints none
	Works     bool // false: it is too late, costs too much, or is itself denied
	Selected  bool // in front, and its own Denials are drawn

	// Denials are what can be done about it in turn.
	Denials []Denial
}

// A Moment stops trajectories at a half-move. The zero Moment shows them whole.
//
// What has been gone by then is drawn fully and the rest pale; the piece is seen on the square that it has reached.
// While trajectories are selected, only they and their denials are stopped.
type Moment struct {
	On        bool
	HalfMoves int
}

func (t *Trajectory) way() way { return way{t.From, t.Stops, t.Beta, t.HalfMoves} }
func (n *Denial) way() way     { return way{n.From, n.Stops, n.Beta, n.HalfMoves} }

// made returns how many of the stops have been made by a moment, all of them without one.
func (w way) made(m Moment) int {
	made := 0
	for made < len(w.stops) && (!m.On || w.arrival(made) <= m.HalfMoves) {
		made++
	}
	return made
}
