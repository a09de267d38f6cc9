// Package command holds the commands that work without a window. Each is one file:
// a row in the table below, its flags, and a function.
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

	"drevo/engine/board"
	"drevo/engine/search"
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
}

// command is one row of the table.
type command struct {
	name     string
	sentence string
	usage    string
	run      func(ctx context.Context, args []string, to streams) error
}

func table() []command {
	return []command{
		{"analyse", "lets a programme think about a position and reports its choice",
			`-programme itep|paulchess/modern -fen "..." [-depth N] [-set name=value ...] [-time 10s] [-nodes N] ` +
				`[-json] [-record [LEVELS]] [-techniques] [-trace FILE] [-save FILE.drevo [-memory 4GB]]`, analyse},
		{"compare", "lets programmes think about one position in turn, at several depths, and says where their choices " +
			"part; or one programme with each of its switches off in turn",
			`-programmes itep,paulchess/modern -depths 1-4 -fen "..." [-ablate] [-set name=value ...] [-time 10s] ` +
				`[-nodes N] [-json | -csv]`, compare},
		{"perft", "counts the leaves of the tree of legal moves", `-fen "..." -depth N [-divide] [-nobulk]`, perft},
		{"bench", "measures every programme on fixed positions, unrecorded and recorded",
			"[-programmes paulchess,paulchess/modern] [-json | -csv]", bench},
		{"book", "shows what an opening book has for a position, or makes a book of games; without a file, the book that " +
			"comes with the program", `[-book FILE.txt|FILE.bin|GAMES.pgn ...] [-fen "..."] [-plies 24] ` +
			`[-out FILE.bin [-least 2]] [-json | -csv]`, lookUp},
		{"experiment", "repeats what a source measured, and prints its figures beside ours; without a name, lists the " +
			"experiments", "[NAME] [-set name=value ...] [-time 10s] [-games N | -full] [-json | -csv]", runExperiment},
		{"map", "lists the attack trajectories of both sides, and what denies them",
			`-fen "..." -horizon N [-denials] [-json]`, attackMap},
		{"match", "lets two programmes, or engines from elsewhere, play many games from balanced openings, each with both " +
			"colours, and prints the score with its error bar", "[-programmes paulchess/modern,itep | kaissa,stockfish] " +
			"[-games 20] [-movetime 100ms | -clock 1m+1s | -clock 40/2h | -nodes N] [-set name=value ...] [-set1 ...] " +
			"[-set2 ...] [-asset] [-ponder] [-openings FILE [-halfmoves 8]] [-out GAMES.pgn] [-sprt 0,50] [-resign 5] " +
			"[-margin 1s] [-concurrency 1] [-seed 1] [-json | -csv]", playMatch},
		{"mcp", "answers questions about searches that assistants and scripts ask, over the Model Context Protocol on " +
			"standard input and output (docs/mcp.md)", "", serveMCP},
		{"programmes", "lists the programmes with their options", "[-json]", programmes},
		{"snapshot", "draws the window into a PNG without a display", "-out window.png [-fen ... | -open game.pgn " +
			"[-ply 30]] [-first] [-face simple|everything] [-size 1440x900] [-theme light|dark] [-programme itep] [-think] " +
			"[-tab Compare] [-choose ablation] [-attack Bb2-a3xe7] [-layers threats,pins]", snapshot},
		{"trace", "checks what an engine wrote of its search (docs/trace.md), says what is in it, or writes it " +
			"in the other " +
			"form", "check|info|text|binary FILE [-out FILE] [-json | -csv]", traces},
		{"tree", "says what is in the file of a tree, or writes it for other programs (docs/queries.md)",
			"info FILE.drevo [-json | -csv] | export FILE.drevo -to parquet|jsonl|pgn -out FILE [-moves \"Ba3 " +
				"Qxa3\"] [-plies 4]",
			trees},
		{"tune", "plays games of PaulChess against itself, or finds the weights of its preset modern by what was played",
			"-games N [-nodes 3000] [-seed 2009] | -from FILE [-steps 500]", tune},
		{"uci", "lets a programme play as a UCI engine on standard input and output; its switches are the engine's options",
			"-programme kaissa [-preset NAME] [-set name=value ...]", serveUCI},
		{"version", "prints the version", "", printVersion},
	}
}

