package experiment

import (
	"fmt"
	"math"
	"slices"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/itep"
	"drevo/engine/search"
)

var (
	reportGames   = library.Text("itep_games.pgn")
	stanfordGames = library.Text("itep_stanford_1966.pgn")
)

// schemes are the values of ITEP's option scheme.
var schemes = []string{"absolute", "active1", "active2", "active3"}

// record is a game with the depth of the programme on either side, 0 for another player.
type record struct {
	name   string
	depths [2]int // by colour
	game   library.Item
}

// recorded are the report's games 2 to 6 with the depths that its list names, and the game against Stanford,
// whose depth is ours: Botvinnik's remark says that the machine looked five half-moves ahead.
func recorded() ([]record, error) {
	records := []record{{name: "game 2", depths: [2]int{4, 3}}, {name: "game 3", depths: [2]int{3, 4}},
		{name: "game 4", depths: [2]int{4, 4}}, {name: "game 5", depths: [2]int{5, 0}},
		{name: "game 6", depths: [2]int{3, 0}}, {name: "Stanford", depths: [2]int{5, 0}}}
	games, err := library.Items(reportGames)
	if err != nil {
		return nil, fmt.Errorf("games of the report: %w", err)
	}
	match, err := library.Items(stanfordGames)
	if games = append(games, match[:min(1, len(match))]...); err != nil || len(games) != len(records) {
		return nil, fmt.Errorf("%d recorded games have %d depths: %w", len(games), len(records), err)
	}
	for i := range records {
		records[i].game = games[i]
	}
	return records, nil
}

// positions are those of the game before its moves.
func (g record) positions(number int) []subject {
	list := gamePositions(g.name, number, g.game)
	for i := range list {
		list[i].depth = g.depths[list[i].position.Turn()]
	}
	return list
}

// own are the positions of games in which the programme was to move, with its depths.
func own(games []record) (list []subject) {
	for i, g := range games {
		for _, at := range g.positions(i + 1) {
			if at.depth > 0 {
				list = append(list, at)
			}
		}
	}
	return list
}

// sampleMoves are the half-moves of the games before which the samples are taken: an opening, two middle games,
// and an endgame where a game is long enough.
var sampleMoves = []int{15, 26, 37, 60}

// samples are positions from the programme's own games.
func samples() (list []subject, err error) {
	games, err := recorded()
	for i, g := range games {
		all := g.positions(i + 1)
		for _, n := range sampleMoves {
			if n < len(all) {
				list = append(list, all[n])
			}
		}
	}
	return list, err
}

// depthText says how far the programme looked in a game.
func (g record) depthText() (text string) {
	for c, name := range []string{"White ", "Black "} {
		if g.depths[c] > 0 {
			if text != "" {
				text += ", "
			}
			text += fmt.Sprint(name, g.depths[c])
		}
	}
	return text
}

// controlled is how many of the readings are compared with less depth and with chance.
const controlled = 2

// games replays the programme's own moves in every reading.
func games(l *lab, _ Setting) error {
	games, err := recorded()
	if err != nil {
		return err
	}
	list, programme := own(games), study{programme: itep.New()}
	l.expect(len(list) * (len(gameReadings) + 2*controlled))
	var choices [][]search.Result
	agreement := Chart{Title: "Moves of the programme that ours chooses, by reading", Unit: "%"}
	for reading, found := range l.each(programme, toDepth(list, 0), gameReadings) {
		choices = append(choices, found)
		agreement.Pairs = append(agreement.Pairs, Paired{Name: reading.name, Ours: percent(float64(same(list, found)),
			len(list))})
	}
	if l.err != nil {
		return l.err
	}
	l.add(sideBySide(games, list, choices))
	l.chart(agreement)
	for i, reading := range gameReadings[:controlled] {
		if less := l.all(programme, toDepth(list, -1), reading.set); l.err == nil {
			l.add(controls(games, list, reading, choices[i], less))
		}
	}
	costs := [controlled][]int{l.weigh(list, choices[0]), l.weigh(list, choices[1])}
	if l.err != nil {
		return l.err
	}
	l.add(sizes(list, choices, costs[:]), unexplained(list, choices, costs[0]))
	l.limit("The source records the moves and says nothing of agreement: 100 % would be a perfect copy of a programme "+
		"whose evaluation \"had different values in different games\" (§5).",
		"The report does not say by which scheme, variant and forced game each of its games was played. The preset "+
			"games, and four readings of ours, were chosen after looking at these moves, so its agreement is optimistic; the "+
			"printed minutes (itep-minutes) speak for it independently.",
		"Game 1 is missing from the scan; the depth of the Stanford game is inferred from Botvinnik's remark on "+
			"five half-moves.",
		"The table of game 6 has \"Ac1-b1\" as move 22, with the king's letter lost. Read as Kc1-b2 it explains "+
			"that move and five of the next: the preset games then chooses 32 of 37 moves there, not 26. What is printed stays.",
		"Random is the expected number of agreements of a random legal move: the sum of 1/n over the positions.",
		"\"No round\" counts positions where no round has its value within its bounds, and the report's programme "+
			"would give no move; the best move found is compared there. The programme moved in all of them.",
		"What a disagreement costs is the value of our move less that of the recorded one, each searched in the "+
			"absolute scheme to the depth of the game with full bounds; less than 0 where the recorded move is the "+
			"better one there.",
		"Where several moves have the same value the first in our order is chosen; the report does not "+
			"give its order.")
	return nil
}

