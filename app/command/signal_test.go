//go:build unix

package command_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"drevo/app/command"
	"drevo/engine"
	"drevo/internal/needs"
)

// asProgram names the variable by which this test binary runs a command, as the program does. With
// telling it closes its file 3 when it is in the middle of its work.
const asProgram, telling = "DREVO_TEST_RUNS_COMMAND", "telling"

func TestMain(m *testing.M) {
	if how := os.Getenv(asProgram); how != "" {
		if how == telling {
			syscall.CloseOnExec(3) // which a program that the command starts would hold open
			go tellOfWork(os.NewFile(3, "told"))
		}
		os.Exit(command.Run(engine.Programmes(), os.Args[1:], os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// tellOfWork closes a file when this process has worked so long that its command has long begun.
func tellOfWork(told *os.File) {
	const enough = 60 * time.Millisecond
	spent := func() time.Duration { // of the processor's time
		var usage syscall.Rusage
		_ = syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
		return time.Duration(usage.Utime.Nano())
	}
	for begun := spent(); spent()-begun < enough; {
		time.Sleep(5 * time.Millisecond) // spent time can only be asked for: nothing tells of it
	}
	told.Close()
}

// asCommand is a command as a process of its own.
func asCommand(how string, args ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), asProgram+"="+how)
	return cmd
}

// start starts a command as a process of its own, and waits until it is in the middle of its work.
func start(t *testing.T, out, said io.Writer, args ...string) *exec.Cmd {
	t.Helper()
	waiting, told, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer waiting.Close()
	cmd := asCommand(telling, args...)
	cmd.Stdout, cmd.Stderr, cmd.ExtraFiles = out, said, []*os.File{told}
	err = cmd.Start()
	told.Close()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadAll(waiting); err != nil {
		t.Fatal(err)
	}
	return cmd
}

// TestInterrupted sends a signal to commands in the middle of their work: each ends at once, and
// says what it has. On an idle machine that takes less than 100 ms (docs/notes/robustness.md); what is tested went on
// for ever.
func TestInterrupted(t *testing.T) {
	const queens = "3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1"
	const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" // far from an end at depth 12
	picture := filepath.Join(t.TempDir(), "window.png")
	for _, test := range []struct {
		args []string
		says string
		code int
	}{
		{[]string{"perft", "-depth", "12"}, "stopped after", command.Failed},
		{[]string{"perft", "-depth", "12", "-nobulk"}, "stopped after", command.Failed},
		{[]string{"perft", "-depth", "12", "-divide", "-fen", queens}, "stopped after", command.Failed},
		{[]string{"experiment", "itep-growth"}, "itep-growth:", command.Failed},
		{[]string{"experiment", "botvinnik-60", "-json"}, "botvinnik-60", command.Failed},
		{[]string{"bench"}, "programme", command.Failed},
		{[]string{"match", "-games", "1000", "-movetime", "20ms"}, "points", command.Failed},
		{[]string{"snapshot", "-out", picture, "-think", "-fen", queens, "-size", "6000x6000"}, "", command.Failed},
		{[]string{"analyse", "-fen", kiwipete, "-set", "scheme=absolute", "-depth", "12", "-record"}, "ITEP", command.Done},
	} {
		for i, sent := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
			t.Run(fmt.Sprintf("%s %v", strings.Join(test.args[:min(len(test.args), 2)], " "), sent), func(t *testing.T) {
				if i > 0 {
					needs.RacedElsewhere(t)
				}
				took := interrupt(t, sent, test.args, test.says, test.code)
				t.Logf("%v", took)
			})
		}
	}
	if _, err := os.Stat(picture); err == nil {
		t.Error("a picture was written after all")
	}
}

// interrupt starts a command, sends it a signal, tests how it ends and returns how long that took.
func interrupt(t *testing.T, signal os.Signal, args []string, says string, code int) time.Duration {
	t.Helper()
	var out, said bytes.Buffer
	cmd := start(t, &out, &said, args...)
	begun := time.Now()
	if err := cmd.Process.Signal(signal); err != nil {
		t.Fatal(err)
	}
	late := time.AfterFunc(needs.Patience, func() { cmd.Process.Kill() })
	defer late.Stop()
	_ = cmd.Wait() // its exit code tells
	took := time.Since(begun)
	if cmd.ProcessState.ExitCode() != code || !strings.Contains(out.String(), says) {
		t.Errorf("after %v code %d, printed %.200q, said %q", took, cmd.ProcessState.ExitCode(), out.String(), said.String())
	}
	if code == command.Failed && !strings.Contains(said.String(), "stopped") {
		t.Errorf("said %q", said.String())
	}
	return took
}

// TestFullOutput: whatever can't be written is a failure of every command.
func TestFullOutput(t *testing.T) {
	needs.OneGoroutine(t)
	if runtime.GOOS != "linux" {
		t.Skip("there is no /dev/full")
	}
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer full.Close()
	picture := filepath.Join(t.TempDir(), "window.png")
	for _, args := range [][]string{
		{"map"}, {"map", "-json"}, {"map", "-denials"}, {"programmes"}, {"programmes", "-json"}, {"help"}, {"--help"}, {},
		{"version"}, {"experiment"}, {"experiment", "-json"},
		{"experiment", "botvinnik-kings"}, {"perft", "-depth", "2"}, {"perft", "-depth", "2", "-divide"},
		{"analyse", "-depth", "1"}, {"analyse", "-depth", "1", "-json"},
		{"snapshot", "-out", picture, "-size", "1280x800"},
	} {
		var said bytes.Buffer
		code := command.Run(engine.Programmes(), args, full, &said)
		if code != command.Failed || !strings.Contains(said.String(), "no space") {
			t.Errorf("%v: code %d, said %q", args, code, said.String())
		}
	}
}

// TestPictureIsReplacedWhole: a picture that can't be written leaves the old one, and nothing else;
// a device is not replaced.
func TestPictureIsReplacedWhole(t *testing.T) {
	needs.OneGoroutine(t)
	folder := t.TempDir()
	path := filepath.Join(folder, "window.png")
	if err := os.WriteFile(path, []byte("the old picture"), 0o640); err != nil {
		t.Fatal(err)
	}
	limited := exec.Command("bash", "-c", `ulimit -f 1; exec "$0" snapshot -out "$1" -size 1280x800`, os.Args[0], path)
	limited.Env = append(os.Environ(), asProgram+"=1")
	said, _ := limited.CombinedOutput()
	if old, err := os.ReadFile(path); limited.ProcessState.ExitCode() != command.Failed || err != nil ||
		string(old) != "the old picture" {
		t.Errorf("code %d, the file has %d bytes, %v: %s", limited.ProcessState.ExitCode(), len(old), err, said)
	}
	if entries, err := os.ReadDir(folder); err != nil || len(entries) != 1 {
		t.Errorf("left behind: %v, %v", entries, err)
	}
	if code, _, text := run("snapshot", "-out", path, "-size", "1280x800"); code != command.Done {
		t.Errorf("code %d, %s", code, text)
	}
	if info, err := os.Stat(path); err != nil || info.Size() < 10_000 || info.Mode().Perm() != 0o640 {
		t.Errorf("the new picture: %v, %v", info, err)
	}
	if code, _, text := run("snapshot", "-out", os.DevNull, "-size", "1280x800"); code != command.Done {
		t.Errorf("code %d, %s", code, text)
	}
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Errorf("%s is now a file: %v", os.DevNull, err)
	}
}

