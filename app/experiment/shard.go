package experiment

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"drevo/app/version"
	"drevo/engine/board"
	"drevo/internal/phrase"
)

// Shard is a part of an experiment that one machine does while others do the rest: the searches of every so many-th
// position, the games of every so many-th opening. All parts together make the report of the whole ([Merge]): it is
// made by the experiment itself, which is given what the parts have found in the place of searching.
type Shard struct{ Part, Of int } // Part from 1

// ParseShard reads "3/16".
func ParseShard(text string) (s Shard, err error) {
	part, of, _ := strings.Cut(text, "/")
	s.Part, _ = strconv.Atoi(part)
	s.Of, _ = strconv.Atoi(of)
	if s.Part < 1 || s.Part > s.Of {
		return s, fmt.Errorf("%.20q is no part: 3/16 is the third of sixteen", text)
	}
	return s, nil
}

// String writes "3/16".
func (s Shard) String() string { return fmt.Sprintf("%d/%d", s.Part, s.Of) }

// shardHead is the first line of what a shard writes.
type shardHead struct {
	Experiment string  `json:"experiment"`
	Shard      string  `json:"shard"`
	Setting    Setting `json:"setting"`
	Version    string  `json:"version"`
}

// piece is a search or a match of one opening, and what came of it: a line of a shard. The last line has the number of
// the others instead.
type piece struct {
	Key    string          `json:"key,omitempty"`
	Found  json.RawMessage `json:"found,omitempty"`
	Pieces int             `json:"pieces,omitempty"`
}

// shares is how a lab does its work together with others. The zero value does it all alone.
type shares struct {
	shard Shard                      // that is done here
	turns map[string]int             // of what is searched, in the order of its first search
	write func(key string, v any)    // of what a shard has found
	known map[string]json.RawMessage // what the shards of a merge have found, by key
}

// divided reports whether only a part is done here.
func (s *shares) divided() bool { return s.shard.Of > 0 }

// mine reports whether what is to be done about something, a position or an opening by its name, is done here.
func (s *shares) mine(of string) bool {
	turn, seen := s.turns[of]
	if !seen {
		turn = len(s.turns)
		s.turns[of] = turn
	}
	return turn%s.shard.Of == s.shard.Part-1
}

// shared is a piece of work about something. Where others do it, its value is the zero value; in a merge it is theirs.
func shared[T any](l *lab, of, key string, do func() T) (value T) {
	if found, ok := l.known[key]; ok {
		l.failed(json.Unmarshal(found, &value))
		return value
	}
	if !l.divided() {
		return do()
	}
	if l.mine(of) {
		if value = do(); l.err == nil {
			l.write(key, value)
		}
	}
	return value
}

// keyOf names a search among those of an experiment.
func keyOf(s study, at subject, set options) string {
	all := with(set, at.options)
	words := []string{s.programme.About().ID}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		words = append(words, name+"="+all[name])
	}
	if s.limits.Nodes > 0 {
		words = append(words, fmt.Sprintf("nodes=%d", s.limits.Nodes))
	}
	if s.limits.Time > 0 {
		words = append(words, fmt.Sprintf("time=%v", s.limits.Time))
	}
	return strings.Join(append(words, at.name, at.position.FEN()), " ")
}

// about is what a search is about, for its turn among the shards.
func (at subject) about() string { return cmp.Or(at.name, at.position.FEN()) }

// after is the position after a move, of the same turn.
func (at subject) after(move board.Move) subject {
	history := at.history.Clone()
	p := at.position.After(move)
	history.Push(p.Key(), p.HalfmoveClock() == 0)
	return subject{name: at.name, position: p, history: history, depth: at.depth}
}

// Whole says why an experiment can't be done in parts, or is empty.
func (e Experiment) Whole() string { return e.whole }

