package session

import (
	"cmp"
	"errors"
	"fmt"
	"time"

	"drevo/engine/game"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Kept is what there is of a search that has ended beside its tree: what a file keeps of it.
type Kept struct {
	PGN     string            `json:"pgn"`            // the game in which it was begun, as it was then
	Root    []string          `json:"root,omitempty"` // moves in UCI from the start of the game
	Place   []string          `json:"place,omitempty"`
	Node    tree.ID           `json:"node,omitempty"` // where the user was in the tree last
	Name    string            `json:"name,omitempty"` // that the user has given it
	Limits  search.Limits     `json:"limits,omitzero"`
	Began   time.Time         `json:"began,omitzero"`
	Result  search.Result     `json:"result"`
	Whole   *search.Iteration `json:"whole,omitempty"`   // the last that was finished, of a programme that deepens
	Failure string            `json:"failure,omitempty"` // why there is no result
}

// Keep returns what a file keeps of the search; ok is false while it runs.
func (s *Search) Keep() (k Kept, ok bool) {
	result, err, ended := s.Result()
	if !ended {
		return k, false
	}
	k = Kept{PGN: s.game.PGN(), Root: UCI(s.Moves), Place: UCI(s.place), Node: s.node, Name: s.Name, Limits: s.Limits,
		Began: s.started, Result: result, Whole: s.whole.Load()}
	k.Result.Elapsed = s.Elapsed()
	if err != nil {
		k.Failure = err.Error()
	}
	return k, true
}

// Restore returns the search that a file has kept, of a programme with the options in the header of its tree.
func (k Kept) Restore(programme search.Programme, t *tree.Tree) (*Search, error) {
	at, err := k.game(t)
	if err != nil {
		return nil, err
	}
	values, err := search.Resolve(programme, t.Header().Options)
	if err != nil {
		return nil, fmt.Errorf("the options of the search: %w", err)
	}
	s := Recorded(programme, values, at, t, k.Result)
	s.Name, s.Limits, s.started = k.Name, k.Limits, k.Began
	if k.Whole != nil {
		s.whole.Store(k.Whole)
	}
	if k.Failure != "" {
		s.err = errors.New(k.Failure)
	}
	if place, err := ParseMoves(at.Start(), k.Place); err == nil && int(k.Node) < t.Len() {
		s.place, s.node = place, k.Node
	}
	return s, nil
}

// game is the place of the search in its game.
func (k Kept) game(t *tree.Tree) (*Game, error) {
	whole, err := game.Parse(k.PGN)
	if err != nil {
		return nil, fmt.Errorf("the game of the search: %w", err)
	}
	at := Open(whole)
	root, err := ParseMoves(at.Start(), k.Root)
	if err != nil {
		return nil, fmt.Errorf("the place of the search: %w", err)
	}
	at.GoTo(root)
	if here, root := at.Position(), t.Header().Position; here.FEN() != root.FEN() {
		return nil, errors.New("the game of the search does not lead to its tree")
	}
	return at, nil
}

// ProgrammeOf returns the programme of a tree that was kept. Where it is not in the list, or has other words for what
// is in the tree, or not the options that the tree was made with, only the tree is there: see [Traced].
func ProgrammeOf(list search.List, h tree.Header) search.Programme {
	p, err := list.Find(h.Programme)
	if err != nil {
		return Traced(h)
	}
	v := p.Vocabulary()
	_, fault := search.Resolve(p, h.Options)
	if cmp.Or(fault, sameWords(&h.Vocabulary, &v)) != nil || h.Scale != p.Scale() {
		return Traced(h)
	}
	return p
}

// sameWords says which word of a tree its programme has no longer.
func sameWords(kept, now *tree.Vocabulary) error {
	for _, r := range kept.Reasons {
		if now.Reason(r.Reason).Key != r.Key {
			return fmt.Errorf("%s is another reason", r.Key)
		}
	}
	for _, t := range kept.Types {
		if now.Type(t.Type).Key != t.Key {
			return fmt.Errorf("%s is another type", t.Key)
		}
	}
	for _, c := range kept.Classes {
		if now.Class(c.Class).Key != c.Key {
			return fmt.Errorf("%s is another class", c.Key)
		}
	}
	for _, p := range kept.Places {
		if now.Place(p.Place).Key != p.Key {
			return fmt.Errorf("%s is another place", p.Key)
		}
	}
	return nil
}
