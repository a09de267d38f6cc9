package check

import (
	"fmt"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/fact"
)

// inPawns are the values that material is counted in.
var inPawns = map[string]int{"pawn": 1, "knight": 3, "bishop": 3, "rook": 5, "queen": 9}

// counted is what a side has more than the other.
func counted(p *board.Position, side board.Colour) (sum int) {
	for _, square := range p.Occupied().Squares() {
		man := p.At(square)
		value := inPawns[strings.ToLower(man.Type().String())]
		if man.Colour() != side {
			value = -value
		}
		sum += value
	}
	return sum
}

// wonFault follows a line and counts what the side that makes the named move has won at the first quiet position, or
// at the end.
func wonFault(token string, f fact.Fact) string {
	line := f.At.Moves
	p, fault := positionAt(fact.Place{In: f.At.In, Node: f.At.Node})
	if _, wrong := positionAt(f.At); fault+wrong != "" || f.N >= len(line) {
		return "the line is not legal " + fault + wrong
	}
	after := p.After(line[:f.N]...)
	side := after.Turn()
	start, last := counted(&p, side), len(line)
	at := func(n int) int { q := p.After(line[:n]...); return counted(&q, side) - start }
	quiet := f.N + 1
	for quiet < last && loud(line[quiet]) {
		quiet++
	}
	end := at(last)
	amount := end
	if f.Key == "quiet" {
		if amount = at(quiet); quiet == last {
			q := p.After(line...)
			amount += pendingFor(&q, line[last-1].To(), side)
			end = amount
		}
		if end < amount {
			return fmt.Sprintf("%s is won and given back: %d at the end", token, end)
		}
	}
	if named := amountOf(token); named != amount || amount <= at(f.N) {
		return fmt.Sprintf("%s are %d pawns, won are %d after %d", token, named, amount, at(f.N))
	}
	return ""
}

func loud(move board.Move) bool {
	return move != board.Pass && (move.IsCapture() || move.IsEnPassant() || move.IsPromotion())
}

// pendingFor is what can still be taken on a square, counted for a side.
func pendingFor(p *board.Position, square board.Square, side board.Colour) (most int) {
	worth := [6]int{1, 3, 3, 5, 9, 100}
	var legal board.MoveList
	p.Legal(&legal)
	for _, move := range legal.All() {
		if move.To() == square && loud(move) {
			most = max(most, p.SEE(move, &worth))
		}
	}
	if p.Turn() != side {
		return -most
	}
	return most
}

// amountOf is what the words for material are worth in pawns.
func amountOf(token string) (sum int) {
	if rest, ok := strings.CutPrefix(token, "material worth "); ok {
		sum, _ = strconv.Atoi(strings.TrimSuffix(rest, " pawns"))
		return sum
	}
	taken, paid, _ := strings.Cut(token, " for ")
	for _, name := range strings.Split(taken, " and ") {
		sum += inPawns[strings.TrimPrefix(name, "a ")]
	}
	for _, name := range strings.Split(paid, " and ") {
		sum -= inPawns[strings.TrimPrefix(name, "a ")]
	}
	return sum
}

// attackedFault: the piece that is named stands there, is not of who has moved, and what has moved reaches it.
func attackedFault(token string, f fact.Fact) string {
	p, fault := positionAt(f.At)
	if fault != "" || len(f.At.Moves) == 0 {
		return "no move that attacks " + fault
	}
	from := f.At.Moves[len(f.At.Moves)-1].To().Bitboard()
	for _, square := range p.Occupied().Squares() {
		man := p.At(square)
		if token == fmt.Sprintf("the %s on %s", strings.ToLower(man.Type().String()), square) && man.Colour() == p.Turn() &&
			p.AttackersTo(square, p.Occupied())&from != 0 {
			return ""
		}
	}
	return token + " is not attacked"
}

// balanceFault counts the pieces at a place for the side that begins.
func balanceFault(token string, f fact.Fact) string {
	p, fault := positionAt(fact.Place{In: f.At.In, Node: f.At.Node})
	q, wrong := positionAt(f.At)
	if fault+wrong != "" {
		return "the line is not legal " + fault + wrong
	}
	said, ahead := 0, counted(&q, p.Turn())
	if token != "level" {
		number, rest, _ := strings.Cut(token, " pawn")
		if said = spelled(number); strings.HasSuffix(rest, " behind") {
			said = -said
		}
	}
	if said != ahead {
		return fmt.Sprintf("%s: counted are %d", token, ahead)
	}
	return ""
}

// inLine: the material is won by the move before, in its line.
func (s *reading) inLine(i int) string {
	move, won := s.facts[i-1].At, s.facts[i]
	if won.Kind != fact.Won {
		return ""
	}
	if !sameAs(move, fact.Place{In: won.At.In, Node: won.At.Node, Moves: won.At.Moves[:won.N+1]}) {
		return "it is won by another move"
	}
	return ""
}

// exchanges: the material is won by what the move before begins, and not on its square alone.
func (s *reading) exchanges(i int) string {
	if fault := s.inLine(i); fault != "" || s.facts[i].Kind != fact.Won {
		return fault + "no material that the move wins"
	}
	won := s.facts[i]
	line := won.At.Moves[won.N:]
	for n := 1; n < len(line) && loud(line[n]); n++ {
		if line[n].To() != line[0].To() {
			return ""
		}
	}
	return "all is taken on one square"
}
