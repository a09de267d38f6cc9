package eval

import "slices"

// Term is one index of an evaluation function. Its value for a side is Weight
// times the units that the function counts.
type Term struct {
	ID       string // stable, for files and the command line
	Group    string // "Material", "Pawns", ...
	Name     string
	Sentence string
	Source   string
	Weight   int32 // programme's units a unit of the term
	Fixed    bool  // the weight can't be edited: the method rests on it
}

// Set is a named list of terms with their weights. The authentic set of a
// programme is never changed: Copy it.
type Set struct {
	Name  string
	Terms []Term
	Unit  float64 // programme's units that make 1 on the scale that people read
	Label string  // the name of that scale

	MaxWeight int32 // of an edited weight, either way
}

// Weights are the weights of a set's terms by their places: what a search asks for at every leaf.
type Weights []int32

// Weights returns the weights of the terms.
func (s *Set) Weights() Weights {
	weights := make(Weights, len(s.Terms))
	for i, term := range s.Terms {
		weights[i] = term.Weight
	}
	return weights
}

// Copy returns a set of a new name whose weights may be changed.
func (s *Set) Copy(name string) *Set {
	c := *s
	c.Name, c.Terms = name, slices.Clone(s.Terms)
	return &c
}

// Index returns the place of a term by its ID, or -1.
func (s *Set) Index(id string) int {
	return slices.IndexFunc(s.Terms, func(t Term) bool { return t.ID == id })
}
