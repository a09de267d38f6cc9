package command

import (
	"bytes"
	"context"
	"flag"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"drevo/engine"
	"drevo/internal/needs"
)

// said is what a command line prints.
func said(args ...string) (code int, out, err string) {
	var o, e bytes.Buffer
	code = run(context.Background(), engine.Programmes(), args, &o, &e)
	return code, o.String(), e.String()
}

// visible are the commands that help lists.
func visible() []command {
	return slices.DeleteFunc(table(), func(c command) bool { return c.hidden })
}

// TestEveryFlagIsExplained: every command has a sentence and an example, every flag a sentence with an example of its
// value, and says what happens without it; help is on standard output and fits a terminal.
func TestEveryFlagIsExplained(t *testing.T) {
	silent := streams{io.Discard, io.Discard, engine.Programmes(), &screen{}}
	for _, c := range visible() {
		c.flags(silent).VisitAll(func(f *flag.Flag) {
			text := flagSentence(f)
			b, ok := f.Value.(interface{ IsBoolFlag() bool })
			switch {
			case len(strings.Fields(text)) < 2:
				t.Errorf("%s -%s: %q", c.name, f.Name, text)
			case ok && b.IsBoolFlag():
			case !strings.Contains(text, "without it") && !strings.Contains(text, "Default: ") && !strings.HasPrefix(f.Name, "set"):
				t.Errorf("%s -%s does not say what is done without it: %q", c.name, f.Name, text)
			case !strings.Contains(text, "such as") && !strings.Contains(flagHead(f), "|") && f.Name != "fen" && f.Name != "trace":
				t.Errorf("%s -%s has no example: %q", c.name, f.Name, text)
			}
		})
		for _, line := range [][]string{{"help", c.name}, {c.name, "-h"}, {strings.ToUpper(c.name), "--help"}} {
			code, out, err := said(line...)
			if code != Done || err != "" || !strings.Contains(out, "Examples:\n  drevo "+c.name) {
				t.Errorf("%v: code %d, %q, %q", line, code, out, err)
			}
			fits(t, out)
		}
	}
	_, list, _ := said("help")
	fits(t, list)
}

// fits complains of each line that is wider than a terminal.
func fits(t *testing.T, text string) {
	t.Helper()
	for row := range strings.Lines(text) {
		if n := len([]rune(strings.TrimSuffix(row, "\n"))); n > columns {
			t.Errorf("a line of %d letters: %q", n, row)
		}
	}
}

// TestExamplesAreUnderstood runs the examples of help in a folder with the files that they name, ended before they
// begin: none is refused.
func TestExamplesAreUnderstood(t *testing.T) {
	needs.OneGoroutine(t)
	trace, err := os.ReadFile("../../engine/trace/testdata/example.trace")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	if code, _, err := said("analyse", "-depth", "1", "-save", "search.drevo"); code != Done {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"games.pgn": strings.Repeat("1. Nf3 Nf6 2. Ng1 Ng8 ", 18) + "*\n", "engine.trace": string(trace),
		"suite.epd": "6k1/5ppp/8/8/8/8/8/K2R4 w - - id \"one\";\n7k/8/8/8/8/8/8/K2R4 w - - id \"two\";\n"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	ended, end := context.WithCancel(t.Context())
	end()
	for _, c := range visible() {
		for _, example := range c.examples {
			args := split(example)
			switch args[0] {
			case "why": // which needs the tree
				if code, _, err := said(args...); code != Done {
					t.Errorf("%s: %s", example, err)
				}
			case "uci": // which waits for its input
			case "snapshot": // whose end ends the program
				flags := flag.NewFlagSet("", flag.ContinueOnError)
				f, to := newPictureFlags(flags), streams{io.Discard, io.Discard, engine.Programmes(), &screen{}}
				words, err := parseWords(flags, args[1:])
				if err == nil {
					_, err = f.picture(t.Context(), words, to)
				}
				if err != nil {
					t.Errorf("%s: %v", example, err)
				}
			default:
				var out, fault bytes.Buffer
				if code := run(ended, engine.Programmes(), args, &out, &fault); code == Wrong {
					t.Errorf("%s: %s", example, fault.String())
				}
			}
		}
	}
}

// split splits a command line as a shell does, which keeps together what stands in quotes.
func split(line string) (list []string) {
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			list = append(list, part)
		} else {
			list = append(list, strings.Fields(part)...)
		}
	}
	return list
}

