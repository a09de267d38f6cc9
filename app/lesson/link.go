package lesson

import (
	"drevo/app/link"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// linked says what is wrong with a link: it can't be read, or leads to a node that is not in the tree. A link to
// another search is only read.
func (r record) linked(text string) error {
	state, err := link.Parse(text)
	if err != nil || state.FEN != "" || state.Programme != "" {
		return err
	}
	_, err = r.at(state.Node)
	return err
}

// at is the node that a link names.
func (r record) at(n link.Node) (tree.ID, error) {
	id := tree.Root
	for _, move := range n.Moves {
		next, err := r.step(id, move)
		if err != nil {
			return id, err
		}
		id = next
	}
	return id, nil
}

// At is the node of a search that a link names.
func At(s *session.Search, n link.Node) (tree.ID, error) { return newRecord(s).at(n) }

// Programme returns the programme of a lesson with its options.
func (d *Desk) Programme(l *Lesson) (search.Programme, search.Values, error) { return d.values(l, nil) }
