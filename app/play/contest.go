package play

import (
	"context"
	"errors"
	"strings"

	"drevo/engine/match"
)

// Contest is a match in the background between two seats. Everything of it happens on the window's
// goroutine; a Contest with its two fields is ready.
type Contest struct {
	Post     func(func())
	OnChange func() // something has changed

	names   [2]string
	games   []match.Played
	score   match.Score
	planned int
	sprt    *match.SPRT
	running bool
	fault   error
	cancel  context.CancelFunc
	number  int // of the match whose news count
}

// Terms are those of a match.
type Terms struct {
	Seats [2]Seat
	Games int
	Clock match.Control
	SPRT  *match.SPRT // nil: all games are played
}

// Start begins a match; one that runs ends.
func (c *Contest) Start(ctx context.Context, terms Terms) error {
	if terms.Seats[0].Person() || terms.Seats[1].Person() {
		return errors.New("a match is between programmes or engines: choose two players for White and Black above")
	}
	openings, err := match.Balanced()
	if err != nil {
		return err
	}
	c.Stop()
	c.number++
	number := c.number
	c.names = [2]string{terms.Seats[0].Name, terms.Seats[1].Name}
	c.games, c.score, c.fault, c.planned, c.sprt, c.running = nil, match.Score{}, nil, terms.Games, terms.SPRT, true
	ctx, c.cancel = context.WithCancel(ctx)
	m := match.Match{Openings: openings, Games: terms.Games, Rules: match.Usual(), SPRT: terms.SPRT,
		Event: "Match in the window"}
	for i, seat := range terms.Seats {
		m.Contestants[i] = match.Contestant{Name: seat.Name, New: func() (match.Player, error) { return seat.New(ctx) }}
		if m.Controls[i] = seat.Limit; terms.Clock.Base > 0 {
			m.Controls[i] = terms.Clock
		}
	}
	m.Progress = func(p match.Played, s match.Score) {
		c.post(number, func() { c.games, c.score = append(c.games, p), s })
	}
	go func() {
		_, err := m.Play(ctx)
		c.post(number, func() { c.running, c.fault = false, err })
	}()
	c.OnChange()
	return nil
}

// post runs a function on the window's goroutine, unless another match was begun meanwhile.
func (c *Contest) post(number int, do func()) {
	c.Post(func() {
		if number == c.number {
			do()
			c.OnChange()
		}
	})
}

// Stop ends a match; what was played stays.
func (c *Contest) Stop() {
	if c.running {
		c.running = false
		c.cancel()
		c.OnChange()
	}
}

// Running reports whether games are being played. Fault is why the match has ended early, nil for no
// fault.
func (c *Contest) Running() bool { return c.running }
func (c *Contest) Fault() error  { return c.fault }

// Names are the contestants', the first one's score is [Contest.Score]. Planned is how many games there
// are to be, SPRT the test that may end the match, nil for none.
func (c *Contest) Names() [2]string   { return c.names }
func (c *Contest) Score() match.Score { return c.score }
func (c *Contest) Planned() int       { return c.planned }
func (c *Contest) SPRT() *match.SPRT  { return c.sprt }

// PGN writes the games that were played.
func (c *Contest) PGN() string {
	var text strings.Builder
	for _, p := range c.games {
		text.WriteString(p.Record.Game().String())
	}
	return text.String()
}
