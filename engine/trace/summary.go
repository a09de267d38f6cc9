package trace

import (
	"errors"
	"io"

	"drevo/engine/tree"
)

// Summary is what is in a trace.
type Summary struct {
	Records  int
	Searches []SearchSummary
	Cut      bool // the trace ends within a record
}

// SearchSummary is what is in a search of a trace.
type SearchSummary struct {
	Searched
	Nodes  int64  // that are written
	Hidden int64  // that are only counted
	Stages int    // iterations and the like
	Last   int64  // the number of the last stage that was finished
	Value  int64  // its value
	Best   string // the move that the engine plays, or that of the last stage
}

// Summarise counts what is in a trace, without a look at the rules.
func Summarise(r *Reader) (*Summary, error) {
	s := &Summary{}
	var rec Record
	var open []int64 // the numbers of open stages; 0 for nodes
	for {
		switch err := r.Next(&rec); {
		case errors.Is(err, io.EOF):
			s.Cut = r.Cut()
			return s, nil
		case err != nil:
			return s, err
		}
		s.Records++
		if rec.Op == Search {
			found, err := parseSearch(rec.Text)
			if err != nil {
				return s, err
			}
			s.Searches, open = append(s.Searches, SearchSummary{Searched: found}), nil
		}
		if len(s.Searches) > 0 {
			open = s.Searches[len(s.Searches)-1].take(&rec, open, r.Header.Words)
		}
	}
}

// take counts a record.
func (s *SearchSummary) take(rec *Record, open []int64, words *Words) []int64 {
	switch rec.Op {
	case Enter:
		s.Nodes++
		return append(open, -1)
	case Add:
		s.Nodes++
	case Stage:
		s.Stages++
		return append(open, rec.Int(Number))
	case Leave:
		s.Hidden += rec.Int(Hidden)
		if len(open) == 0 {
			return open
		}
		last := len(open) - 1
		if open[last] >= 0 && tree.Reason(rec.Int(Code)) != tree.ReasonStopped {
			s.Last, s.Value = open[last], rec.Int(Value)
			if rec.Has(At) {
				s.Best = string(rec.Move().appendText(nil, words))
			}
		}
		return open[:last]
	case End:
		if rec.Has(At) {
			s.Best = string(rec.Move().appendText(nil, words))
		}
	}
	return open
}
