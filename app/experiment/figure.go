package experiment

import (
	_ "embed"
	"encoding/csv"
	"strings"
	"sync"
)

//go:embed data/figures.csv
var figureTable string

// Figure is what an experiment has found, in short, as the table of docs/experiments.md has it.
type Figure struct {
	Programme string
	Source    string // what the source has
	Ours      string // what was measured here
	Verdict   string
	Time      string // of a processor; with ≤ or ≈ it is computed and not measured
}

// figures are those of all experiments by name.
var figures = sync.OnceValue(func() map[string]Figure {
	rows, _ := csv.NewReader(strings.NewReader(figureTable)).ReadAll() // a test reads it
	list := map[string]Figure{}
	for _, r := range rows {
		list[r[0]] = Figure{r[1], r[2], r[3], r[4], r[5]}
	}
	return list
})

// Figure returns what the experiment has found.
func (e Experiment) Figure() Figure { return figures()[e.Name] }
