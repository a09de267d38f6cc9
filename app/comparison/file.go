package comparison

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Ending is what the name of a file of a comparison ends with.
const Ending = ".drevo.json"

// kept is a comparison as a file has it: what was searched, and what came of it. Trees have files of their own.
type kept struct {
	Version  int       `json:"drevoComparison"`
	FEN      string    `json:"fen"`
	Ablation bool      `json:"ablation,omitempty"`
	Rows     []keptRow `json:"rows"`
}

type keptRow struct {
	Programme string            `json:"programme"`
	Options   map[string]string `json:"options"`
	Search    session.Kept      `json:"search"`
}

// version is that of the form of the file.
const version = 1

// mark is what a file begins with.
const mark = `{"drevoComparison":`

// Write writes a comparison whose runs have ended.
func (s Set) Write(to io.Writer) error {
	if len(s.Rows) == 0 {
		return errors.New("there is nothing in the table")
	}
	k := kept{Version: version, FEN: s.Rows[0].Search.Position.FEN(), Ablation: s.Ablation}
	for _, r := range s.Rows {
		search, ended := r.Search.Keep()
		if !ended {
			return fmt.Errorf("%s has not ended", r.Name())
		}
		k.Rows = append(k.Rows, keptRow{Programme: r.Programme.About().ID, Options: r.Values.Map(), Search: search})
	}
	return json.NewEncoder(to).Encode(k)
}

// mostBytes is how much of a file is read: a thousand runs of long games.
const mostBytes = 64 << 20

// Read reads a comparison. Its searches have no trees. The error says what a run needs that is not here any more.
func Read(from io.Reader, programmes search.List) (Set, error) {
	var k kept
	if err := json.NewDecoder(io.LimitReader(from, mostBytes)).Decode(&k); err != nil {
		return Set{}, fmt.Errorf("the comparison can't be read: %w", err)
	}
	if k.Version != version || len(k.Rows) == 0 {
		return Set{}, fmt.Errorf("the comparison is of version %d, which is not known here", k.Version)
	}
	p, err := board.ParseFEN(k.FEN)
	if err != nil {
		return Set{}, err
	}
	s := Set{Ablation: k.Ablation, Unit: present.InPawns}
	for i, r := range k.Rows {
		row, err := r.read(p, programmes)
		if err != nil {
			return Set{}, fmt.Errorf("run %d of the comparison: %w", i+1, err)
		}
		s.Rows = append(s.Rows, row)
	}
	return s, nil
}

// read makes the row again, whose search has an empty tree.
func (k *keptRow) read(p board.Position, programmes search.List) (Row, error) {
	programme, err := programmes.Find(k.Programme)
	if err != nil {
		return Row{}, err
	}
	values, err := search.Resolve(programme, k.Options)
	if err != nil {
		return Row{}, err
	}
	empty := tree.NewRecorder(tree.Header{Programme: k.Programme, Options: k.Options, Position: p,
		Scale: programme.Scale(), Vocabulary: programme.Vocabulary()}, 1).Tree()
	s, err := k.Search.Restore(programme, empty)
	if err != nil {
		return Row{}, err
	}
	return NewRow(Run{programme, values}, s), nil
}

// IsFile reports whether a file is one of a comparison, by what it begins with.
func IsFile(path string) bool {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || !strings.HasSuffix(path, ".json") {
		return false
	}
	from, err := os.Open(path)
	if err != nil {
		return false
	}
	defer from.Close()
	begin := make([]byte, len(mark))
	_, err = io.ReadFull(from, begin)
	return err == nil && bytes.Equal(begin, []byte(mark))
}
