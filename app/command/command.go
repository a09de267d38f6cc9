// Package command holds the commands that work without a window. Each is one file:
// a row in the table (table.go), its flags, and a function. Help, completion and the manual page are made of the
// table and of the flags, so that a new command needs no more than that.
//
// Exit codes: 0 done; 1 something failed on the way, as when the output is full, or the
// command was interrupted; 2 the command line, an option or a position is wrong, with one
// sentence on standard error.
//
// An interrupted command (Ctrl+C or SIGTERM) ends at once and prints what it has. A
// second signal ends the program as it is.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"drevo/app/machine"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/internal/nearest"
)

// Exit codes.
const (
	Done   = 0
	Failed = 1
	Wrong  = 2
)

// usageError is a mistake in what the user wrote: the command exits with Wrong.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

// wrong returns a usageError.
func wrong(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// streams are where a command writes, with the programmes that it knows.
type streams struct {
	out, err   io.Writer
	programmes search.List
	screen     *screen // where progress is shown
}

// Run executes the command that args name, and returns the exit code.
func Run(programmes search.List, args []string, out, err io.Writer) int {
	ends := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) { // as nohup has it, which is to outlive the terminal
		ends = append(ends, syscall.SIGHUP)
	}
	ctx, stop := signal.NotifyContext(context.Background(), ends...)
	defer stop()
	context.AfterFunc(ctx, stop)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	machine.Guard(ctx, cancel)
	return run(ctx, programmes, args, out, err)
}

// run executes the command that args name until ctx ends.
func run(ctx context.Context, programmes search.List, args []string, out, err io.Writer) int {
	w := &checkedWriter{to: out}
	to := streams{w, quoting{err}, programmes, terminal(err)}
	name := "help"
	if len(args) > 0 {
		name, args = args[0], args[1:]
	}
	c, fault := find(name)
	if fault != nil {
		fmt.Fprintf(to.err, "drevo: %v\n", fault)
		return Wrong
	}
	if fault = c.run(ctx, args, to); errors.As(fault, new(helpAsked)) {
		c.explain(w, c.flags(to))
		fault = nil
	}
	switch reason := context.Cause(ctx); {
	case errors.As(reason, new(machine.Exhausted)):
		fault = fmt.Errorf("%w: %w", errStopped, reason)
	case fault == nil:
		fault = w.err
	case ctx.Err() != nil && !errors.As(fault, new(usageError)):
		fault = errStopped // in whatever words the work says that it was given up
	}
	return exitCode(c, fault, to.err)
}

// checkedWriter keeps the first error of writing.
type checkedWriter struct {
	to  io.Writer
	err error
}

func (w *checkedWriter) Write(p []byte) (int, error) {
	if w.err != nil {
		return 0, w.err
	}
	n, err := w.to.Write(p)
	w.err = err
	return n, err
}

// errStopped says that a command was interrupted, and that what it has printed is not all.
var errStopped = errors.New("stopped")

// exitCode prints how a command ended, unless it is done, and returns its exit code.
func exitCode(c command, err error, w io.Writer) int {
	if err == nil {
		return Done
	}
	fmt.Fprintf(w, "drevo %s: %v\n", c.name, err)
	if errors.As(err, new(usageError)) {
		return Wrong
	}
	return Failed
}

// parse reads flags strictly: nothing may be left over, and mistakes are of the command line.
func parse(flags *flag.FlagSet, args []string) error {
	words, err := parseWords(flags, args)
	if err == nil && len(words) > 0 {
		err = wrong("%.40q is not understood", words[0])
	}
	return err
}

// parseWords is parse for a command that takes words, which it returns: they may stand before the flags and behind.
func parseWords(flags *flag.FlagSet, args []string) (words []string, err error) {
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	args = inSmallLetters(flags, args)
	for {
		err := flags.Parse(args)
		switch {
		case errors.Is(err, flag.ErrHelp):
			return nil, helpAsked{flags}
		case err != nil:
			return nil, usageError{plainly(flags, err)}
		case flags.NArg() == 0:
			return words, fitting(flags)
		}
		f := lastOf(flags, args[:len(args)-flags.NArg()])
		if f == nil {
			words, args = append(words, flags.Arg(0)), flags.Args()[1:]
			continue
		}
		args = append([]string{"-" + f.Name + "=" + flags.Arg(0)}, flags.Args()[1:]...)
	}
}

