// Program engines takes engines of Debian, inserts the calls of docs/trace/trace.h into their sources, builds them,
// and lets them write traces, which it checks: docs/engines.md has what came of it.
//
//	go run ./internal/engines [-in FOLDER] [-depth N] [-rounds N]
//
// What is inserted is ours, and where is said by rules that name functions and places (glaurung.go, toga.go); no line
// of the engines is kept here. The sources come through apt-get source, with lists of its own in the folder, since
// Debian's do not list them.
package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"drevo/engine/trace"
)

// engine is one of Debian's.
type engine struct {
	name, title, version string
	folder, program      string // in the sources: where it is built, and as what
	count                string // finds its own count of nodes in what it prints, the last that there is
	files                []hooks
}

func main() {
	in := flag.String("in", filepath.Join(os.TempDir(), "drevo-engines"), "the folder to work in")
	depth := flag.Int("depth", 10, "how deep the engines search")
	rounds := flag.Int("rounds", 3, "how often each is timed")
	flag.Parse()
	if err := run(*in, *depth, *rounds); err != nil {
		fmt.Fprintln(os.Stderr, "engines:", err)
		os.Exit(1)
	}
}

// positions that the engines search.
var positions = []struct{ name, fen string }{
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
	{"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
	{"Botvinnik - Capablanca", "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"},
}

func run(folder string, depth, rounds int) error {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return err
	}
	fmt.Println("| engine, position | nodes: engine, trace | bytes a node | values: checked, wrong | tables: led back, " +
		"not | rules that are broken, how often | s: without, with a trace | plays |")
	fmt.Println("|---|---|---|---|---|---|---|---|")
	for _, e := range []engine{glaurung, toga} {
		plain, hooked, err := e.build(folder)
		if err != nil {
			return fmt.Errorf("%s: %w", e.title, err)
		}
		for _, p := range positions {
			if err := e.record(folder, plain, hooked, p.name, p.fen, depth, rounds); err != nil {
				return fmt.Errorf("%s, %s: %w", e.title, p.name, err)
			}
		}
	}
	return nil
}

// build fetches an engine's sources, and builds them as they are and with our calls. It returns the two programs.
func (e *engine) build(folder string) (plain, hooked string, err error) {
	sources := filepath.Join(folder, "sources")
	if _, err := os.Stat(filepath.Join(sources, e.name)); err != nil {
		if err := e.fetch(sources); err != nil {
			return "", "", err
		}
	}
	at := filepath.Join(folder, e.name+"-plain")
	plain = filepath.Join(at, e.folder, e.program)
	if _, err := os.Stat(plain); err != nil {
		err := errors.Join(os.RemoveAll(at), os.CopyFS(at, os.DirFS(filepath.Join(sources, e.name))))
		if err == nil {
			_, err = output(filepath.Join(at, e.folder), nil, "make", e.program)
		}
		if err != nil {
			return "", "", err
		}
	}
	traced := filepath.Join(folder, e.name+"-traced")
	if err := os.RemoveAll(traced); err != nil {
		return "", "", err
	}
	if _, err := output(folder, nil, "cp", "-a", at, traced); err != nil { // with the dates: little is built again
		return "", "", err
	}
	traced = filepath.Join(traced, e.folder)
	if err := e.hook(traced); err != nil {
		return "", "", err
	}
	_, err = output(traced, nil, "make", e.program)
	return plain, filepath.Join(traced, e.program), err
}

// fetch takes the sources from Debian, with lists of our own.
func (e *engine) fetch(folder string) error {
	lists, err := os.ReadFile("/etc/apt/sources.list.d/debian.sources")
	if err != nil {
		return err
	}
	of := bytes.ReplaceAll(lists, []byte("Types: deb\n"), []byte("Types: deb-src\n"))
	config := fmt.Sprintf("Dir::Etc::sourcelist %q;\nDir::Etc::sourceparts \"-\";\n"+
		"Dir::State::lists %q;\nDir::Cache %q;\n",
		filepath.Join(folder, "of.sources"), filepath.Join(folder, "lists"), filepath.Join(folder, "cache"))
	err = errors.Join(os.MkdirAll(filepath.Join(folder, "lists", "partial"), 0o755),
		os.MkdirAll(filepath.Join(folder, "cache"), 0o755), os.WriteFile(filepath.Join(folder, "of.sources"), of, 0o600),
		os.WriteFile(filepath.Join(folder, "apt.conf"), []byte(config), 0o600))
	if err != nil {
		return err
	}
	env := []string{"APT_CONFIG=" + filepath.Join(folder, "apt.conf")}
	if _, err := output(folder, env, "apt-get", "update"); err != nil {
		return err
	}
	if _, err := output(folder, env, "apt-get", "source", e.name+"="+e.version); err != nil {
		return err
	}
	upstream, _, _ := strings.Cut(e.version, "-")
	return os.Rename(filepath.Join(folder, e.name+"-"+upstream), filepath.Join(folder, e.name))
}

