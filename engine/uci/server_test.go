package uci_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/uci"
	"drevo/internal/fakeengine"
	"drevo/internal/needs"
)

// envServe makes the test binary a UCI server of the programme that it names, after a hyphen with a
// preset, for drivers that start a process.
const envServe = "DREVO_TEST_SERVE"

func TestMain(m *testing.M) {
	if id := os.Getenv(envServe); id != "" {
		id, preset, _ := strings.Cut(id, "-")
		p := programme(id)
		server := uci.Server{Programme: p, Values: valuesOf(p, preset)}
		if err := server.Serve(context.Background(), os.Stdin, os.Stdout); err != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	if os.Getenv(envOrphan) != "" {
		leaveOrphan()
	}
	fakeengine.Main(m, fake)
}

// envOrphan makes the test binary a program that starts the engine that the variable names, and waits.
const envOrphan = "DREVO_TEST_ORPHAN"

func leaveOrphan() {
	path := os.Getenv(envOrphan)
	os.Unsetenv(envOrphan) // else the engine would be such a program, too
	if _, err := uci.Start(context.Background(), uci.Command{Path: path}); err != nil {
		os.Exit(1)
	}
	fmt.Println("started")
	hang()
}

// TestChess960: castling is read and written as the king taking its rook, also from where kings and rooks stand in
// chess.
func TestChess960(t *testing.T) {
	c := start(t, uci.Server{Programme: programme("kaissa")})
	c.send("uci")
	c.until("uciok")
	c.send("setoption name UCI_Chess960 value true",
		"position fen 6k1/8/8/8/8/1r6/r7/4K2R w K - 0 1", "go depth 1")
	if move, lines := c.best(); move != "e1h1" {
		t.Errorf("%s: %q", move, lines)
	}
	c.send("position fen 6k1/8/8/8/8/1r6/r7/4K1R1 w K - 0 1 moves e1g1", "go depth 1")
	if move, lines := c.best(); move == "" || strings.Contains(strings.Join(lines, " "), "not legal") {
		t.Errorf("%s: %q", move, lines)
	}
	c.send("position fen 5k2/1r6/8/8/8/r7/8/4KR2 w F - 0 1 moves e1f1", "go depth 1")
	if move, lines := c.best(); move == "" || strings.Contains(strings.Join(lines, " "), "not legal") {
		t.Errorf("%s: %q", move, lines)
	}
}

func programme(id string) search.Programme {
	p, err := engine.Programmes().Find(id)
	if err != nil {
		panic(err)
	}
	return p
}

// valuesOf returns those of a preset, none for no name.
func valuesOf(p search.Programme, preset string) map[string]string {
	if preset == "" {
		return nil
	}
	i := slices.IndexFunc(p.Presets(), func(known search.Preset) bool { return known.Name == preset })
	return p.Presets()[i].Values
}

// talk is a conversation with a server.
type talk struct {
	t     *testing.T
	in    io.WriteCloser
	lines chan string
}

func start(t *testing.T, server uci.Server) *talk {
	t.Helper()
	inReader, in := io.Pipe()
	outReader, out := io.Pipe()
	c := &talk{t, in, make(chan string, 1000)}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		server.Serve(context.Background(), inReader, out)
		inReader.Close()
		out.Close()
	}()
	go func() {
		defer close(c.lines)
		s := bufio.NewScanner(outReader)
		for s.Scan() {
			c.lines <- s.Text()
		}
	}()
	t.Cleanup(func() {
		in.Close()
		select {
		case <-ended:
		case <-time.After(needs.Patience):
			t.Error("the server did not end with its input")
		}
	})
	return c
}

func (c *talk) send(lines ...string) {
	c.t.Helper()
	for _, line := range lines {
		if _, err := io.WriteString(c.in, line+"\n"); err != nil {
			c.t.Fatal(err)
		}
	}
}

