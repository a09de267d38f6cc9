package experiment

import (
	"fmt"
	"slices"
	"strings"

	"drevo/app/library"
	"drevo/engine/itep"
	"drevo/engine/search"
)

// matchGames are the four games of the match with Stanford, in their order, with the depth of the programme.
func matchGames() ([]record, error) {
	depths := map[string][2]int{"1": {3, 0}, "2": {0, 3}, "3": {5, 0}, "4": {0, 5}}
	items, err := library.Items(stanfordGames)
	if err != nil {
		return nil, fmt.Errorf("games of the match: %w", err)
	}
	var games []record
	for _, item := range items {
		round := item.Game.Tags.Get("Round")
		if round == "?" { // the book that prints it does not say it
			round = "3"
		}
		games = append(games, record{"match " + round, depths[round], item})
	}
	slices.SortFunc(games, func(a, b record) int { return strings.Compare(a.name, b.name) })
	return games, nil
}

// liveMove is a move of the programme that is played again.
type liveMove struct {
	at      subject
	minutes float64 // that the report prints for it; 0 where it prints none
	found   search.Result
}

// live replays game 3 of the report with what the printed minutes of an M-20 buy, and the match with Stanford, move by
// move, with what ITEP saw.
func live(l *lab, _ Setting) error {
	timed, err := timedMoves()
	if err != nil {
		return err
	}
	match, err := matchGames()
	if err != nil {
		return err
	}
	var game []liveMove
	for _, m := range timed {
		if strings.HasPrefix(m.side, "game 3") {
			game = append(game, liveMove{at: m.at, minutes: m.minutes})
		}
	}
	var moves []liveMove
	for _, at := range own(match) {
		moves = append(moves, liveMove{at: at})
	}
	l.expect(len(game) + len(moves)*controlledRuns)
	l.replay(l.table("game3", "Game 3 at the printed minutes",
		heads("position played sourceMinutes budget choice isSame value line nodes")...), game)
	l.replay(l.table("match", "The match with Stanford", heads("position played choice isSame value line nodes")...),
		moves)
	l.heldOut(match, moves)
	rate := itep.New().About().Speed.NodesPerSecond
	l.limit(fmt.Sprintf("The minutes of a move buy %.0f nodes for each of their seconds, the rate that the experiment "+
		"itep-minutes infers for the M-20; a search that they don't suffice for plays the best that it has. The report "+
		"prints no minutes for the match, whose moves are searched to their depth: three half-moves in its first two games, "+
		"five in the others.", rate),
		"The value is the programme's, in pawns of two points, for the side to move; the line is what it saw.",
		"The games of the match but the third came to us after the preset games was chosen, and nothing was changed since: "+
			"they are the one test of it on moves that were not looked at.")
	return l.err
}

// replay searches one move after the other, and lists what was played and what was seen.
func (l *lab) replay(t *Table, moves []liveMove) {
	programme, same, inTime := itep.New(), 0, 0
	for i := range moves {
		m := &moves[i]
		s := study{programme: programme}
		at := toDepth([]subject{m.at}, 0)[0]
		row := []any{at.name, at.position.SAN(at.played())}
		if m.minutes > 0 {
			s.limits.Nodes = max(1, uint64(m.minutes*60*programme.About().Speed.NodesPerSecond))
			row = append(row, m.minutes, s.limits.Nodes)
		}
		m.found = l.search(s, at, gamesSet)
		if l.err != nil {
			return
		}
		same += count(at.met(best(m.found)))
		inTime += count(!m.found.Stopped)
		t.about(caseOf(programme, at, gamesSet), append(row, at.choice(search.Result{Move: best(m.found)}),
			yesNo(at.met(best(m.found))), programme.Scale().Pawns(int32(m.found.Score)), lineText(at.position, m.found.Line),
			m.found.Counts.Nodes)...)
		l.step()
	}
	t.Title += fmt.Sprintf(": %d of %d moves are its own", same, len(moves))
	if moves[0].minutes > 0 {
		t.Title += fmt.Sprintf(", %d searches end in their minutes", inTime)
	}
}

// controlledRuns is how often the moves of the match are searched: to their depth, one half-move less, and in the
// absolute scheme.
const controlledRuns = 3

// heldOut counts the agreement in the games of the match, beside less depth, the absolute scheme, and chance.
func (l *lab) heldOut(games []record, moves []liveMove) {
	var list []subject
	for _, m := range moves {
		list = append(list, m.at)
	}
	programme := study{programme: itep.New()}
	less := l.all(programme, toDepth(list, -1), gamesSet)
	absolute := l.all(programme, toDepth(list, 0), absoluteSet)
	if l.err != nil {
		return
	}
	t := l.table("heldout", "Agreement in the match",
		heads("game depths positions agree agreePercent shallower absoluteAgree random")...)
	for i, g := range games {
		agree, shallower, full, n := 0, 0, 0, 0
		var at []subject
		for k, m := range moves {
			if m.at.game == i+1 {
				n++
				agree += count(m.at.met(best(m.found)))
				shallower += count(m.at.met(best(less[k])))
				full += count(m.at.met(best(absolute[k])))
				at = append(at, m.at)
			}
		}
		t.Add(g.name, g.depthText(), n, agree, percent(float64(agree), n), shallower, full, chance(at))
	}
}
