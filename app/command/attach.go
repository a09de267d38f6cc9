package command

import (
	"context"
	"errors"
	"flag"
	"os"
	"sync"

	"drevo/app/attach"
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/engine/board"
)

// attachOptions are the flags of drevo attach.
type attachOptions struct {
	form     *form
	save     *string
	searches *int
}

// attached listens to an engine that writes what it searches, and says of each search what it came to.
func attached(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("attach", flag.ContinueOnError)
	o := &attachOptions{form: formFlags(flags),
		save: flags.String("save", "", "write the tree of the last search into this `FILE` while it grows, such as "+
			"search.drevo; without it none is written"),
		searches: flags.Int("searches", 0, "end after `N` searches, such as 1; without it when nothing comes any "+
			"more")}
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	if len(words) != 1 || *o.searches < 0 {
		return wrong("say where the engine writes to: a file, a pipe, tcp:PORT, unix:PATH, or - for the input")
	}
	source, err := attach.Open(words[0])
	if err != nil {
		return usageError{err}
	}
	return o.listen(ctx, source, to)
}

// listen follows the searches until there are as many as are wanted.
func (o *attachOptions) listen(ctx context.Context, source *attach.Source, to streams) error {
	ended, end := context.WithCancel(ctx)
	defer end()
	var faults []error
	var following sync.WaitGroup
	count := 0
	begun := func(s *session.Search) {
		following.Wait() // the search before, whose tree ends where this one begins
		if ended.Err() != nil {
			s.Release()
			return
		}
		count++
		last := count == *o.searches
		following.Go(func() {
			faults = append(faults, o.follow(s, to))
			if last {
				end()
			}
		})
	}
	attach.Listen(ended, source, 0, begun, func(err error) {
		following.Wait()
		faults = append(faults, err)
	})
	following.Wait()
	if ctx.Err() != nil {
		return errStopped
	}
	return errors.Join(faults...)
}

// follow shows a search until it has ended, and says what it came to.
func (o *attachOptions) follow(s *session.Search, to streams) error {
	defer s.Release()
	var fault error
	var saving sync.WaitGroup
	if *o.save != "" {
		file, err := os.Create(*o.save)
		if err != nil {
			s.Stop()
			return err
		}
		saving.Go(func() { fault = errors.Join(saved.Follow(file, s), file.Close()) })
	}
	to.screen.follow(s)
	<-s.Done()
	saving.Wait()
	return errors.Join(fault, o.form.print(to, heard(s)))
}

// heard is what a search came to of which an engine has told.
func heard(s *session.Search) outcome.Outcome {
	result, _ := s.Wait()
	t := outcome.Record("")
	t.Key = "search"
	t.Field("engine", "", "", s.Programme.About().Name)
	t.Field("fen", "", "", s.Position.FEN())
	if result.Move != board.NoMove {
		turn := s.Position.Turn()
		t.Field("move", "", "", s.Position.SAN(result.Move))
		present.NewScore(result.Value(s.Programme.Scale(), turn), turn).AddTo(&t, "", "")
	}
	t.Field("line", "Line", "", present.Line(s.Position, result.Line))
	t.Field("nodes", "Nodes", "nodes", result.Counts.Nodes)
	t.Field("kept", "Kept", "nodes", s.Tree().Len())
	t.Field("stopped", "", "", result.Stopped)
	return outcome.Outcome{Head: []string{present.SearchTitle(s) + ": " + present.SearchOutcome(s, present.InPawns)},
		Tables: []outcome.Table{t}}
}
