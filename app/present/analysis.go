package present

import (
	"fmt"
	"math"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Analysis is a finished search as JSON.
type Analysis struct {
	Programme  string            `json:"programme"`
	Options    map[string]string `json:"options"`
	Words      Words             `json:"words"` // what the keys below stand for
	FEN        string            `json:"fen"`
	BestMove   string            `json:"bestmove"` // UCI; empty where there is none
	SAN        string            `json:"san"`
	Score      float64           `json:"score"`      // the programme's own scale, from the view of ScoreFor
	ScoreFor   string            `json:"scoreFor"`   // the side to move
	ScorePawns float64           `json:"scorePawns"` // from the view of PawnsFor
	PawnsFor   string            `json:"scorePawnsFor"`
	MateIn     int               `json:"mateIn,omitempty"` // half-moves, negative when Black mates
	PV         []string          `json:"pv"`               // SAN
	Nodes      uint64            `json:"nodes"`
	TimeMs     float64           `json:"timeMs"`
	NPS        float64           `json:"nps"`
	Stopped    bool              `json:"stopped"`
	Note       string            `json:"note,omitempty"`
	Tree       TreeSize          `json:"tree"`
	Table      *TableUse         `json:"table,omitempty"` // null where no transposition table was asked
	Kinds      Counts            `json:"kinds"`           // nodes by type
	Reasons    Counts            `json:"reasons"`

	// What the record tells; empty without one.
	Stages     []RecordNode `json:"stages,omitempty"`     // below the root: iterations, estimate, rounds
	Leaf       *Leaf        `json:"leaf,omitempty"`       // where the value comes from, term by term
	Quiescence *Variation   `json:"quiescence,omitempty"` // the end of the line: ITEP's forced variation
	Record     *RecordNode  `json:"record,omitempty"`     // the root and the levels asked for
}

// Counts are numbers of nodes, by the key of what is said of them.
type Counts map[tree.Key]uint64

// TreeSize is the size of the record; zero when nothing was recorded.
type TreeSize struct {
	Nodes int   `json:"nodes"`
	Bytes int64 `json:"bytes"`
}

// TableUse is how a search used its transposition table.
type TableUse struct {
	PerMille int    `json:"perMille"` // of its places that are taken
	Probes   uint64 `json:"probes"`   // how often it was asked
	Hits     uint64 `json:"hits"`     // how often it knew the position
	Values   uint64 `json:"values"`   // how often its value took the place of a search
	Stores   uint64 `json:"stores"`
}

// Table returns how a search used its transposition table, nil where none was asked.
func Table(c search.Counts) *TableUse {
	if c.Table.Probes == 0 {
		return nil
	}
	return &TableUse{c.Table.PerMille, c.Table.Probes, c.Table.Hits, c.ByReason[tree.ReasonTable], c.Table.Stores}
}

// Text says it in words.
func (t *TableUse) Text() string {
	return fmt.Sprintf("%.1f %% full; it knew %.1f %% of %s positions that it was asked for, and gave %s values in the "+
		"place of a search",
		float64(t.PerMille)/10, 100*float64(t.Hits)/float64(t.Probes), Whole(t.Probes), Whole(t.Values))
}

// Analyse waits for a search and reports it, with so many levels of its record.
func Analyse(s *session.Search, levels int) (Analysis, error) {
	result, err := s.Wait()
	if err != nil {
		return Analysis{}, err
	}
	scale, words := s.Programme.Scale(), s.Programme.Vocabulary()
	score := newScore(result.Value(scale, s.Position.Turn()), s.Position.Turn())
	a := Analysis{
		Programme:  s.Programme.About().ID,
		Options:    s.Values.Map(),
		FEN:        s.Position.FEN(),
		Score:      score.Own,
		ScoreFor:   score.OwnFor,
		PawnsFor:   board.White.String(),
		ScorePawns: score.PawnsForWhite,
		PV:         SAN(s.Position, result.Line),
		Nodes:      result.Counts.Nodes,
		TimeMs:     float64(result.Elapsed.Microseconds()) / 1000,
		Stopped:    result.Stopped,
		Note:       result.Note,
		Tree:       TreeSize{Nodes: s.Tree().Len(), Bytes: s.Tree().Bytes()},
		Table:      Table(result.Counts),
		Words:      Words{},
	}
	a.Kinds = byKey(result.Counts.ByType[:], func(i int) tree.Key { return a.Words.typeOf(words.TypeOf(i)) })
	a.Reasons = byKey(result.Counts.ByReason[:], func(i int) tree.Key {
		return a.Words.reasonOf(words.Reason(tree.Reason(i)))
	})
	a.addRecord(s, levels)
	if seconds := result.Elapsed.Seconds(); seconds > 0 {
		a.NPS = math.Round(float64(a.Nodes) / seconds)
	}
	if result.Move != board.NoMove {
		a.BestMove, a.SAN = result.Move.UCI(), s.Position.SAN(result.Move)
	} else if result.Stopped { // no value is known yet
		a.Score, a.ScorePawns = scale.Own(0), 0
		return a, nil
	}
	a.MateIn = score.MateIn
	return a, nil
}

// addRecord adds what the record tells beyond the result.
func (a *Analysis) addRecord(s *session.Search, levels int) {
	if s.Tree().Empty() {
		return
	}
	r := newRecordReader(s.Programme, s.Tree(), a.Words)
	a.Stages, a.Leaf, a.Quiescence = r.stages(), r.leaf(), r.quiescence()
	if levels > 0 {
		root := r.node(tree.Root, levels)
		a.Record = &root
	}
}

func byKey(counts []uint64, key func(int) tree.Key) Counts {
	m := Counts{}
	for i, n := range counts {
		if n > 0 {
			m[key(i)] = n
		}
	}
	return m
}