// TestNohupOutlivesTheTerminal: a command that was begun with the signal ignored goes on when the terminal goes.
func TestNohupOutlivesTheTerminal(t *testing.T) {
	signal.Ignore(syscall.SIGHUP) // which a process begun now has, too
	defer signal.Reset(syscall.SIGHUP)
	var out, said bytes.Buffer
	cmd := start(t, &out, &said, "perft", "-depth", "12")
	if err := cmd.Process.Signal(syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() { _ = cmd.Wait(); close(ended) }()
	select {
	case <-ended:
		t.Errorf("it has ended, printed %q, said %q", out.String(), said.String())
	case <-time.After(500 * time.Millisecond): // which it would not have needed to end
	}
	_ = cmd.Process.Signal(os.Interrupt)
	<-ended
}

// TestLittleMemory: a command that has used up what it may address ends with what it has and a sentence.
func TestLittleMemory(t *testing.T) {
	needs.OneGoroutine(t)
	if runtime.GOOS != "linux" {
		t.Skip("only Linux says how much is addressed")
	}
	asked := start(t, io.Discard, io.Discard, "perft", "-depth", "12")
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", asked.Process.Pid))
	_, _ = asked.Process.Kill(), asked.Wait()
	if err != nil {
		t.Fatal(err)
	}
	pages, _, _ := strings.Cut(string(text), " ")
	usual, err := strconv.Atoi(pages)
	if err != nil {
		t.Fatal(err)
	}
	const more = 256 << 20 // of which it leaves half
	limited := exec.Command("bash", "-c", fmt.Sprintf(`ulimit -v %d; exec "$0" analyse -record -set scheme=absolute -depth 12`,
		(usual*os.Getpagesize()+more)>>10), os.Args[0])
	limited.Env = append(os.Environ(), asProgram+"=1")
	var out, said bytes.Buffer
	limited.Stdout, limited.Stderr = &out, &said
	late := time.AfterFunc(needs.Patience, func() { limited.Process.Kill() })
	defer late.Stop()
	_ = limited.Run() // its exit code tells
	if limited.ProcessState.ExitCode() != command.Failed || !strings.Contains(out.String(), "ITEP") ||
		!strings.Contains(said.String(), "stopped: the memory that ulimit -v allows, ") ||
		strings.Count(said.String(), "\n") != 1 {
		t.Errorf("code %d, printed %.200q, said %.2000s", limited.ProcessState.ExitCode(), out.String(), said.String())
	}
}
