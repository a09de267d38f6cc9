package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"drevo/app/config"
	"drevo/app/experiment"
	"drevo/app/outcome"
)

// progressEvery is how often the progress of an experiment is printed.
const progressEvery = time.Second

// experimentFlags are the flags of the command.
type experimentFlags struct {
	*form
	limit             *time.Duration
	games             *int
	quiet, full, keep *bool
	set               settings
	shard             *string
}

func newExperimentFlags(flags *flag.FlagSet) experimentFlags {
	f := experimentFlags{form: formFlags(flags), set: settings{}}
	f.limit = flags.Duration("time", 0, "give each position, or each move of a game, this `TIME`, such as 1s; "+
		"without it what the experiment says")
	f.games = flags.Int("games", 0, "play `N` games between two, such as 40; without it as many as the experiment says")
	f.quiet = flags.Bool("quiet", false, "show no progress")
	f.full = flags.Bool("full", false, "play as many games as the documented figures ask for")
	f.keep = flags.Bool("keep", false, "keep the run beside the settings, where Think > Experiments in the window shows it")
	f.shard = flags.String("shard", "", "do one `PART` alone, such as 3/16, and print what it finds, for drevo experiment "+
		"merge; without it all")
	flags.Var(f.set, "set", "set an option of the programme, such as depth=5; more `NAME=VALUE` may follow, and drevo "+
		"programmes NAME lists them")
	return f
}

func runExperiment(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("experiment", flag.ContinueOnError)
	f := newExperimentFlags(flags)
	words, err := parseWords(flags, args)
	switch {
	case err != nil:
		return err
	case len(words) == 0:
		return listExperiments(to, f.form)
	case *f.limit < 0 || *f.games < 0:
		return wrong("-time and -games are not negative")
	}
	if *f.quiet {
		to.screen, to.err = &screen{}, io.Discard
	}
	if words[0] == "merge" {
		return mergeExperiment(ctx, to, f, words[1:])
	}
	if len(words) > 1 {
		return wrong("%.40q is not understood", words[1])
	}
	e, err := experimentWith(words[0], *f.full, experiment.Setting{Options: f.set, Time: *f.limit, Games: *f.games})
	if err != nil {
		return usageError{err}
	}
	if *f.shard != "" {
		return doShard(ctx, to, f, e)
	}
	began := time.Now()
	report, err := e.Run(ctx, printProgress(to))
	return f.report(ctx, to, e.Ended(began, report), err)
}

// report prints what a run has found, and keeps it where that is asked for.
func (f experimentFlags) report(ctx context.Context, to streams, run experiment.Run, err error) error {
	to.screen.clear()
	if err != nil && ctx.Err() == nil {
		return err
	}
	if err := f.print(to, run.Report); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return errStopped
	}
	if !*f.keep {
		return nil
	}
	path, err := config.Path()
	if err != nil {
		return err
	}
	return experiment.Beside(path).Keep(run)
}

// doShard does a part of an experiment, and prints it.
func doShard(ctx context.Context, to streams, f experimentFlags, e experiment.Experiment) error {
	shard, err := experiment.ParseShard(*f.shard)
	if why := e.Whole(); err == nil && why != "" {
		err = fmt.Errorf("experiment %s can't be done in parts: %s", e.Name, why)
	}
	switch {
	case err != nil:
		return usageError{err}
	case *f.keep || f.forPrograms():
		return wrong("a part is kept by nobody and has a form of its own: -keep, -json and -csv are for drevo experiment " +
			"merge")
	}
	err = e.RunShard(ctx, shard, to.out, printProgress(to))
	to.screen.clear()
	if ctx.Err() != nil {
		return errStopped
	}
	return err
}

// mergeExperiment prints the report that the parts in files make together.
func mergeExperiment(ctx context.Context, to streams, f experimentFlags, names []string) error {
	if len(names) == 0 {
		return wrong("merge is followed by the files of all parts")
	}
	if *f.full || *f.shard != "" || len(f.set) > 0 || *f.limit > 0 || *f.games > 0 {
		return wrong("what is set for an experiment is set for its parts; merge takes it from them")
	}
	var parts []experiment.Part
	for _, name := range names {
		file, err := os.Open(name)
		if err != nil {
			return usageError{err}
		}
		defer file.Close()
		parts = append(parts, experiment.Part{Name: name, From: file})
	}
	began := time.Now()
	e, report, err := experiment.Merge(ctx, parts, printProgress(to))
	return f.report(ctx, to, e.Ended(began, report), err)
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
		outcome.Column{Key: "source"}, outcome.Column{Key: "said"}, outcome.Column{Key: "ours"},
		outcome.Column{Key: "verdict"}, outcome.Column{Key: "took"}, outcome.Column{Name: " "})
	for _, e := range experiment.All() {
		said, found := outcome.Record(""), e.Figure()
		said.Field("", "Source", "", e.Source)
		said.Field("", "Ours", "", found.Ours+". Verdict: "+found.Verdict+".")
		t.Add(e.Name, e.Sentence, e.Source, found.Source, found.Ours, found.Verdict, found.Time, said)
	}
	return form.print(to, outcome.Outcome{Tables: []outcome.Table{t}})
}
