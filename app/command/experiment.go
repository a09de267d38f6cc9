package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"strings"
	"time"

	"drevo/app/experiment"
)

// progressEvery is how often the progress of an experiment is printed.
const progressEvery = time.Second

func runExperiment(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("experiment", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "")
	limit := flags.Duration("time", 0, "")
	games := flags.Int("games", 0, "")
	full := flags.Bool("full", false, "")
	set := settings{}
	flags.Var(set, "set", "")
	name := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		name, args = args[0], args[1:]
	}
	if err := parse(flags, expandSets(args)); err != nil {
		return err
	}
	if name == "" {
		return listExperiments(to, *asJSON)
	}
	if *limit < 0 || *games < 0 {
		return wrong("-time and -games are not negative")
	}
	e, err := experimentWith(name, *full, experiment.Setting{Options: set, Time: *limit, Games: *games})
	if err != nil {
		return usageError{err}
	}
	report, err := e.Run(ctx, printProgress(to))
	if err != nil && ctx.Err() == nil {
		return err
	}
	if err := printReport(to, report, *asJSON); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return errStopped
	}
	return nil
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

func printReport(to streams, report experiment.Report, asJSON bool) error {
	if asJSON {
		return writeJSON(to, report)
	}
	return report.Print(to.out)
}

// printProgress returns a Progress that writes a line to the error stream now and
// then.
func printProgress(to streams) experiment.Progress {
	last := time.Now()
	return func(done, total int) {
		if now := time.Now(); now.Sub(last) >= progressEvery {
			last = now
			fmt.Fprintf(to.err, "%d of %d\n", done, total)
		}
	}
}

// experimentInfo is an experiment as JSON.
type experimentInfo struct {
	Name     string `json:"name"`
	Sentence string `json:"sentence"`
	Source   string `json:"source"`
}

func listExperiments(to streams, asJSON bool) error {
	var list []experimentInfo
	for _, e := range experiment.All() {
		list = append(list, experimentInfo{e.Name, e.Sentence, e.Source})
	}
	if asJSON {
		return writeJSON(to, list)
	}
	for _, e := range list {
		fmt.Fprintf(to.out, "%-14s %s\n%14s %s\n", e.Name, e.Sentence, "", e.Source)
	}
	return nil
}
