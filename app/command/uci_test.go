package command_test

import (
	"os"
	"strings"
	"testing"

	"drevo/app/command"
)

// TestUCIPlaysFromTheBook: a conversation on standard input, with the book that comes with the program.
func TestUCIPlaysFromTheBook(t *testing.T) {
	in, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	before := os.Stdin
	os.Stdin = in
	defer func() { os.Stdin = before }()
	if _, err := write.WriteString("uci\nsetoption name OwnBook value true\nposition startpos\ngo depth 1\nquit\n"); err !=
		nil {
		t.Fatal(err)
	}
	write.Close()
	code, out, said := run("uci", "-programme", "paulchess", "-preset", "Simple1", "-set", "depth=2")
	for _, part := range []string{"uciok\n", "option name depth type spin default 2", "option name evaluation type " +
		"combo default simple1", "from the book", "bestmove d2d4"} {
		if code != command.Done || !strings.Contains(out, part) {
			t.Errorf("code %d, %s: no %q in\n%s", code, said, part, out)
		}
	}
}

func TestUCIRefuses(t *testing.T) {
	for want, args := range map[string][]string{
		"unknown programme": {"-programme", "nobody"},
		"has no preset":     {"-programme", "itep", "-preset", "nothing"},
		"has no option":     {"-set", "nothing=1"},
	} {
		if code, _, said := run(append([]string{"uci"}, args...)...); code != command.Wrong || !strings.Contains(said, want) {
			t.Errorf("%v: code %d, %s", args, code, said)
		}
	}
}
