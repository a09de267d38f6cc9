package workspace_test

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/internal/needs"
)

// working is the variable by which this test binary works beside the settings that it names until it is killed.
const working = "DREVO_TEST_WORKS"

func TestMain(m *testing.M) {
	if path := os.Getenv(working); path != "" {
		if err := work(path); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// work plays, annotates, takes back and thinks without end, and prints the number of each step once it is done, and
// once more when it has seen to it that the journal has it. The comment at the start of the game has that number.
func work(path string) error {
	settings, err := config.Open(path, func(error) {})
	if err != nil {
		return err
	}
	kept, err := journal.Open(path, func(error) {})
	if err != nil {
		return err
	}
	w := workspacetest.With(&testing.T{}, settings, kept)
	for n := numberOf(kept.Session().Now.PGN) + 1; ; n++ {
		p := w.Session.Position()
		var list board.MoveList
		if p.Legal(&list); list.Len() == 0 || n%60 == 0 {
			fresh := session.NewGame(board.Start())
			number(fresh, n-1) // a kill may come between this and the comment below
			w.SetGame("new game", fresh)
			p = w.Session.Position()
			p.Legal(&list)
		}
		w.Play(list.At(rand.IntN(list.Len())))
		w.EditGame("comment", func(g *session.Game) { number(g, n) })
		switch n % 7 {
		case 2:
			w.Undo()
			w.Redo()
		case 4:
			w.Walk(func(g *session.Game) { g.Back() })
		case 5:
			w.Set("depth", strconv.Itoa(1+n%2))
			w.Workspace.Think() // which goes on beside the steps
		}
		fmt.Println(n)
		if n%5 == 0 {
			if err := kept.Flush(); err != nil {
				return err
			}
			fmt.Println(n)
		}
		time.Sleep(time.Duration(rand.IntN(20)) * time.Millisecond)
	}
}

// number writes a number into the comment at the start of a game.
func number(g *session.Game, n int) {
	g.EditAt(nil, func(root *game.Node) { root.SetText(strconv.Itoa(n)) })
}

// numberOf is the number in the comment at the start of a game, 0 for none.
func numberOf(pgn string) int {
	_, text, _ := strings.Cut(pgn, "\n\n{")
	text, _, _ = strings.Cut(text, "}")
	n, _ := strconv.Atoi(text)
	return n
}

// acknowledged are the steps that were printed, with their times, and the last that was printed twice.
type acknowledged struct {
	mu      sync.Mutex
	last    []int
	at      []time.Time
	flushed int
}

func (a *acknowledged) read(from io.Reader) {
	for s := bufio.NewScanner(from); s.Scan(); {
		if n, err := strconv.Atoi(s.Text()); err == nil {
			a.mu.Lock()
			if len(a.last) > 0 && a.last[len(a.last)-1] == n {
				a.flushed = n
			}
			a.last, a.at = append(a.last, n), append(a.at, time.Now())
			a.mu.Unlock()
		}
	}
}

// before is the last step that was printed before a time, 0 for none.
func (a *acknowledged) before(when time.Time) (last int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for i, n := range a.last {
		if a.at[i].Before(when) {
			last = n
		}
	}
	return last
}

// TestKillsLoseNothing kills a program again and again at random moments while it plays, annotates and thinks: the
// journal is whole, nothing is lost that it was told to keep, and what was done can be undone. With DREVO_ATTACKS, on a
// machine without much other work, nothing is lost that was done half a second before.
func TestKillsLoseNothing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	kills, all, lost := 5, 0, 0
	attacks, err := strconv.Atoi(os.Getenv("DREVO_ATTACKS"))
	attack := err == nil
	if attack {
		kills = attacks
	}
	for kill := range kills {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), working+"="+path)
		out, err := c.StdoutPipe()
		if err == nil {
			err = c.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		var done acknowledged
		ended := make(chan struct{})
		go func() { done.read(out); close(ended) }()
		for late := time.Now().Add(needs.Patience); done.before(time.Now()) == 0 && time.Now().Before(late); {
			time.Sleep(time.Millisecond)
		}
		time.Sleep(time.Duration(rand.IntN(1500)) * time.Millisecond)
		killed := time.Now()
		if err := c.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		<-ended
		_ = c.Wait() // it was killed

		j, err := journal.Open(path, func(error) {})
		if err != nil {
			t.Errorf("kill %d: %v", kill, err)
		}
		s := j.Session()
		if err := j.Close(); err != nil {
			t.Error(err)
		}
		kept, last := numberOf(s.Now.PGN), done.before(killed.Add(time.Hour))
		if safe := done.before(killed.Add(-500 * time.Millisecond)); attack && kept < safe || kept < done.flushed || last == 0 {
			t.Errorf("kill %d: of %d steps, %d of them half a second old and %d flushed, %d are kept", kill, last, safe,
				done.flushed, kept)
		}
		if len(s.Done) == 0 {
			t.Errorf("kill %d: there is nothing to undo", kill)
		}
		all, lost = last, lost+max(last-kept, 0)
	}
	t.Logf("%d kills in %d steps: %d steps lost", kills, all, lost)
}
