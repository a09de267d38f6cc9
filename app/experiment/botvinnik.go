package experiment

import (
	"context"
	"fmt"
	"time"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/search"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

var sixtyPositions = library.Text("botvinnik60.epd")

var gameOf1938 = library.Text("botvinnik_capablanca_1938.pgn")

// botvinnikSource is the book that these experiments follow.
const botvinnikSource = "Botvinnik 1968, "

// botvinnikTime is what a position gets in the tables of many positions.
const botvinnikTime = 10 * time.Second

// thought is a search of Botvinnik's programme with its record, nil if it was not asked for.
type thought struct {
	result search.Result
	tree   *tree.Tree
}

// ponder lets Botvinnik's programme search a position for at most some time, 0 for no limit.
func ponder(ctx context.Context, p board.Position, set map[string]string, limit time.Duration, record bool) (thought,
	error) {
	task := search.Task{Position: p, Limits: search.Limits{Time: limit}}
	if record {
		result, t, err := askRecorded(ctx, botvinnik.New(), set, task, 0)
		return thought{result, t}, err
	}
	result, err := ask(ctx, botvinnik.New(), set, task)
	return thought{result: result}, err
}

// choiceText writes the move of a result, or why there is none.
func choiceText(p *board.Position, r search.Result) string {
	if r.Move == board.NoMove {
		return "none"
	}
	return p.SAN(r.Move)
}

// lineText writes a line of moves.
func lineText(p board.Position, moves []board.Move) (text string) {
	for _, move := range moves {
		if text != "" {
			text += " "
		}
		text += p.SAN(move)
		p = p.After(move)
	}
	return text
}

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
func kings(ctx context.Context, r *Report, progress Progress) error {
	t := r.table("All shortest ways of a king on an empty board", "from", "to", "moves", "ways", "squares on them",
		"time, µs")
	c := Chart{Title: "Shortest ways of a king", Unit: "ways", Source: "chapter VI"}
	for i, pair := range [][2]board.Square{{board.A4, board.H4}, {board.B2, board.F7}} {
		progress(i, 2)
		keys := trajectory.Keys{Side: board.White}
		start := time.Now()
		journey := keys.Routes(board.King, pair[0], pair[1])
		ways := 0
		for range journey.Ways() {
			ways++
		}
		took := time.Since(start)
		if ways != journey.Count() {
			return fmt.Errorf("%d ways were walked and %d counted", ways, journey.Count())
		}
		said := 0.0
		if pair == [2]board.Square{board.A4, board.H4} {
			said = waysOfTheBook
		}
		c.Pairs = append(c.Pairs, Paired{pair[0].String() + " to " + pair[1].String(), said, float64(ways)})
		t.Add(pair[0].String(), pair[1].String(), journey.Moves, ways, journey.Squares().Count(), int(took.Microseconds()))
	}
	r.chart(c)
	r.limit("The M-220's time includes finding the ways only; so does ours, each way being walked once.")
	return context.Cause(ctx)
}

// sixty lets the programme choose in the positions of chapter V.
func sixty(ctx context.Context, r *Report, progress Progress) error {
	list, err := library.Items(sixtyPositions)
	if err != nil {
		return fmt.Errorf("positions of chapter V: %w", err)
	}
	t := r.table("The sixty positions of chapter V, horizon 3, at most 10 s each",
		"position", "own attacks", "enemy's", "F = 1", "choice", "value", "gain", "hope", "nodes", "time", "how")
	total, by := tally{how: "in all"}, tallies{}
	for i, item := range list {
		progress(i, len(list))
		p := item.Game.Start
		th, err := ponder(ctx, p, nil, botvinnikTime, true)
		if err != nil {
			return err
		}
		ledger, err := botvinnik.New().Ledger(th.tree, tree.Root)
		th.tree.Release()
		if err != nil {
			return err
		}
		own, enemy, irresistible := mapSize(&p, 3)
		value := botvinnik.New().Scale().Pawns(int32(th.result.Score))
		gain := value - float64(ledger.Balance)
		t.Add(item.Name, own, enemy, irresistible, choiceText(&p, th.result), value, gain,
			hopeText(ledger), th.result.Counts.Nodes, th.result.Elapsed, th.result.Note)
		total.count(th.result, gain > 0)
		by.at(howChosen(th.result.Note)).count(th.result, gain > 0)
	}
	by.write(r.table("What chose", "chosen by", "positions", "with a gain", "share", "nodes", "time"), &total)
	r.limit("The book gives no solutions: it offers the positions for analysis. Gain is the value less the balance " +
		"on the board.")
	r.limit("Hope is the ledger at the root: what is doomed and what is near, without an earlier turn to compare with.")
	return nil
}

// hopeText writes a ledger in short.
func hopeText(l botvinnik.Ledger) string {
	doomed := 0
	for _, e := range l.Doomed {
		doomed += e.Value
	}
	return fmt.Sprintf("lost %d, doomed %d", max(0, l.Lost), doomed)
}
