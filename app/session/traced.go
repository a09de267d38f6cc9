package session

import (
	"context"
	"errors"
	"maps"
	"slices"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// traced is a programme of which nothing is there but a tree: it has the words and the scale of the tree, and
// none of the abilities that are asked for by type assertion, such as that of explaining a node.
type traced struct{ header tree.Header }

// Traced returns what stands for the programme of a tree that came without one.
func Traced(header tree.Header) search.Programme { return traced{header} }

// FromTree returns the search of a tree that came from elsewhere without its programme, of the place of a game.
func FromTree(at *Game, t *tree.Tree) *Search { return OfTree(Traced(t.Header()), at, t) }

// OfTree is FromTree with the programme.
func OfTree(programme search.Programme, at *Game, t *tree.Tree) *Search {
	result := search.Result{Score: t.Node(tree.Root).Score, Line: t.Moves(t.Line(tree.Root))}
	if len(result.Line) > 0 {
		result.Move = result.Line[0]
	}
	result.Counts.Nodes = uint64(t.Len())
	values, _ := search.Resolve(programme, t.Header().Options) // which are its options
	return Recorded(programme, values, at, t, result)
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

// Search fails: there is only the tree.
func (p traced) Search(context.Context, search.Task) (search.Result, error) {
	return search.Result{}, errors.New(p.header.Programme + " is not here: there is only its tree")
}
