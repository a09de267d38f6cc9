package command

import (
	"context"
	"flag"
	"fmt"
	"io"

	"drevo/app/outcome"
	"drevo/engine/search"
)

func programmes(_ context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("programmes", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "print JSON")
	if err := parse(flags, args); err != nil {
		return err
	}
	list := outcome.New("", outcome.Keys("programme", "name", "years", "authors", "source", "summary", "options",
		"presets", "rulings")...)
	for _, p := range to.programmes {
		about := p.About()
		list.Add(about.ID, about.Name, about.Years, about.Authors, about.Source, about.Summary, options(p), presets(p),
			rulings(about))
		if !*asJSON {
			printProgramme(to.out, p)
		}
	}
	if *asJSON {
		return writeJSON(to, list)
	}
	return nil
}

// options, presets and rulings are those of a programme for programs.
func options(p search.Programme) outcome.Table {
	t := outcome.New("", outcome.Keys("key", "name", "type", "sentence", "source", "default", "min", "max", "choices")...)
	id := p.About().ID
	for _, o := range p.Options() {
		var least, most, choices any
		if o.Type == search.Int {
			least, most = o.Min, o.Max
		}
		if len(o.Choices) > 0 {
			list := outcome.New("", outcome.Keys("key", "name", "sentence")...)
			for _, c := range o.Choices {
				list.Add(o.ValueKey(id, c.Name), c.Name, c.Sentence)
			}
			choices = list
		}
		t.Add(o.Key(id), o.Name, string(o.Type), o.Sentence, o.Source, o.Default, least, most, choices)
	}
	return t
}

func presets(p search.Programme) outcome.Table {
	t := outcome.New("", outcome.Keys("key", "name", "sentence", "values")...)
	for _, preset := range p.Presets() {
		t.Add(preset.Key(p.About().ID), preset.Name, preset.Sentence, preset.Values)
	}
	return t
}

func rulings(about search.About) outcome.Table {
	t := outcome.New("", outcome.Keys("key", "name", "sentence", "place")...)
	for _, r := range about.Rulings {
		t.Add(r.Key, r.Name, r.Sentence, r.Place)
	}
	return t
}

// printProgramme writes a programme with its options, presets and rulings for people.
func printProgramme(w io.Writer, p search.Programme) {
	about := p.About()
	fmt.Fprintf(w, "%s: %s (%s), %s\n  %s\n  Source: %s\n  Options\n", about.ID, about.Name, about.Years, about.Authors,
		about.Summary, about.Source)
	for _, o := range p.Options() {
		span := ""
		if o.Type == search.Int {
			span = fmt.Sprintf(", %d to %d", o.Min, o.Max)
		}
		fmt.Fprintf(w, "    %s (%s, default %s%s): %s [%s]\n", o.Name, o.Type, o.Default, span, o.Sentence, o.Source)
		for _, c := range o.Choices {
			fmt.Fprintf(w, "      %s: %s\n", c.Name, c.Sentence)
		}
	}
	fmt.Fprintln(w, "  Presets")
	for _, preset := range p.Presets() {
		fmt.Fprintf(w, "    %s: %s\n", preset.Name, preset.Sentence)
	}
	fmt.Fprintln(w, "  Rulings")
	for _, r := range about.Rulings {
		fmt.Fprintf(w, "    %s: %s [%s]\n", r.Name, r.Sentence, r.Place)
	}
}