// hook inserts our calls.
func (e *engine) hook(folder string) error {
	header, err := os.ReadFile("docs/trace/trace.h")
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, "trace.h"), header, 0o600)
	}
	for _, h := range e.files {
		path := filepath.Join(folder, h.file)
		source, fault := os.ReadFile(path)
		if err = errors.Join(err, fault); err != nil {
			return err
		}
		text, fault := h.apply(string(source))
		if fault != nil {
			return fmt.Errorf("%s: %w", h.file, fault)
		}
		err = os.WriteFile(path, []byte(text), 0o600)
	}
	return err
}

// record lets an engine search a position without and with a trace, and prints what came of it as a row.
func (e *engine) record(folder, plain, hooked, name, fen string, depth, rounds int) error {
	file := filepath.Join(folder, e.name+"-"+strings.ReplaceAll(name, " ", "")+".trace")
	without, with := time.Hour, time.Hour
	var said string
	for range rounds {
		_, took, err := search(plain, nil, fen, depth)
		if err != nil {
			return err
		}
		without = min(without, took)
		if said, took, err = search(hooked, []string{"TRACE=" + file}, fen, depth); err != nil {
			return err
		}
		with = min(with, took)
	}
	written, err := os.Open(file)
	if err != nil {
		return err
	}
	defer written.Close()
	info, err := written.Stat()
	if err != nil {
		return err
	}
	r, err := trace.NewReader(written)
	if err != nil {
		return err
	}
	report, err := trace.Check(r)
	if err != nil {
		return err
	}
	counts := regexp.MustCompile(e.count).FindAllStringSubmatch(said, -1)
	if len(counts) == 0 {
		return errors.New("it does not say how many nodes it searched")
	}
	count, _ := strconv.Atoi(counts[len(counts)-1][1])
	move := regexp.MustCompile(`bestmove (\S+)`).FindStringSubmatch(said)[1]
	value := report.Rules[3]
	fmt.Printf("| %s, %s, depth %d | %d, %d | %.1f | %d, %d | %d, %d | %s | %.2f, %.2f (%+.0f %%) | %s |\n", e.title, name,
		depth, count, report.Nodes, float64(info.Size())/float64(report.Nodes), value.Checked, value.Wrong, report.Linked,
		report.Rules[5].Wrong, wrongs(report), without.Seconds(), with.Seconds(),
		100*(with.Seconds()/without.Seconds()-1), move)
	return nil
}

// wrongs are the rules that are broken, with how often, and those that the engine does not keep by choice.
func wrongs(r *trace.Report) string {
	var list, chosen []string
	for _, rule := range r.Rules {
		text := fmt.Sprintf("%s %d", rule.Name, rule.Wrong)
		switch {
		case rule.Wrong > 0 && rule.Choice != "":
			chosen = append(chosen, text)
		case rule.Wrong > 0 && !rule.Figure:
			list = append(list, text)
		}
	}
	text := "none"
	if len(list) > 0 {
		text = strings.Join(list, ", ")
	}
	if len(chosen) > 0 {
		text += "; by choice: " + strings.Join(chosen, ", ")
	}
	return text
}

// search asks an engine once. It returns what it said, and its time of the processor.
func search(program string, env []string, fen string, depth int) (said string, took time.Duration, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, program)
	cmd.Env = append(os.Environ(), env...)
	in, err := cmd.StdinPipe()
	if err != nil {
		return "", 0, err
	}
	out := &answer{done: make(chan struct{})}
	cmd.Stdout = out
	if err := cmd.Start(); err != nil {
		return "", 0, err
	}
	fmt.Fprintf(in, "uci\nsetoption name Threads value 1\nsetoption name OwnBook value false\n"+
		"position fen %s\ngo depth %d\n", fen, depth)
	select {
	case <-out.done:
	case <-ctx.Done():
	}
	fmt.Fprintln(in, "quit")
	in.Close()
	_ = cmd.Wait() // how it ends is its own affair
	if ctx.Err() != nil {
		return "", 0, errors.New("it does not come to an end")
	}
	state := cmd.ProcessState
	return out.text.String(), state.UserTime() + state.SystemTime(), nil
}

// answer collects what an engine says until it has answered.
type answer struct {
	text bytes.Buffer
	done chan struct{}
	over bool
}

func (a *answer) Write(p []byte) (int, error) {
	a.text.Write(p)
	if !a.over && bytes.Contains(a.text.Bytes(), []byte("bestmove")) {
		a.over = true
		close(a.done)
	}
	return len(p), nil
}

// output runs a program, and returns what it printed.
func output(folder string, env []string, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = folder, append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		text := string(out)
		return "", fmt.Errorf("%s %s: %w: %s", name, strings.Join(args, " "), err, text[max(len(text)-600, 0):])
	}
	return string(out), nil
}
