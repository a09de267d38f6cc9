package itep

import "time"

// beatEvery is the shortest time between two beats.
const beatEvery = 100 * time.Millisecond

// player beats time on the window's goroutine, at most ten times a second and never with two
// beats waiting.
type player struct {
	post      func(func())
	beat      func(steps int)
	perSecond int
	end       chan struct{} // closed to stop; nil while nothing plays
}

func (p *player) playing() bool { return p.end != nil }

func (p *player) start() {
	p.end = make(chan struct{})
	every := max(time.Second/time.Duration(p.perSecond), beatEvery)
	go p.run(p.end, every)
}

func (p *player) stop() {
	if p.end != nil {
		close(p.end)
		p.end = nil
	}
}

// run posts a beat and waits until it is done before it waits for the next.
func (p *player) run(end chan struct{}, every time.Duration) {
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
			if p.end == end { // still the one that plays
				p.beat(max(1, int(every*time.Duration(p.perSecond)/time.Second)))
			}
		})
		select {
		case <-end:
			return
		case <-done:
		}
	}
}
