package experiment

import (
	"fmt"
	"strings"
	"time"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/search"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

var sixtyPositions = library.Text("botvinnik60.epd")

// botvinnikSource is the book that these experiments follow.
const botvinnikSource = "Botvinnik 1968, "

// botvinnikTime is what a position gets in the tables of many positions.
const botvinnikTime = 10 * time.Second

// mapSize counts the trajectories of the side to move and of its opponent within a horizon, and
// those with F = 1.
func mapSize(p *board.Position, horizon int) (own, enemy, irresistible int) {
	m, j := trajectory.Build(p, horizon), trajectory.NewJudge(p, horizon)
	for i := range m.Trajectories {
		a := j.Attack(&m.Trajectories[i])
		irresistible += a.Real
		if a.Side == p.Turn() {
			own++
		} else {
			enemy++
		}
	}
	return own, enemy, irresistible
}

// waysOfTheBook are those from a4 to h4, chapter VI.
const waysOfTheBook = 393

// kings counts the shortest ways of a king on an empty board, which the book's programme did in a
// tenth of a second.
func kings(l *lab, _ Setting) error {
	l.expect(2)
	t := l.table("ways", "All shortest ways of a king on an empty board",
		heads("from to moves ways squares timeUs")...)
	c := Chart{Title: "Shortest ways of a king", Unit: "ways", Source: "chapter VI"}
	for _, pair := range []struct {
		from, to board.Square
		said     float64 // ways, where the book counts them
	}{{board.A4, board.H4, waysOfTheBook}, {board.B2, board.F7, 0}} {
		keys := trajectory.Keys{Side: board.White}
		start := time.Now()
		routes := keys.Routes(board.King, pair.from, pair.to)
		ways := 0
		for range routes.Ways() {
			ways++
		}
		took := time.Since(start)
		if ways != routes.Count() {
			return fmt.Errorf("%d ways were walked and %d counted", ways, routes.Count())
		}
		c.Pairs = append(c.Pairs, Paired{pair.from.String() + " to " + pair.to.String(), pair.said, float64(ways)})
		t.Add(pair.from.String(), pair.to.String(), routes.Moves, ways, routes.Squares().Count(), int(took.Microseconds()))
		l.step()
	}
	l.chart(c)
	l.limit("The M-220's time includes finding the ways only; so does ours, each way being walked once.")
	return l.ctx.Err()
}

// sixty lets the programme choose in the positions of chapter V.
func sixty(l *lab, _ Setting) error {
	items, err := library.Items(sixtyPositions)
	if err != nil {
		return fmt.Errorf("positions of chapter V: %w", err)
	}
	var list []subject
	for _, item := range items {
		list = append(list, subject{name: item.Name, position: item.Game.Start})
	}
	t := l.table("positions", "The sixty positions of chapter V, horizon 3, at most 10 s each",
		heads("position ownAttacks enemyAttacks irresistible choice value gain hope nodes time how")...)
	look := func(t *tree.Tree, _ search.Result) botvinnik.Ledger {
		found, err := botvinnik.New().Ledger(t, tree.Root)
		l.failed(err)
		return found
	}
	sums := tallies{}
	l.expect(len(list))
	for _, at := range list {
		ledger, result := looked(l, study{programme: botvinnik.New(), limits: search.Limits{Time: botvinnikTime}}, at, nil, look)
		if l.err != nil {
			return l.err
		}
		own, enemy, irresistible := mapSize(&at.position, 3)
		value := botvinnik.New().Scale().Pawns(int32(result.Score))
		gain := value - float64(ledger.Balance)
		t.about(caseOf(botvinnik.New(), at, nil), at.name, own, enemy, irresistible, at.choice(result), value, gain, hopeText(ledger), result.Counts.Nodes,
			result.Elapsed, result.Note)
		sums.count(howChosen(result), result, gain > 0)
		l.step()
	}
	sums.write(l.table("sums", "What chose", heads("chosenBy positions gains share nodes time")...), "in all")
	l.limit("The book gives no solutions: it offers the positions for analysis. Gain is the value less the balance "+
		"on the board.",
		"Hope is the ledger at the root: what is doomed and what is near, without an earlier turn to compare with.")
	return nil
}

// howChosen takes the game and the horizon from a note of the programme.
func howChosen(r search.Result) string {
	how, _, _ := strings.Cut(strings.TrimPrefix(r.Note, "Chosen by the game of "), ", length")
	return how
}

// hopeText writes a ledger in short.
func hopeText(l botvinnik.Ledger) string {
	doomed := 0
	for _, e := range l.Doomed {
		doomed += e.Value
	}
	return phrase.Of("lost {lost}, doomed {doomed}", "lost", max(0, l.Lost), "doomed", doomed)
}
