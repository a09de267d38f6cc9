package uci

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// line is a move at the root with what is known of it.
type line struct {
	moves []board.Move
	score eval.Score
	bound tree.Bound
}

// report prints the lines that a search has found.
func (t *thought) report(d search.Thought) {
	lines := t.lines(d)
	if len(lines) == 0 {
		return
	}
	elapsed := time.Since(t.started)
	head := fmt.Sprintf("info depth %d seldepth %d", d.Depth, d.Counts.Deepest)
	tail := fmt.Sprintf("nodes %d nps %d time %d", d.Nodes, rate(d.Nodes, elapsed), elapsed.Milliseconds())
	for i, l := range lines {
		text := head
		if t.settings.multiPV > 1 {
			text += fmt.Sprintf(" multipv %d", i+1)
		}
		text += " score " + scoreText(t.settings.programme.Scale(), l.score, l.bound) + " " + tail
		if moves := t.legalLine(l.moves); moves != "" {
			text += " pv " + moves
		}
		t.out.line("%s", text)
	}
}

// conclude says what decided, and repeats what was found: some drivers keep the last line alone. Where the
// depth that was not searched to its end has found nothing new, that is what the depth before has found.
func (t *thought) conclude(d search.Thought) {
	if d.Note != "" {
		t.say("%s", d.Note)
	}
	if why := decided(d.Tree); why != "" {
		t.say("%s", why)
	}
	switch {
	case !d.Stopped || d.Depth == 0:
	case slices.Equal(d.Line, t.last.Line):
		d.Score, d.Stopped = t.last.Score, false
	default:
		d.Depth++
	}
	t.report(d)
}

// lines returns the line that was found, and with MultiPV what the record has of the other moves at the
// root, the best known first.
func (t *thought) lines(d search.Thought) []line {
	r := d.Result
	if r.Move == board.NoMove && len(r.Line) == 0 {
		return nil
	}
	first := line{moves: r.Line, score: r.Score}
	if len(first.moves) == 0 {
		first.moves = []board.Move{r.Move}
	}
	if r.Stopped {
		first.bound = tree.Lower
	}
	all := []line{first}
	if t.settings.multiPV == 1 {
		return all
	}
	for _, l := range rootLines(d.Tree) {
		if l.moves[0] != first.moves[0] {
			all = append(all, l)
		}
	}
	return all[:min(len(all), t.settings.multiPV)]
}

// rootLines returns what a record has of the moves at the root: those of the last stage that was
// searched, the highest score first.
func rootLines(t *tree.Tree) []line {
	var list []line
	for _, id := range lastStage(t) {
		n := t.Node(id)
		if n.Move == board.NoMove || n.Type.Test() || !n.Closed || n.Reason == tree.ReasonStopped {
			continue
		}
		list = append(list, line{moves: append([]board.Move{n.Move}, t.Moves(t.Line(id))...), score: n.ForParent(),
			bound: n.Bound.For(board.Black)}) // as the opponent's is to the mover
	}
	slices.SortStableFunc(list, func(a, b line) int { return cmp.Compare(b.score, a.score) })
	return list
}

// lastStage returns the moves at the root, or those of the last closed stage below it.
func lastStage(t *tree.Tree) []tree.ID {
	at := tree.Root
	for {
		children := t.Children(at, nil)
		next, found := at, false
		for _, id := range children {
			if n := t.Node(id); n.Type.Stage() && n.Closed && n.Reason != tree.ReasonStopped {
				next, found = id, true
			}
		}
		if !found {
			return children
		}
		at = next
	}
}

// legalLine writes the moves of a line up to the first that is none of the rules of chess: a pass.
func (t *thought) legalLine(moves []board.Move) string {
	var words []string
	p := t.game.position
	for _, move := range moves {
		if !p.IsLegal(move) {
			break
		}
		words = append(words, t.settings.coordinates(p, move))
		p = p.After(move)
	}
	return strings.Join(words, " ")
}

// decided names the rules that decided: that by which the root has its value, and that by which the
// position at the end of the line has it.
func decided(t *tree.Tree) string {
	if t.Empty() {
		return ""
	}
	words := t.Header().Vocabulary
	root := t.Node(tree.Root)
	for _, id := range t.Children(tree.Root, nil) {
		if n := t.Node(id); n.Type.Stage() && n.Closed {
			root = n
		}
	}
	reason := words.Reason(root.Reason)
	say := phrase.With("stage", words.StageName(root.Type, root.Number), "reason", reason.Name, "why", reason.Sentence)
	text := say("decided by {reason:%q}: {why}")
	if root.Type.Stage() {
		text = say("{stage} decided by {reason:%q}: {why}")
	}
	leaf := t.Provenance(tree.Root).Leaf
	if leaf == tree.Root {
		return text
	}
	end := words.Reason(t.Node(leaf).Reason)
	return text + phrase.Of(" The value is that of the end of the line, {reason:%q}: {why}", "reason", end.Name,
		"why", end.Sentence)
}
