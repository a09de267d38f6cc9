package experiment

import (
	"context"
	"fmt"
	"maps"
	"strconv"

	"drevo/app/outcome"
	"drevo/engine/board"
	"drevo/engine/search"
)

// The sets of options that the games are replayed with, spelled out so that they stay what they are
// whatever the default is. Where no round has its value, no move says so; the line has the best.
var (
	gamesSet = map[string]string{"scheme": "active1", "forced": "checks", "zch": "1", "declineInCheck": "false",
		"playBest": "false"}
	absoluteSet = map[string]string{"scheme": "absolute", "forced": "narrow", "declineInCheck": "true",
		"playBest": "false"}
	activeSet = map[string]string{"scheme": "active1", "forced": "narrow", "declineInCheck": "true", "playBest": "false"}

	olderSet = map[string]string{"repetition": "drawn", "castled": "place", "isolated": "doubled", "refuseMates": "true"}
)

// gameReadings are what is set side by side. The first is the preset that the games speak for, the
// second the absolute scheme, the third what our reconstruction was before the games were asked.
var gameReadings = []reading{
	{"games: active1, checks, zch=1, no declining in check", gamesSet},
	{"absolute, narrow", absoluteSet},
	{"absolute, narrow, the four older readings", with(absoluteSet, olderSet)},
	{"games, the four older readings", with(gamesSet, olderSet)},
	{"games, repetition=drawn", changed(gamesSet, "repetition", "drawn")},
	{"games, castled=place", changed(gamesSet, "castled", "place")},
	{"games, isolated=doubled", changed(gamesSet, "isolated", "doubled")},
	{"games, refuseMates", changed(gamesSet, "refuseMates", "true")},
	{"games, active2", changed(gamesSet, "scheme", "active2")},
	{"games, active3", changed(gamesSet, "scheme", "active3")},
	{"games, forced=narrow", changed(gamesSet, "forced", "narrow")},
	{"games, zch=2", changed(gamesSet, "zch", "2")},
	{"games, declining in check", changed(gamesSet, "declineInCheck", "true")},
	{"active1, narrow", activeSet},
	{"active2, narrow", changed(activeSet, "scheme", "active2")},
	{"active3, narrow", changed(activeSet, "scheme", "active3")},
	{"absolute, checks, zch=1, no declining in check", changed(gamesSet, "scheme", "absolute")},
}

// with returns a set of options with others over it.
func with(set, over map[string]string) map[string]string {
	all := map[string]string{}
	maps.Copy(all, set)
	maps.Copy(all, over)
	return all
}

func changed(set map[string]string, name, value string) map[string]string {
	return with(set, map[string]string{name: value})
}

// choice is what a reading chooses where the programme once chose.
type choice struct {
	game   string
	at     gamePosition
	depth  int
	result search.Result
}

func (c *choice) same() bool { return best(c.result) == c.at.played }

// choose searches every position in which the programme was to move, at the depth of its game.
func choose(ctx context.Context, list []record, set map[string]string, step func()) ([]choice, error) {
	var choices []choice
	for _, g := range list {
		for _, at := range own(g) {
			depth := g.depths[at.position.Turn()]
			result, err := thinkIn(ctx, at, set, depth)
			if err != nil {
				return nil, err
			}
			choices = append(choices, choice{g.name, at, depth, result})
			step()
		}
	}
	return choices, nil
}

// thinkIn searches with a set of options at a depth.
func thinkIn(ctx context.Context, at gamePosition, set map[string]string, depth int) (search.Result, error) {
	return think(ctx, at, changed(set, "depth", strconv.Itoa(depth)))
}

// sideBySide counts the agreement of every reading, and what it gains and loses against the third:
// what our reconstruction was before.
func sideBySide(list []record, choices [][]choice) Table {
	t := newTable("Moves of the programme that ours chooses, by reading", "reading")
	for _, g := range list {
		t.Columns = append(t.Columns, outcome.Heads(g.name)...)
	}
	t.Columns = append(t.Columns, outcome.Heads("in all", "%", "gained", "lost", "no round", "nodes")...)
	for i, reading := range gameReadings {
		same, all, none, gained, lost := map[string]int{}, 0, 0, 0, 0
		nodes := uint64(0)
		for n, c := range choices[i] {
			is, was := c.same(), choices[2][n].same()
			same[c.game] += count(is)
			all += count(is)
			gained += count(is && !was)
			lost += count(was && !is)
			none += count(c.result.Move == board.NoMove)
			nodes += c.result.Counts.Nodes
		}
		row := []any{reading.name}
		for _, g := range list {
			row = append(row, same[g.name])
		}
		t.Add(append(row, all, 100*float64(all)/float64(len(choices[i])), gained, lost, none, nodes)...)
	}
	return t
}

// weigh returns for some readings what each choice would cost the programme: the value of our move
// less that of the recorded one.
func weigh(ctx context.Context, choices [][]choice, step func()) ([][]int, error) {
	costs := make([][]int, len(choices))
	for i := range choices {
		for _, c := range choices[i] {
			cost := 0
			if !c.same() {
				ours, err := worth(ctx, c, best(c.result))
				if err != nil {
					return nil, err
				}
				theirs, err := worth(ctx, c, c.at.played)
				if err != nil {
					return nil, err
				}
				cost = ours - theirs
			}
			costs[i] = append(costs[i], cost)
			step()
		}
	}
	return costs, nil
}

// worth is the value of a move in d: that of the position after it, in the absolute scheme.
func worth(ctx context.Context, c choice, move board.Move) (int, error) {
	after := gamePosition{name: c.at.name, history: c.at.history.Clone()}
	c.at.position.Make(move, &after.position)
	after.history.Push(after.position.Key(), after.position.HalfmoveClock() == 0)
	result, err := thinkIn(ctx, after, absoluteSet, max(c.depth-1, 0))
	return -int(result.Score), err
}

// point is a whole point of the programme's scale in d: what is less is positional.
const point = 2048

// sizes sorts the disagreements by what they cost.
func sizes(choices [][]choice, costs [][]int) Table {
	t := newTable("What a disagreement costs, in d (a point has 2048)", "reading", "same", "less than 0", "0", "1 to 6", "7 to 20", "more, positional", "material")
	for i := range costs {
		var n [6]int
		same := 0
		for k, cost := range costs[i] {
			switch {
			case choices[i][k].same():
				same++
			case cost < 0:
				n[0]++
			case cost == 0:
				n[1]++
			case cost <= 6:
				n[2]++
			case cost <= 20:
				n[3]++
			case cost < point/2:
				n[4]++
			default:
				n[5]++
			}
		}
		t.Add(gameReadings[i].name, same, n[0], n[1], n[2], n[3], n[4], n[5])
	}
	return t
}

// unexplained lists the positions in which the programme's move is chosen in none of the readings.
func unexplained(choices [][]choice, costs []int) Table {
	t := newTable("The programme's moves that no reading chooses", "position", "depth", "played",
		"ours", "cost, d")
	for n, c := range choices[0] {
		found := false
		for i := range choices {
			found = found || choices[i][n].same()
		}
		if !found {
			t.Add(c.at.name, c.depth, c.at.position.SAN(c.at.played), c.at.position.SAN(best(c.result)), costs[n])
		}
	}
	t.Title = fmt.Sprintf("%s: %d", t.Title, len(t.Rows))
	return t
}
