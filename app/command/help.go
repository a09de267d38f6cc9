package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"drevo/internal/phrase"
)

// helpAsked says that the user wants to know the flags of a command.
type helpAsked struct{ flags *flag.FlagSet }

func (helpAsked) Error() string { return "help" }

// flags are those of a command: what it has read when it is asked for help.
func (c command) flags(to streams) *flag.FlagSet {
	var asked helpAsked
	if errors.As(c.run(context.Background(), []string{"-h"}, to), &asked) {
		return asked.flags
	}
	return flag.NewFlagSet(c.name, flag.ContinueOnError)
}

// help lists the commands, or explains the one that is named.
func help(_ context.Context, args []string, to streams) error {
	name, args := firstWord(args)
	if err := parse(flag.NewFlagSet("help", flag.ContinueOnError), args); err != nil {
		return err
	}
	if name == "" {
		listCommands(to.out)
		return nil
	}
	c, err := find(name)
	if err != nil {
		return err
	}
	c.explain(to.out, c.flags(to))
	return nil
}

// firstWord splits a command line after its first word, unless that is a flag.
func firstWord(args []string) (word string, rest []string) {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") && args[0] != "-" {
		return "", args
	}
	return args[0], args[1:]
}

// columns is how wide help is, the usual width of a terminal.
const columns = 80

func listCommands(w io.Writer) {
	fmt.Fprint(w, "Usage: drevo                   open the window\n",
		"       drevo [open] FILE       open it with a position, games, a trace or a tree\n",
		"       drevo COMMAND [FLAGS]   do one of these in the terminal:\n\n")
	for _, c := range commandCandidates() {
		fmt.Fprintf(w, "  %-12s %s\n", c.word, indented(c.sentence, 15))
	}
	fmt.Fprint(w, "\ndrevo help COMMAND explains its flags, drevo programmes says who can be asked.\n")
}

// explain prints what a command does, with examples and its flags.
func (c command) explain(w io.Writer, flags *flag.FlagSet) {
	fmt.Fprintf(w, "drevo %s %s\n\n", c.name, indented(c.sentence+".", len("drevo ")+len(c.name)+1))
	fmt.Fprintf(w, "Usage: %s\n\n", c.synopsis(flags))
	if c.also != "" {
		fmt.Fprintf(w, "%s is understood, too.\n\n", c.also)
	}
	fmt.Fprintln(w, "Examples:")
	for _, example := range c.examples {
		fmt.Fprintf(w, "  drevo %s\n", example)
	}
	first := true
	flags.VisitAll(func(f *flag.Flag) {
		if first {
			fmt.Fprint(w, "\nFlags:\n")
			first = false
		}
		fmt.Fprintf(w, "  %s\n        %s\n", flagHead(f), indented(flagSentence(f), 8))
	})
}

// synopsis is the form of a command line.
func (c command) synopsis(flags *flag.FlagSet) string {
	line := "drevo " + c.name
	if c.words != "" {
		line += " " + c.words
	}
	some := false
	flags.VisitAll(func(*flag.Flag) { some = true })
	if some {
		line += " [FLAGS]"
	}
	return line
}

// flagHead is a flag with the name of its value, as in "-depth N".
func flagHead(f *flag.Flag) string {
	value, _ := flag.UnquoteUsage(f)
	return strings.TrimRight("-"+f.Name+" "+value, " ")
}

// flagSentence says what a flag does, and what is done without it.
func flagSentence(f *flag.Flag) string {
	_, sentence := flag.UnquoteUsage(f)
	if f.DefValue == "" || f.DefValue == "false" || f.DefValue == "0" || f.DefValue == "0s" {
		return sentence + "."
	}
	return phrase.Of("{what}. Default: {value}.", "what", sentence, "value", f.DefValue)
}

// indented breaks a text before the last column; its lines but the first begin with so many blanks.
func indented(text string, blanks int) string {
	var b strings.Builder
	used := blanks
	for i, word := range strings.Fields(text) {
		switch {
		case i == 0:
		case used+1+len([]rune(word)) > columns:
			b.WriteString("\n" + strings.Repeat(" ", blanks))
			used = blanks
		default:
			b.WriteByte(' ')
			used++
		}
		b.WriteString(word)
		used += len([]rune(word))
	}
	return b.String()
}
