package experiment

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/game"
)

// suiteVariable names the environment variable with the path of another suite.
const suiteVariable = "DREVO_WAC"

//go:embed data/wac_odd.epd
var winAtChess string

// suite returns the positions of the suite to solve, which is EPD lines with bm.
func suite() ([]problem, error) {
	path := os.Getenv(suiteVariable)
	if path == "" {
		return problems(strings.NewReader(winAtChess))
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	list, err := problems(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return list, nil
}

// problem is a position of a suite with its solutions.
type problem struct {
	id       string
	position board.Position
	best     []board.Move
}

// wac solves the positions of Win at Chess with a setting of the programme.
func wac(setting Setting) measure {
	return func(ctx context.Context, r *Report, progress Progress) error {
		list, err := suite()
		if err != nil {
			return err
		}
		return solve(ctx, r, progress, list, setting)
	}
}

// solve tries the positions of a suite one after the other.
func solve(ctx context.Context, r *Report, progress Progress, list []problem, setting Setting) error {
	misses := newTable("Not solved", "position", "solution", "choice", "value", "nodes", "time",
		"how")
	total, by := tally{how: "in all"}, tallies{}
	for i, q := range list {
		progress(i, len(list))
		th, err := ponder(ctx, q.position, setting.Options, setting.Time, false)
		if err != nil {
			return err
		}
		solved := slices.Contains(q.best, th.result.Move)
		total.count(th.result, solved)
		by.at(howChosen(th.result.Note)).count(th.result, solved)
		if !solved {
			misses.Add(q.id, solutions(&q), choiceText(&q.position, th.result), float64(th.result.Score)/100,
				th.result.Counts.Nodes, th.result.Elapsed, th.result.Note)
		}
	}
	by.write(r.table("Win at Chess, "+setting.text(), "chosen by", "positions", "solved", "share", "nodes", "time"),
		&total)
	r.Tables = append(r.Tables, misses)
	r.limit("The choice at the end of the search counts. The book has no such test.")
	return nil
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

// solutions writes the solutions of a problem.
func solutions(q *problem) string {
	var list []string
	for _, move := range q.best {
		list = append(list, q.position.SAN(move))
	}
	return strings.Join(list, " ")
}

// problems reads EPD lines with bm and id. The error names the line.
func problems(r io.Reader) (list []problem, err error) {
	s := game.NewPositionScanner(r)
	for s.Scan() {
		q, err := problemOf(s)
		if err != nil {
			_, line := s.Place()
			return nil, fmt.Errorf("line %d: %w", line, err)
		}
		list = append(list, q)
	}
	if len(list) == 0 && s.Err() == nil {
		return nil, errors.New("there is no position")
	}
	return list, s.Err()
}

// problemOf reads a line. All moves of all its bm are solutions.
func problemOf(s *game.PositionScanner) (q problem, err error) {
	record, err := s.Record()
	if err != nil {
		return q, err
	}
	q = problem{id: record.Get("id"), position: record.Position}
	for _, o := range record.Operations {
		if o.Opcode != "bm" {
			continue
		}
		for san := range strings.FieldsSeq(o.Operands) {
			move, err := q.position.ParseSAN(san)
			if err != nil {
				return q, err
			}
			q.best = append(q.best, move)
		}
	}
	if len(q.best) == 0 {
		return q, errors.New("there is no bm behind the position")
	}
	return q, nil
}
