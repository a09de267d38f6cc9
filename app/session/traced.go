package session

import (
	"context"
	"errors"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// traced is a programme of which nothing is there but a tree: it has the words and the scale of the tree, and
// none of the abilities that are asked for by type assertion, such as that of explaining a node.
type traced struct{ header tree.Header }

// Traced returns what stands for the programme of a tree that came without one.
func Traced(header tree.Header) search.Programme { return traced{header} }

// About says what the tree says.
func (p traced) About() search.About {
	return search.About{ID: p.header.Programme, Name: p.header.Programme}
}

func (p traced) Options() []search.Option    { return nil }
func (p traced) Presets() []search.Preset    { return nil }
func (p traced) Scale() tree.Scale           { return p.header.Scale }
func (p traced) Vocabulary() tree.Vocabulary { return p.header.Vocabulary }

// Search fails: there is only the tree.
func (p traced) Search(context.Context, search.Task) (search.Result, error) {
	return search.Result{}, errors.New(p.header.Programme + " is not here: there is only its tree")
}
