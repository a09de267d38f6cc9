package command

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"drevo/app/version"
)

// printManual prints the manual page drevo(1), in the language of man: a section for each command.
func printManual(_ context.Context, args []string, to streams) error {
	if err := parse(flag.NewFlagSet("manual", flag.ContinueOnError), args); err != nil {
		return err
	}
	fmt.Fprintf(to.out, ".TH DREVO 1 \"\" \"drevo %s\" \"User Commands\"\n", version.Number)
	fmt.Fprint(to.out, ".SH NAME\ndrevo \\- find out why a chess program chose its move\n",
		".SH SYNOPSIS\n.B drevo\n[open] [FILE]\n.br\n.B drevo\nCOMMAND [FLAGS]\n",
		".SH DESCRIPTION\nWithout a command a window is opened, with what is in a file: a position, games, a trace or "+
			"a\n",
		"tree. The commands work in the terminal.\n.SH COMMANDS\n")
	for _, c := range table() {
		if !c.hidden {
			c.manual(to, c.flags(to))
		}
	}
	_, err := fmt.Fprint(to.out, ".SH EXIT STATUS\n0: done. 1: something failed on the way, or the command was\n",
		"interrupted. 2: the command line, an option or a position is wrong, with one sentence on standard error.\n")
	return err
}

// manual prints the section of a command.
func (c command) manual(to streams, flags *flag.FlagSet) {
	fmt.Fprintf(to.out, ".SS %s\n%s.\n.PP\n.B %s\n", roff(c.name), roff(c.sentence), roff(c.synopsis(flags)))
	flags.VisitAll(func(f *flag.Flag) {
		fmt.Fprintf(to.out, ".TP\n.B %s\n%s\n", roff(flagHead(f)), roff(flagSentence(f)))
	})
	fmt.Fprint(to.out, ".PP\nExamples:\n.nf\n")
	for _, example := range c.examples {
		fmt.Fprintf(to.out, "  drevo %s\n", roff(example))
	}
	fmt.Fprint(to.out, ".fi\n")
}

// roff writes text so that man prints it as it stands.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}
