package present

import (
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/tree"
)

// Analysis is a finished search as JSON.
type Analysis struct {
	Programme  string            `json:"programme"`
	Options    map[string]string `json:"options"`
	FEN        string            `json:"fen"`
	BestMove   string            `json:"bestmove"` // UCI; empty where there is none
	SAN        string            `json:"san"`
	Score      float64           `json:"score"`      // the programme's own scale, side to move
	ScorePawns float64           `json:"scorePawns"` // White's view
	MateIn     int               `json:"mateIn,omitempty"`
	PV         []string          `json:"pv"` // SAN
	Nodes      uint64            `json:"nodes"`
	TimeMs     float64           `json:"timeMs"`
	NPS        float64           `json:"nps"`
	Stopped    bool              `json:"stopped"`
	Note       string            `json:"note,omitempty"`
	Tree       TreeSize          `json:"tree"`
	Kinds      map[string]uint64 `json:"kinds"`
	Reasons    map[string]uint64 `json:"reasons"`
}

// TreeSize is the size of the record; zero when nothing was recorded.
type TreeSize struct {
	Nodes int   `json:"nodes"`
	Bytes int64 `json:"bytes"`
}

// Analyse waits for a search and reports it.
func Analyse(s *session.Search) (Analysis, error) {
	result, err := s.Wait()
	if err != nil {
		return Analysis{}, err
	}
	scale, words := s.Programme.Scale(), s.Programme.Vocabulary()
	a := Analysis{
		Programme:  s.Programme.About().ID,
		Options:    s.Values.Map(),
		FEN:        s.Position.FEN(),
		Score:      scale.Own(int32(result.Score)),
		ScorePawns: scale.Pawns(int32(result.Score.For(s.Position.Turn()))),
		PV:         SAN(s.Position, result.Line),
		Nodes:      result.Counts.Nodes,
		TimeMs:     float64(result.Elapsed.Microseconds()) / 1000,
		Stopped:    result.Stopped,
		Note:       result.Note,
		Tree:       TreeSize{Nodes: s.Tree().Len(), Bytes: s.Tree().Bytes()},
		Kinds:      byName(result.Counts.ByType[:], func(i int) string { return words.TypeOf(i).Name }),
		Reasons:    byName(result.Counts.ByReason[:], func(i int) string { return words.Reason(tree.Reason(i)).Name }),
	}
	if seconds := result.Elapsed.Seconds(); seconds > 0 {
		a.NPS = float64(a.Nodes) / seconds
	}
	if result.Move != board.NoMove {
		a.BestMove, a.SAN = result.Move.UCI(), s.Position.SAN(result.Move)
	} else if result.Stopped { // no value is known yet
		a.Score, a.ScorePawns = scale.Own(0), 0
		return a, nil
	}
	if ply, ok := scale.MatePly(int32(result.Score.For(s.Position.Turn()))); ok {
		a.MateIn = ply
	}
	return a, nil
}

func byName(counts []uint64, name func(int) string) map[string]uint64 {
	m := map[string]uint64{}
	for i, n := range counts {
		if n > 0 {
			m[name(i)] = n
		}
	}
	return m
}