// until returns the lines up to the first that begins with a word.
func (c *talk) until(word string) (lines []string) {
	c.t.Helper()
	timeout := time.After(needs.Patience)
	for {
		select {
		case line, ok := <-c.lines:
			if !ok {
				c.t.Fatalf("the server ended before %q; it said\n%s", word, strings.Join(lines, "\n"))
			}
			if lines = append(lines, line); strings.HasPrefix(line, word) {
				return lines
			}
		case <-timeout:
			c.t.Fatalf("no %q; the server said\n%s", word, strings.Join(lines, "\n"))
		}
	}
}

// best returns the move of the next "bestmove" and the lines before it.
func (c *talk) best() (move string, lines []string) {
	c.t.Helper()
	lines = c.until("bestmove")
	return strings.Fields(lines[len(lines)-1])[1], lines
}

// heard returns what the server has said when it has nothing more to do. The test runs in a bubble of
// synctest, and what was asked for comes to an end.
func (c *talk) heard() (lines []string) {
	synctest.Wait()
	for len(c.lines) > 0 {
		lines = append(lines, <-c.lines)
	}
	return lines
}

func has(lines []string, part string) bool {
	return slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, part) })
}

const mateInTwo = "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"

func TestEveryProgrammeIsAnEngine(t *testing.T) {
	for _, p := range engine.Programmes() {
		t.Run(p.About().ID, func(t *testing.T) {
			c := start(t, uci.Server{Programme: p})
			c.send("uci", "setoption name Record value true")
			lines := c.until("uciok")
			if !strings.HasPrefix(lines[0], "id name Drevo "+p.About().Name) {
				t.Errorf("it says it is %q", lines[0])
			}
			for _, o := range p.Options() {
				if !has(lines, "option name "+o.Name+" type "+map[search.Type]string{search.Bool: "check", search.Int: "spin",
					search.Choice: "combo", search.Weights: "string"}[o.Type]) {
					t.Errorf("option %s is missing", o.Name)
				}
			}
			for _, preset := range p.Presets() {
				if !has(lines, " var "+preset.Name) {
					t.Errorf("preset %s is missing", preset.Name)
				}
			}
			position := after(t, "e2e4")
			if p.About().NoGames != "" { // there is nothing to win, which it knows at once
				position = enginetest.Position(t, "8/8/5P2/4P3/3p1q2/1k1bp2K/5N2/2Q5 w - - 4 3")
			}
			c.send("isready", "position fen "+position.FEN(), "go nodes 20000") // whatever the time that a busy machine gives
			move, lines := c.best()
			if _, err := position.ParseUCI(move); err != nil {
				t.Errorf("it plays %s: %v", move, err)
			}
			for _, part := range []string{"readyok", "info depth", " score cp ", " nodes ", " nps ", " pv ", `decided by "`} {
				if !has(lines, part) {
					t.Errorf("no %q in\n%s", part, strings.Join(lines, "\n"))
				}
			}
		})
	}
}

func after(t *testing.T, moves ...string) board.Position {
	t.Helper()
	p := board.Start()
	for _, text := range moves {
		move, err := p.ParseUCI(text)
		if err != nil {
			t.Fatal(err)
		}
		p = p.After(move)
	}
	return p
}

// TestServerPlaysAsTheProgramme: what is played at a depth is what the programme's search chooses there.
func TestServerPlaysAsTheProgramme(t *testing.T) {
	const fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3"
	for id, depth := range map[string]string{"itep": "3", "paulchess": "4", "kaissa": "3.0"} {
		p := programme(id)
		root := enginetest.Position(t, fen)
		values, err := search.Resolve(p, map[string]string{p.About().Depth: depth})
		if err != nil {
			t.Fatal(err)
		}
		var h board.History
		h.Push(root.Key(), true)
		want, err := p.Search(context.Background(), search.Task{Position: root, History: h, Values: values})
		if err != nil {
			t.Fatal(err)
		}
		c := start(t, uci.Server{Programme: p})
		c.send("position fen "+fen, "go depth "+depth[:1])
		if move, _ := c.best(); move != want.Move.UCI() {
			t.Errorf("%s at depth %s plays %s, searched alone %s", id, depth, move, want.Move)
		}
	}
}

