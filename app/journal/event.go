package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"reflect"
	"slices"
	"strings"
)

// version is that of the file's format. A file of a higher one is set aside.
const version = 1

// event is what a line says: one of these.
type event struct {
	Version  int         `json:"journal,omitempty"`  // the first line
	Text     *text       `json:"text,omitempty"`     // a game that what follows is about
	Now      *Now        `json:"now,omitempty"`      // the window shows something else
	Table    *Table      `json:"table,omitempty"`    // the game that is played goes on
	Searches *[]Searched `json:"searches,omitempty"` // the list of searches has changed
	Step     *Step       `json:"step,omitempty"`     // something was done, after which nothing can be done again,
	Forget   int         `json:"forget,omitempty"`   // and so many of the oldest steps can't be undone any more
	Undo     bool        `json:"undo,omitempty"`     // the last step was taken back
	Redo     bool        `json:"redo,omitempty"`     // it was done again
}

// text is a game under a number, which several places have.
type text struct {
	Number int    `json:"number"`
	PGN    string `json:"pgn"`
}

// line writes an event.
func (e event) line() []byte {
	var data bytes.Buffer
	encoder := json.NewEncoder(&data)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(e) // plain values and maps of texts
	is := bytes.TrimSpace(data.Bytes())
	return fmt.Appendf(nil, "%08x %s\n", crc32.ChecksumIEEE(is), is)
}

// errNewer says that a file was written by a newer program.
var errNewer = errors.New("is of a newer version of the program")

// parse reads a line.
func parse(line []byte) (e event, err error) {
	sum, is, found := bytes.Cut(bytes.TrimSuffix(line, []byte("\r")), []byte(" "))
	if !found || fmt.Sprintf("%08x", crc32.ChecksumIEEE(is)) != string(sum) {
		return e, errors.New("its sum is wrong")
	}
	if err = json.Unmarshal(is, &e); err == nil && e.Version > version {
		err = errNewer
	}
	return e, err
}

// state is the session that events have come to, with the games that it has.
type state struct {
	Session
	texts  []text
	number int // of the last game
}

// places are those of an event.
func (e *event) places() (list []*Place) {
	if e.Now != nil {
		list = append(list, &e.Now.Place)
	}
	if e.Step != nil && e.Step.Places != nil {
		list = append(list, &e.Step.Places[0], &e.Step.Places[1])
	}
	return list
}

// write takes an event over and returns its line, behind those of games that the file does not have yet.
func (s *state) write(e event) (lines []byte) {
	for _, place := range e.places() {
		at := slices.IndexFunc(s.texts, func(t text) bool { return t.PGN == place.PGN })
		if at < 0 {
			at = len(s.texts)
			new := event{Text: &text{s.number + 1, place.PGN}}
			s.take(new)
			lines = append(lines, new.line()...)
		}
		place.Text = s.texts[at].Number
	}
	s.take(e)
	return append(lines, e.line()...)
}

// read takes over an event that was written. The error says that it can't be.
func (s *state) read(e event) error {
	for _, place := range e.places() {
		at := slices.IndexFunc(s.texts, func(t text) bool { return t.Number == place.Text })
		if at < 0 {
			return fmt.Errorf("game %d, which it is about, is not there", place.Text)
		}
		place.PGN = s.texts[at].PGN
	}
	s.take(e)
	return nil
}

// take changes the session as an event says.
func (s *state) take(e event) {
	switch {
	case e.Text != nil:
		s.number = max(s.number, e.Text.Number)
		s.texts = append(s.texts, *e.Text)
		return // what follows is about it
	case e.Now != nil:
		s.Now = *e.Now
	case e.Table != nil:
		s.Table = *e.Table
	case e.Searches != nil:
		s.Searches = *e.Searches
	case e.Step != nil:
		s.Done = append(slices.Clip(s.Done), *e.Step)
		s.Done, s.Undone = s.Done[min(max(e.Forget, 0), len(s.Done)):], nil
	case e.Undo:
		pass(&s.Done, &s.Undone)
	case e.Redo:
		pass(&s.Undone, &s.Done)
	}
	s.forgetTexts()
}

// pass takes the last step off one list and puts it to the other.
func pass(from, to *[]Step) {
	if last := len(*from) - 1; last >= 0 {
		*to = append(slices.Clip(*to), (*from)[last])
		*from = (*from)[:last]
	}
}

// forgetTexts forgets the games that no place has.
func (s *state) forgetTexts() {
	used := map[int]bool{s.Now.Text: true}
	for _, step := range slices.Concat(s.Done, s.Undone) {
		if step.Places != nil {
			used[step.Places[0].Text], used[step.Places[1].Text] = true, true
		}
	}
	s.texts = slices.DeleteFunc(s.texts, func(t text) bool { return !used[t.Number] })
}

// written is a file that says what events have come to, with no more of them than are needed.
func (s *state) written() []byte {
	data := event{Version: version}.line()
	again := &state{}
	put := func(e event) { data = append(data, again.write(e)...) }
	for _, step := range slices.Concat(s.Done, backwards(s.Undone)) {
		if step.Places != nil { // which get other numbers
			places := *step.Places
			step.Places = &places
		}
		put(event{Step: &step})
	}
	for range s.Undone {
		put(event{Undo: true})
	}
	if now := s.Now; !reflect.DeepEqual(now, Now{}) {
		put(event{Now: &now})
	}
	if !reflect.DeepEqual(s.Table, Table{}) {
		put(event{Table: &s.Table})
	}
	if len(s.Searches) > 0 {
		put(event{Searches: &s.Searches})
	}
	*s = *again
	return data
}

// backwards returns steps in the other order.
func backwards(steps []Step) []Step {
	steps = slices.Clone(steps)
	slices.Reverse(steps)
	return steps
}

// mostFaults is how many of the faults of a file are said.
const mostFaults = 3

// readAll reads a file as far as it is whole. The error names what is not.
func readAll(data []byte) (*state, error) {
	s := &state{}
	var faults []string
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // which some editors put there
	number := 0
	for line := range bytes.Lines(data) {
		number++
		e, err := parse(bytes.TrimSuffix(line, []byte("\n")))
		if err == nil {
			err = s.read(e)
		}
		switch {
		case errors.Is(err, errNewer):
			return s, err
		case err != nil || number == 1 && e.Version == 0:
			faults = append(faults, fmt.Sprintf("line %d", number))
		}
	}
	s.Done = slices.DeleteFunc(s.Done, func(step Step) bool { return !step.lasts() })
	s.Undone = slices.DeleteFunc(s.Undone, func(step Step) bool { return !step.lasts() })
	if len(faults) == 0 && number > 0 {
		return s, nil
	}
	more := ""
	if len(faults) > mostFaults {
		more, faults = fmt.Sprintf(" and %d more", len(faults)-mostFaults), faults[:mostFaults]
	}
	if number == 0 {
		faults = []string{"it is empty"}
	}
	return s, fmt.Errorf("is damaged (%s%s)", strings.Join(faults, ", "), more)
}
