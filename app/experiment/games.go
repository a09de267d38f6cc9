package experiment

import (
	"context"
	"fmt"
	"strconv"

	"drevo/app/library"
)

// record is a game with the depth of the programme on either side, 0 for another
// player.
type record struct {
	name   string
	depths [2]int // by colour
	game   library.Item
}

// depthsOf are the depths that the report's list of games names, for games 2 to 6 in
// their order, and ours for the game against Stanford: Botvinnik's remark says that
// the machine looked five half-moves ahead.
var depthsOf = []struct {
	name   string
	depths [2]int
}{
	{"game 2", [2]int{4, 3}},
	{"game 3", [2]int{3, 4}},
	{"game 4", [2]int{4, 4}},
	{"game 5", [2]int{5, 0}},
	{"game 6", [2]int{3, 0}},
	{"Stanford", [2]int{5, 0}},
}

// recorded reads the games.
func recorded() ([]record, error) {
	list, err := library.Items(reportGames)
	if err != nil {
		return nil, fmt.Errorf("games of the report: %w", err)
	}
	match, err := library.Items(stanfordGame)
	if err != nil {
		return nil, fmt.Errorf("game against Stanford: %w", err)
	}
	list = append(list, match...)
	if len(list) != len(depthsOf) {
		return nil, fmt.Errorf("%d games have %d depths", len(list), len(depthsOf))
	}
	var records []record
	for i, d := range depthsOf {
		records = append(records, record{name: d.name, depths: d.depths, game: list[i]})
	}
	return records, nil
}

// score counts how often a choice was the move of the game.
type score struct {
	positions, same, shallower int
	chance                     float64 // the sum of 1/n over the positions
}

func (s *score) add(other score) {
	s.positions += other.positions
	s.same += other.same
	s.shallower += other.shallower
	s.chance += other.chance
}

// games replays the programme's own moves in every reading.
func games(ctx context.Context, r *Report, progress Progress) error {
	list, err := recorded()
	if err != nil {
		return err
	}
	positions := 0
	for _, g := range list {
		positions += len(own(g))
	}
	controlled := gameReadings[:2]
	done, total := 0, positions*(len(gameReadings)+2*len(controlled)+2)
	step := func() { done++; progress(done, total) }
	choices := make([][]choice, len(gameReadings))
	for i, reading := range gameReadings {
		if choices[i], err = choose(ctx, list, reading.set, step); err != nil {
			return err
		}
	}
	r.Tables = append(r.Tables, sideBySide(list, choices))
	agreement := Chart{Title: "Moves of the programme that ours chooses, by reading", Unit: "%"}
	for i, reading := range gameReadings {
		same := 0
		for _, c := range choices[i] {
			same += count(c.same())
		}
		agreement.Pairs = append(agreement.Pairs, Paired{Name: reading.name, Ours: 100 * float64(same) /
			float64(max(len(choices[i]), 1))})
	}
	r.chart(agreement)
	for _, reading := range controlled {
		t, err := controls(ctx, list, reading, step)
		if err != nil {
			return err
		}
		r.Tables = append(r.Tables, t)
	}
	costs, err := weigh(ctx, choices[:2], step)
	if err != nil {
		return err
	}
	r.Tables = append(r.Tables, sizes(choices, costs), unexplained(choices, costs[0]))
	r.limit("The source records the moves and says nothing of agreement: 100 % would be a perfect copy of a programme " +
		"whose evaluation \"had different values in different games\" (§5).")
	r.limit("The report does not say by which scheme, variant and forced game each of its games was played. The preset " +
		"games, and four readings of ours, were chosen after looking at these moves, so its agreement is optimistic; the " +
		"printed minutes (itep-minutes) speak for it independently.")
	r.limit("Game 1 is missing from the scan; the depth of the Stanford game is inferred from Botvinnik's remark on " +
		"five half-moves.")
	r.limit("The table of game 6 has \"Ac1-b1\" as move 22, with the king's letter lost. Read as Kc1-b2 it explains " +
		"that move and five of the next: the preset games then chooses 32 of 37 moves there, not 26. What is printed stays.")
	r.limit("Random is the expected number of agreements of a random legal move: the sum of 1/n over the positions.")
	r.limit("\"No round\" counts positions where no round has its value within its bounds, and the report's programme " +
		"would give no move; the best move found is compared there. The programme moved in all of them.")
	r.limit("What a disagreement costs is the value of our move less that of the recorded one, each searched in the " +
		"absolute scheme to the depth of the game with full bounds; less than 0 where the recorded move is the " +
		"better one there.")
	r.limit("Where several moves have the same value the first in our order is chosen; the report does not " +
		"give its order.")
	return nil
}

// controls compares a reading with the same one half-move shallower and with chance.
func controls(ctx context.Context, list []record, reading reading, step func()) (Table, error) {
	t := newTable("Controls, "+reading.name, "game", "depth", "positions", "agree", "%", "one half-move less", "%", "random", "%")
	var all score
	for _, g := range list {
		s, err := replay(ctx, g, reading.set, step)
		if err != nil {
			return t, err
		}
		all.add(s)
		t.score(g.name, depthText(g.depths), s)
	}
	t.score("in all", "", all)
	return t, nil
}

func (t *Table) score(name, depth string, s score) {
	percent := func(n float64) any { return 100 * n / float64(max(s.positions, 1)) }
	t.Add(name, depth, s.positions, s.same, percent(float64(s.same)), s.shallower, percent(float64(s.shallower)), s.chance,
		percent(s.chance))
}

// own are the positions of a game in which the programme was to move.
func own(g record) []gamePosition {
	var list []gamePosition
	for _, at := range gamePositions(g.name, g.game) {
		if g.depths[at.position.Turn()] > 0 {
			list = append(list, at)
		}
	}
	return list
}

func replay(ctx context.Context, g record, set map[string]string, step func()) (score, error) {
	var s score
	for _, at := range own(g) {
		depth := g.depths[at.position.Turn()]
		result, err := thinkIn(ctx, at, set, depth)
		if err != nil {
			return s, err
		}
		step()
		less, err := thinkIn(ctx, at, set, depth-1)
		if err != nil {
			return s, err
		}
		s.positions++
		s.chance += 1 / float64(at.position.LegalMoveCount())
		s.same += count(best(result) == at.played)
		s.shallower += count(best(less) == at.played)
		step()
	}
	return s, nil
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

func depthText(depths [2]int) string {
	text := ""
	for c, name := range []string{"White ", "Black "} {
		if depths[c] > 0 {
			if text != "" {
				text += ", "
			}
			text += name + strconv.Itoa(depths[c])
		}
	}
	return text
}