func TestOptionsChangeTheSearch(t *testing.T) {
	c := start(t, uci.Server{Programme: programme("paulchess")})
	nodes := func() string {
		c.send("position startpos", "go depth 3")
		_, lines := c.best()
		last := lines[len(lines)-2]
		fields := strings.Fields(last)
		return fields[slices.Index(fields, "nodes")+1]
	}
	plain := nodes()
	c.send("setoption name Preset value minimax")
	minimax := nodes()
	c.send("setoption name ALPHABETA value TRUE")
	cut := nodes()
	c.send("setoption name Preset value own", "setoption name Hash value 8", "setoption name order value Generated")
	generated := nodes()
	if plain == minimax || minimax == cut || plain == generated {
		t.Errorf("nodes: default %s, minimax %s, with alpha-beta %s, other order %s", plain, minimax, cut, generated)
	}
	for _, line := range []string{
		"setoption name depth value 1000", "setoption name nothing value 1", "setoption name order value backwards",
		"setoption",
		"setoption name Hash value 0", "setoption name weights value rubbish:1", "setoption name Preset value 3.0",
		"setoption name MultiPV value 1e9",
		"setoption name alphaBeta", "setoption value 3",
	} {
		c.send(line)
		if said := c.until("info string"); len(said) != 1 {
			t.Errorf("%q is answered by %q", line, said)
		}
	}
	if again := nodes(); again != generated {
		t.Errorf("what was refused has changed the search from %s nodes to %s", generated, again)
	}
}

// A table that is kept serves the searches of a game, until another begins or an option is set.
func TestTheTableIsKeptOverAGame(t *testing.T) {
	c := start(t, uci.Server{Programme: programme("paulchess"), Values: map[string]string{"keepTable": "true"}})
	nodes := func(before ...string) string {
		c.send(before...)
		c.send("position startpos", "go depth 4")
		_, lines := c.best()
		fields := strings.Fields(lines[len(lines)-2])
		return fields[slices.Index(fields, "nodes")+1]
	}
	first := nodes()
	if again := nodes(); again == first {
		t.Errorf("the same position takes %s nodes twice", first)
	}
	for _, line := range []string{"ucinewgame", "setoption name keepTable value true"} {
		if after := nodes(line); after != first {
			t.Errorf("after %q a search takes %s nodes, the first %s", line, after, first)
		}
	}
}

func TestMultiPV(t *testing.T) {
	c := start(t, uci.Server{Programme: programme("paulchess"), Values: map[string]string{"alphaBeta": "false",
		"nullMove": "false", "table": "false"}})
	c.send("setoption name MultiPV value 5", "position startpos", "go depth 2")
	_, lines := c.best()
	for i, line := range lines[len(lines)-6 : len(lines)-1] {
		if !strings.Contains(line, fmt.Sprintf("multipv %d score cp", i+1)) || strings.Contains(line, "bound") {
			t.Errorf("line %d of a search that cuts nothing is %q", i+1, line)
		}
	}
	c.send("setoption name alphaBeta value true", "go depth 2")
	if _, lines := c.best(); !has(lines, "multipv 2 score cp") || !has(lines, "upperbound") {
		t.Errorf("with cuts the other moves are no upper bounds:\n%s", strings.Join(lines, "\n"))
	}
}

