package trace

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/tree"
)

// HeaderLines are the header of the trace of a tree: whose it is, its scale and all its words.
func HeaderLines(h tree.Header) []string {
	number := func(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
	small := ""
	if h.Scale.Small != "" {
		small = " small=" + quoted(h.Scale.Small)
	}
	lines := []string{"engine " + h.Programme, "unit " + number(h.Scale.PerPawn), fmt.Sprintf("mate %d", h.Scale.Mate),
		fmt.Sprintf("scale zero=%s per-own=%s decimals=%d name=%s%s", number(h.Scale.Zero), number(h.Scale.PerOwn),
			h.Scale.Decimals, quoted(h.Scale.Name), small), "fail hard", "best marked"}
	if h.Scale.Name == tree.ExpectedResult {
		lines = append(lines, "value winrate")
	}
	v := &h.Vocabulary
	for _, t := range v.Types {
		if n := testOf(t.Type); n > 0 {
			lines = append(lines, word("test", n, t.Name, t.Sentence).said("key", string(t.Key)).said("letter", t.Letter).line())
			continue
		}
		lines = append(lines, word("kind", t.Type.Code(), t.Name, t.Sentence).said("key", string(t.Key)).
			said("letter", t.Letter).said("numbered", t.Numbered).flag("stage", t.Type.Stage()).
			flag("test", t.Type.Test()).line())
	}
	for _, c := range v.Classes {
		lines = append(lines, word("class", int(c.Class), c.Name, c.Sentence).said("key", string(c.Key)).
			said("letter", c.Letter).line())
	}
	for _, r := range v.Reasons {
		lines = append(lines, word("reason", int(r.Reason), r.Name, r.Sentence).said("key", string(r.Key)).
			said("group", strings.ReplaceAll(string(r.Group), " ", "-")).said("source", r.Source).
			said("example", r.Example).flag("least", r.Least).line())
	}
	for _, p := range v.Places {
		lines = append(lines, word("place", int(p.Place), p.Name, p.Sentence).said("key", string(p.Key)).line())
	}
	return append(append(lines, columnLines(&v.Columns)...), viewLines(v)...)
}

// columnLines are the names of the explorer's columns.
func columnLines(c *tree.Columns) (lines []string) {
	for i, name := range []string{"order", "bounds", "value", "needed", "static", "line", "forced", "nodes"} {
		if column := c.All()[i]; column.Name != "" {
			lines = append(lines, described{"column " + name, quoted(column.Name), quoted(column.Hint)}.line())
		}
	}
	return lines
}

// viewLines are the filters and techniques.
func viewLines(v *tree.Vocabulary) (lines []string) {
	for _, f := range v.Filters {
		groups := make([]string, len(f.Groups))
		for i, group := range f.Groups {
			groups[i] = strings.ReplaceAll(string(group), " ", "-")
		}
		lines = append(lines, described{"filter " + string(f.Key), quoted(f.Name), quoted(f.Sentence)}.
			said("kinds", joined(f.Types)).said("classes", joined(f.Classes)).said("reasons", joined(f.Reasons)).
			said("groups", strings.Join(groups, ",")).said("places", joined(f.Places)).line())
	}
	for _, t := range v.Techniques {
		lines = append(lines, described{"technique " + string(t.Key), quoted(t.Name), quoted(t.Sentence)}.
			said("switch", t.Switch).said("off", t.Off).said("reasons", joined(t.Reasons)).said("kinds", joined(t.Types)).
			said("repeats", joined(t.Repeats)).said("places", joined(t.Places)).flag("unmade", t.Unmade).
			flag("no-nodes", t.NoNodes).line())
	}
	return lines
}

// described is a line of a header, in parts.
type described []string

func word(sort string, code int, name, sentence string) described {
	return described{sort + " " + strconv.Itoa(code), quoted(name), quoted(sentence)}
}

func (d described) said(name, value string) described {
	if value == "" {
		return d
	}
	return append(d, name+"="+quoted(value))
}

func (d described) flag(name string, is bool) described {
	if !is {
		return d
	}
	return append(d, name)
}

func (d described) line() string { return strings.Join(d, " ") }

// joined writes a list of codes.
func joined[T ~uint8](list []T) string {
	parts := make([]string, len(list))
	for i, n := range list {
		parts[i] = strconv.Itoa(int(n))
	}
	return strings.Join(parts, ",")
}

// searchedOf is what a tree was searched from.
func searchedOf(h *tree.Header) Searched {
	s := Searched{FEN: h.Position.FEN()}
	for _, name := range slices.Sorted(maps.Keys(h.Options)) {
		s.Options = append(s.Options, Option{name, h.Options[name]})
	}
	return s
}
