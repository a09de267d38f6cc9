package workbench

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// shortSearch is the longest time that a search may have taken which the start repeats unasked.
const shortSearch = 2 * time.Second

// mostMilliseconds bounds what the settings say that a search took: more would not be a time.
const mostMilliseconds = int64(math.MaxInt64 / time.Millisecond)

// resume puts the tab of the last time to the front, and repeats the last search if it was a short
// one; if not, the bar says why.
func (w *Workbench) resume() {
	kept := w.settings.Config()
	if kept.Tab != "" {
		_ = host{w}.Open(pane.Key(kept.Tab), "") // which may be of another version, or another programme
	}
	if why := notRepeated(kept.Thought); why != "" {
		w.setStatus(why)
		return
	}
	at, programme, values, err := w.thought(kept.Thought)
	if err != nil {
		w.setStatus("Press Think to analyse this position.")
		return
	}
	w.thinkAs(at, programme, values)
	w.repeating.search = w.session.Search()
}

// notRepeated says why a search is not repeated at the start, empty if it is.
func notRepeated(t config.Thought) string {
	took := time.Duration(min(t.Milliseconds, mostMilliseconds)) * time.Millisecond
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
func (w *Workbench) thought(t config.Thought) (*session.Game, search.Programme, search.Values, error) {
	programme, values, err := restoreProgramme(config.Config{Programme: t.Programme, Options: t.Options})
	if err != nil {
		return nil, nil, search.Values{}, err
	}
	at := w.session.Game.Clone()
	if start := at.Start(); t.Start != "" && t.Start != start.FEN() {
		return nil, nil, search.Values{}, errors.New("it was of another game")
	}
	root, err := parseMoves(at.Start(), t.Root)
	if err != nil {
		return nil, nil, search.Values{}, err
	}
	at.GoTo(root)
	if on := w.session.Game.Moves(); !at.InGame() && !(len(root) <= len(on) && slices.Equal(root, on[:len(root)])) {
		return nil, nil, search.Values{}, errors.New("it was of another game")
	}
	return at, programme, values, nil
}

// repeating is the search of the last time while the start repeats it, and the node that was chosen,
// which the settings lose as soon as the window shows another.
type repeating struct {
	search *session.Search
	node   tree.ID
}

// resumed goes to the node that was chosen and lets the panes put back what they had, after the
// search of the last time was repeated.
func (w *Workbench) resumed(s *session.Search) {
	last := w.repeating
	if last.search == nil || s != last.search {
		return
	}
	w.repeating = repeating{}
	if s != w.session.Search() {
		return
	}
	w.session.SelectAt(last.node)
	w.show()
	for _, slot := range w.slots {
		if r, ok := slot.Pane.(pane.Resumer); ok {
			r.Resume()
		}
	}
}

// nodeOf is the node that settings hold.
func nodeOf(c config.Config) tree.ID { return tree.ID(c.Node) }
