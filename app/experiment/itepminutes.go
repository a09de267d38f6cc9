package experiment

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/itep"
	"drevo/internal/phrase"
)

// timedMove is a move of the programme with the minutes that the report prints for it.
type timedMove struct {
	side    string // game, colour and depth
	at      subject
	minutes float64
}

// printedMinutes finds the minutes of the moves of one game, by the number of the half-move.
var printedMinutes = regexp.MustCompile(`(\d+)\.(\.\.)?\s+[^\s{}]+\s+\{\s*([\d.]+) min`)

func minutesOf(text string) (map[int]float64, error) {
	minutes := map[int]float64{}
	for _, found := range printedMinutes.FindAllStringSubmatch(text, -1) {
		number, err := strconv.Atoi(found[1])
		if err != nil {
			return nil, err
		}
		ply := 2 * (number - 1)
		if found[2] != "" {
			ply++
		}
		if minutes[ply], err = strconv.ParseFloat(found[3], 64); err != nil {
			return nil, fmt.Errorf("minutes of half-move %d: %w", ply, err)
		}
	}
	return minutes, nil
}

// timedMoves are the programme's moves that have their minutes in the report.
func timedMoves() (moves []timedMove, err error) {
	games, err := recorded()
	if err != nil {
		return nil, err
	}
	for i, text := range strings.Split(reportGames, "[Event ")[1:] {
		printed, err := minutesOf(text)
		if err != nil {
			return nil, err
		}
		for ply, at := range games[i].positions(i + 1) {
			if t := printed[ply]; at.depth > 0 && t > 0 {
				side := phrase.Of("{game}, {side}, Dn = {depth}", "game", games[i].name, "side", at.position.Turn(),
					"depth", at.depth)
				moves = append(moves, timedMove{side, at, t})
			}
		}
	}
	return moves, nil
}

// gameMinutes sets the nodes that every scheme needs against the minutes that the programme took.
func gameMinutes(l *lab, _ Setting) error {
	moves, err := timedMoves()
	if err != nil {
		return err
	}
	var sides []string
	var list []subject
	for _, m := range moves {
		list = append(list, m.at)
		if !slices.Contains(sides, m.side) {
			sides = append(sides, m.side)
		}
	}
	rates := l.table("rates", fmt.Sprintf("Nodes of ours for a second of the M-20, %d moves", len(moves)),
		slices.Concat(heads("scheme"), perName("nodes/s", sides...), heads("spread"))...)
	agreement := l.table("correlation", "Correlation of log minutes and log nodes",
		slices.Concat(heads("scheme"), perName(none, sides...), heads("all"))...)
	spread := Chart{Title: "How far apart the rates of one machine come out: the scheme that fits has 1",
		Unit: "largest / smallest rate"}
	for reading, found := range l.each(study{programme: itep.New()}, toDepth(list, 0), minuteReadings) {
		rate, correlation := []any{reading.name}, []any{reading.name}
		least, most := math.Inf(1), 0.0
		for _, side := range append(sides, "") {
			var x, y []float64 // logarithms of minutes and nodes, of all for no side
			for n, m := range moves {
				if side == "" || m.side == side {
					x, y = append(x, math.Log(m.minutes)), append(y, math.Log(float64(found[n].Counts.Nodes)))
				}
			}
			correlation = append(correlation, pearson(x, y))
			if side != "" {
				perSecond := math.Exp(average(y)-average(x)) / 60
				least, most = min(least, perSecond), max(most, perSecond)
				rate = append(rate, perSecond)
			}
		}
		rates.Add(append(rate, most/least)...)
		spread.Pairs = append(spread.Pairs, Paired{Name: reading.name, Ours: most / least})
		agreement.Add(correlation...)
	}
	l.chart(spread)
	l.limit("The rate is the geometric mean over the moves of a side: of one machine it should be one number, so the "+
		"smaller the last column, the better a scheme accounts for the minutes.",
		"Times of game 5 are rounded, and in the absolute scheme they correlate best; it would need about ten times "+
			"the rate of the other games there. Game 5 is undecided, games 2 to 4 are not.",
		"Which scheme accounts for the minutes does not depend on the moves that it chooses, so it says of the "+
			"preset games what the agreement of itep-games, looked at before, can't.")
	return nil
}

// pearson is the coefficient of correlation of two lists.
func pearson(x, y []float64) float64 {
	mx, my := average(x), average(y)
	var xy, xx, yy float64
	for i := range x {
		xy += (x[i] - mx) * (y[i] - my)
		xx += (x[i] - mx) * (x[i] - mx)
		yy += (y[i] - my) * (y[i] - my)
	}
	return xy / math.Sqrt(xx*yy)
}
