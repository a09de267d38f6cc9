package sound

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drevo/app/config"
	"drevo/internal/needs"
)

// envTool makes the test binary a player, which notes in the file of that name what it plays; with a
// second word it fails.
const envTool = "DREVO_TEST_SOUND"

// tunes is how often the player plays the music, the last time until it is ended.
const tunes = 3

func TestMain(m *testing.M) {
	if note := os.Getenv(envTool); note != "" {
		os.Exit(tool(note))
	}
	os.Exit(m.Run())
}

func tool(note string) int {
	path, fails := strings.CutSuffix(note, " fails")
	f, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return 2
	}
	info, err := os.Stat(os.Args[len(os.Args)-1])
	if err != nil {
		return 3
	}
	name := filepath.Base(os.Args[len(os.Args)-1])
	fmt.Fprintf(f, "%s %d\n", name, info.Size())
	if fails {
		fmt.Println("no card")
		return 1
	}
	if played, _ := os.ReadFile(path); name == musicFile && strings.Count(string(played), name) == tunes {
		time.Sleep(time.Hour) // until it is ended, as the test asks
	}
	return 0
}

// heard plays with the test binary as the tool.
type heard struct {
	*Player
	t      *testing.T
	note   string
	faults []string
	queue  chan func()
}

func listen(t *testing.T, manner string) *heard {
	t.Helper()
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	h := &heard{t: t, note: filepath.Join(t.TempDir(), "played"), queue: make(chan func(), 100)}
	t.Setenv(envTool, h.note+manner)
	h.Player = &Player{Wanted: func() config.Sound { return config.Sound{Music: true, Moves: true} },
		Post: func(do func()) { h.queue <- do }, OnFault: func(s string) { h.faults = append(h.faults, s) },
		Tools: []Tool{{"drevo-no-such-player", nil}, {binary, []string{"-x"}}}}
	t.Cleanup(h.Close)
	return h
}

// until waits until the note of what was played passes.
func (h *heard) until(what string, met func(played string) bool) {
	h.t.Helper()
	for late := time.After(needs.Patience); ; {
		text, _ := os.ReadFile(h.note)
		if met(string(text)) {
			return
		}
		select {
		case do := <-h.queue:
			do()
		case <-time.After(5 * time.Millisecond): // another process writes the note
		case <-late:
			h.t.Fatalf("%s does not come; played: %q, faults %q", what, text, h.faults)
		}
	}
}

// TestMusicGoesOnUntilItIsEnded, over and over; a knock sounds once.
func TestMusicGoesOnUntilItIsEnded(t *testing.T) {
	h := listen(t, "")
	h.Knock()
	h.until("the knock", func(played string) bool { return strings.Count(played, knockFile) == 1 })
	h.Music(true)
	h.Music(true)
	h.until("the music, again and again", func(played string) bool { return strings.Count(played, musicFile) == tunes })
	folder, begun := h.folder, time.Now()
	h.Music(false)
	h.work.Wait() // before Close, which ends everything
	h.Close()
	played, _ := os.ReadFile(h.note)
	if _, err := os.Stat(folder); err == nil || strings.Count(string(played), knockFile) != 1 ||
		strings.Count(string(played), musicFile) != tunes || len(h.faults) > 0 {
		t.Errorf("played %q, faults %q, the folder is %v", played, h.faults, err)
	}
	if waited := time.Since(begun); waited >= longest {
		t.Errorf("the music went on for %v", waited)
	}
}

// TestASilentMachineIsToldOnce: no tool, or one that fails, is said once and tried no more.
func TestASilentMachineIsToldOnce(t *testing.T) {
	h := listen(t, " fails")
	h.Music(true)
	h.until("the fault", func(string) bool { return len(h.faults) == 1 })
	h.Music(false)
	h.Music(true)
	h.Knock()
	if played, _ := os.ReadFile(h.note); strings.Count(string(played), "\n") != 1 || !strings.Contains(h.faults[0],
		"no card") || len(h.faults) != 1 {
		t.Errorf("played %q, faults %q", played, h.faults)
	}
	none := listen(t, "")
	none.Tools = none.Tools[:1]
	none.Knock()
	none.Knock()
	if len(none.faults) != 1 || !strings.Contains(none.faults[0], "drevo-no-such-player") {
		t.Errorf("faults %q", none.faults)
	}
}

// TestWaves: the files are whole, can be heard, and are not cut at full strength.
func TestWaves(t *testing.T) {
	for name, w := range map[string]wave{"music": music(), "knock": knock()} {
		data := w.wav()
		if len(data) != 44+2*len(w) || string(data[:4]) != "RIFF" || int(binary.LittleEndian.Uint32(data[4:])) !=
			len(data)-8 || int(binary.LittleEndian.Uint32(data[40:])) != 2*len(w) {
			t.Errorf("%s: a head of % x", name, data[:44])
		}
		loudest := 0.0
		for _, s := range w {
			loudest = max(loudest, math.Abs(s))
		}
		if loudest < 0.1 || loudest > 0.95 {
			t.Errorf("%s: the loudest sample is %v", name, loudest)
		}
	}
	if m := music(); math.Abs(m[len(m)-1]) > 0.01 || math.Abs(m[0]) > 0.01 {
		t.Error("the music does not begin and end in silence")
	}
}
