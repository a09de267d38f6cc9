package uci

import (
	"strconv"
	"strings"
	"time"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// Info is what an engine says of a line that it has found.
type Info struct {
	Depth, SelDepth int
	Rank            int // of several lines, from 1
	Score           tree.Value
	Nodes, NPS      uint64
	Time            time.Duration
	Line            []board.Move // legal from the position on
}

// parseInfo reads what follows "info". ok is false where it has no line and no score. Numbers that can't
// be read are left out, and a line ends before its first move that is not legal.
func parseInfo(at board.Position, words []string) (info Info, ok bool) {
	info.Rank = 1
	number := func(i int) int {
		if i >= len(words) {
			return 0
		}
		n, _ := strconv.Atoi(words[i])
		return n
	}
	scored := false
	for i := 0; i < len(words); i++ {
		switch words[i] {
		case "depth":
			info.Depth = number(i + 1)
		case "seldepth":
			info.SelDepth = number(i + 1)
		case "multipv":
			info.Rank = number(i + 1)
		case "nodes":
			info.Nodes = uint64(max(number(i+1), 0))
		case "nps":
			info.NPS = uint64(max(number(i+1), 0))
		case "time":
			info.Time = time.Duration(max(number(i+1), 0)) * time.Millisecond
		case "score":
			info.Score, scored = parseScore(words[i+1:], at.Turn())
		case "pv":
			info.Line = legalMoves(at, words[i+1:])
			return info, scored && len(info.Line) > 0 && info.Rank > 0
		case "string":
			return info, false
		}
	}
	return info, false
}

// legalMoves reads moves up to the first that is not legal.
func legalMoves(p board.Position, words []string) []board.Move {
	var moves []board.Move
	for _, word := range words {
		move, err := p.ParseUCI(strings.ToLower(word))
		if err != nil {
			break
		}
		moves = append(moves, move)
		p = p.After(move)
	}
	return moves
}

// keep takes a line in place of the last that was said of the same rank. A bound does not replace what
// is known exactly at the same depth.
func (f *Found) keep(info Info, most int) {
	if info.Rank > most {
		return
	}
	for len(f.Lines) < info.Rank {
		f.Lines = append(f.Lines, Info{})
	}
	old := &f.Lines[info.Rank-1]
	if info.Score.Bound != tree.Exact && old.Depth == info.Depth && old.Line != nil && old.Score.Bound == tree.Exact {
		return
	}
	*old = info
}

// parseOption reads what follows "option". Names and values may be several words.
func parseOption(words []string) (Option, bool) {
	var o Option
	parts := map[string]func(string){
		"name":    func(v string) { o.Name = clip(v) },
		"type":    func(v string) { o.Type = v },
		"default": func(v string) { o.Default = clip(v) },
		"min":     func(v string) { o.Min, _ = strconv.Atoi(v) },
		"max":     func(v string) { o.Max, _ = strconv.Atoi(v) },
		"var":     func(v string) { o.Choices = append(o.Choices, clip(v)) },
	}
	for i := 0; i < len(words); {
		set, ok := parts[words[i]]
		if !ok {
			i++
			continue
		}
		end := i + 1
		for end < len(words) && parts[words[end]] == nil {
			end++
		}
		set(strings.Join(words[i+1:end], " "))
		i = end
	}
	switch o.Type {
	case "check", "spin", "combo", "string", "button":
		return o, o.Name != ""
	}
	return o, false
}
