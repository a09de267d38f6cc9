package workspace

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/session"
	"drevo/engine/search"
)

// shortSearch is the longest time that a search may have taken which the start repeats unasked.
const shortSearch = 2 * time.Second

// Repeat repeats the last search if it was a short one; if not, the bar says why.
func (r *Searcher) Repeat() {
	if why := notRepeated(r.latest); why != "" {
		r.Status(why)
		return
	}
	at, programme, values, err := r.thought(r.latest)
	if err != nil {
		r.Status("Press Think to analyse this position.")
		return
	}
	r.ThinkAs(at, programme, values)
	r.repeated.search = r.Session.Search()
}

// notRepeated says why a search is not repeated at the start, empty if it is.
func notRepeated(t journal.Thought) string {
	took := config.Milliseconds(t.Milliseconds)
	switch {
	case t.Programme == "" || t.Milliseconds <= 0: // or what was saved is damaged
		return "Press Think to analyse this position."
	case t.Stopped:
		return "The last search was stopped, and is not begun again unasked. Press Think."
	case took >= shortSearch:
		return fmt.Sprintf("The last search took %s, and is not repeated unasked. Press Think.", took.Round(time.Second))
	}
	return ""
}

// thought returns what a search was of. The error says that it can't be made any more.
func (r *Searcher) thought(t journal.Thought) (*session.Game, search.Programme, search.Values, error) {
	programme, values, err := restoreProgramme(r.Programmes, t.Programme, t.Options)
	if err != nil {
		return nil, nil, search.Values{}, err
	}
	at := r.Session.Game.Clone()
	if start := at.Start(); t.Start != "" && t.Start != start.FEN() {
		return nil, nil, search.Values{}, errors.New("it was of another game")
	}
	root, err := session.ParseMoves(at.Start(), t.Root)
	if err != nil {
		return nil, nil, search.Values{}, err
	}
	at.GoTo(root)
	on := r.Session.Game.Moves()
	ahead := len(root) <= len(on) && slices.Equal(root, on[:len(root)])
	if t.Start == "" && !at.InGame() && !ahead { // an older version has not said of which game it was
		return nil, nil, search.Values{}, errors.New("it was of another game")
	}
	return at, programme, values, nil
}
