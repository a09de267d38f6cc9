//go:build !race

package uci_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// Where the system has no room for the table that is asked for, a smaller one takes its place: that is
// said once in a game, and every "go" is searched, where it was answered by the first legal move. The
// race detector takes more address space than the test leaves.
func TestHashWithoutRoom(t *testing.T) {
	for _, id := range []string{"kaissa", "paulchess-modern"} {
		in, answers := serving(t, exec.Command("sh", "-c", "ulimit -v 1572864; exec "+script(t, id)))
		ask := func(lines string) (told int, searched bool) {
			in.Write([]byte(lines + "\n"))
			for answers.Scan() && !strings.HasPrefix(answers.Text(), "bestmove") {
				if strings.Contains(answers.Text(), "has no room for a table of 4096 MB") {
					told++
				}
				words := strings.Fields(answers.Text())
				searched = searched || slices.Contains(words, "score") && slices.Contains(words, "pv")
			}
			return told, searched
		}
		const queenHangs = "position fen rnb1kbnr/pppp1ppp/8/4p1q1/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 3\ngo depth 2"
		for i, lines := range []string{"setoption name Hash value 4096\n" + queenHangs, "go depth 2",
			"ucinewgame\n" + queenHangs, "setoption name Hash value 16\ngo depth 2"} {
			told, searched := ask(lines)
			if !searched || answers.Text() == "" || !strings.HasPrefix(answers.Text(), "bestmove c1g5") ||
				(told == 1) != (i == 0) {
				t.Errorf("%s, %q: searched %t, told %d times, %s", id, lines, searched, told, answers.Text())
			}
		}
	}
}
