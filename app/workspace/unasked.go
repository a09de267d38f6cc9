package workspace

import (
	"maps"
	"time"

	"drevo/app/config"
	"drevo/app/session"
	"drevo/engine/search"
)

// EveryMove says when a position is thought about unasked that the user comes to while going through the game.
type EveryMove struct {
	Key   string // in the settings
	Name  string
	limit time.Duration // of the search; 0: it is not begun
}

// The choices of EveryMove, the usual one first.
const (
	whereQuick = ""
	never      = "never"
)

// quick is how long a search may have taken at most for the next one like it to be begun unasked.
const quick = 200 * time.Millisecond

// EveryMoves lists the choices; the settings have the key of one.
func EveryMoves() []EveryMove {
	return []EveryMove{
		{whereQuick, "Where it takes under 0.2 s", time.Second},
		{"1s", "For a second at most", time.Second},
		{"5s", "For five seconds at most", 5 * time.Second},
		{never, "Never", 0},
	}
}

// SetEveryMove chooses by key when there is thinking unasked, and begins with the current position.
func (r *Searcher) SetEveryMove(key string) {
	r.settings.Change(func(c *config.Config) { c.EveryMove = key })
	r.Mark()
	r.ThinkUnasked()
}

// ThinkUnasked thinks about the current position, as the settings have it, for who goes through the game: not beside
// the game, where the tree that is shown answers what is tried, and not while a search that was asked for runs or a
// game is played. A search of the same that is kept is shown instead.
func (r *Searcher) ThinkUnasked() {
	limit, p := r.unaskedLimit(), r.Session.Position()
	if limit == 0 || r.busy || r.Playing() || !r.Session.Game.InGame() || p.Playable() != nil || !p.HasLegalMove() ||
		r.Book() != "" {
		return
	}
	if kept := r.Session.Known(); kept != nil {
		if kept != r.Session.Search() {
			r.Leave()
			r.Session.Receive(kept)
			r.Changed()
		}
		return
	}
	r.Leave()
	begun, gone := r.Session.ThinkUnasked(r.ctx, search.Limits{Time: limit})
	r.started++
	r.Changed()
	r.memory.Release(gone)
	r.watcher.Follow(begun)
}

// unaskedLimit is how long a search that nobody has asked for may take, 0 for none: where the settings want only quick
// ones, the last one with the same options must have been quick.
func (r *Searcher) unaskedLimit() time.Duration {
	chosen := r.settings.Config().EveryMove
	for _, choice := range EveryMoves() {
		if choice.Key != chosen {
			continue
		}
		last, s := r.latest, r.Session
		same := last.Programme == s.Programme.About().ID && maps.Equal(last.Options, s.Values.Map())
		if chosen == whereQuick && (!same || last.Stopped || config.Milliseconds(last.Milliseconds) >= quick) {
			return 0
		}
		return choice.limit
	}
	return 0
}

// rest notes the end of a search that was asked for: the button that began it rests a while.
func (r *Searcher) rest(s *session.Search) {
	if !s.Unasked {
		r.busy, r.ended = false, time.Now()
		r.Thinking(false)
	}
}
