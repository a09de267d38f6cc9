package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"drevo/app/present"
	"drevo/engine/match"
)

// Level is what a programme may use for a move of a game without a clock.
type Level struct {
	Key      string // as settings keep it
	Name     string
	Sentence string
	Limit    match.Control
	AsSet    bool // its options say how deep it looks, and nothing else does
}

// Levels lists those that are offered, the first is the usual one.
func Levels() []Level {
	list := []Level{{Key: "as-set", Name: "as set", Sentence: "Programmes look as deep as their options say, as their " +
		"authors had them; an engine from elsewhere takes a second a move.", AsSet: true}}
	for _, t := range []time.Duration{time.Second / 2, time.Second, 3 * time.Second, 10 * time.Second, 30 * time.Second,
		time.Minute, 3 * time.Minute} {
		name := strconv.FormatFloat(t.Seconds(), 'f', -1, 64) + " s a move"
		if t >= time.Minute {
			name = strconv.FormatFloat(t.Minutes(), 'f', -1, 64) + " min a move"
		}
		list = append(list, Level{Key: t.String(), Name: name, Sentence: "Programmes look as deep as the time allows, move " +
			"after move; an engine from elsewhere takes as long.", Limit: match.Control{MoveTime: t}})
	}
	for _, n := range []uint64{100, 1_000, 10_000, 100_000, 1_000_000} {
		list = append(list, Level{Key: fmt.Sprintf("%d-positions", n), Name: present.Whole(n) + " positions",
			Sentence: "Programmes look at so many positions for a move: the same strength on every machine. A few are a " +
				"beginner's.", Limit: match.Control{Nodes: n}})
	}
	return list
}

// LevelOf finds a level by its key, else the usual one. Settings of older versions have its name.
func LevelOf(key string) Level {
	all := Levels()
	return all[max(slices.IndexFunc(all, func(l Level) bool { return l.Key == key || l.Name == key }), 0)]
}

// NoClock is what people choose for a game without a clock.
const NoClock = "no clock"

// Clocks lists the clocks that are offered; others may be typed.
func Clocks() []string {
	return []string{NoClock, "1m", "3m+2s", "5m", "5m+3s", "10m+5s", "15m+10s", "30m", "40/2h"}
}

// ParseClock reads a clock as it is typed; none is one, too. Numbers without a unit are those of a game
// between people: "5+3" is five minutes and three seconds a move, "40/5" forty moves in five minutes.
func ParseClock(text string) (match.Control, error) {
	if text = strings.Join(strings.Fields(text), ""); text == "" || text == strings.ReplaceAll(NoClock, " ", "") {
		return match.Control{}, nil
	}
	moves, base, levels := strings.Cut(text, "/")
	if !levels {
		moves, base = "", text
	} else {
		moves += "/"
	}
	base, increment, _ := strings.Cut(base, "+")
	if _, err := strconv.ParseFloat(base, 64); err == nil {
		base += "m"
	}
	if increment != "" {
		increment = "+" + increment
	}
	c, err := match.ParseClock(moves + base + increment)
	switch {
	case err != nil:
		return c, fmt.Errorf("a clock is written 5m, 5+3 (minutes, and seconds a move) or 40/2h, not %.40q", text)
	case c.Base < time.Second:
		return c, fmt.Errorf("a clock has a second at least")
	}
	return c, nil
}
