package trace

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Version is the version of the format that this package writes. A reader takes a later one, too: what it does
// not know is skipped.
const Version = 1

// Header says whose trace it is, and in which units and words it speaks.
type Header struct {
	Engine   string
	Author   string
	Variant  string   // empty for chess
	Unit     float64  // units of value that make a pawn
	Mate     int64    // a value of Mate - n mates in n half-moves; 0: values do not say so
	Depth    int64    // units of depth that make a ply
	Counts   []string // the kinds that the engine's own count of nodes counts
	FailHard bool     // values are forced into the window
	Marked   bool     // a node has the value of the child that is marked as best, or its static value
	WinRate  bool     // values are no evaluations in pawns but expected results, in millionths
	Scale    tree.Scale
	Words    *Words
	Choices  map[string]string // sentences by the names of rules that the engine does not keep, and means so
	Lines    []string          // as they stand, without the first
}

// newHeader returns what is so where a header does not say otherwise.
func newHeader() Header {
	return Header{Engine: "engine", Unit: 100, Depth: 1, Words: newWords()}
}

// firstLine is that of a trace; form is "text" or "binary".
func firstLine(form string) string { return fmt.Sprintf("drevo-trace %d %s", Version, form) }

// parseFirst reads the first line of a trace.
func parseFirst(line string) (binary bool, err error) {
	parts := strings.Fields(line)
	if len(parts) < 3 || parts[0] != "drevo-trace" || parts[2] != "text" && parts[2] != "binary" {
		return false, fmt.Errorf(`trace: a trace begins with "%s" or "%s", not with %.40q`, firstLine("text"),
			firstLine("binary"), line)
	}
	return parts[2] == "binary", nil
}

// line takes in a line of the header. What it does not know is kept and says nothing.
func (h *Header) line(line string) error {
	h.Lines = append(h.Lines, line)
	word, rest, _ := strings.Cut(line, " ")
	text, _, _ := strings.Cut(rest, " #")
	text = strings.TrimSpace(text)
	switch word {
	case "engine":
		h.Engine = text
		h.Words.engine = strings.ToLower(strings.NewReplacer(" ", "-", ".", "-").Replace(text))
	case "author":
		h.Author = text
	case "variant":
		h.Variant = text
	case "counts":
		h.Counts = strings.Fields(text)
	case "fail":
		h.FailHard = text == "hard"
	case "best":
		h.Marked = text == "marked"
	case "value":
		h.WinRate = text == "winrate"
	case "choice":
		return h.choice(rest)
	case "unit", "mate", "depth":
		return h.number(word, text)
	case "scale":
		return h.scale(rest)
	}
	return h.Words.line(line)
}

// choice reads that the engine does not keep a rule, and means so. What a value comes from is nobody's choice.
func (h *Header) choice(text string) error {
	parts, err := split(text)
	if err != nil || len(parts) < 2 {
		return errors.Join(err, fmt.Errorf("a choice has the name of a rule and a sentence: %.60s", text))
	}
	i := slices.IndexFunc(newRules(), func(r Rule) bool { return r.Name == parts[0] && r.free() })
	if i < 0 {
		return fmt.Errorf("%.40q is none of the rules that are an engine's choice", parts[0])
	}
	if h.Choices == nil {
		h.Choices = map[string]string{}
	}
	h.Choices[parts[0]] = parts[1]
	return nil
}

// number reads one of the numbers of the header.
func (h *Header) number(word, text string) error {
	if word == "mate" && text == "none" {
		h.Mate = 0
		return nil
	}
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || !(n > 0) || n > 1<<30 || word != "unit" && n != float64(int64(n)) {
		return fmt.Errorf("%s %.20q is no number of units", word, text)
	}
	switch word {
	case "unit":
		h.Unit = n
	case "mate":
		h.Mate = int64(n)
	case "depth":
		h.Depth = int64(n)
	}
	return nil
}

// scale reads how values are written for people: "scale zero=0 per-own=100 decimals=2 name=pawns".
func (h *Header) scale(text string) error {
	parts, err := split(text)
	if err != nil {
		return err
	}
	e := entry{rest: parts}
	h.Scale.Zero, _ = strconv.ParseFloat(e.get("zero"), 64)
	h.Scale.PerOwn, _ = strconv.ParseFloat(e.get("per-own"), 64)
	h.Scale.Decimals, _ = strconv.Atoi(e.get("decimals"))
	h.Scale.Decimals = min(max(h.Scale.Decimals, 0), 6)
	h.Scale.Name, h.Scale.Small = e.get("name"), e.get("small")
	return nil
}

// TreeScale is the scale of a tree that is made of the trace.
func (h *Header) TreeScale() tree.Scale {
	s := h.Scale
	s.PerPawn, s.Mate = h.Unit, eval.Score(h.Mate)
	switch {
	case h.WinRate:
		s = tree.Scale{PerPawn: 1_000_000, PerOwn: 1_000_000, Decimals: 3, Name: tree.ExpectedResult}
	case s.PerOwn <= 0:
		s.PerOwn, s.Decimals, s.Name = h.Unit, 2, "pawns"
	}
	if s.Mate == 0 {
		s.Mate = openBound - 1 // beyond all values, and no bound is one
	}
	return s
}

// counted reports which kinds the engine's own count counts; ok is false where the header does not say.
func (h *Header) counted() (list [kinds]bool, ok bool) {
	for _, name := range h.Counts {
		if code, known := h.Words.number(kindWords, []byte(name)); known && code < kinds {
			list[code] = true
		}
	}
	return list, len(h.Counts) > 0
}

// Option is what the search was told, or one of the keys behind its position.
type Option struct{ Name, Value string }

// Searched is what a search record says.
type Searched struct {
	FEN     string
	Moves   []string // from that position to the root
	Options []Option
}

// parseSearch reads the text of a search record: FEN [moves ...] key=value ...
func parseSearch(text string) (s Searched, err error) {
	parts, err := split(text)
	if err != nil {
		return s, err
	}
	options := slices.IndexFunc(parts, func(part string) bool { return strings.Contains(part, "=") && len(part) > 3 })
	if options < 0 {
		options = len(parts)
	}
	for _, part := range parts[options:] {
		name, value, _ := strings.Cut(part, "=")
		s.Options = append(s.Options, Option{name, value})
	}
	parts = parts[:options]
	if i := slices.Index(parts, "moves"); i >= 0 {
		s.Moves, parts = parts[i+1:], parts[:i]
	}
	s.FEN = strings.Join(parts, " ")
	if len(parts) == 4 {
		s.FEN += " 0 1"
	}
	return s, nil
}

// String writes the text of a search record.
func (s Searched) String() string {
	text := s.FEN
	if len(s.Moves) > 0 {
		text += " moves " + strings.Join(s.Moves, " ")
	}
	for _, o := range s.Options {
		text += " " + o.Name + "=" + quoted(o.Value)
	}
	return text
}
