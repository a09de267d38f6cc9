package check

import (
	"fmt"
	"strconv"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// countOf counts anew what a fact counts.
func (s *reading) countOf(t *tree.Tree, n tree.Node, f fact.Fact) (count int, fault string) {
	switch f.Key {
	case "half-moves":
		return n.Ply, ""
	case "checks":
		return checksGiven(t, n), ""
	case "quiet checks":
		return quietChecks(t, n), ""
	case "quiet moves before":
		return quietBefore(t, n, f.After), ""
	case "turn", "turns":
		turn, turns := turnsOf(t, n)
		if f.Key == "turn" {
			return turn, ""
		}
		return turns, ""
	case "missing":
		return missing(t, n)
	case "looked at":
		return lookedAt(t, n), ""
	case "ranks above, for White":
		return ranksAbove(t, n, board.White), ""
	case "ranks above, for Black":
		return ranksAbove(t, n, board.Black), ""
	case "nodes visited":
		return int(s.Result.Nodes), ""
	case "nodes allowed":
		return int(s.Result.Allowed), ""
	case "left out":
		return f.N, "" // of which rule is said behind it
	case "half-moves of the line":
		return len(f.At.Moves), endFault(f.At)
	case "half-moves further":
		return len(f.At.Moves), wayFault(f.At)
	case "moves to the mate":
		return int(int64(t.Header().Scale.Mate)-int64(max(n.Score, -n.Score))+1) / 2, knownFault(t, n)
	}
	if f.Key == "horizon" {
		return stageNumber(t, n)
	}
	if count, ok := coverageOf(t, n, f.Key); ok {
		return count, ""
	}
	if notes, ok := t.Attachment().(tree.Noted); ok {
		move := board.NoMove
		if len(f.At.Moves) > 0 {
			move = f.At.Moves[len(f.At.Moves)-1]
		}
		if count, ok := notes.Number(n.ID, move, f.Key); ok {
			return count, ""
		}
	}
	if s.Count != nil {
		if count, ok := s.Count(t, n.ID, f.Key); ok {
			return count, ""
		}
	}
	return 0, "nobody can count " + f.Key
}

// missing is by how many pawns the side to move is behind what it wants: its lower bound, or by the book what it had at
// the root.
func missing(t *tree.Tree, n tree.Node) (pawns int, fault string) {
	p, fault := positionAt(fact.Place{In: t, Node: n.ID})
	root, prices, wanted := t.Header().Position, pricesOf(t.Header()), max(n.Alpha, n.Static)
	if t.Header().Options["hope"] == "book" {
		wanted = balance(&root, p.Turn(), prices)
	}
	return int((wanted - balance(&p, p.Turn(), prices)) / prices[board.Pawn]), fault
}

// stageNumber is the number of the stage that a node is below, or is: the last that has a horizon.
func stageNumber(t *tree.Tree, n tree.Node) (number int, fault string) {
	words := t.Header().Vocabulary
	for ; ; n = t.Node(n.Parent) {
		switch words.Type(n.Type).Key {
		case "botvinnik.iteration", "botvinnik.changing-functions", "botvinnik.first-choice":
			return n.Number, ""
		}
		if n.ID == tree.Root {
			return 0, "the node is below no stage"
		}
	}
}

// checksGiven counts the checks of the side to move on the way, since the last test or pass.
func checksGiven(t *tree.Tree, n tree.Node) int {
	given := [2]int{}
	p := t.Header().Position
	for _, id := range t.Path(n.ID) {
		step := t.Node(id)
		if step.Move == board.NoMove || step.Type.Stage() {
			continue
		}
		p = p.After(step.Move)
		switch {
		case step.Type.Test() || step.Move == board.Pass:
			given = [2]int{}
		case p.InCheck():
			given[p.Turn().Opponent()]++
		}
	}
	return given[turnOf(t, n)]
}

// quietChecks counts the checks without a capture that the side to move has given in the forcing variation.
func quietChecks(t *tree.Tree, n tree.Node) int {
	given, forcing := [2]int{}, false
	p := t.Header().Position
	words := t.Header().Vocabulary
	for _, id := range t.Path(n.ID) {
		step := t.Node(id)
		key := words.Type(step.Type).Key
		if key == "kaissa.fv-of-the-root" {
			forcing = true
		}
		if step.Move == board.NoMove || step.Type.Stage() {
			continue
		}
		quiet := step.Move != board.Pass && !step.Move.IsCapture()
		p = p.After(step.Move)
		if key == "kaissa.forcing" && !forcing {
			forcing, given = true, [2]int{}
			continue
		}
		if forcing && quiet && p.InCheck() {
			given[p.Turn().Opponent()]++
		}
	}
	return given[turnOf(t, n)]
}

// quietBefore counts the moves that neither took nor promoted and had returned.
func quietBefore(t *tree.Tree, n tree.Node, after tree.ID) int {
	quiet := map[board.Move]bool{}
	for _, child := range t.ChildNodes(n.ID) {
		if after != tree.None && child.ID <= after && child.Move != board.Pass && !child.Move.IsCapture() &&
			!child.Move.IsPromotion() {
			quiet[child.Move] = true
		}
	}
	return len(quiet)
}

// turnsOf counts the moves of the parent of a node, and which of them led to it.
func turnsOf(t *tree.Tree, n tree.Node) (turn, turns int) {
	var moves []board.Move
	for _, child := range t.ChildNodes(n.Parent) {
		known := false
		for i, move := range moves {
			if move == child.Move && child.Move == n.Move {
				turn = i + 1
			}
			known = known || move == child.Move
		}
		if child.Type.Test() || child.Move == board.NoMove || child.Type.Stage() || known {
			continue
		}
		moves = append(moves, child.Move)
		if child.Move == n.Move {
			turn = len(moves)
		}
	}
	return turn, len(moves)
}

// sorts are what became of the legal moves of a node.
type sorts struct {
	legal, valued, refuted, cutting, unfinished, tested, absent, other int
}

// coverageOf counts the legal moves of a node by what became of them, in the stage that speaks for it.
func coverageOf(t *tree.Tree, n tree.Node, key string) (count int, ok bool) {
	s := sortsOf(t, n)
	count, ok = map[string]int{"legal moves": s.legal, "valued": s.valued, "refuted": s.refuted, "cutting": s.cutting,
		"unfinished": s.unfinished, "tested": s.tested, "not looked at": s.absent, "other stages": s.other}[key], false
	switch key {
	case "legal moves", "valued", "refuted", "cutting", "unfinished", "tested", "not looked at", "other stages":
		ok = true
	}
	return count, ok
}

func sortsOf(t *tree.Tree, n tree.Node) (s sorts) {
	p, _ := positionAt(fact.Place{In: t, Node: n.ID})
	var legal board.MoveList
	if p.PiecesOf(p.Turn(), board.King) != 0 {
		p.Legal(&legal)
	}
	stage := speaker(t, n)
	for _, move := range legal.All() {
		s.legal++
		child, ok := youngest(t, stage.ID, move)
		switch {
		case !ok && hasNode(t, n.ID, move, false):
			s.other++
		case !ok && hasNode(t, n.ID, move, true):
			s.tested++
		case !ok:
			s.absent++
		case !child.Closed || child.Reason == tree.ReasonStopped:
			s.unfinished++
		case child.Bound == tree.Lower:
			s.refuted++
		case child.Bound == tree.Upper:
			s.cutting++
		default:
			s.valued++
		}
	}
	return s
}

// speaker is the innermost best stage of a node: whose moves are its moves.
func speaker(t *tree.Tree, n tree.Node) tree.Node {
	for {
		best, ok := t.Best(n.ID)
		if !ok || !t.Node(best).Type.Stage() || t.Node(best).Type.Test() {
			return n
		}
		n = t.Node(best)
	}
}

// youngest is the last node of a move just below one, tests left out.
func youngest(t *tree.Tree, id tree.ID, move board.Move) (n tree.Node, ok bool) {
	for _, child := range t.ChildNodes(id) {
		if child.Move == move && !child.Type.Stage() && !child.Type.Test() {
			n, ok = child, true
		}
	}
	return n, ok
}

// hasNode reports whether a move has a node below one or its stages: a test, or one that is none.
func hasNode(t *tree.Tree, id tree.ID, move board.Move, test bool) bool {
	for _, child := range t.ChildNodes(id) {
		if child.Type.Stage() {
			if (test || !child.Type.Test()) && hasNode(t, child.ID, move, test) {
				return true
			}
		} else if child.Move == move && child.Type.Test() == test {
			return true
		}
	}
	return false
}

// sumFault says where the parts of a sentence do not add up to the legal moves that it begins with.
func (s *reading) sumFault() string {
	all, sum := 0, 0
	for i, f := range s.facts {
		n, err := strconv.Atoi(s.tokens[i])
		switch {
		case f.Kind != fact.Count || err != nil:
		case f.Key == "legal moves":
			all = n
		default:
			sum += n
		}
	}
	if sum != all {
		return fmt.Sprintf("the parts add up to %d of %d", sum, all)
	}
	return ""
}
