package uci

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
)

// The options that stand beside the programme's own.
const (
	optionHash     = "Hash"
	optionPonder   = "Ponder"
	optionMultiPV  = "MultiPV"
	optionPreset   = "Preset"
	optionUseTime  = "UseTime"
	optionOverhead = "Move Overhead"
	optionRecord   = "Record"
	optionOwnBook  = "OwnBook"
	optionBookFile = "BookFile"
	optionAbout    = "UCI_EngineAbout"
	option960      = "UCI_Chess960"
)

const (
	mostLines   = 218 // no position has more moves
	empty       = "<empty>"
	ownValues   = "own" // the preset of values that are none
	usualBudget = 1_000_000
)

// settings are the options of a conversation. A thought has a copy.
type settings struct {
	programme search.Programme
	initial   map[string]string // what the conversation began with
	values    search.Values
	table     string // the programme's option for the size of its table, empty for none

	multiPV  int
	chess960 bool // castling is written as the king taking its rook
	useTime  bool
	overhead time.Duration
	record   bool

	openBook func(name string) (func(*board.Position) board.Move, error)
	ownBook  bool
	book     func(*board.Position) board.Move // nil: not opened yet
}

func newSettings(s *Server) (settings, error) {
	set := settings{
		programme: s.Programme, initial: s.Values,
		multiPV: 1, overhead: 30 * time.Millisecond, useTime: true, openBook: s.Book,
	}
	var err error
	if set.values, err = search.Resolve(s.Programme, s.Values); err != nil {
		return settings{}, err
	}
	for _, o := range s.Programme.Options() {
		if isTableSize(o) {
			set.table = o.Name
		}
	}
	return set, nil
}

func isTableSize(o search.Option) bool {
	return o.Type == search.Int && o.Sentence == search.TableSize(o.Name, o.Min).Sentence
}

// lines list the options as "uci" answers them.
func (s *settings) lines() []string {
	var list []string
	add := func(name, rest string, args ...any) {
		list = append(list, "option name "+name+" type "+fmt.Sprintf(rest, args...))
	}
	if s.table != "" {
		add(optionHash, "spin default %s min 1 max %d", s.values.Text(s.table), search.MaxTableMB)
	}
	if _, ok := search.CanPonder(s.programme); ok {
		add(optionPonder, "check default false")
	}
	add(optionMultiPV, "spin default 1 min 1 max %d", mostLines)
	add(option960, "check default false")
	add(optionOverhead, "spin default %d min 0 max 5000", s.overhead.Milliseconds())
	add(optionUseTime, "check default true")
	add(optionRecord, "check default false")
	if s.openBook != nil {
		add(optionOwnBook, "check default false")
		add(optionBookFile, "string default %s", empty)
	}
	presets := "combo default " + ownValues + " var " + ownValues
	for _, p := range s.programme.Presets() {
		presets += " var " + p.Name
	}
	add(optionPreset, "%s", presets)
	for _, o := range s.programme.Options() {
		add(o.Name, "%s", typeOf(o, s.values.Text(o.Name)))
	}
	about := s.programme.About()
	add(optionAbout, "string default %s", oneLine(about.Name+", "+about.Years+". "+about.Source))
	return list
}

// typeOf says in the words of the protocol what values an option of a programme has.
func typeOf(o search.Option, value string) string {
	switch o.Type {
	case search.Bool:
		return "check default " + value
	case search.Int:
		return fmt.Sprintf("spin default %s min %d max %d", value, o.Min, o.Max)
	case search.Choice:
		text := "combo default " + value
		for _, c := range o.Choices {
			text += " var " + c.Name
		}
		return text
	}
	if value == "" {
		value = empty
	}
	return "string default " + value
}

// set does what follows "setoption": name NAME [value VALUE], of which both may be several words.
func (s *settings) set(words []string) error {
	if len(words) < 2 || words[0] != "name" {
		return fmt.Errorf("setoption: name is wanted, not %.60q", strings.Join(words, " "))
	}
	words = words[1:]
	value := ""
	if i := slices.Index(words, "value"); i >= 0 {
		words, value = words[:i], strings.Join(words[i+1:], " ")
	}
	name := strings.Join(words, " ")
	for _, o := range s.programme.Options() { // a programme's own names come first
		if strings.EqualFold(o.Name, name) {
			return s.setOwn(o, value)
		}
	}
	for known, set := range s.setters() {
		if strings.EqualFold(known, name) {
			if err := set(value); err != nil {
				return fmt.Errorf("option %s: %w", known, err)
			}
			return nil
		}
	}
	return fmt.Errorf("there is no option %.60q", name)
}

