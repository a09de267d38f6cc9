package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// Type is how near a man is to being taken off the board.
type Type int

// The four types of values.
const (
	Captured Type = 1 + iota // off the board
	Doomed                   // an attack on it has F = 1
	Expected                 // an attack on it would have F = 1 once the attackers have brought up one more man
	Stable                   // none of these
)

// Man is a man on the board with the type of its value.
type Man struct {
	Square board.Square
	Piece  board.Piece
	Type   Type
}

// Values are the invisible values in a position: the attacks of both sides, judged, and the men by the type of their value.
type Values struct {
	Attacks []trajectory.Attack // by the attacker's square
	Men     []Man
	Lost    [2][6]int // values of the first type: men of each colour by kind that were captured since the root
	Sound   [2]bool   // formula 12 for each side: what it has given up since the root is made up for by what is doomed
}

// Values judges all attacks at a recorded node within the horizon of the option, or the one given if it is not 0. The men
// that were captured are those missing since the root.
func (p Programme) Values(t *tree.Tree, id tree.ID, horizon int) (Values, error) {
	w, err := p.find(t, id)
	if err != nil {
		return Values{}, err
	}
	if horizon == 0 {
		horizon = w.game.maxHorizon
	}
	position := &w.frame().position
	v := ValuesOf(position, horizon)
	root := t.Header().Position
	for side := board.White; side <= board.Black; side++ {
		for kind := board.Pawn; kind <= board.Queen; kind++ {
			v.Lost[side][kind] = max(0, root.Of(side, kind).Count()-position.Of(side, kind).Count())
		}
	}
	for side := board.White; side <= board.Black; side++ {
		enemy := side.Opponent()
		v.Sound[side] = Sound(v.captured(enemy), v.captured(side), v.doomed(side), v.doomed(enemy))
	}
	return v, nil
}

// captured gives the price of a side's men that were captured.
func (v *Values) captured(side board.Colour) (sum int) {
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		sum += v.Lost[side][kind] * trajectory.Value(kind)
	}
	return sum
}

// doomed gives the price of a side's men that are doomed.
func (v *Values) doomed(side board.Colour) (sum int) {
	for _, man := range v.Men {
		if man.Type == Doomed && man.Piece.Colour() == side {
			sum += trajectory.Value(man.Piece.Kind())
		}
	}
	return sum
}

// ValuesOf judges all attacks of a position within a horizon.
func ValuesOf(p *board.Position, horizon int) Values {
	m, j := trajectory.Build(p, horizon), trajectory.NewJudge(p, horizon)
	var v Values
	var doomed, expected board.Bitboard
	for i := range m.Trajectories {
		a := j.Attack(&m.Trajectories[i])
		v.Attacks = append(v.Attacks, a)
		if a.Real == 1 && !a.Promotion && takes(&a.Trajectory, p, a.Object) {
			doomed |= a.Target.Bitboard()
		}
	}
	for side := board.White; side <= board.Black; side++ {
		expected |= expectedBy(p, horizon, side)
	}
	for rest := p.Occupied(); rest != 0; rest = rest.Rest() {
		man := Man{Square: rest.First(), Piece: p.At(rest.First()), Type: Stable}
		switch {
		case doomed.Has(man.Square):
			man.Type = Doomed
		case expected.Has(man.Square):
			man.Type = Expected
		}
		v.Men = append(v.Men, man)
	}
	return v
}

// expectedBy gives the men whose capture a side can expect: those doomed after one more half-move of it that does not
// itself attack them, which its opponent answers with nothing. Positions in which the opponent could not pass give none.
func expectedBy(p *board.Position, horizon int, side board.Colour) (men board.Bitboard) {
	start := *p
	if p.Turn() != side {
		if p.InCheck() {
			return 0
		}
		p.MakePass(&start)
	}
	var legal board.MoveList
	start.Legal(&legal)
	var m trajectory.Map
	var j trajectory.Judge
	for _, move := range legal.All() {
		if move.IsCapture() {
			continue
		}
		var moved, passed board.Position
		start.Make(move, &moved)
		if moved.InCheck() {
			continue
		}
		moved.MakePass(&passed)
		m.RebuildSide(&passed, horizon, side)
		j.Reset(&passed, denialsOf(horizon))
		for i := range m.Trajectories {
			t := &m.Trajectories[i]
			if !t.Promotion && t.From != move.To() && !men.Has(t.Target) && takes(t, p, j.Doomed(t)) {
				men |= t.Target.Bitboard()
			}
		}
	}
	return men
}

// takes tells whether an irresistible attack with the given object counts against the man on its target: it wins something
// there, and a king only if it is mated (formula 4 gives a lesser object where its side can give up something instead).
func takes(t *trajectory.Trajectory, p *board.Position, object int) bool {
	return object > 0 && (p.At(t.Target).Kind() != board.King || object >= trajectory.Value(board.King))
}
