package workspace

import (
	"maps"
	"slices"

	"drevo/app/journal"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
)

// mostSearched bounds the searches that the journal keeps.
const mostSearched = 50

// searched lists the searches for the next start, the latest first: what is needed to make them again, and what they
// came to, but not their trees. Those of a programme that is not here, such as one of a trace, are left out.
func (s *shared) searched() (list []journal.Searched) {
	for _, of := range slices.Backward(s.Session.Searches()) {
		result, err, ended := of.Result()
		if _, unknown := s.Programmes.Find(of.Programme.About().ID); !ended || err != nil || unknown != nil {
			continue
		}
		list = append(list, journal.Searched{Thought: thoughtOf(of, result), Name: of.Name, File: of.File,
			Title: present.SearchProgramme(of), Place: present.SearchPlace(of), Outcome: present.SearchOutcome(of, s.Unit)})
	}
	list = append(list, s.former...)
	return list[:min(len(list), mostSearched)]
}

// thoughtOf is what a search was and how long it took.
func thoughtOf(s *session.Search, result search.Result) journal.Thought {
	start := s.Start()
	return journal.Thought{
		Programme: s.Programme.About().ID, Options: s.Values.Map(), Start: start.FEN(), Root: session.UCI(s.Moves),
		Nodes: result.Counts.Nodes, Milliseconds: max(s.Elapsed().Milliseconds(), 1), Stopped: result.Stopped,
	}
}

// Former lists the searches of earlier starts, the latest first. The trees of some are in files.
func (l *Shelf) Former() []journal.Searched { return slices.Clip(l.former) }

// Forget takes a search of an earlier start off the list.
func (l *Shelf) Forget(at int) {
	gone := l.former[at]
	remove := func() string {
		l.dropFormer(gone.Thought)
		l.Changed()
		return ""
	}
	restore := func() string {
		l.former = slices.Insert(slices.Clone(l.former), min(at, len(l.former)), gone)
		l.Changed()
		return ""
	}
	remove()
	l.game.history.note(step{journal.Step{Name: "deleting " + gone.Title}, restore, remove})
}

// dropFormer takes what is the same search off those of earlier starts.
func (s *shared) dropFormer(of journal.Thought) {
	s.former = slices.DeleteFunc(slices.Clone(s.former), func(f journal.Searched) bool {
		return f.Programme == of.Programme && f.Start == of.Start && slices.Equal(f.Root, of.Root) &&
			maps.Equal(f.Options, of.Options)
	})
}

// Again shows a search of an earlier start: by its file, or else it is made once more.
func (r *Searcher) Again(at int) {
	if f := r.former[at]; f.File != "" {
		r.openFormer(f)
		return
	}
	r.makeAgain(at)
}

// makeAgain makes a search of an earlier start once more, in this game or, with a step that undo takes back, in one of
// its own moves alone.
func (r *Searcher) makeAgain(at int) {
	of := r.former[at].Thought
	game, programme, values, err := r.thought(of)
	if err != nil {
		if game, programme, values, err = r.elsewhere(of); err != nil {
			r.Fault("This search can't be made again: " + err.Error())
			return
		}
		r.game.SetGame("going to "+r.former[at].Title, game)
	}
	name := r.former[at].Name
	r.ThinkAs(game, programme, values)
	r.Session.Search().Name = name
}

// elsewhere returns the game of a search that the current one does not have.
func (r *Searcher) elsewhere(of journal.Thought) (*session.Game, search.Programme, search.Values, error) {
	programme, values, err := restoreProgramme(r.Programmes, of.Programme, of.Options)
	if err != nil {
		return nil, nil, search.Values{}, err
	}
	start, err := board.ParseFEN(of.Start)
	if err != nil {
		return nil, nil, search.Values{}, err
	}
	moves, err := session.ParseMoves(start, of.Root)
	game := session.NewGame(start)
	game.GoTo(moves)
	return game, programme, values, err
}
