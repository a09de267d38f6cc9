package experiment

import (
	"cmp"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"drevo/engine/botvinnik"
	"drevo/engine/game"
	"drevo/engine/paulchess"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// suiteVariable names the environment variable with the path of another suite.
const suiteVariable = "DREVO_WAC"

//go:embed data/wac_odd.epd
var winAtChess string

// suite returns the positions of Win at Chess, or of another suite: EPD lines with bm. The report says which lines
// could not be read.
func (l *lab) suite() ([]subject, error) {
	path := os.Getenv(suiteVariable)
	if path == "" {
		list, _, err := problems(strings.NewReader(winAtChess))
		return list, err
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	list, faults, err := problems(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	for _, fault := range faults[:min(len(faults), mostFaults)] {
		l.limit(phrase.Of("Of {path}, {fault}: it was passed over.", "path", path, "fault", fault))
	}
	if more := len(faults) - mostFaults; more > 0 {
		l.limit(phrase.Of("Of {path}, {n:another line was|another # lines were} passed over.", "path", path, "n", more))
	}
	return list, nil
}

// mostFaults is how many lines that could not be read a report names.
const mostFaults = 10

// problems reads EPD lines with bm and id, and says why it has passed over others. The error is that of reading, or
// of a text without any such line.
func problems(r io.Reader) (list []subject, faults []error, err error) {
	s := game.NewPositionScanner(r)
	for s.Scan() {
		at, err := problemOf(s)
		if err != nil {
			_, line := s.Place()
			faults = append(faults, fmt.Errorf("line %d: %w", line, err))
			continue
		}
		list = append(list, at)
	}
	switch err := s.Err(); {
	case err != nil || len(list) > 0:
		return list, faults, err
	case len(faults) > 0:
		return nil, faults, faults[0]
	}
	return nil, nil, errors.New("there is no position")
}

// ownProblems reads a suite that comes with the program, of which every line can be read.
func ownProblems(text string) ([]subject, error) {
	list, faults, err := problems(strings.NewReader(text))
	return list, errors.Join(append(faults, err)...)
}

// problemOf reads a line. All moves of all its bm are solutions.
func problemOf(s *game.PositionScanner) (at subject, err error) {
	record, err := s.Record()
	if err != nil {
		return at, err
	}
	at = subject{name: record.Get("id"), position: record.Position}
	for _, o := range record.Operations {
		if o.Opcode != "bm" {
			continue
		}
		for san := range strings.FieldsSeq(o.Operands) {
			move, err := at.position.ParseSAN(san)
			if err != nil {
				return at, err
			}
			at.moves = append(at.moves, move)
		}
	}
	if len(at.moves) == 0 {
		return at, errors.New("there is no bm behind the position")
	}
	return at, nil
}

// text says what is set.
func (s Setting) text() string {
	text := "the options as they are"
	for i, name := range slices.Sorted(maps.Keys(s.Options)) {
		if i == 0 {
			text += " but"
		}
		text += " " + name + "=" + s.Options[name]
	}
	if s.Time > 0 {
		text += fmt.Sprintf(", at most %v each", s.Time)
	}
	return text
}

// trial lets a programme try to solve positions with one setting after the other. Solved is what is chosen at
// the end of the search.
type trial struct {
	programme search.Programme
	limits    search.Limits // beside the time of a setting
	list      []subject
	settings  []namedSetting
	how       func(search.Result) string                        // by which the sums are apart; nil: all together
	missing   func(subject, namedSetting, search.Result) string // says what was missing; nil: how the search ended
}

// namedSetting is a setting with what a report calls it.
type namedSetting struct {
	name string
	Setting
}

// named is a setting by what is set, options by their names where they were given by their keys.
func (s Setting) named(of search.Programme) namedSetting {
	s.Options = search.Named(of, s.Options)
	return namedSetting{s.text(), s}
}

// solve runs a trial, and reports its sums and what was not solved.
func (l *lab) solve(title string, t trial) {
	sums := l.table("sums", title, heads("setting ended positions solved share nodes time")...)
	misses := l.table("unsolved", "Not solved", heads("setting position solution choice value nodes time why")...)
	l.total = max(l.total, l.done+len(t.settings)*len(t.list))
	for _, s := range t.settings {
		by, programme := tallies{}, study{programme: t.programme, limits: t.limits}
		programme.limits.Time = s.Time
		for at, result := range l.over(programme, t.list, s.Options) {
			solved, why := at.met(result.Move), result.Note
			by.count(t.ended(result), result, solved)
			if solved {
				continue
			}
			if t.missing != nil {
				why = t.missing(at, s, result)
			}
			misses.about(caseOf(t.programme, at, s.Options), s.name, at.asked(), at.solutions(), at.choice(result),
				t.programme.Scale().Pawns(int32(result.Score)), result.Counts.Nodes, result.Elapsed, why)
		}
		if t.how == nil {
			by.list = nil
		}
		if by.all.positions > 0 {
			by.write(sums, "in all", s.name)
		}
	}
}

// asked names a position, and what is to be won there where that is said.
func (at subject) asked() string {
	if win := at.options["win"]; win != "" {
		return at.name + ", " + win
	}
	return at.name
}

// ended is how a search ended, as far as the sums are apart.
func (t trial) ended(r search.Result) string {
	if t.how == nil {
		return ""
	}
	return t.how(r)
}

// caseOf is the search of a position with options, to be looked at.
func caseOf(p search.Programme, at subject, set options) Case {
	return Case{p.About().ID, with(set, at.options), at.position.FEN()}
}

// botvinnikWac solves the positions of Win at Chess.
func botvinnikWac(l *lab, s Setting) error {
	list, err := l.suite()
	if err != nil {
		return err
	}
	l.solve("Win at Chess", trial{programme: botvinnik.New(), list: list,
		settings: []namedSetting{s.named(botvinnik.New())},
		how:      howChosen})
	l.limit("The choice at the end of the search counts. The book has no such test.")
	return nil
}

// modernTime is what Modern gets for a position, to as many plies as fit.
const modernTime = 500 * time.Millisecond

// paulchessWac solves them with 1.0 and with Modern, for which a setting may have another time; one with options
// is measured alone.
func paulchessWac(l *lab, s Setting) error {
	list, err := l.suite()
	if err != nil {
		return err
	}
	limit := cmp.Or(s.Time, modernTime)
	settings := []namedSetting{{"1.0, 4/6", Setting{}}, {fmt.Sprintf("modern, at most %v each", limit),
		Setting{Options: changed(preset(paulchess.New(), "modern"), "depth", "60"), Time: limit}}}
	if len(s.Options) > 0 {
		settings = []namedSetting{s.named(paulchess.New())}
	}
	l.solve("Win at Chess", trial{programme: paulchess.New(), list: list, settings: settings})
	l.limit("The choice at the end of the search counts. The thesis has no such test; times, and with them what Modern " +
		"solves, depend on the machine.")
	return nil
}
