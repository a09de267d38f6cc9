package match

import (
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Thinking is a search for a move of a game, while it runs and after. A programme that is deepened from
// outside makes several for a move, of which one comes to be [Answer.Tree].
type Thinking struct {
	Situation *Situation // that is thought about: on the opponent's time, the one that is expected
	Programme search.Programme
	Values    search.Values
	Tree      *tree.Tree   // grows until Done; to be kept longer than the call of Watch it must be shared
	Live      *search.Live // its numbers

	done   chan struct{}
	result search.Result
	err    error
}

// Done is closed when the search has ended; then Result says what has come of it.
func (t *Thinking) Done() <-chan struct{}          { return t.done }
func (t *Thinking) Result() (search.Result, error) { return t.result, t.err }

// Ended reports whether the search has ended.
func (t *Thinking) Ended() bool {
	select {
	case <-t.done:
		return true
	default:
		return false
	}
}

func (t *Thinking) end(result search.Result, err error) {
	t.result, t.err = result, err
	close(t.done)
}

// watched returns what a thinker calls so that its searches can be watched.
func (p *Programme) watched(at *Situation) (started func(*search.Task), ended func(search.Result, error)) {
	var now *Thinking
	started = func(task *search.Task) {
		if task.Live == nil {
			task.Live = &search.Live{}
		}
		now = &Thinking{Situation: at, Programme: p.programme, Values: task.Values, Tree: task.Recorder.Tree(),
			Live: task.Live, done: make(chan struct{})}
		p.options.Watch(now)
	}
	return started, func(result search.Result, err error) { now.end(result, err) }
}
