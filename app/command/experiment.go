package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"drevo/app/experiment"
	"drevo/app/outcome"
)

// progressEvery is how often the progress of an experiment is printed.
const progressEvery = time.Second

func runExperiment(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("experiment", flag.ContinueOnError)
	form := formFlags(flags)
	limit := flags.Duration("time", 0, "give each position, or each move of a game, this `TIME`, such as 1s; "+
		"without it what the experiment says")
	games := flags.Int("games", 0, "play `N` games between two, such as 40; without it as many as the experiment says")
	quiet := flags.Bool("quiet", false, "show no progress")
	full := flags.Bool("full", false, "play as many games as the documented figures ask for")
	set := settings{}
	flags.Var(set, "set", "set an option of the programme, such as depth=5; more `NAME=VALUE` may follow, and drevo "+
		"programmes NAME "+
		"lists them")
	name := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		name, args = args[0], args[1:]
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	if name == "" {
		return listExperiments(to, form)
	}
	if *limit < 0 || *games < 0 {
		return wrong("-time and -games are not negative")
	}
	e, err := experimentWith(name, *full, experiment.Setting{Options: set, Time: *limit, Games: *games})
	if err != nil {
		return usageError{err}
	}
	if *quiet {
		to.screen, to.err = &screen{}, io.Discard
	}
	report, err := e.Run(ctx, printProgress(to))
	to.screen.clear()
	if err != nil && ctx.Err() == nil {
		return err
	}
	if err := form.print(to, report); err != nil || ctx.Err() == nil {
		return err
	}
	return errStopped
}

// experimentWith finds an experiment: as it is, in full, or set otherwise.
func experimentWith(name string, full bool, s experiment.Setting) (experiment.Experiment, error) {
	e, err := experiment.Find(name)
	changed := len(s.Options) > 0 || s.Time > 0 || s.Games > 0
	switch {
	case err != nil:
		return e, err
	case full:
		whole, ok := e.Full()
		if !ok || changed {
			return e, errors.New("-full stands alone, with an experiment that plays games")
		}
		return whole, nil
	case changed:
		return e.With(s)
	}
	return e, nil
}

// printProgress returns a Progress that says how much is done, and about how much time is left: on a terminal in one
// line, else now and then in a line of its own.
func printProgress(to streams) experiment.Progress {
	start, last := time.Now(), time.Now()
	return func(done, total int) {
		now := time.Now()
		line := fmt.Sprintf("%d of %d", done, total)
		if left := now.Sub(start) * time.Duration(total-done) / time.Duration(max(done, 1)); done > 0 && left > 2*time.Second {
			line += fmt.Sprintf(", about %v left", left.Round(time.Second))
		}
		if to.screen.to != nil {
			to.screen.say(line)
		} else if now.Sub(last) >= progressEvery {
			last = now
			fmt.Fprintln(to.err, line)
		}
	}
}

// listExperiments prints the experiments that there are.
func listExperiments(to streams, form *form) error {
	t := outcome.New("", outcome.Column{Key: "name", Name: " "}, outcome.Column{Key: "sentence", Name: " "},
		outcome.Column{Key: "source"}, outcome.Column{Name: " "})
	for _, e := range experiment.All() {
		said := outcome.Record("")
		said.Field("", "Source", "", e.Source)
		t.Add(e.Name, e.Sentence, e.Source, said)
	}
	return form.print(to, outcome.Outcome{Tables: []outcome.Table{t}})
}