func TestLimits(t *testing.T) {
	c := start(t, uci.Server{Programme: programme("paulchess"), Values: map[string]string{"depth": "40"}})
	c.send("go nodes 20000")
	_, lines := c.best()
	if has(lines, "depth 20 ") {
		t.Error("20 000 nodes are no limit")
	}
	c.send("go wtime 3000 btime 1 winc 0 binc 0")
	c.best()
	c.send("position startpos moves e2e4", "go wtime 3000000 btime 1")
	c.best()
	c.send("position fen "+mateInTwo, "go mate 2")
	move, lines := c.best()
	if move != "f6f7" && move != "g5g7" && move != "g5d8" && !has(lines, "score mate") {
		t.Errorf("for a mate in 2 it plays %s:\n%s", move, strings.Join(lines, "\n"))
	}
	c.send("position startpos", "go mate 1")
	if _, lines := c.best(); !has(lines, "proves nothing") {
		t.Error("no word about the mate that was not found")
	}
	c.send("go depth 1 searchmoves a2a3")
	if _, lines := c.best(); !has(lines, "searchmoves is refused") {
		t.Error("searchmoves is not refused")
	}
}

// TestOneAnswerAGo: an infinite and a pondering search wait until they may answer, and no order of
// commands gets more answers than there were questions.
func TestOneAnswerAGo(t *testing.T) { synctest.Test(t, oneAnswerAGo) }

func oneAnswerAGo(t *testing.T) {
	const stalemate = "fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1" // where the longest search has an end
	c := start(t, uci.Server{Programme: programme("itep"), Values: map[string]string{"depth": "1"}})
	c.send("setoption name UseTime value false")
	for question, position := range map[string]string{"go infinite": stalemate, "go ponder depth 1": "startpos",
		"go ponder wtime 60000 btime 60000": "startpos"} {
		c.send("position "+position, question)
		if said := c.heard(); has(said, "bestmove") || len(said) == 0 {
			t.Fatalf("%q is answered before it may be, or not at all: %q", question, said)
		}
		if strings.Contains(question, "ponder") {
			c.send("ponderhit")
		} else {
			c.send("stop")
		}
		c.best()
	}
	c.send("position startpos", "stop", "ponderhit", "stop", "go infinite", "go infinite", "ucinewgame", "isready")
	if n := len(slices.DeleteFunc(c.until("readyok"),
		func(l string) bool { return !strings.HasPrefix(l, "bestmove") })); n != 2 {
		t.Errorf("two questions got %d answers", n)
	}
	c.send("position "+stalemate, "go depth 3")
	if move, lines := c.best(); move != "0000" || !has(lines, "no move") {
		t.Errorf("in a stalemate it plays %s", move)
	}
}

func TestRubbishChangesNothing(t *testing.T) {
	c := start(t, uci.Server{Programme: programme("itep")})
	c.send("position startpos moves e2e4 e7e5")
	for _, line := range []string{
		"position", "position fen", "position startpos moves e2e5", "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
		"position fen k7/8 w",
		"position startpos moves e2e4 0000", "hello", strings.Repeat("x", 1<<20), "position fen " + strings.Repeat("8/",
			50000),
	} {
		c.send(line)
		c.until("info string")
	}
	c.send("joho debug on", "xyzzy isready")
	c.until("readyok")
	c.send("position startpos moves e2e4 e7e5", "go depth 1 wtime abc btime nodes")
	move, lines := c.best()
	at := after(t, "e2e4", "e7e5")
	if _, err := at.ParseUCI(move); err != nil {
		t.Errorf("after rubbish it plays %s: %v", move, err)
	}
	if !has(lines, "wtime is a whole number") || !has(lines, `"nodes"`) && !has(lines, "nodes is given without") {
		t.Errorf("the rubbish of go is not named:\n%s", strings.Join(lines, "\n"))
	}
}

func TestBook(t *testing.T) {
	server := uci.Server{Programme: programme("itep"), Book: func(name string) (func(*board.Position) board.Move, error) {
		if name != "" {
			return nil, fmt.Errorf("no such book")
		}
		return func(p *board.Position) board.Move { m, _ := p.ParseUCI("a2a3"); return m }, nil
	}}
	c := start(t, server)
	c.send("go depth 1")
	if move, _ := c.best(); move == "a2a3" {
		t.Error("the book was asked though it is off")
	}
	c.send("setoption name OwnBook value true", "go depth 1")
	if move, lines := c.best(); move != "a2a3" || !has(lines, "from the book") {
		t.Errorf("it plays %s", move)
	}
	c.send("position startpos moves e2e4", "go depth 1")
	if move, _ := c.best(); move == "a2a3" {
		t.Error("a move where the book has none")
	}
	c.send("setoption name BookFile value /nowhere.bin")
	c.until("info string option BookFile: no such book")
}

