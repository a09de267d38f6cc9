package journal

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"drevo/app/file"
	"drevo/internal/needs"
)

// settingsIn is the path of settings in a folder of the test.
func settingsIn(t *testing.T) string {
	t.Helper()
	return filepath.Join(t.TempDir(), "drevo.json")
}

// open opens a journal that must be whole, and that must not fail.
func open(t *testing.T, settings string) *Journal {
	t.Helper()
	j, err := Open(settings, func(err error) { t.Errorf("told: %v", err) })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { end(t, j) })
	return j
}

func end(t *testing.T, j *Journal) {
	t.Helper()
	if err := j.Close(); err != nil {
		t.Error(err)
	}
}

// at is a place in the n-th game.
func at(n int) Place {
	return Place{PGN: fmt.Sprintf("{game %d} 1. e4 *", n), Moves: []string{"e2e4"}}
}

// from is a step from the n-th game to the next.
func from(n int) Step {
	return Step{Name: fmt.Sprintf("step %d", n), Places: &[2]Place{at(n), at(n + 1)}, Nodes: 2}
}

// plain is a session without the numbers of its games.
func plain(s Session) Session {
	s.Now.Text = 0
	for _, steps := range []*[]Step{&s.Done, &s.Undone} {
		list := append([]Step{}, *steps...)
		for i, step := range list {
			if step.Places != nil {
				places := *step.Places
				places[0].Text, places[1].Text = 0, 0
				list[i].Places = &places
			}
		}
		*steps = list
	}
	return s
}

// work does something of every kind.
func work(j *Journal) {
	for n := range 5 {
		j.Note(from(n), 0)
		j.Keep(Now{Place: at(n + 1), Programme: "itep", Options: map[string]string{"depth": "3"}, Node: uint32(n)})
	}
	j.Undo()
	j.Undo()
	j.Redo()
	j.Keep(Now{Place: at(4), Programme: "itep", Thought: Thought{Programme: "itep", Root: []string{"e2e4"}, Nodes: 7}})
	j.Note(Step{Name: "deleting a search"}, 0)
	j.Note(Step{Name: "depth", SetUps: &[2]SetUp{{Programme: "itep"}, {Programme: "kaissa",
		Weights: map[string]map[string]string{"itep": {"mine": "x:1"}}}}}, 1)
	j.Note(from(4), 0)
	j.Undo()
	j.KeepTable(Table{Start: "FEN", Moves: []string{"e2e4"}, Left: [2]int64{5, 6}, Played: [2]int{1}})
	j.KeepSearches([]Searched{{Thought: Thought{Programme: "itep", Nodes: 7}, Title: "ITEP 4", Outcome: "30. Qe2"}})
}

// TestRoundTrip: what was done is there at the next start, and at the one after it, but for what is about trees.
func TestRoundTrip(t *testing.T) {
	settings := settingsIn(t)
	j := open(t, settings)
	if s := j.Session(); !reflect.DeepEqual(s, Session{}) {
		t.Errorf("a first start has %+v", s)
	}
	work(j)
	want := plain(j.Session())
	if len(want.Done) != 5 || len(want.Undone) != 1 || want.Done[3].Name != "deleting a search" {
		t.Fatalf("there are %+v", want)
	}
	want.Done = append(want.Done[:3:3], want.Done[4])
	end(t, j)
	for range 2 {
		j = open(t, settings)
		if s := plain(j.Session()); !reflect.DeepEqual(s, want) {
			t.Errorf("read is\n%+v, want\n%+v", s, want)
		}
		end(t, j)
	}
	entries, err := os.ReadDir(filepath.Dir(settings))
	if err != nil || len(entries) != 1 || entries[0].Name() != "session.journal" {
		t.Errorf("there are %v, %v", entries, err)
	}
}

// TestEventsGoToTheFileAtOnce, without anybody asking for it, and to the disk within half a second.
func TestEventsGoToTheFileAtOnce(t *testing.T) {
	settings := settingsIn(t)
	j := open(t, settings)
	j.Note(from(1), 0)
	for late := time.Now().Add(needs.Patience); ; time.Sleep(time.Millisecond) {
		data, err := os.ReadFile(j.path)
		j.writing.Lock()
		synced := j.synced
		j.writing.Unlock()
		if err == nil && strings.Contains(string(data), "step 1") && synced {
			return
		}
		if time.Now().After(late) {
			t.Fatalf("there is %s, %v", data, err)
		}
	}
}

