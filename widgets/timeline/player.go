package timeline

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2/theme"

	"drevo/widgets/tooltip"
)

// beatEvery is the shortest time between two beats.
const beatEvery = 100 * time.Millisecond

// speeds are in steps a second.
var speeds = []int{1, 4, 20, 200, 2000}

// Player goes on as time goes by: a button that plays and pauses, and a choice of speeds. It beats on the
// window's goroutine, at most ten times a second and never with two beats waiting.
type Player struct {
	Play  *tooltip.Button
	Speed *tooltip.Select

	// OnBeat goes on by so many steps. It reports whether there are more.
	OnBeat func(steps int) bool

	post      func(func())
	perSecond int
	end       chan struct{} // closed to stop; nil while nothing plays
}

// NewPlayer returns a player that does not play. Post runs a function on the window's goroutine.
func NewPlayer(hints *tooltip.Layer, post func(func())) *Player {
	p := &Player{post: post}
	p.Play = tooltip.NewButton(hints, theme.MediaPlayIcon(), "Play the search, or pause", p.playOrStop)
	var names []string
	for _, n := range speeds {
		names = append(names, fmt.Sprintf("%d a second", n))
	}
	p.Speed = tooltip.NewSelect(hints, names, "How fast the search is played.", nil)
	p.Speed.OnChanged = func(string) { p.setSpeed(speeds[p.Speed.SelectedIndex()]) }
	p.Speed.SetSelectedIndex(1)
	return p
}

// Playing reports whether it plays.
func (p *Player) Playing() bool { return p.end != nil }

// Stop ends playing.
func (p *Player) Stop() {
	if p.Playing() {
		close(p.end)
		p.end = nil
		p.Play.SetIcon(theme.MediaPlayIcon())
	}
}

func (p *Player) start() {
	every := max(time.Second/time.Duration(p.perSecond), beatEvery)
	p.end = make(chan struct{})
	p.Play.SetIcon(theme.MediaPauseIcon())
	go p.run(p.end, every, max(1, int(every*time.Duration(p.perSecond)/time.Second)))
}

func (p *Player) playOrStop() {
	if p.Playing() {
		p.Stop()
	} else {
		p.start()
	}
}

// setSpeed plays at another speed, now if it plays.
func (p *Player) setSpeed(perSecond int) {
	p.perSecond = perSecond
	if p.Playing() {
		p.Stop()
		p.start()
	}
}

// run posts a beat of so many steps and waits until it is done before it waits for the next.
func (p *Player) run(end chan struct{}, every time.Duration, steps int) {
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		select {
		case <-end:
			return
		case <-ticker.C:
		}
		done := make(chan struct{})
		p.post(func() {
			defer close(done)
			if p.end == end && !p.OnBeat(steps) { // still the one that plays
				p.Stop()
			}
		})
		select {
		case <-end:
			return
		case <-done:
		}
	}
}