// TestStop: a search ends when it is told to, whatever it is at.
func TestStop(t *testing.T) {
	for _, p := range engine.Programmes() {
		c := start(t, uci.Server{Programme: p})
		c.send("position fen r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3", "go infinite")
		c.until("info") // it is at work
		c.send("stop")
		c.best() // within 20 ms, as the contract says and BenchmarkStop measures
	}
}

// BenchmarkStop measures the time from "stop" to "bestmove" of a process, as other programs see it: a server
// in this one would not show what reading from a pipe costs.
func BenchmarkStop(b *testing.B) {
	for _, p := range engine.Programmes() {
		b.Run(p.About().ID, func(b *testing.B) {
			in, answers := serving(b, exec.Command(script(b, p.About().ID)))
			var total, worst time.Duration
			for range b.N {
				io.WriteString(in, "position startpos moves e2e4 e7e5 g1f3\ngo infinite\n")
				time.Sleep(100 * time.Millisecond) // in the middle of its work
				asked := time.Now()
				io.WriteString(in, "stop\n")
				for answers.Scan() && !strings.HasPrefix(answers.Text(), "bestmove") {
				}
				late := time.Since(asked)
				total, worst = total+late, max(worst, late)
			}
			b.ReportMetric(float64(total.Microseconds())/float64(b.N), "µs-to-stop")
			b.ReportMetric(float64(worst.Microseconds()), "µs-worst")
		})
	}
}

// serving starts a process that is a server, which ends with the test.
func serving(b testing.TB, server *exec.Cmd) (in io.Writer, answers *bufio.Scanner) {
	b.Helper()
	to, err := server.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	from, err := server.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := server.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		to.Close()
		if err := server.Wait(); err != nil {
			b.Error(err)
		}
	})
	return to, bufio.NewScanner(from)
}

// FuzzServer: whatever comes in, every "go" gets one answer, which is legal, and the server ends with
// its input.
func FuzzServer(f *testing.F) {
	for _, seed := range []string{
		"uci\nisready\nposition startpos moves e2e4\ngo depth 1\nstop\nquit", "go infinite\ngo ponder\nponderhit\nstop\nstop",
		"setoption name depth value 1\ngo\n", "position fen 8/8/8/4k3/8/4K3/4R3/8 w - - 0 1\ngo movetime 1\nucinewgame",
		"setoption name MultiPV value 9\ngo nodes 50\nsetoption name Preset value active 2\ngo mate 1", "go wtime -5 btime " +
			"99999999999999999999 movestogo 0",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var out strings.Builder
		ctx, cancel := context.WithTimeout(context.Background(), needs.Patience)
		defer cancel()
		server := uci.Server{Programme: programme("itep"), Values: map[string]string{"depth": "1"}}
		if err := server.Serve(ctx, strings.NewReader(text), &out); err != nil || ctx.Err() != nil {
			t.Fatalf("%v, %v", err, ctx.Err())
		}
		goes, answers := 0, 0
		for _, line := range strings.Split(out.String(), "\n") {
			if strings.HasPrefix(line, "bestmove ") {
				answers++
			}
		}
		commands := []string{"uci", "debug", "isready", "setoption", "register", "ucinewgame", "position", "go", "stop",
			"ponderhit", "quit"}
		for line := range strings.Lines(text) {
			words := strings.Fields(line)
			if i := slices.IndexFunc(words, func(w string) bool { return slices.Contains(commands, w) }); i >= 0 &&
				len(line) < 60<<10 {
				if words[i] == "quit" {
					break
				}
				if words[i] == "go" {
					goes++
				}
			}
		}
		if len(text) < 60<<10 && goes != answers {
			t.Errorf("%d questions, %d answers:\n%s\n--\n%s", goes, answers, text, out.String())
		}
	})
}

