package uci

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
)

// limits are what a "go" asks for. Zero fields ask for nothing.
type limits struct {
	depth, mate, movesToGo int
	nodes                  uint64
	moveTime               time.Duration
	timed                  [2]bool // a clock was given
	remaining, increment   [2]time.Duration
	infinite, ponder       bool
	searchMoves            []string
}

// mostNumber bounds what a number may say: a month in milliseconds is enough for anybody.
const mostNumber = 1 << 31

// parseLimits reads what follows "go". What can't be used is left out, and complained about.
func parseLimits(words []string) (l limits, complaints []string) {
	numbers := map[string]func(int){
		"depth":     func(n int) { l.depth = max(n, 0) },
		"mate":      func(n int) { l.mate = max(n, 0) },
		"nodes":     func(n int) { l.nodes = uint64(max(n, 1)) },
		"movestogo": func(n int) { l.movesToGo = max(n, 0) },
		"movetime":  func(n int) { l.moveTime = milliseconds(n) },
		"wtime":     func(n int) { l.timed[board.White], l.remaining[board.White] = true, milliseconds(n) },
		"btime":     func(n int) { l.timed[board.Black], l.remaining[board.Black] = true, milliseconds(n) },
		"winc":      func(n int) { l.increment[board.White] = time.Duration(max(n, 0)) * time.Millisecond },
		"binc":      func(n int) { l.increment[board.Black] = time.Duration(max(n, 0)) * time.Millisecond },
	}
	for i := 0; i < len(words); i++ {
		word := words[i]
		set, isNumber := numbers[word]
		switch {
		case word == "infinite":
			l.infinite = true
		case word == "ponder":
			l.ponder = true
		case word == "searchmoves":
			for i+1 < len(words) && looksLikeMove(words[i+1]) {
				i++
				l.searchMoves = append(l.searchMoves, words[i])
			}
		case !isNumber:
			complaints = append(complaints, fmt.Sprintf("go: %.40q is not understood", word))
		case i+1 == len(words):
			complaints = append(complaints, fmt.Sprintf("go: %s is given without a number", word))
		default:
			i++
			n, err := strconv.Atoi(words[i])
			if err != nil && !errors.Is(err, strconv.ErrRange) { // too many digits are as much as there is
				complaints = append(complaints, fmt.Sprintf("go: %s is a whole number, not %.40q", word, words[i]))
				continue
			}
			set(max(min(n, mostNumber), -mostNumber))
		}
	}
	return l, complaints
}

// milliseconds returns a time that was given; none left, or less, is the least there is.
func milliseconds(n int) time.Duration { return max(time.Duration(n)*time.Millisecond, 1) }

func looksLikeMove(word string) bool {
	return len(word) >= 4 && len(word) <= 5 && strings.ContainsRune("abcdefgh", rune(word[0])) &&
		strings.ContainsRune("12345678", rune(word[1]))
}

// control is how the time is shared; nil where it is not limited.
func (l *limits) control(turn board.Colour, overhead time.Duration) search.TimeControl {
	switch {
	case l.infinite:
		return nil
	case l.moveTime > 0:
		return search.MoveTime(max(l.moveTime-overhead, l.moveTime/2, time.Millisecond))
	case l.timed[turn]:
		return search.GameClock{Remaining: l.remaining[turn], Increment: l.increment[turn], MovesToGo: l.movesToGo,
			Overhead: overhead}
	}
	return nil
}

// bounded reports whether the search ends by something else than the programme's depth.
func (l *limits) bounded(turn board.Colour) bool {
	return l.nodes > 0 || l.moveTime > 0 || l.timed[turn]
}
