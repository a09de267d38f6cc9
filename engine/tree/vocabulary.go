package tree

import (
	"fmt"
	"slices"
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
	is := func(i TypeInfo) bool { return i.Type == t }
	return lookUp(v.Types, coreTypes, is, TypeInfo{Type: t, Name: fmt.Sprintf("type %d", t.Code())})
}

// TypeOf returns the description of the type with a code, as counts are indexed.
func (v *Vocabulary) TypeOf(code int) TypeInfo {
	is := func(i TypeInfo) bool { return i.Type.Code() == code }
	return lookUp(v.Types, coreTypes, is, TypeInfo{Type: NodeType(code), Name: fmt.Sprintf("type %d", code)})
}

// Class returns the description of a move class; an unknown one has only its code.
func (v *Vocabulary) Class(c MoveClass) ClassInfo {
	is := func(i ClassInfo) bool { return i.Class == c }
	return lookUp(v.Classes, coreClasses, is, ClassInfo{Class: c, Name: fmt.Sprintf("class %d", c)})
}

// Reason returns the description of a reason; an unknown one has only its code.
func (v *Vocabulary) Reason(r Reason) ReasonInfo {
	is := func(i ReasonInfo) bool { return i.Reason == r }
	return lookUp(v.Reasons, coreReasons, is, ReasonInfo{Reason: r, Name: fmt.Sprintf("reason %d", r)})
}

// Place returns the description of a place in the order of moves; an unknown one has only its code.
func (v *Vocabulary) Place(p Place) PlaceInfo {
	is := func(i PlaceInfo) bool { return i.Place == p }
	return lookUp(v.Places, corePlaces, is, PlaceInfo{Place: p, Name: fmt.Sprintf("place %d", p)})
}

// lookUp finds an entry among the programme's own words, else among the core's.
func lookUp[T any](own, core []T, is func(T) bool, none T) T {
	for _, list := range [][]T{own, core} {
		if i := slices.IndexFunc(list, is); i >= 0 {
			return list[i]
		}
	}
	return none
}

// StageName names a stage with its number; a test has none. A name with two numbers, such as
// "iteration %d.%d", takes the second from the last two digits.
func (v *Vocabulary) StageName(t NodeType, number int) string {
	info := v.Type(t)
	switch {
	case t.Test():
		return info.Name
	case strings.Count(info.Numbered, "%d") == 2:
		return fmt.Sprintf(info.Numbered, number/100, number%100)
	case info.Numbered != "":
		return fmt.Sprintf(info.Numbered, number)
	}
	return fmt.Sprintf("%s %d", info.Name, number)
}

// Column is what a programme calls a column of its tree, and what it says there.
type Column struct{ Name, Hint string }

// Columns are the columns whose names differ from programme to programme; an empty one has the
// core's name.
type Columns struct {
	Order  Column // why a move has its place among the moves of its parent; without a name there is no such column
	Window Column // the bounds at entry
	Pseudo Column // the score as it was returned
	Needed Column // the bound that the score did not reach, or went beyond
	Static Column // the static value
	Line   Column // the line of best play
	Forced Column // the forced variation and its value; without a name there is no such column
}

var coreColumns = Columns{
	Window: Column{"Window", "The bounds alpha and beta with which the node was entered."},
	Pseudo: Column{"Value", "What was found for the node, whether or not it lies within the bounds: exactly (=), at " +
		"most (≤) or at least (≥)."},
	Needed: Column{"Needed", "What would have been needed where the value is only at most or at least something: the " +
		"better value that a side has elsewhere."},
	Static: Column{"Static", "The static value of the position."},
	Line:   Column{"Best line", "The line of best play from here."},
}

// ColumnNames returns the programme's columns, filled up with the core's.
func (v *Vocabulary) ColumnNames() Columns {
	or := func(own, core Column) Column {
		if own.Name == "" {
			return core
		}
		return own
	}
	c := v.Columns
	return Columns{
		Window: or(c.Window, coreColumns.Window), Pseudo: or(c.Pseudo, coreColumns.Pseudo),
		Needed: or(c.Needed, coreColumns.Needed), Static: or(c.Static, coreColumns.Static),
		Line: or(c.Line, coreColumns.Line), Order: c.Order, Forced: c.Forced,
	}
}

// Filter picks nodes that a reader may want to see alone: those of any of the listed types,
// classes, reasons or groups of reasons.
type Filter struct {
	ID       string // stable, for settings
	Name     string
	Sentence string
	Types    []NodeType
	Classes  []MoveClass
	Reasons  []Reason
	Groups   []Group
}

// Matcher returns a function that reports whether a node passes a filter, for walks over whole
// trees: it costs three look-ups a node.
func (v *Vocabulary) Matcher(f Filter) func(Node) bool {
	var types, classes, reasons [256]bool
	for _, t := range f.Types {
		types[t] = true
	}
	for _, c := range f.Classes {
		classes[c] = true
	}
	for _, r := range f.Reasons {
		reasons[r] = true
	}
	for r := range Reasons {
		if slices.Contains(f.Groups, v.Reason(Reason(r)).Group) {
			reasons[r] = true
		}
	}
	return func(n Node) bool { return types[n.Type] || classes[n.Class] || reasons[n.Reason] }
}