// TestUseTime: with time on the clock a programme goes deeper than its own depth, unless it is told not to.
func TestUseTime(t *testing.T) {
	c := start(t, uci.Server{Programme: programme("paulchess"), Values: map[string]string{"depth": "2"}})
	depth := func() int {
		c.send("go movetime 300")
		_, lines := c.best()
		return numberAfter(t, lines[len(lines)-2], "depth")
	}
	if got := depth(); got < 3 || got > 30 {
		t.Errorf("with 300 ms it says that it went to %d", got)
	}
	c.send("setoption name UseTime value false")
	if got := depth(); got != 2 {
		t.Errorf("with its own depth of 2 it went to %d", got)
	}
}

// numberAfter returns the number behind a word of a line.
func numberAfter(t *testing.T, line, word string) int {
	t.Helper()
	fields := strings.Fields(line)
	n, err := strconv.Atoi(fields[slices.Index(fields, word)+1])
	if err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	return n
}

// TestOneSearchADepth: a programme that deepens by itself is asked once, whatever the limit. It finds what its own
// search finds with as many nodes, and says after every iteration how deep it was and what it has found.
func TestOneSearchADepth(t *testing.T) {
	const fen = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
	for id, test := range map[string]struct {
		preset, depth string
		reached       int
	}{"paulchess": {"modern", "8", 8}, "kaissa": {"", "4.0", 4}} {
		p := programme(id)
		values := valuesOf(p, test.preset)
		own := map[string]string{p.About().Depth: test.depth}
		for name, value := range values {
			if name != p.About().Depth {
				own[name] = value
			}
		}
		resolved, err := search.Resolve(p, own)
		if err != nil {
			t.Fatal(err)
		}
		root := enginetest.Position(t, fen)
		want, err := p.Search(context.Background(), search.Task{Position: root, Values: resolved})
		if err != nil {
			t.Fatal(err)
		}
		c := start(t, uci.Server{Programme: p, Values: values})
		for _, limit := range []string{"depth " + test.depth[:1], fmt.Sprintf("nodes %d", want.Counts.Nodes)} {
			c.send("ucinewgame", "position fen "+fen, "go "+limit)
			move, lines := c.best()
			last := 0
			for _, line := range lines[:len(lines)-1] {
				if !strings.Contains(line, " pv ") {
					continue
				}
				depth := numberAfter(t, line, "depth")
				if depth < last || depth > last+1 || !strings.Contains(line, " score ") {
					t.Errorf("%s, go %s: after depth %d it says %q", id, limit, last, line)
				}
				last = depth
			}
			nodes := numberAfter(t, lines[len(lines)-2], "nodes")
			if move != want.Move.UCI() || last < test.reached || uint64(nodes) != want.Counts.Nodes {
				t.Errorf("%s, go %s: %s at depth %d after %d nodes, searched alone %s after %d", id, limit, move, last, nodes,
					want.Move, want.Counts.Nodes)
			}
		}
	}
}

// TestRefusedPosition: after a position that can't be understood nothing is played from the one before.
func TestRefusedPosition(t *testing.T) {
	c := start(t, uci.Server{Programme: programme("kaissa")})
	for _, refused := range []string{"position fen k7/8 w", "position startpos moves e2e5"} {
		c.send("position startpos", refused, "go depth 1")
		if move, lines := c.best(); move != "0000" || !has(lines, "was refused") {
			t.Errorf("after %q it plays %s: %q", refused, move, lines)
		}
		c.send("position startpos", "go depth 1")
		if move, _ := c.best(); move == "0000" {
			t.Error("it plays nothing from the next position")
		}
	}
}
