package workspace

import (
	"testing"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/itep"
	"drevo/engine/search"
)

// TestWatcher: while a look at a running search waits for the window no other is asked for, and the end is told all the
// same, before who waits for it hears of it.
func TestWatcher(t *testing.T) {
	programme := itep.New()
	values, err := search.Resolve(programme, map[string]string{"depth": "12"})
	if err != nil {
		t.Fatal(err)
	}
	s := session.StartSearch(t.Context(), session.NewGame(board.Start()), session.Options{Programme: programme, Values: values,
		Unrecorded: true})
	posted := make(chan func())
	var told []string
	w := &Watcher{post: func(do func()) { posted <- do }, tick: func(*session.Search) { told = append(told, "tick") },
		finished: func(*session.Search) { told = append(told, "end") }}
	w.Follow(s)
	(<-posted)() // the first look
	<-posted     // the next, which the window does not come to
	s.Stop()
	<-s.Done()
	select {
	case <-w.End(s):
		t.Error("the end may be answered before the window is told of it")
	default:
	}
	(<-posted)()
	<-w.End(s)
	if len(told) != 2 || told[0] != "tick" || told[1] != "end" {
		t.Errorf("the window was told %q", told)
	}
}
