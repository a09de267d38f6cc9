package eval

import (
	"fmt"
	"strconv"
	"strings"
)

// Edit returns a copy of the set with some weights changed, named "edited". The text
// lists them as "centre:12,phalanx:0", in programme's units; an empty text changes
// nothing and returns the set itself. Fixed terms and weights beyond Set.MaxWeight
// are refused. The error is one sentence.
func (s *Set) Edit(text string) (*Set, error) {
	if text == "" {
		return s, nil
	}
	edited := s.Copy("edited")
	seen := map[string]bool{}
	for part := range strings.SplitSeq(text, ",") {
		id, number, ok := strings.Cut(part, ":")
		i := s.Index(id)
		switch {
		case !ok:
			return nil, fmt.Errorf("weights are written as term:number with commas between, not %.40q", part)
		case i < 0:
			return nil, fmt.Errorf("there is no term %.40q; the terms whose weights can be edited are %s", id, s.editable())
		case s.Terms[i].Fixed:
			return nil, fmt.Errorf("the weight of %s is fixed: %s", id, s.Terms[i].Sentence)
		case seen[id]:
			return nil, fmt.Errorf("the weight of %s is given twice", id)
		}
		weight, err := strconv.Atoi(number)
		if err != nil || weight < -int(s.MaxWeight) || weight > int(s.MaxWeight) {
			return nil, fmt.Errorf("the weight of %s is a whole number from %d to %d, not %.40q", id, -s.MaxWeight, s.MaxWeight,
				number)
		}
		edited.Terms[i].Weight, seen[id] = int32(weight), true
	}
	return edited, nil
}

// Edits writes the weights in which the set differs from another with the same terms,
// as [Set.Edit] reads them, in the order of the terms.
func (s *Set) Edits(from *Set) string {
	var parts []string
	for i, term := range s.Terms {
		if term.Weight != from.Terms[i].Weight {
			parts = append(parts, fmt.Sprintf("%s:%d", term.ID, term.Weight))
		}
	}
	return strings.Join(parts, ",")
}

func (s *Set) editable() string {
	var ids []string
	for _, term := range s.Terms {
		if !term.Fixed {
			ids = append(ids, term.ID)
		}
	}
	return strings.Join(ids, ", ")
}