// same is how often the best move found is that of the game.
func same(list []subject, found []search.Result) (n int) {
	for i, at := range list {
		n += count(at.met(best(found[i])))
	}
	return n
}

// sideBySide counts the agreement of every reading, and what it gains and loses against the third: what our
// reconstruction was before.
func sideBySide(games []record, list []subject, choices [][]search.Result) *Table {
	t := newTable("readings", "Moves of the programme that ours chooses, by reading", slices.Concat(heads("reading"),
		perName("moves", gameNames(games)...), heads("inAll samePercent gainedMoves lostMoves noRound nodes"))...)
	for i, reading := range gameReadings {
		byGame, none, gained, lost := make([]int, len(games)), 0, 0, 0
		for n, at := range list {
			is, was := at.met(best(choices[i][n])), at.met(best(choices[2][n]))
			byGame[at.game-1] += count(is)
			gained += count(is && !was)
			lost += count(was && !is)
			none += count(choices[i][n].Move == board.NoMove)
		}
		row := []any{reading.name}
		for _, n := range byGame {
			row = append(row, n)
		}
		all := same(list, choices[i])
		t.Add(append(row, all, percent(float64(all), len(list)), gained, lost, none, sum(choices[i]).nodes)...)
	}
	return t
}

func gameNames(games []record) (names []string) {
	for _, g := range games {
		names = append(names, g.name)
	}
	return names
}

// controls compares a reading with the same one half-move shallower and with chance.
func controls(games []record, list []subject, reading reading, found, less []search.Result) *Table {
	t := newTable("controls-"+reading.name, "Controls, "+reading.name,
		heads("game depths positions agree agreePercent shallower shallowerPercent random randomPercent")...)
	add := func(name, depth string, from, to int) {
		at := list[from:to]
		n, agree, shallower, random := len(at), same(at, found[from:to]), same(at, less[from:to]), chance(at)
		t.Add(name, depth, n, agree, percent(float64(agree), n), shallower, percent(float64(shallower), n), random,
			percent(random, n))
	}
	from := 0
	for i, g := range games {
		to := from
		for to < len(list) && list[to].game == i+1 {
			to++
		}
		add(g.name, g.depthText(), from, to)
		from = to
	}
	add("in all", "", 0, len(list))
	return t
}

// weigh returns what each choice would cost the programme: the value of our move less that of the recorded one.
func (l *lab) weigh(list []subject, found []search.Result) (costs []int) {
	for i, at := range list {
		cost := 0
		if ours := best(found[i]); !at.met(ours) {
			cost = l.worth(at, ours) - l.worth(at, at.played())
		}
		if l.err != nil {
			return nil
		}
		costs = append(costs, cost)
		l.step()
	}
	return costs
}

// worth is the value of a move in d: that of the position after it, in the absolute scheme.
func (l *lab) worth(at subject, move board.Move) int {
	after := toDepth([]subject{at.after(move)}, -1)[0]
	return -int(l.search(study{programme: itep.New()}, after, absoluteSet).Score)
}

// point is a whole point of the programme's scale in d: what is less is positional.
const point = 2048

// sizes sorts the disagreements by what they cost.
func sizes(list []subject, choices [][]search.Result, costs [][]int) *Table {
	t := newTable("costs", "What a disagreement costs, in d (a point has 2048)",
		heads("reading same below0 cost0 cost6 cost20 positional material")...)
	for i := range costs {
		var n [6]int
		for k, cost := range costs[i] {
			if !list[k].met(best(choices[i][k])) {
				n[slices.IndexFunc([]int{-1, 0, 6, 20, point/2 - 1, math.MaxInt}, func(most int) bool { return cost <= most })]++
			}
		}
		t.Add(gameReadings[i].name, same(list, choices[i]), n[0], n[1], n[2], n[3], n[4], n[5])
	}
	return t
}

// unexplained lists the positions in which the programme's move is chosen in none of the readings.
func unexplained(list []subject, choices [][]search.Result, costs []int) *Table {
	t := newTable("unexplained", "", heads("position depth played ours cost")...)
	for n, at := range list {
		if !slices.ContainsFunc(choices, func(found []search.Result) bool { return at.met(best(found[n])) }) {
			t.about(caseOf(itep.New(), toDepth([]subject{at}, 0)[0], gameReadings[0].set), at.name, at.depth,
				at.position.SAN(at.played()), at.position.SAN(best(choices[0][n])), costs[n])
		}
	}
	t.Title = fmt.Sprintf("The programme's moves that no reading chooses: %d", len(t.Rows))
	return t
}
