package query

import (
	"errors"
	"slices"
	"strings"

	"drevo/engine/tree"
)

// Completion is what may stand at a place of a query.
type Completion struct {
	Text     string
	Sentence string // what it means
	From, To int    // the bytes of the query that it replaces
}

// Complete returns what may stand in a query at a place, counted in bytes: what begins as the word before the place
// does, then what has that word within. Nothing is offered where nothing is known, as for numbers.
func Complete(text string, at int, words tree.Vocabulary) []Completion {
	at = min(max(at, 0), len(text))
	p := &parser{text: text[:at], words: newDictionary(&words)}
	if p.lex() != nil {
		return nil // in a text
	}
	from := at
	if last := len(p.tokens) - 2; last >= 0 && !p.tokens[last].quoted && !p.isSign(p.tokens[last]) &&
		p.tokens[last].text != "(" && p.tokens[last].at+len(p.tokens[last].text) == at {
		from = p.tokens[last].at
	}
	begun := strings.ToLower(text[from:at])
	var first, then []Completion
	for _, c := range expectedAt(text[:from], &words) {
		c.From, c.To = from, at
		switch lower := strings.ToLower(c.Text); {
		case strings.HasPrefix(lower, begun):
			first = append(first, c)
		case len(begun) > 1 && strings.Contains(lower, begun):
			then = append(then, c)
		}
	}
	return append(first, then...)
}

// expectedAt returns what may stand behind the beginning of a query.
func expectedAt(text string, words *tree.Vocabulary) []Completion {
	p := &parser{text: text, words: newDictionary(words)}
	if p.lex() != nil {
		return nil
	}
	_, err := p.query()
	var wrong *Error
	switch {
	case errors.As(err, &wrong) && wrong.Found != "":
		return nil // the beginning is wrong already
	case wrong != nil:
		return wrong.options
	case p.end() && len(p.tokens) == 1:
		return p.conditions()
	}
	connectors := []Completion{{Text: "and"}, {Text: "or"}}
	if last := fieldOf(p.tokens[len(p.tokens)-2].text); last != nil && last.items != nil {
		connectors = append(comparisons(last), connectors...)
	}
	return append(connectors, p.conditions()...)
}

// conditions are the words that a condition may begin with.
func (p *parser) conditions() []Completion {
	var list []Completion
	for _, f := range fields {
		list = append(list, Completion{Text: f.Name, Sentence: f.Sentence})
	}
	list = append(list, Completion{Text: "not", Sentence: "The condition that follows does not hold."})
	list = append(list, p.words.offered("")...)
	return slices.CompactFunc(list, func(a, b Completion) bool { return a.Text == b.Text })
}

// comparisons are the signs that may stand behind a field.
func comparisons(f *Field) []Completion {
	signs := []string{"=", "!="}
	if f.number != nil {
		signs = append(signs, "<", "<=", ">", ">=")
	}
	var list []Completion
	for _, s := range signs {
		list = append(list, Completion{Text: s})
	}
	return list
}