// inSmallLetters writes the names of flags as they are known: -FEN as -fen.
func inSmallLetters(flags *flag.FlagSet, args []string) []string {
	args = slices.Clone(args)
	for i, word := range args {
		name, _, _ := strings.Cut(strings.TrimLeft(word, "-"), "=")
		if lower := strings.ToLower(name); strings.HasPrefix(word, "-") && flags.Lookup(name) == nil &&
			flags.Lookup(lower) != nil {
			args[i] = strings.Replace(word, name, lower, 1)
		}
	}
	return args
}

// furtherWords is a flag to which words after its first may belong, as to -set.
type furtherWords interface{ takes(word string) bool }

// lastOf returns the flag that arguments end with if it takes the word that follows them, else nil.
func lastOf(flags *flag.FlagSet, read []string) *flag.Flag {
	for _, word := range slices.Backward(read) {
		if !strings.HasPrefix(word, "-") {
			continue
		}
		name, _, _ := strings.Cut(strings.TrimLeft(word, "-"), "=")
		f := flags.Lookup(name)
		if f == nil {
			return nil
		}
		if v, ok := f.Value.(furtherWords); ok && v.takes(flags.Arg(0)) {
			return f
		}
		return nil
	}
	return nil
}

// fitting says which flag is given without a value, or that two exclude each other.
func fitting(flags *flag.FlagSet) (err error) {
	if isSet(flags, "json") && isSet(flags, "csv") {
		return wrong("-json and -csv are two forms of one output")
	}
	flags.Visit(func(f *flag.Flag) {
		if f.Value.String() == "" {
			err = wrong("-%s is given without a value", f.Name)
		}
	})
	return err
}

// isSet reports whether a flag was given.
func isSet(flags *flag.FlagSet, name string) (set bool) {
	flags.Visit(func(f *flag.Flag) { set = set || f.Name == name })
	return set
}

// plainly says what is wrong with a flag in words of this program.
func plainly(flags *flag.FlagSet, err error) error {
	text := err.Error()
	if name, ok := strings.CutPrefix(text, "flag provided but not defined: "); ok {
		return fmt.Errorf("there is no flag %.40s%s", name, nearest.Asked(name, flagNames(flags)))
	}
	if name, ok := strings.CutPrefix(text, "flag needs an argument: "); ok {
		return fmt.Errorf("%.40s is given without a value", name)
	}
	if i := strings.LastIndex(text, " for flag -"); i >= 0 {
		name, reason, _ := strings.Cut(text[i+len(" for flag "):], ": ")
		unread := "it can't be read"
		if f, ok := flags.Lookup(name[1:]).Value.(flag.Getter); ok {
			if _, ok := f.Get().(time.Duration); ok {
				unread = "a time has its unit, such as 10s or 2m"
			}
		}
		return fmt.Errorf("%s is not %.40s: %s", name, strings.TrimPrefix(text[:i], "invalid value "),
			strings.Replace(reason, "parse error", unread, 1))
	}
	return fmt.Errorf("%.200s", text)
}

// flagNames are the flags with their hyphens.
func flagNames(flags *flag.FlagSet) (names []string) {
	flags.VisitAll(func(f *flag.Flag) { names = append(names, "-"+f.Name) })
	return names
}

// position reads the position of a -fen flag, and says what it mended.
func (to streams) position(fen string) (board.Position, error) {
	p, mended, err := board.ReadFEN(fen)
	if err != nil {
		return board.Position{}, usageError{err}
	}
	if len(mended) > 0 {
		fmt.Fprintf(to.err, "drevo: the position: %s\n", strings.Join(mended, " "))
	}
	return p, nil
}
