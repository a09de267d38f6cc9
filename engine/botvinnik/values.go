package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// Type is how near a piece is to being taken off the board.
type Type int

// The four types of values.
const (
	Captured Type = 1 + iota // off the board
	Doomed                   // an attack on it has F = 1
	Expected                 // an attack on it has F = 1 with the pieces of the positional horizon
	Stable                   // none of these
)

// PieceValue is a piece on the board with the type of its value.
type PieceValue struct {
	Square board.Square
	Piece  board.Piece
	Type   Type
	Value  int // what an attack on it takes by formula 4; 0 for a stable piece
}

// Values are the invisible values in a position: the attacks of both sides, judged, and the pieces
// by the type of their value.
type Values struct {
	Horizon  int                 // within so many half-moves
	Attacks  []trajectory.Attack // by the attacker's square
	Expected []trajectory.Attack // those on pieces of the third type
	Pieces   []PieceValue
	Lost     [2][6]int // values of the first type: what each colour has lost since the root, by type
	Sound    [2]bool   // formula 12 for each colour: what it has lost is made up for by what it can take
}

// Values judges all attacks at a recorded node within the horizon that the search had there, as its account of
// hope does ([Programme.Ledger]): the same pieces are doomed in both. The pieces that were captured are those
// missing since the root.
func (p Programme) Values(t *tree.Tree, id tree.ID) (Values, error) {
	state, err := p.find(t, id)
	if err != nil {
		return Values{}, err
	}
	position := &state.here().position
	v := ValuesOf(position, state.game.horizon)
	root := t.Header().Position
	for side := board.White; side <= board.Black; side++ {
		for kind := board.Pawn; kind <= board.Queen; kind++ {
			v.Lost[side][kind] = max(0, root.PiecesOf(side, kind).Count()-position.PiecesOf(side, kind).Count())
		}
	}
	for side := board.White; side <= board.Black; side++ {
		enemy := side.Opponent()
		v.Sound[side] = Sound(v.captured(enemy), v.captured(side), v.takeable(side), v.takeable(enemy))
	}
	return v, nil
}

// captured returns the value of a side's pieces that were captured.
func (v *Values) captured(side board.Colour) (sum int) {
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		sum += v.Lost[side][kind] * trajectory.Value(kind)
	}
	return sum
}

// takeable returns what the opponent takes of a side's pieces that are doomed or expected to be:
// formula 12 counts the positional horizon too, and formula 4 what is given up instead.
func (v *Values) takeable(side board.Colour) (sum int) {
	for _, piece := range v.Pieces {
		if piece.Piece.Colour() == side {
			sum += piece.Value
		}
	}
	return sum
}

// ValuesOf judges all attacks of a position within a horizon. What is expected stands against all
// denials that are in time, those beyond the horizon too.
func ValuesOf(p *board.Position, horizon int) Values {
	m, j := trajectory.Build(p, horizon), trajectory.NewJudge(p, judgedHorizon(horizon))
	v := Values{Horizon: horizon}
	var pieces [64]PieceValue
	for rest := p.Occupied(); rest != 0; rest = rest.ClearLowest() {
		s := rest.Lowest()
		pieces[s] = PieceValue{Square: s, Piece: p.At(s), Type: Stable}
	}
	for i := range m.Trajectories {
		a := j.Attack(&m.Trajectories[i])
		v.Attacks = append(v.Attacks, a)
		if taken(p, &a) {
			pieces[a.Target].threaten(Doomed, a.Value)
		}
	}
	later := trajectory.NewJudge(p, denialHorizon(horizon))
	for i := range m.Trajectories {
		t := &m.Trajectories[i]
		if t.Promotion || pieces[t.Target].Type == Doomed {
			continue
		}
		if a := later.Expected(t); taken(p, &a) {
			v.Expected = append(v.Expected, a)
			pieces[a.Target].threaten(Expected, a.Value)
		}
	}
	for rest := p.Occupied(); rest != 0; rest = rest.ClearLowest() {
		v.Pieces = append(v.Pieces, pieces[rest.Lowest()])
	}
	return v
}

// threaten notes an attack that takes the piece: of several the one that wins most.
func (v *PieceValue) threaten(t Type, value int) { v.Type, v.Value = t, max(v.Value, value) }

// taken reports whether an attack is irresistible and counts against the piece on its target: it
// wins something there, and a king only if it is mated (formula 4 gives a lesser object where its
// side can give up something instead).
func taken(p *board.Position, a *trajectory.Attack) bool {
	return a.Real == 1 && !a.Promotion && a.Value > 0 &&
		(p.At(a.Target).Type() != board.King || a.Value >= trajectory.Value(board.King))
}
