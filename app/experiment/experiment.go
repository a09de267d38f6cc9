// Package experiment repeats what the sources say they measured, on our rebuilt
// programmes, and puts both side by side.
//
// An experiment is a row in the tables of table.go: a name, a sentence, what the source
// says, and a function that measures. It returns a [Report], which prints itself for
// people and encodes as JSON, so that the command line and the window show the same.
//
// Numbers of nodes are the same in every run; times depend on the machine and on what
// else it does.
package experiment

import (
	"context"
	"fmt"
	"strings"
	"time"

	"drevo/internal/nearest"
)

// Experiment is one row of the table.
type Experiment struct {
	Name     string // as on the command line
	Title    string // as in the window
	Sentence string // what it measures
	Source   string // what the source says, with the place
	measure  func(*lab, Setting) error
	settable bool   // it takes a setting
	full     int    // games of the full run; 0 where no games are played
	whole    string // why it can't be done in parts; empty where it can
	setting  Setting
}

// Setting is what an experiment on a programme can be told, so that every figure can be repeated.
type Setting struct {
	// Options of the programme, beside its defaults.
	Options map[string]string `json:"options,omitempty"`
	// Time for each position, or each move of a game; 0 for what is usual, or no limit.
	Time time.Duration `json:"time,omitempty"`
	// Games that are played between two; 0 for as many as take a minute or some.
	Games int `json:"games,omitempty"`
}

// With returns the experiment with a setting. Only some have anything to set.
func (e Experiment) With(s Setting) (Experiment, error) {
	if !e.settable {
		return Experiment{}, fmt.Errorf("experiment %s takes no options, no time and no number of games", e.Name)
	}
	if e.full == 0 && s.Games > 0 {
		return Experiment{}, fmt.Errorf("experiment %s plays no games", e.Name)
	}
	if e.full > 0 && len(s.Options) > 0 {
		return Experiment{}, fmt.Errorf("experiment %s takes games and a time, no options", e.Name)
	}
	e.setting = s
	return e, nil
}

// Full returns the experiment with as many games as its figures in docs/experiments.md ask for; ok is
// false where it has one size.
func (e Experiment) Full() (full Experiment, ok bool) {
	if e.full == 0 {
		return e, false
	}
	e.setting = Setting{Games: e.full}
	return e, true
}

// games returns how many games to play, an even number.
func (s Setting) games(usual int) int {
	if s.Games == 0 {
		return usual
	}
	return 2 * ((s.Games + 1) / 2)
}

// Progress is told how much of the work is done. It must return soon.
type Progress func(done, total int)

// Find returns the experiment of a name.
func Find(name string) (Experiment, error) {
	var names []string
	for _, e := range All() {
		if strings.EqualFold(e.Name, name) {
			return e, nil
		}
		names = append(names, e.Name)
	}
	return Experiment{}, fmt.Errorf("unknown experiment %.40q%s; drevo experiment lists them", name, nearest.Asked(name, names))
}

// Run measures. When the context is cancelled first, it returns its error, with what was
// measured until then. A nil progress is told nothing.
func (e Experiment) Run(ctx context.Context, progress Progress) (Report, error) {
	l := e.lab(ctx, progress)
	if l.failed(e.measure(l, e.setting)) {
		return l.Report, fmt.Errorf("experiment %s: %w", e.Name, l.err)
	}
	return l.Report, nil
}

// lab returns a lab for the experiment.
func (e Experiment) lab(ctx context.Context, progress Progress) *lab {
	if progress == nil {
		progress = func(int, int) {}
	}
	return &lab{ctx: ctx, progress: progress, Report: Report{Experiment: e.Name, Sentence: e.Sentence, Source: e.Source}}
}
