package match

import (
	"context"
	"sync"
)

// Prompt makes the side to move answer at once with what it has found so far, where somebody does not
// want to wait. The zero Prompt is ready; a [Setup] holds it.
type Prompt struct {
	mu     sync.Mutex
	moves  int                // of the game, before the thought
	cancel context.CancelFunc // ends the thought; nil: nobody thinks
}

// Now ends the thought that began after so many moves. It reports whether there was one.
func (p *Prompt) Now(moves int) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cancel == nil || p.moves != moves {
		return false
	}
	p.cancel()
	return true
}

// begin notes a thought; a nil cancel that it is over.
func (p *Prompt) begin(moves int, cancel context.CancelFunc) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.moves, p.cancel = moves, cancel
}