// RunShard does a part of an experiment, and writes what it finds, a line of JSON each: the head, the pieces, and how
// many there were.
func (e Experiment) RunShard(ctx context.Context, s Shard, to io.Writer, progress Progress) error {
	if e.whole != "" {
		return fmt.Errorf("experiment %s can't be done in parts: %s", e.Name, e.whole)
	}
	lines := json.NewEncoder(to)
	lines.SetEscapeHTML(false)
	err := lines.Encode(shardHead{e.Name, s.String(), e.setting, version.Source()})
	written := 0
	l := e.lab(ctx, progress)
	l.shares = shares{shard: s, turns: map[string]int{}, write: func(key string, v any) {
		found, err := json.Marshal(v)
		if !l.failed(err) {
			l.failed(lines.Encode(piece{Key: key, Found: found}))
		}
		written++
	}}
	if l.failed(err) || l.failed(e.measure(l, e.setting)) {
		return fmt.Errorf("experiment %s, part %s: %w", e.Name, s, l.err)
	}
	return lines.Encode(piece{Pieces: written})
}

// Part is what a shard has written, with the name of the file for errors.
type Part struct {
	Name string
	From io.Reader
}

// Merge makes the report of a whole experiment of all its parts. The error says which part is missing, or not like the
// others.
func Merge(ctx context.Context, parts []Part, progress Progress) (e Experiment, r Report, err error) {
	known, heads := map[string]json.RawMessage{}, map[string]shardHead{}
	var first shardHead
	for i, p := range parts {
		head, err := p.read(known)
		if err != nil {
			return e, r, fmt.Errorf("%s: %w", p.Name, err)
		}
		if i == 0 {
			first = head
		}
		if _, twice := heads[head.Shard]; twice {
			return e, r, fmt.Errorf("%s: part %s was there before", p.Name, head.Shard)
		}
		if heads[head.Shard] = head; !head.fits(first) {
			return e, r, fmt.Errorf("%s: it is of another run than %s: experiment, number of parts, setting and version "+
				"are to be the same", p.Name, parts[0].Name)
		}
	}
	whole, err := ParseShard(first.Shard)
	if err != nil {
		return e, r, err
	}
	for n := range whole.Of {
		if part := (Shard{n + 1, whole.Of}); heads[part.String()].Shard == "" {
			return e, r, fmt.Errorf("part %s is missing", part)
		}
	}
	if e, err = Find(first.Experiment); err != nil {
		return e, r, err
	}
	e.setting = first.Setting
	l := e.lab(ctx, progress)
	l.known = known
	if l.failed(e.measure(l, e.setting)) {
		err = fmt.Errorf("experiment %s: %w", e.Name, l.err)
	}
	l.limit(phrase.Of("Done in {n} parts; times are those of the machines that did them.", "n", whole.Of))
	return e, l.Report, err
}

// fits reports whether a part is of the same run as another.
func (h shardHead) fits(first shardHead) bool {
	_, of, _ := strings.Cut(h.Shard, "/")
	_, ofFirst, _ := strings.Cut(first.Shard, "/")
	h.Shard = first.Shard
	return of == ofFirst && reflect.DeepEqual(h, first)
}

// mostLine is how long a line of a part may be.
const mostLine = 1 << 20

// read takes in what a part has found.
func (p Part) read(known map[string]json.RawMessage) (head shardHead, err error) {
	lines := bufio.NewScanner(p.From)
	lines.Buffer(nil, mostLine)
	var last piece
	n := 0
	for ; lines.Scan(); n++ {
		if n == 0 {
			if err := json.Unmarshal(lines.Bytes(), &head); err != nil || head.Experiment == "" {
				return head, errors.New("it is no part of an experiment")
			}
			continue
		}
		last = piece{}
		if err := json.Unmarshal(lines.Bytes(), &last); err != nil {
			return head, fmt.Errorf("line %d: %w", n+1, err)
		}
		if last.Key != "" {
			known[last.Key] = last.Found
		}
	}
	if err := lines.Err(); err != nil {
		return head, err
	}
	if last.Key != "" || last.Pieces != n-2 {
		return head, errors.New("its end is missing: the part was not done to its end")
	}
	return head, nil
}