// Known reports whether a word is the name of a command.
func Known(name string) bool {
	for _, c := range table() {
		if c.name == name {
			return true
		}
	}
	return name == "help"
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
	return run(ctx, programmes, args, out, err)
}

// run executes the command that args name until ctx ends.
func run(ctx context.Context, programmes search.List, args []string, out, err io.Writer) int {
	w := &checkedWriter{to: out}
	err = quoting{err}
	if len(args) == 0 || args[0] == "help" || args[0] == "-h" || args[0] == "--help" {
		help(w)
		return exitCode(command{name: "help"}, w.err, err)
	}
	for _, c := range table() {
		if c.name == args[0] {
			fault := c.run(ctx, args[1:], streams{w, err, programmes})
			if fault == nil {
				fault = w.err
			}
			return exitCode(c, fault, err)
		}
	}
	fmt.Fprintf(err, "drevo: unknown command %.40q; drevo help lists them\n", args[0])
	return Wrong
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

// helpAsked says that the user wants to know the flags of a command.
type helpAsked struct{ flags *flag.FlagSet }

func (helpAsked) Error() string { return "help" }

// exitCode prints how a command ended, unless it is done, and returns its exit code.
func exitCode(c command, err error, w io.Writer) int {
	var asked helpAsked
	switch {
	case err == nil:
		return Done
	case errors.As(err, &asked):
		fmt.Fprintf(w, "drevo %s %s\n  %s\n", c.name, c.usage, c.sentence)
		asked.flags.SetOutput(w)
		asked.flags.PrintDefaults()
		return Done
	}
	fmt.Fprintf(w, "drevo %s: %v\n", c.name, err)
	if errors.As(err, new(usageError)) {
		return Wrong
	}
	return Failed
}

func help(w io.Writer) {
	fmt.Fprintln(w, "drevo                start the workbench")
	fmt.Fprintln(w, "drevo [open] FILE    start the workbench with what is in a file: a position, games, a trace, a tree")
	for _, c := range table() {
		fmt.Fprintf(w, "drevo %-14s %s\n    %s\n", c.name, c.sentence, c.usage)
	}
}

// parse reads flags strictly: nothing may be left over, and mistakes are of the command line.
func parse(flags *flag.FlagSet, args []string) error {
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	for {
		err := flags.Parse(args)
		switch {
		case errors.Is(err, flag.ErrHelp):
			return helpAsked{flags}
		case err != nil:
			return usageError{plainly(err)}
		case flags.NArg() == 0:
			return fitting(flags)
		}
		f := lastOf(flags, args[:len(args)-flags.NArg()])
		if f == nil {
			return wrong("%.40q is not understood", flags.Arg(0))
		}
		args = append([]string{"-" + f.Name + "=" + flags.Arg(0)}, flags.Args()[1:]...)
	}
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
func plainly(err error) error {
	text := err.Error()
	if name, ok := strings.CutPrefix(text, "flag provided but not defined: "); ok {
		return fmt.Errorf("there is no flag %.40s", name)
	}
	if name, ok := strings.CutPrefix(text, "flag needs an argument: "); ok {
		return fmt.Errorf("%.40s is given without a value", name)
	}
	if i := strings.LastIndex(text, " for flag -"); i >= 0 {
		name, reason, _ := strings.Cut(text[i+len(" for flag "):], ": ")
		return fmt.Errorf("%s is not %.40s: %s", name, strings.TrimPrefix(text[:i], "invalid value "), strings.Replace(reason,
			"parse error", "it can't be read", 1))
	}
	return fmt.Errorf("%.200s", text)
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