// setOwn sets an option of the programme. A choice may be written in capitals or small letters.
func (s *settings) setOwn(o search.Option, value string) error {
	switch o.Type {
	case search.Bool:
		value = strings.ToLower(value)
	case search.Choice:
		for _, c := range o.Choices {
			if strings.EqualFold(c.Name, value) {
				value = c.Name
			}
		}
	case search.Weights, search.Moves:
		if value == empty {
			value = ""
		}
	}
	values := s.values.Map()
	values[o.Name] = value
	resolved, err := search.Resolve(s.programme, values)
	if err != nil {
		return err
	}
	s.values = resolved
	return nil
}

// coordinates writes a move of a position as the conversation has it.
func (s *settings) coordinates(p board.Position, move board.Move) string {
	if s.chess960 {
		return p.UCI960(move)
	}
	return move.UCI()
}

// setters set what stands beside the programme's options.
func (s *settings) setters() map[string]func(string) error {
	number := func(least, most int, set func(int)) func(string) error {
		return func(text string) error {
			n, err := strconv.Atoi(text)
			if err != nil || n < least || n > most {
				return fmt.Errorf("a whole number from %d to %d is wanted, not %.40q", least, most, text)
			}
			set(n)
			return nil
		}
	}
	check := func(set func(bool)) func(string) error {
		return func(text string) error {
			on, err := strconv.ParseBool(strings.ToLower(text))
			if err != nil {
				return fmt.Errorf("true or false is wanted, not %.40q", text)
			}
			set(on)
			return nil
		}
	}
	all := map[string]func(string) error{
		optionPonder:   check(func(bool) {}), // the clock is shared the same way with and without it
		option960:      check(func(on bool) { s.chess960 = on }),
		optionMultiPV:  number(1, mostLines, func(n int) { s.multiPV = n }),
		optionOverhead: number(0, 5000, func(n int) { s.overhead = time.Duration(n) * time.Millisecond }),
		optionUseTime:  check(func(on bool) { s.useTime = on }),
		optionRecord:   check(func(on bool) { s.record = on }),
		optionPreset:   s.setPreset,
		optionAbout:    func(string) error { return nil },
	}
	if s.table != "" {
		all[optionHash] = func(text string) error {
			i := slices.IndexFunc(s.programme.Options(), func(o search.Option) bool { return o.Name == s.table })
			return s.setOwn(s.programme.Options()[i], text)
		}
	}
	if s.openBook != nil {
		all[optionOwnBook] = check(func(on bool) { s.ownBook = on })
		all[optionBookFile] = s.setBook
	}
	return all
}

// setPreset takes the values of a preset, and defaults for the rest; "own" those of the beginning.
func (s *settings) setPreset(name string) error {
	given := s.initial
	if !strings.EqualFold(name, ownValues) {
		i := slices.IndexFunc(s.programme.Presets(), func(p search.Preset) bool { return strings.EqualFold(p.Name, name) })
		if i < 0 {
			return fmt.Errorf("%s has no preset %.40q", s.programme.About().Name, name)
		}
		given = s.programme.Presets()[i].Values
	}
	resolved, err := search.Resolve(s.programme, given)
	if err != nil {
		return err
	}
	s.values = resolved
	return nil
}

// setBook opens a book; none given is the one that comes with the program.
func (s *settings) setBook(name string) error {
	if name == empty {
		name = ""
	}
	opened, err := s.openBook(name)
	if err != nil {
		return err
	}
	s.book = opened
	return nil
}

// bookMove returns the book's move for a position, NoMove where there is none.
func (s *settings) bookMove(p *board.Position) (board.Move, error) {
	if !s.ownBook {
		return board.NoMove, nil
	}
	if s.book == nil {
		if err := s.setBook(""); err != nil {
			return board.NoMove, err
		}
	}
	return s.book(p), nil
}
