// Package needs says of a test what it can't do without: programs that it drives, such as engines and
// an X server. Where something is missing the test is skipped; where DREVO_SKIP_NOTHING=1 says that
// everything is there, as make test does after it has installed what tests need, it fails.
package needs

import (
	"os"
	"os/exec"
	"testing"
	"time"
)

// strict is the variable that turns a skip into a failure, long the one of the long tests.
const (
	strict = "DREVO_SKIP_NOTHING"
	long   = "DREVO_LONG"
)

// Program returns the path of a program that is on the path, or where Debian keeps its games.
func Program(t testing.TB, name string) (path string) {
	t.Helper()
	for _, place := range []string{"", "/usr/games/"} {
		if path, err := exec.LookPath(place + name); err == nil {
			return path
		}
	}
	Missing(t, name+", which .ci/need tests or .ci/need programs installs")
	return ""
}

// Missing ends a test for which something is missing.
func Missing(t testing.TB, what string) {
	t.Helper()
	end := t.Skipf
	if os.Getenv(strict) == "1" {
		end = t.Fatalf
	}
	end("this test needs %s", what)
}

// Long skips a test of make test-long, which sets DREVO_LONG: one that takes minutes, or drives a program that no other
// test needs.
func Long(t testing.TB) {
	t.Helper()
	if !InLong() {
		t.Skip("make test-long runs it")
	}
}

// InLong reports whether the long tests run, in which a test goes through all that it otherwise takes a part of.
func InLong() bool { return os.Getenv(long) != "" }

// OneIn returns n, and 1 in the long tests: a test looks at one in so many of what it goes through, evenly over all.
func OneIn(n int) int {
	if InLong() {
		return 1
	}
	return n
}

// OneGoroutine skips a long test of one goroutine under the race detector, which takes minutes there and
// has nothing to find. The unit tests run it.
func OneGoroutine(t testing.TB) {
	t.Helper()
	if raceDetector {
		t.Skip("one goroutine: nothing for the race detector to find")
	}
}

// Patience is how long a test waits for what must come, on a machine with however much other work: it ends a test that
// would wait for ever, and measures nothing.
const Patience = 5 * time.Minute

// RacedElsewhere skips a test under the race detector that takes long there, and whose goroutines do what those of other
// tests of its package do as well, which stay.
func RacedElsewhere(t testing.TB) {
	t.Helper()
	if raceDetector {
		t.Skip("other tests have the same goroutines")
	}
}
