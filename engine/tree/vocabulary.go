package tree

import (
	"fmt"
	"strings"
)

// Vocabulary is how a programme speaks of its tree: its own types, classes and reasons, and its
// names for columns and filters. It travels in the [Header], so that a tree explains itself
// without the programme. An entry for one of the core's codes replaces the core's words by the
// programme's, as ITEP's "cut" cites its formula 20; the zero Vocabulary speaks the core's words.
type Vocabulary struct {
	Types   []TypeInfo
	Classes []ClassInfo
	Reasons []ReasonInfo
	Places  []PlaceInfo
	Columns Columns
	Filters []Filter

	Techniques []Technique // what saves work, beside the core's
}

// Type returns the description of a node type; an unknown one has only its code.
func (v *Vocabulary) Type(t NodeType) TypeInfo {
	return lookUp(v, TypeInfo{Type: t, Name: fmt.Sprintf("type %d", t.Code())})
}

// TypeOf returns the description of the type with a code, as counts are indexed.
func (v *Vocabulary) TypeOf(code int) TypeInfo { return v.Type(NodeType(code)) }

// Class returns the description of a move class; an unknown one has only its code.
func (v *Vocabulary) Class(c MoveClass) ClassInfo {
	return lookUp(v, ClassInfo{Class: c, Name: fmt.Sprintf("class %d", c)})
}

// Reason returns the description of a reason; an unknown one has only its code.
func (v *Vocabulary) Reason(r Reason) ReasonInfo {
	return lookUp(v, ReasonInfo{Reason: r, Name: fmt.Sprintf("reason %d", r)})
}

// Place returns the description of a place in the order of moves; an unknown one has only its code.
func (v *Vocabulary) Place(p Place) PlaceInfo {
	return lookUp(v, PlaceInfo{Place: p, Name: fmt.Sprintf("place %d", p)})
}

// StageName names a stage with its number; a test has none, nor has a node at the position of its parent whose
// type is none of a stage. A name with two numbers, such as
// "iteration %d.%d", takes the second from the last two digits.
func (v *Vocabulary) StageName(t NodeType, number int) string {
	info := v.Type(t)
	switch {
	case t.Test() || !info.Type.Stage():
		return info.Name
	case strings.Count(info.Numbered, "%d") == 2:
		return fmt.Sprintf(info.Numbered, number/100, number%100)
	case info.Numbered != "":
		return fmt.Sprintf(info.Numbered, number)
	}
	return fmt.Sprintf("%s %d", info.Name, number)
}