// TestNamesAreFound: other spellings, letters of any size, and what a misspelt name may mean.
func TestNamesAreFound(t *testing.T) {
	for line, part := range map[string]string{
		"analyze -depth 1": "ITEP", "ANALYSE -NODES 100 -programme Kaissa": "Kaissa", "--version": "drevo ",
		"-help": "Usage:", "programmes KAISSA": "Presets", "experiment Botvinnik-Kings": "Source:",
		"analyse -programme paulchess/Modern -nodes 100": "PaulChess",
	} {
		if code, out, err := said(strings.Fields(line)...); code != Done || !strings.Contains(out, part) {
			t.Errorf("%s: code %d, %q, %q", line, code, out, err)
		}
	}
	for line, part := range map[string]string{
		"analize": "did you mean analyse?", "analyse -dept 3": "did you mean -depth?", "help expriment": "mean experiment?",
		"analyse -programme kaisa": "did you mean kaissa?", "experiment itep-grwth": "did you mean itep-growth?",
		"programmes stockfish": `unknown programme "stockfish" (have`, "analyse -programme ./mine": `programme "./mine" (have`,
	} {
		if code, out, err := said(strings.Fields(line)...); code != Wrong || out != "" || strings.Count(err, "\n") != 1 ||
			!strings.Contains(err, part) {
			t.Errorf("%s: code %d, %q, %q", line, code, out, err)
		}
	}
}

// TestCandidates: what a shell is told of the word that is begun.
func TestCandidates(t *testing.T) {
	for line, want := range map[string]string{
		"ana": "analyse", "programmes k": "kaissa", "trace te": "text", "analyse -programme paulchess/m": "paulchess/modern",
		"compare -programmes itep,ka": "itep,kaissa", "analyse -set zc": "zch=", "analyse -set zch=1 forced=n": "forced=narrow",
		"analyse -tec": "-techniques", "tree export x -to par": "parquet", "snapshot -theme d": "dark", "completion z": "zsh",
		"experiment botvinnik-19": "botvinnik-1938", "analyse -programme paulchess -set nullMove=t": "nullMove=true",
		"analyse -fen 8": "", "nonsense x": "",
	} {
		_, out, err := said(append([]string{"complete"}, strings.Split(line, " ")...)...)
		first, _, _ := strings.Cut(out, "\n")
		if word, _, _ := strings.Cut(first, "\t"); word != want || err != "" {
			t.Errorf("%s: %q, not %q; %s", line, word, want, err)
		}
	}
}

// TestBashCompletes lets bash itself complete a line, with what the program answers in the place of the program.
func TestBashCompletes(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("bash is not installed")
	}
	_, script, _ := said("completion", "bash")
	_, answer, _ := said("complete", "analyse", "-set", "forced=")
	folder := t.TempDir()
	program := "#!/bin/sh\n[ \"$*\" = 'complete analyse -set forced=' ] || exit 1\ncat <<'END'\n" + answer + "END\n"
	for name, text := range map[string]string{"script": script, "drevo": program} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	shell := exec.Command(bash, "-c", `. ./script; COMP_LINE="./drevo analyse -set forced="; COMP_POINT=${#COMP_LINE}; _drevo
printf '%s\n' "${COMPREPLY[@]}"`)
	shell.Dir = folder
	out, err := shell.CombinedOutput()
	if err != nil || string(out) != "narrow\nbroad\nchecks\n" {
		t.Errorf("%v: %q", err, out)
	}
}

// TestManualIsPrinted: man's own formatter finds nothing wrong with the page, and what it may not break fits a terminal.
func TestManualIsPrinted(t *testing.T) {
	_, page, _ := said("manual")
	for _, c := range visible() {
		if !strings.Contains(page, ".SS "+roff(c.name)+"\n") {
			t.Errorf("%s is not in the manual", c.name)
		}
		for _, example := range c.examples {
			fits(t, strings.Repeat(" ", 9)+"drevo "+example) // man's seven blanks and two
		}
	}
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip("groff is not installed")
	}
	format := exec.Command(groff, "-man", "-Tutf8", "-ww")
	format.Stdin = strings.NewReader(page)
	out, err := format.CombinedOutput()
	if err != nil || bytes.Contains(out, []byte("warning")) || !bytes.Contains(out, []byte("-programme")) {
		t.Errorf("%v: %.2000s", err, out)
	}
}
