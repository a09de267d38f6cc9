package command

import (
	"context"
	"flag"
	"fmt"
	"strings"
	"unicode"

	"drevo/app/outcome"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// programmes lists the programmes, for programs in full, or prints one.
func programmes(_ context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("programmes", flag.ContinueOnError)
	form := formFlags(flags)
	name, args := firstWord(args)
	if err := parse(flags, args); err != nil {
		return err
	}
	list := to.programmes
	if name != "" {
		p, err := list.Find(name)
		if err != nil {
			return usageError{err}
		}
		list = search.List{p}
	}
	if name == "" && !form.forPrograms() {
		return form.print(to, outcome.Outcome{Tables: []outcome.Table{shortList(list)},
			Notes: []string{"drevo programmes NAME has the source, the options, the presets and the rulings of one."}})
	}
	return form.print(to, outcome.Outcome{Tables: []outcome.Table{fullList(list, form.forPrograms())}})
}

// shortList has a line for each programme.
func shortList(list search.List) outcome.Table {
	t := outcome.New("", outcome.Column{Name: "programme"}, outcome.Column{Name: "name"}, outcome.Column{Name: "years"},
		outcome.Column{Name: "options", Unit: outcome.NoUnit}, outcome.Column{Name: "presets"})
	for _, p := range list {
		about := p.About()
		var names []string
		for _, preset := range p.Presets() {
			names = append(names, preset.Name)
		}
		t.Add(about.ID, about.Name, about.Years, len(p.Options()), strings.Join(names, ", "))
	}
	return t
}

// fullList has all that there is to say of each programme; whole with every value of an option that has very many.
func fullList(list search.List, whole bool) outcome.Table {
	t := outcome.New("", outcome.Column{Key: "programme", Name: " "}, outcome.Column{Key: "name", Name: " "},
		outcome.Column{Key: "years", Name: " "}, outcome.Column{Key: "authors", Name: " "}, outcome.Column{Key: "source"},
		outcome.Column{Key: "summary"}, outcome.Column{Name: " "}, outcome.Column{Key: "options", Name: " "},
		outcome.Column{Key: "presets", Name: " "}, outcome.Column{Key: "rulings", Name: " "})
	for _, p := range list {
		about := p.About()
		said := outcome.Record("")
		said.Field("", "Summary", "", about.Summary)
		said.Field("", "Source", "", about.Source)
		t.Add(about.ID, about.Name, about.Years, about.Authors, about.Source, about.Summary, said,
			options(p, whole), presets(p),
			rulings(about))
	}
	return t
}

// options, presets and rulings are those of a programme.
func options(p search.Programme, whole bool) outcome.Table {
	t := outcome.New("Options", outcome.Column{Key: "key"}, outcome.Column{Key: "name", Name: " "},
		outcome.Column{Key: "type", Name: " "}, outcome.Column{Key: "default", Name: "default"}, outcome.Column{Name: "span"},
		outcome.Column{Key: "sentence", Name: " "}, outcome.Column{Key: "source"},
		outcome.Column{Key: "min", Unit: outcome.NoUnit}, outcome.Column{Key: "max", Unit: outcome.NoUnit},
		outcome.Column{Key: "choices", Name: " "})
	id := p.About().ID
	for _, o := range p.Options() {
		var span, least, most, choices any
		if o.Type == search.Int {
			span, least, most = fmt.Sprintf("%d to %d", o.Min, o.Max), o.Min, o.Max
		}
		if len(o.Choices) > 0 {
			list := words("")
			for _, c := range o.Choices {
				list.Add(o.ValueKey(id, c.Name), c.Name, c.Sentence)
			}
			choices = list
			if !whole {
				choices = shortened(list)
			}
		}
		t.Add(o.Key(id), o.Name, string(o.Type), o.Default, span, sourced(o.Sentence, o.Source), o.Source, least, most,
			choices)
	}
	return t
}

// mostChoices is how many values of an option people are shown one by one.
const mostChoices = 20

// shortened leaves out, of very many values, those whose sentence differs from one before in its numbers only, such as
// Kaissa's levels; the last stays, for the span.
func shortened(list outcome.Table) outcome.Table {
	if len(list.Rows) <= mostChoices {
		return list
	}
	rows, seen := list.Rows, map[string]bool{}
	list.Rows = nil
	for i, row := range rows {
		sentence := strings.ReplaceAll(strings.Map(func(r rune) rune {
			if unicode.IsDigit(r) {
				return -1
			}
			return r
		}, row[2].String()), "half-moves", "half-move")
		if !seen[sentence] || i == len(rows)-1 {
			list.Rows = append(list.Rows, row)
		}
		seen[sentence] = true
	}
	list.Title = phrase.Of("{n} values between the first and the last are alike and left out; -json has all", "n",
		len(rows)-len(list.Rows))
	return list
}

func presets(p search.Programme) outcome.Table {
	t := words("Presets", outcome.Column{Key: "values"})
	for _, preset := range p.Presets() {
		t.Add(preset.Key(p.About().ID), preset.Name, preset.Sentence, preset.Values)
	}
	return t
}

func rulings(about search.About) outcome.Table {
	t := words("Rulings", outcome.Column{Key: "place"})
	for _, r := range about.Rulings {
		t.Add(r.Key, r.Name, sourced(r.Sentence, r.Place), r.Place)
	}
	return t
}

// words returns a table of what has a key, a name and a sentence.
func words(title string, more ...outcome.Column) outcome.Table {
	return outcome.New(title, append([]outcome.Column{{Key: "key"}, {Key: "name", Name: " "},
		{Key: "sentence", Name: " "}}, more...)...)
}

// sourced is a sentence, for people with its place.
func sourced(sentence, place string) outcome.Cell {
	return outcome.Cell{Value: sentence, Text: sentence + " [" + place + "]"}
}
