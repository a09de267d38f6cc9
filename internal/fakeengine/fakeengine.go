// Package fakeengine makes a test binary a UCI engine, so that a test has one that answers, or fails, as
// the test wants it.
//
//	func TestMain(m *testing.M) { fakeengine.Main(m, play) }
//
//	func play(manner string) { fakeengine.Answer("id name Fake", func(words []string) { ... }) }
//
//	engine, err := uci.Start(ctx, fakeengine.Command(t, "crash"))
package fakeengine

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"

	"drevo/engine/uci"
)

// variable names the manner of the engine that this process is.
const variable = "DREVO_TEST_ENGINE"

// Main runs the tests of a package, or the engine where this process was started as one.
func Main(m *testing.M, play func(manner string)) {
	if manner := os.Getenv(variable); manner != "" {
		play(manner)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// Command starts this test binary as an engine, for as long as the test runs.
func Command(t testing.TB, manner string) uci.Command {
	t.Helper()
	t.Setenv(variable, manner)
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return uci.Command{Path: binary}
}

// Answer is an engine's conversation on standard input and output up to "quit": it introduces itself with
// the given lines, is ready when it is asked, and hands every other command on, by its words.
func Answer(introduction string, on func(words []string)) {
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		words := strings.Fields(in.Text())
		if len(words) == 0 {
			continue
		}
		switch words[0] {
		case "uci":
			fmt.Println(introduction + "\nuciok")
		case "isready":
			fmt.Println("readyok")
		case "quit":
			return
		default:
			on(words)
		}
	}
}
