package check

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// stripClaims are the words about what a programme plays that thinks beside the window.
var stripClaims = map[string]func(s *reading, i int) string{
	" has not chosen within ":                          (*reading).undecided,
	" nodes, which is what the strip gives it.":        nil,
	" chooses no move; ":                               (*reading).noMove,
	" nodes.":                                          nil,
	", stopped after ":                                 (*reading).usedUp,
	" nodes, which is what the strip gives it. After ": nil,
	" nodes: ":                                         (*reading).itsOwn,
	" on its own scale.":                               nil,
}

// placed gives the facts of a search that had no record their places in the record of the same search, made again: at
// the root, or where that was stopped at the last stage that was finished.
func (r Reader) placed(facts []fact.Fact) []fact.Fact {
	if r.Again == nil {
		return facts
	}
	facts = slices.Clone(facts)
	for i := range facts {
		if f := &facts[i]; f.At.In == nil {
			f.At.In, f.At.From, f.At.Node = r.Again, nil, r.finished()
		}
	}
	return facts
}

// finished is the node that speaks for the search that was made again.
func (r Reader) finished() tree.ID {
	if !r.Result.Stopped {
		return tree.Root
	}
	last := tree.Root
	for _, n := range r.Again.ChildNodes(tree.Root) {
		if n.Type.Stage() && n.Best && n.Closed && n.Reason != tree.ReasonStopped {
			last = n.ID
		}
	}
	return last
}

// undecided: the search was stopped by its limit, before it had finished what it gives a move by.
func (s *reading) undecided(int) string {
	if s.Result.Move != board.NoMove && s.Result.Deepens {
		return "a stage was finished, which found " + s.Result.Move.String()
	}
	return s.usedUp(0)
}

// usedUp: the limit of nodes has ended the search.
func (s *reading) usedUp(int) string {
	if !s.Result.Stopped || s.Result.Nodes < s.Result.Allowed {
		return fmt.Sprintf("it was not stopped by its limit, after %d nodes", s.Result.Nodes)
	}
	return ""
}

// itsOwn: the search came to its end by itself, and chose what stands behind.
func (s *reading) itsOwn(i int) string {
	line, ok := s.at(i, fact.Line)
	switch {
	case s.Result.Stopped:
		return "it was stopped"
	case !ok || s.Result.Move == board.NoMove || line.At.Moves[0] != s.Result.Move:
		return "it chose " + s.Result.Move.String()
	}
	return ""
}

// runFault takes the name of a run apart: the programme, perhaps with a preset whose values it has, and values of
// options.
func (s *reading) runFault(token string, f fact.Fact) string {
	name := s.Other
	if f.At.In == s.Again {
		name = s.Name
	}
	options := f.At.In.Header().Options
	parts := strings.Split(token, ", ")
	preset, ok := strings.CutPrefix(parts[0], name)
	if preset = strings.TrimSpace(preset); !ok || name == "" {
		return token + " is not " + name
	}
	values, known := s.Presets[preset]
	for name, value := range values {
		known = known && options[name] == value
	}
	if preset != "" && !known {
		return "it is not " + preset
	}
	for _, part := range parts[1:] {
		name, value, both := strings.Cut(part, " ")
		if both && options[name] == value || slices.Contains(slices.Collect(maps.Values(options)), part) {
			continue
		}
		return "no option has " + part
	}
	return ""
}
