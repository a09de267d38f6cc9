package match

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"
	"time"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Match is many games between two contestants. Each opening is played twice, the second time with the
// colours changed; where there are more games than openings the openings come again.
type Match struct {
	Contestants [2]Contestant
	Openings    []Opening
	Games       int        // rounded up to an even number
	Controls    [2]Control // of the contestants
	Rules       Rules
	AtATime     int    // games that are played at a time; 0: one
	Seed        uint64 // of the order of the openings; 0: as they are listed
	SPRT        *SPRT  // ends the match early; nil: all games are played
	Event       string // for the tags

	// Progress, which may be nil, is told of every game as it ends, in the order of the ends, from one
	// goroutine at a time.
	Progress func(Played, Score)
}

// Played is a game of a match.
type Played struct {
	Number int // from 0; games 2n and 2n+1 have the same opening
	White  int // the contestant that has White
	Record Record
}

// Points returns what the first contestant has of the point.
func (p *Played) Points() float64 { return p.Record.Ending.Points(board.Colour(p.White)) }

// Outcome is what came of a match.
type Outcome struct {
	Games []Played // that were played to the end, by number
	Score Score
}

// Play plays the games until they are done, the sequential test has decided, or ctx is cancelled: then
// the outcome has the games that had ended. The error says what kept a player from being made.
func (m *Match) Play(ctx context.Context) (Outcome, error) {
	if len(m.Openings) == 0 {
		return Outcome{}, errors.New("a match needs an opening")
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	hall := hall{match: m, order: Shuffled(m.Openings, m.Seed), stop: cancel, numbers: make(chan int)}
	for range max(m.AtATime, 1) {
		hall.tables.Add(1)
		go hall.work(ctx)
	}
	hall.hand(ctx, m.whole())
	hall.tables.Wait()
	outcome := hall.outcome()
	var failed *openError
	if errors.As(context.Cause(ctx), &failed) {
		return outcome, failed
	}
	return outcome, nil
}

// whole is how many games are played: whole pairs.
func (m *Match) whole() int { return 2 * ((m.Games + 1) / 2) }

// Shuffled returns openings in an order that a number stands for; 0: as they are.
func Shuffled(openings []Opening, seed uint64) []Opening {
	openings = slices.Clone(openings)
	if seed != 0 {
		random := rand.New(rand.NewPCG(seed, seed))
		random.Shuffle(len(openings), func(i, j int) { openings[i], openings[j] = openings[j], openings[i] })
	}
	return openings
}

// hall is where the games of a match are played.
type hall struct {
	match   *Match
	order   []Opening
	numbers chan int
	stop    context.CancelCauseFunc
	tables  sync.WaitGroup

	mutex sync.Mutex
	games map[int]Played
	score Score
}

// openError says that a player could not be made.
type openError struct{ error }

func (e *openError) Unwrap() error { return e.error }

// errDecided ends a match whose test has decided.
var errDecided = errors.New("the sequential test has decided")

// hand deals out the numbers of the games.
func (h *hall) hand(ctx context.Context, games int) {
	defer close(h.numbers)
	for n := range games {
		select {
		case h.numbers <- n:
		case <-ctx.Done():
			return
		}
	}
}

// work plays one game after the other at one table.
func (h *hall) work(ctx context.Context) {
	defer h.tables.Done()
	var players [2]Player
	defer func() { leave(players) }()
	for number := range h.numbers {
		for i, c := range h.match.Contestants {
			if players[i] == nil {
				p, err := c.New()
				if err != nil {
					h.stop(&openError{fmt.Errorf("%s: %w", c.Name, err)})
					return
				}
				players[i] = p
			}
		}
		played := h.play(ctx, number, players)
		if played.Record.Ending.Over() {
			h.add(played)
		}
		if played.Record.Ending.Method == Failure || failed(players) { // whoever failed begins anew
			leave(players)
			players = [2]Player{}
		}
		if ctx.Err() != nil {
			return
		}
	}
}

// failed reports whether a player can't play on, as an engine that was ended because it hung, which may
// have lost its game on time.
func failed(players [2]Player) bool {
	for _, p := range players {
		if f, ok := p.(Failer); ok && f.Err() != nil {
			return true
		}
	}
	return false
}

// leave closes players.
func leave(players [2]Player) {
	for _, p := range players {
		if c, ok := p.(io.Closer); ok {
			c.Close()
		}
	}
}

// play plays one game.
func (h *hall) play(ctx context.Context, number int, players [2]Player) Played {
	m, opening := h.match, h.order[number/2%len(h.order)]
	white := number % 2
	setup := Setup{Start: opening.Start, Moves: opening.Moves, Rules: m.Rules, Controls: [2]Control{m.Controls[white],
		m.Controls[1-white]}}
	setup.Tags = game.Tags{{Name: "Event", Value: m.Event}, {Name: "Site", Value: "Drevo"},
		{Name: "Date", Value: time.Now().Format("2006.01.02")}, {Name: "Round", Value: strconv.Itoa(number + 1)}}
	if opening.Name != "" {
		setup.Tags.Set("Opening", opening.Name)
	}
	record := Play(ctx, setup, [2]Player{players[white], players[1-white]}, nil)
	for i := range record.Plies { // nobody asks the trees of a match
		if t := record.Plies[i].Answer.Tree; t != nil {
			t.Release()
			record.Plies[i].Answer.Tree = nil
		}
	}
	return Played{Number: number, White: white, Record: record}
}

// add counts a game, and ends the match when the sequential test has decided.
func (h *hall) add(p Played) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if h.games == nil {
		h.games = map[int]Played{}
	}
	h.games[p.Number] = p
	h.score = h.count()
	if h.match.Progress != nil {
		h.match.Progress(p, h.score)
	}
	if s := h.match.SPRT; s != nil && s.State(h.score) != Undecided {
		h.stop(errDecided)
	}
}

// count adds the games up.
func (h *hall) count() (s Score) {
	for number, p := range h.games {
		s.game(p.Points())
		if first, ok := h.games[number-1]; ok && number%2 == 1 {
			s.pair(first.Points() + p.Points())
		}
	}
	return s
}

func (h *hall) outcome() Outcome {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	o := Outcome{Score: h.score}
	for number := range h.match.whole() {
		if p, ok := h.games[number]; ok {
			o.Games = append(o.Games, p)
		}
	}
	return o
}
