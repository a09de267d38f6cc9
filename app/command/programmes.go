package command

import (
	"context"
	"flag"
	"fmt"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// programmeInfo is a programme as JSON.
type programmeInfo struct {
	ID      string       `json:"programme"`
	Name    string       `json:"name"`
	Years   string       `json:"years"`
	Authors string       `json:"authors"`
	Source  string       `json:"source"`
	Summary string       `json:"summary"`
	Options []optionInfo `json:"options"`
	Presets []presetInfo `json:"presets"`
	Rulings []rulingInfo `json:"rulings"`
}

type optionInfo struct {
	Key      tree.Key     `json:"key"`
	Name     string       `json:"name"`
	Type     string       `json:"type"`
	Sentence string       `json:"sentence"`
	Source   string       `json:"source"`
	Default  string       `json:"default"`
	Min      *int         `json:"min,omitempty"`
	Max      *int         `json:"max,omitempty"`
	Choices  []choiceInfo `json:"choices,omitempty"`
}

type choiceInfo struct {
	Key      tree.Key `json:"key"`
	Name     string   `json:"name"`
	Sentence string   `json:"sentence"`
}

type presetInfo struct {
	Key      tree.Key          `json:"key"`
	Name     string            `json:"name"`
	Sentence string            `json:"sentence"`
	Values   map[string]string `json:"values"`
}

type rulingInfo struct {
	Key      tree.Key `json:"key"`
	Name     string   `json:"name"`
	Sentence string   `json:"sentence"`
	Place    string   `json:"place"`
}

func programmes(_ context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("programmes", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "print JSON")
	if err := parse(flags, args); err != nil {
		return err
	}
	var list []programmeInfo
	for _, p := range to.programmes {
		list = append(list, describe(p))
	}
	if *asJSON {
		return writeJSON(to, list)
	}
	for _, p := range list {
		printProgramme(to, p)
	}
	return nil
}

func describe(p search.Programme) programmeInfo {
	about := p.About()
	info := programmeInfo{ID: about.ID, Name: about.Name, Years: about.Years, Authors: about.Authors, Source: about.Source,
		Summary: about.Summary}
	for _, o := range p.Options() {
		option := optionInfo{Key: o.Key(about.ID), Name: o.Name, Type: string(o.Type), Sentence: o.Sentence,
			Source: o.Source, Default: o.Default}
		if o.Type == search.Int {
			option.Min, option.Max = &o.Min, &o.Max
		}
		for _, c := range o.Choices {
			option.Choices = append(option.Choices, choiceInfo{o.ValueKey(about.ID, c.Name), c.Name, c.Sentence})
		}
		info.Options = append(info.Options, option)
	}
	for _, preset := range p.Presets() {
		info.Presets = append(info.Presets, presetInfo{preset.Key(about.ID), preset.Name, preset.Sentence, preset.Values})
	}
	for _, r := range about.Rulings {
		info.Rulings = append(info.Rulings, rulingInfo(r))
	}
	return info
}

func printProgramme(to streams, p programmeInfo) {
	fmt.Fprintf(to.out, "%s: %s (%s), %s\n  %s\n  Source: %s\n  Options\n", p.ID, p.Name, p.Years, p.Authors, p.Summary,
		p.Source)
	for _, o := range p.Options {
		fmt.Fprintf(to.out, "    %s (%s, default %s%s): %s [%s]\n", o.Name, o.Type, o.Default, o.span(), o.Sentence, o.Source)
		for _, c := range o.Choices {
			fmt.Fprintf(to.out, "      %s: %s\n", c.Name, c.Sentence)
		}
	}
	fmt.Fprintln(to.out, "  Presets")
	for _, preset := range p.Presets {
		fmt.Fprintf(to.out, "    %s: %s\n", preset.Name, preset.Sentence)
	}
	fmt.Fprintln(to.out, "  Rulings")
	for _, r := range p.Rulings {
		fmt.Fprintf(to.out, "    %s: %s [%s]\n", r.Name, r.Sentence, r.Place)
	}
}

func (o optionInfo) span() string {
	if o.Min == nil {
		return ""
	}
	return fmt.Sprintf(", %d to %d", *o.Min, *o.Max)
}
