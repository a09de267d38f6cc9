package session

import (
	"context"
	"errors"
	"maps"
	"slices"
	"time"

	"drevo/engine/search"
	"drevo/engine/trace"
	"drevo/engine/tree"
)

// traced is a programme of which nothing is there but a tree: it has the words and the scale of the tree, and
// of the abilities that are asked for by type assertion only that of keeping what a trace noted.
type traced struct{ header tree.Header }

// Traced returns what stands for the programme of a tree that came without one.
func Traced(header tree.Header) search.Programme { return traced{header} }

// FromTree returns the search of a tree that came from elsewhere without its programme, of the place of a game.
// Its nodes are counted by kind and by reason.
func FromTree(at *Game, t *tree.Tree) *Search {
	return ofTree(Traced(t.Header()), at, t, counted(resultOf(t), t))
}

// OfTree is FromTree with the programme, for a tree that may lie in a file, whose nodes are not all looked at.
func OfTree(programme search.Programme, at *Game, t *tree.Tree) *Search {
	return ofTree(programme, at, t, resultOf(t))
}

func ofTree(programme search.Programme, at *Game, t *tree.Tree, result search.Result) *Search {
	values, _ := search.Resolve(programme, t.Header().Options) // which are its options
	s := Recorded(programme, values, at, t, result)
	s.noteWhole()
	return s
}

// counted adds to a result how many of the nodes that a tree has are of each kind, and closed for each reason.
func counted(result search.Result, t *tree.Tree) search.Result {
	stats := t.Stats(tree.Root, nil)
	result.Counts.Deepest = stats.Deepest
	for i, n := range stats.ByType {
		result.Counts.ByType[i] = uint64(n)
	}
	for i, n := range stats.ByReason {
		result.Counts.ByReason[i] = uint64(n)
	}
	return result
}

// resultOf is what a tree says that its search came to.
func resultOf(t *tree.Tree) search.Result {
	root := t.Node(tree.Root)
	result := search.Result{Score: root.Score, Line: t.Moves(t.Line(tree.Root)),
		Stopped: root.Reason == tree.ReasonStopped}
	if len(result.Line) > 0 {
		result.Move = result.Line[0]
	}
	result.Counts.Nodes = uint64(root.Count)
	return result
}

// noteWhole notes the last stage at the root that was finished.
func (s *Search) noteWhole() {
	for _, id := range s.tree.Children(tree.Root, nil) {
		s.staged(id)
	}
}

// staged notes where a search stands whose tree is told by somebody else, at the beginning and the end of a stage at
// the root.
func (s *Search) staged(id tree.ID) {
	n := s.tree.Node(id)
	stage := search.Stage{Type: n.Type, Number: n.Number}
	switch {
	case !n.Type.Stage() || n.Type.Test():
	case !n.Closed:
		s.live.Publish(s.Counts(), search.Progress{Stages: []search.Stage{stage}})
	case n.Reason != tree.ReasonStopped && n.Best:
		s.whole.Store(&search.Iteration{Depth: n.Number, Stage: stage, Score: n.Score, Line: s.tree.Moves(s.tree.Line(id)),
			Counts: s.Counts()})
	}
}

// Heard returns the search that an engine from elsewhere tells of while it goes on, before anything of it is read.
// Stop ends the tree, not the engine.
func Heard(g *trace.Growing) *Search {
	t := g.Tree()
	programme := Traced(t.Header())
	values, _ := search.Resolve(programme, t.Header().Options) // which are its options
	s := begun(NewGame(t.Header().Position), programme, values)
	s.live, s.tree, s.cancel, s.heard = &search.Live{}, t, g.Stop, g.Nodes
	g.Staged = s.staged
	go func() {
		<-g.Done()
		s.result = counted(resultOf(t), t)
		s.ended.Store(max(int64(time.Since(s.started)), 1))
		s.result.Elapsed = s.Elapsed()
		close(s.done)
	}()
	return s
}

// Traced reports whether there is only the tree, so that nothing more can be searched by its programme.
func (s *Search) Traced() bool {
	_, ok := s.Programme.(traced)
	return ok
}

// About says what the tree says.
func (p traced) About() search.About {
	about := search.About{ID: p.header.Programme, Name: p.header.Programme}
	if _, ok := p.header.Options["depth"]; ok {
		about.Depth = "depth"
	}
	return about
}

// Options are those of the search, each with the value that it had.
func (p traced) Options() (list []search.Option) {
	for _, name := range slices.Sorted(maps.Keys(p.header.Options)) {
		value := p.header.Options[name]
		list = append(list, search.Option{Name: name, Type: search.Choice, Default: value,
			Choices: []search.OptionChoice{{Name: value}}})
	}
	return list
}

func (p traced) Presets() []search.Preset    { return nil }
func (p traced) Scale() tree.Scale           { return p.header.Scale }
func (p traced) Vocabulary() tree.Vocabulary { return p.header.Vocabulary }

// Keep is that of [search.Keeper], of what the trace has noted.
func (p traced) Keep(a tree.Attachment) ([]byte, error) {
	if n, ok := a.(*trace.Notes); ok {
		return n.Keep(), nil
	}
	return nil, nil // it is of a programme that is here no longer
}

// Restore is that of [search.Keeper].
func (p traced) Restore(t *tree.Tree, data []byte) (tree.Attachment, error) {
	notes, err := trace.RestoreNotes(t, data)
	if notes == nil {
		return nil, err
	}
	return notes, err
}

// Search fails: there is only the tree.
func (p traced) Search(context.Context, search.Task) (search.Result, error) {
	return search.Result{}, errors.New(p.header.Programme + " is not here: there is only its tree")
}
