package mcp

import "context"

// Programmes are all that can be asked to think.
type Programmes struct {
	Programmes []Programme `json:"programmes"`
}

// Programme is one of them.
type Programme struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Years   string   `json:"years"`
	Authors string   `json:"authors"`
	Source  string   `json:"source"`
	Summary string   `json:"summary"`
	Depth   string   `json:"depth" jsonschema:"the option that says how far it looks"`
	Presets []string `json:"presets"`
	Options []Option `json:"options"`
}

// Option is something that can be set.
type Option struct {
	Name     string   `json:"name"`
	Sentence string   `json:"sentence"`
	Source   string   `json:"source,omitempty" jsonschema:"its place in the source"`
	Default  string   `json:"default"`
	Values   []string `json:"values,omitempty"`
}

// Nothing is asked.
type Nothing struct{}

// listProgrammes lists them with what can be set.
func (s *Server) listProgrammes(context.Context, Nothing) (Programmes, error) {
	var all Programmes
	for _, p := range s.programmes {
		a := p.About()
		row := Programme{ID: a.ID, Name: a.Name, Years: a.Years, Authors: a.Authors, Source: a.Source, Summary: a.Summary,
			Depth: a.Depth, Presets: []string{}, Options: []Option{}}
		for _, preset := range p.Presets() {
			row.Presets = append(row.Presets, preset.Name)
		}
		for _, o := range p.Options() {
			option := Option{Name: o.Name, Sentence: o.Sentence, Source: o.Source, Default: o.Default}
			for _, c := range o.Choices {
				option.Values = append(option.Values, c.Name)
			}
			row.Options = append(row.Options, option)
		}
		all.Programmes = append(all.Programmes, row)
	}
	return all, nil
}