// TestNothingNewIsWritten: showing the same again is no event.
func TestNothingNewIsWritten(t *testing.T) {
	j := open(t, settingsIn(t))
	now := Now{Place: at(1), Options: map[string]string{"depth": "3"}}
	j.Keep(now)
	j.KeepTable(Table{Start: "FEN"})
	if err := j.Flush(); err != nil {
		t.Fatal(err)
	}
	size := j.size
	now.Options = map[string]string{"depth": "3"}
	j.Keep(now)
	j.KeepTable(Table{Start: "FEN"})
	if err := j.Flush(); err != nil || j.size != size {
		t.Errorf("%d bytes have become %d, %v", size, j.size, err)
	}
}

// worked is a journal of some work.
func worked(t *testing.T) []byte {
	t.Helper()
	j := open(t, settingsIn(t))
	work(j)
	if err := j.Flush(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(j.path)
	end(t, j)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestDamage damages a journal in many ways. Each time it is set aside as it was, said, and not overwritten, and
// costs no more than the lines that are damaged, and the steps from or to a game that one of them was.
func TestDamage(t *testing.T) {
	whole := string(worked(t))
	lines := strings.SplitAfter(whole, "\n")
	list := map[string]string{
		"empty": "", "blank": " \n", "NULs": strings.Repeat("\x00", 300), "JSON": `{"version": 1}`, "no sum": "{}\n",
		"no first line": strings.Join(lines[1:], ""), "twice half": whole[:300] + whole[300:500] + whole[300:],
		"an unknown game": whole + string(event{Now: &Now{Place: Place{Text: 99}}}.line()),
		"no JSON":         whole + string(sum("no JSON")), "a wrong type": whole + string(sum(`{"now": 7}`)),
		"UTF-16": "\xff\xfe" + whole, "a newer version": string(sum(`{"journal": 2}`)) + whole,
	}
	for n := 1; n <= 60; n++ {
		cut := len(whole) * n / 61
		if cut < len(lines[0]) { // else as by a kill: see TestTheLastLineIsCutOff
			list[fmt.Sprintf("cut off at %d", cut)] = whole[:cut]
		}
		list[fmt.Sprintf("a letter at %d", cut)] = whole[:cut] + "#" + whole[cut+1:]
	}
	for name, content := range list {
		if strings.HasSuffix(content, "\n") && strings.HasPrefix(whole, content) || strings.HasPrefix(whole, content+"\n") {
			continue // between two lines, the last of which is whole
		}
		kind := "damaged"
		if name == "a newer version" {
			kind = "newer"
		}
		settings := settingsIn(t)
		path := filepath.Join(filepath.Dir(settings), "session.journal")
		for path, content := range map[string]string{path: content, path + "." + kind + "-1": "another"} {
			if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		j, err := Open(settings, func(err error) { t.Errorf("%s: told %v", name, err) })
		if !errors.As(err, new(*file.Aside)) || !strings.Contains(err.Error(), "session.journal."+kind+"-2") {
			t.Errorf("%s: said %v", name, err)
			continue
		}
		steps := len(j.Session().Done) + len(j.Session().Undone)
		if strings.HasPrefix(name, "a letter") && steps < 2 {
			t.Errorf("%s: of five steps %d are left", name, steps)
		}
		j.Note(from(7), 0)
		end(t, j)
		kept, err := os.ReadFile(path + "." + kind + "-2")
		if err != nil || string(kept) != content {
			t.Errorf("%s: kept is %.60q, %v", name, kept, err)
		}
		if s := open(t, settings).Session(); len(s.Done) == 0 || s.Done[len(s.Done)-1].Name != "step 7" {
			t.Errorf("%s: at the next start there are %+v", name, s.Done)
		}
	}
	if len(list) < 70 {
		t.Errorf("%d damaged files", len(list))
	}
}

// TestTheLastLineIsCutOff cuts a journal off within a line, as a kill does that comes while it is written: without a word
// the lines before are there, and what is noted from then on.
func TestTheLastLineIsCutOff(t *testing.T) {
	data := worked(t)
	first := bytes.IndexByte(data, '\n') + 1
	for cut := first + 1; cut < len(data); cut += 31 {
		s, err := readAll(data[:bytes.LastIndexByte(data[:cut], '\n')+1])
		if err != nil {
			t.Fatal(err)
		}
		settings := settingsIn(t)
		path := filepath.Join(filepath.Dir(settings), "session.journal")
		if err := os.WriteFile(path, data[:cut], 0o600); err != nil {
			t.Fatal(err)
		}
		j := open(t, settings)
		if got := j.Session(); len(got.Done) != len(s.Done) || len(got.Undone) != len(s.Undone) {
			t.Errorf("cut off at %d: %d steps and %d, want %d and %d", cut, len(got.Done), len(got.Undone), len(s.Done),
				len(s.Undone))
		}
		j.Note(from(7), 0)
		end(t, j)
		if got := open(t, settings).Session(); len(got.Done) == 0 || got.Done[len(got.Done)-1].Name != "step 7" {
			t.Errorf("cut off at %d: at the next start there are %+v", cut, got.Done)
		}
	}
}

// sum is a line with a sum that is right.
func sum(text string) []byte {
	return fmt.Appendf(nil, "%08x %s\n", crc32.ChecksumIEEE([]byte(text)), text)
}

// TestUnusualFiles are read without a word.
func TestUnusualFiles(t *testing.T) {
	settings := settingsIn(t)
	j := open(t, settings)
	work(j)
	want := len(j.Session().Done) - 1 // without the one about a search
	end(t, j)
	data, err := os.ReadFile(j.path)
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{"a mark of byte order": "\ufeff" + string(data),
		"line ends of another system": strings.ReplaceAll(string(data), "\n", "\r\n")} {
		if err := os.WriteFile(j.path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		again := open(t, settings)
		if got := len(again.Session().Done); got != want {
			t.Errorf("%s: %d steps, want %d", name, got, want)
		}
		end(t, again)
	}
}

// TestAFileThatIsGoneHasNoOpinion: whatever something else does to the file while the window is open, the session in
// memory is written whole, and what was put there is set aside and told.
func TestAFileThatIsGoneHasNoOpinion(t *testing.T) {
	for name, harm := range map[string]func(path string, before []byte) error{
		"deleted": func(path string, _ []byte) error { return os.Remove(path) },
		"emptied": func(path string, _ []byte) error { return os.Truncate(path, 0) },
		"halved":  func(path string, _ []byte) error { return os.Truncate(path, 200) },
		"put back": func(path string, before []byte) error {
			return file.Replace(path, before, 0o600)
		},
		"written over": func(path string, _ []byte) error { return os.WriteFile(path, []byte("other"), 0o600) },
		"renamed":      func(path string, _ []byte) error { return os.Rename(path, path+".old") },
		"the folder deleted": func(path string, _ []byte) error {
			return os.RemoveAll(filepath.Dir(path))
		},
	} {
		for _, later := range []bool{true, false} {
			settings, told := settingsIn(t), make(chan error, 10)
			j, err := Open(settings, func(err error) { told <- err })
			if err != nil {
				t.Fatal(err)
			}
			before, err := os.ReadFile(j.path)
			if err != nil {
				t.Fatal(err)
			}
			work(j)
			if err := j.Flush(); err != nil {
				t.Fatal(err)
			}
			j.writing.Lock() // else what came may be set aside before it is read here
			err = harm(j.path, before)
			strange, _ := os.ReadFile(j.path)
			j.writing.Unlock()
			if err != nil {
				t.Fatal(err)
			}
			if later {
				j.Note(from(7), 0)
			}
			want := len(j.Session().Done) - 1
			end(t, j)
			if strange != nil {
				kept, err := os.ReadFile(j.path + ".other-1")
				if err != nil || string(kept) != string(strange) || len(told) != 1 {
					t.Errorf("%s: kept is %q, %v, told %d", name, kept, err, len(told))
				}
			}
			if got := len(open(t, settings).Session().Done); got != want {
				t.Errorf("%s, later %v: %d steps are left of %d", name, later, got, want)
			}
		}
	}
}

// longAgo makes a file one that was written to an hour ago.
func longAgo(t *testing.T, path string) {
	t.Helper()
	then := time.Now().Add(-time.Hour)
	if err := os.Chtimes(path, then, then); err != nil {
		t.Fatal(err)
	}
}

// TestEachWindowHasItsOwn: a start takes the one that was written to last of those that nobody holds.
func TestEachWindowHasItsOwn(t *testing.T) {
	settings := settingsIn(t)
	first, second, third := open(t, settings), open(t, settings), open(t, settings)
	first.Note(from(1), 0)
	second.Note(from(2), 0)
	end(t, third) // in which nothing was done
	end(t, second)
	longAgo(t, first.path)
	if fresh := open(t, settings); fresh.Session().Done[0].Name != "step 2" {
		t.Errorf("with the first open there is %+v", fresh.Session().Done)
	} else {
		end(t, fresh)
	}
	longAgo(t, second.path)
	first.Note(from(3), 0)
	end(t, first)
	if again := open(t, settings); again.Session().Done[0].Name != "step 1" {
		t.Errorf("the next start has %+v", again.Session().Done)
	}
	if other := open(t, settings); other.Session().Done[0].Name != "step 2" {
		t.Errorf("the second has %+v", other.Session().Done)
	}
	entries, err := os.ReadDir(filepath.Dir(settings))
	if err != nil || len(entries) != 2 {
		t.Errorf("there are %v, %v", entries, err)
	}
}

// TestALargeFileIsWrittenAnew: it keeps about the size of what it has come to.
func TestALargeFileIsWrittenAnew(t *testing.T) {
	settings := settingsIn(t)
	j := open(t, settings)
	long := strings.Repeat("{a long comment} 1. e4 ", 10_000)
	for n := range 100 {
		j.Note(Step{Name: "typing", Places: &[2]Place{{PGN: fmt.Sprint(long, n)}, {PGN: fmt.Sprint(long, n+1)}}},
			max(n-9, 0)/max(n-9, 1))
		if err := j.Flush(); err != nil {
			t.Fatal(err)
		}
		j.writing.Lock() // its own goroutine may be awake still
		size, fresh := j.size, j.fresh
		j.writing.Unlock()
		if size > mostSize+int64(len(long)) && size > mostGrowth*fresh+int64(len(long)) {
			t.Fatalf("after %d steps the file has %d MB", n, size>>20)
		}
	}
	for range 50 {
		j.Undo()
	}
	j.Note(from(1), 40)
	want := plain(j.Session())
	end(t, j)
	if got := plain(open(t, settings).Session()); !reflect.DeepEqual(got, want) {
		t.Errorf("%d and %d steps, want %d and %d", len(got.Done), len(got.Undone), len(want.Done), len(want.Undone))
	}
}

// TestFailingSave is told at once, once, and again when it works; then everything is there.
func TestFailingSave(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "settings")
	settings, told := filepath.Join(folder, "drevo.json"), make(chan error, 10)
	j, err := Open(settings, func(err error) { told <- err })
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.RemoveAll(folder), os.WriteFile(folder, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	j.Note(from(1), 0)
	if err := <-told; err == nil {
		t.Error("a failure was told as none")
	}
	j.Note(from(2), 0)
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	select {
	case err := <-told:
		if err != nil {
			t.Errorf("told again: %v", err)
		}
	case <-time.After(needs.Patience):
		t.Fatal("it was not tried again")
	}
	end(t, j)
	if s := open(t, settings).Session(); len(s.Done) != 2 {
		t.Errorf("there are %+v", s.Done)
	}
}

// TestSetAside keeps a journal that only its reader can't use.
func TestSetAside(t *testing.T) {
	settings := settingsIn(t)
	j := open(t, settings)
	work(j)
	if err := j.Flush(); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(j.path)
	if err != nil {
		t.Fatal(err)
	}
	said := j.SetAside(errors.New("no move Nc9"))
	if said == nil || !strings.Contains(said.Error(), "Nc9; the session before is kept as session.journal.damaged-1") {
		t.Errorf("said is %v", said)
	}
	kept, err := os.ReadFile(j.path + ".damaged-1")
	if err != nil || string(kept) != string(before) {
		t.Errorf("kept is %q, %v", kept, err)
	}
	end(t, j)
	if s := open(t, settings).Session(); len(s.Undone) != 1 {
		t.Errorf("the next start has %+v", s)
	}
}

// TestTheSecondStartKeepsTheJournal: a start in which nothing is done leaves what the start before has kept.
func TestTheSecondStartKeepsTheJournal(t *testing.T) {
	settings := filepath.Join(t.TempDir(), "drevo.json")
	for n := range 3 {
		j, err := Open(settings, func(err error) { t.Error(err) })
		if err != nil {
			t.Fatal(err)
		}
		if now := j.Session().Now; n > 0 && now.Programme != "itep" {
			t.Fatalf("start %d has %+v", n, now)
		}
		j.Keep(Now{Programme: "itep"})
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
