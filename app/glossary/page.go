package glossary

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"drevo/engine/search"
	"drevo/engine/trajectory"
)

// All is the whole glossary: the notions of computer chess, then the words of programmes and of Botvinnik's book.
func All(programmes []search.Programme) []Word {
	return append(Notions(), Sorted(append(Of(programmes), OfTrajectories()...))...)
}

// OfTrajectories are the words of the book about attacks, and how we read it.
func OfTrajectories() (list []Word) {
	for _, w := range trajectory.Words() {
		list = append(list, Word{Name: w.Name, Kind: "word of the book", Of: "Botvinnik", Sentence: w.Sentence,
			Source: w.Source})
	}
	return list
}

// mostValues is how many values of one option a page lists: of more, such as Kaissa's levels, the option says what they
// are.
const mostValues = 20

// Page writes words as a page of Markdown: a table for what belongs to all, and one for each programme.
func Page(words []Word) string {
	var b strings.Builder
	b.WriteString("# Glossary\n\nEvery word that stands in the window and in reports, with one sentence and its place " +
		"in " +
		"the source. `drevo explain KEY`\nfinds one, and counts how often a search shows it; in the window it is *Help > " +
		"Glossary*. This page is written by\n`drevo explain -page`.\nHow often is counted on " +
		CountedHow() + ".\n")
	values := map[string]int{}
	parts := map[string][]Word{}
	for _, w := range words {
		values[w.Of+w.Kind]++
		parts[w.Of] = append(parts[w.Of], w)
	}
	var names []string
	for name := range parts {
		names = append(names, name)
	}
	slices.Sort(names) // what belongs to all has no name, and stands first
	for _, name := range names {
		fmt.Fprintf(&b, "\n## %s\n\n| word | what it is | kind | source | key | how often |\n|---|---|---|---|---|---|\n",
			cmp.Or(name, "Computer chess, and words of several"))
		for _, w := range parts[name] {
			if strings.HasPrefix(w.Kind, kinds[search.KindValue]) && values[w.Of+w.Kind] > mostValues {
				continue
			}
			key := string(w.Key)
			if key != "" {
				key = "`" + key + "`"
			}
			fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s |\n", cell(w.Name), cell(w.Sentence), w.Kind, cell(w.Source), key,
				cell(w.HowOften()))
		}
	}
	return b.String()
}

// cell is a text inside a table.
func cell(text string) string {
	return strings.NewReplacer("|", "\\|", "\n", " ", "<", "&lt;", "*", "\\*", "_", "\\_").Replace(text)
}
