package experiment

import (
	"fmt"
	"slices"
	"strings"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/search"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

var gameOf1938 = library.Text("botvinnik_capablanca_1938.pgn")

// bookMoves are the twelve moves that chapter IV finds within three half-moves, and overlooked
// those that it does not.
var (
	bookMoves  = strings.Fields("Qxf6+ Qb8 Qc7 Qd6 Qxd5 Qf5 Qg5 Qh5 Ne4 Nf5+ Nh5+ Ba3")
	overlooked = strings.Fields("Qe4 Qe2")
)

// variations1938 are those of chapter IV that it writes out at length.
var variations1938 = []struct{ name, line string }{
	{"10) 1.Nf5, rejected", "Nf5+ gxf5 Qg3+ Kh8 Qb8+ Ne8 Qe5+ Qf6"},
	{"11) 1.Nh5, rejected", "Nh5+ gxh5 Qg5+ Kh8 Ba3 Qxe6"},
	{"12) 1.Ba3 Qb7", "Ba3 Qb7 Nh5+ gxh5 Qg5+ Kh8 Qxf6+ Qg7 Qd8+ Qg8 e7"},
	{"12) 1.Ba3 Qxa3, main line", "Ba3 Qxa3 Nh5+ gxh5 Qg5+ Kf8 Qxf6+ Kg8 e7 Qc1+ Kf2 Qc2+ Kg3 Qd3+ Kh4 Qe4+ Kxh5 Qe2+ " +
		"Kh4 Qe4+ g4 Qe1+ Kh5"},
	{"12) branch 4...Ke8", "Ba3 Qxa3 Nh5+ gxh5 Qg5+ Kf8 Qxf6+ Ke8 Qf7+ Kd8 Qd7#"},
}

// capablanca1938 repeats the experiment of chapter IV.
func capablanca1938(l *lab, _ Setting) error {
	games, err := library.Items(gameOf1938)
	if err != nil || len(games) == 0 {
		return fmt.Errorf("game of 1938: %w", err)
	}
	p := games[0].Game.Start
	maps1938(&l.Report, &p)
	errata1938(&l.Report)
	l.expect(2)
	for _, name := range []string{"practical", "desperate"} {
		if err := l.choice1938(p, name); err != nil {
			return err
		}
	}
	l.limit("A half-move counts as examined if the tree has it in the position where the book has it; a position that "+
		"was reached before in another way is examined there.",
		"Where one answer refutes a move the others are not examined, so that a line that the book plays on "+
			"may end early.",
		"The book took its variations by hand, and leaves out most of the map of each.")
	return nil
}

// choice1938 lets the programme think with a preset, and follows the book's variations in its tree.
func (l *lab) choice1938(p board.Position, name string) error {
	var examined examinedMoves
	programme := study{programme: botvinnik.New(), look: func(t *tree.Tree, _ search.Result) { examined = examinedIn(t) }}
	at := subject{position: p}
	for _, result := range l.over(programme, []subject{at}, preset(botvinnik.New(), name)) {
		t := l.table("choice-"+name, "Choice, preset "+name, heads("move value line nodes time how")...)
		t.Add(at.choice(result), botvinnik.New().Scale().Pawns(int32(result.Score)), lineText(p, result.Line),
			result.Counts.Nodes, result.Elapsed, result.Note)
	}
	v := l.table("variations-"+name, "The variations of chapter IV in the tree of this search",
		heads("variation halfMoves examined upTo")...)
	for _, variation := range variations1938 {
		line, err := sanLine(p, variation.line)
		if err != nil {
			return err
		}
		n := examined.along(p, line)
		v.Add(variation.name, len(line), n, lineText(p, line[:n]))
	}
	return l.err
}

// maps1938 lists the first moves of the maps within one to three half-moves.
func maps1938(r *Report, p *board.Position) {
	t := r.table("map", "The map, White's legal first moves",
		heads("halfMoves moves ofTheBook overlooked others which")...)
	for horizon := 1; horizon <= 3; horizon++ {
		m := trajectory.Build(p, horizon)
		var legal board.MoveList
		p.Legal(&legal)
		var found []string
		for _, move := range legal.All() {
			if m.FirstSquares(move.From()).Has(move.To()) {
				found = append(found, p.SAN(move))
			}
		}
		book, other := among(found, bookMoves), among(found, overlooked)
		t.Add(horizon, len(found), book, other, len(found)-book-other, strings.Join(found, " "))
	}
}

// errata1938 lists where the book and the map differ, and where the book errs.
func errata1938(r *Report) {
	t := r.table("errata", "Where the book and the map differ", heads("what book here")...)
	for _, e := range trajectory.Errata1938() {
		t.Add(e.What, e.Book, e.Here)
	}
}

// among counts the words of a list that another has, too.
func among(list, other []string) (n int) {
	for _, word := range other {
		n += count(slices.Contains(list, word))
	}
	return n
}

// sanLine reads a line of moves.
func sanLine(p board.Position, text string) (moves []board.Move, err error) {
	for san := range strings.FieldsSeq(text) {
		move, err := p.ParseSAN(san)
		if err != nil {
			return nil, fmt.Errorf("line %s: %w", text, err)
		}
		moves = append(moves, move)
		p = p.After(move)
	}
	return moves, nil
}

// examinedMoves has the moves that were examined, by the key of the position.
type examinedMoves map[uint64]map[board.Move]bool

// examinedIn walks a tree once.
func examinedIn(t *tree.Tree) examinedMoves {
	e := examinedMoves{}
	e.collect(t, tree.Root, t.Header().Position)
	return e
}

func (e examinedMoves) collect(t *tree.Tree, id tree.ID, p board.Position) {
	for _, child := range t.Children(id, nil) {
		move, next := t.Node(child).Move, p
		switch move {
		case board.NoMove:
		case board.Pass: // it is tried what stopping is worth
			p.MakePass(&next)
		default:
			p.Make(move, &next)
			if e[p.Key()] == nil {
				e[p.Key()] = map[board.Move]bool{}
			}
			e[p.Key()][move] = true
		}
		e.collect(t, child, next)
	}
}

// along returns how many half-moves of a line were examined, from its beginning.
func (e examinedMoves) along(p board.Position, line []board.Move) int {
	for i, move := range line {
		if !e[p.Key()][move] {
			return i
		}
		p = p.After(move)
	}
	return len(line)
}
