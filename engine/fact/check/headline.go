package check

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// Result is what a search itself gave, for what its record had no room for.
type Result struct {
	Move    board.Move
	Line    []board.Move
	Stopped bool
	Deepens bool   // the move is that of the last stage that was finished
	Nodes   uint64 // visited
	Allowed uint64 // 0: as many as it takes
}

// headlineClaims are the words of the headline.
var headlineClaims = map[string]func(s *reading, i int) string{
	" plays ": (*reading).chosen, " it plays ": (*reading).chosen, " was stopped in ": (*reading).unfinished,
	". After ": (*reading).whole, " was stopped. After ": (*reading).whole, " and expects ": nil,
	" was stopped. As far as it was finished it plays ":                    (*reading).chosen,
	" was stopped. Its best move so far is ":                               (*reading).chosen,
	" was stopped before it had found a move.":                             (*reading).noMove,
	" was stopped before it had finished a move. Of those that it tested ": (*reading).bestTested,
	" did best: the ":                    nil,
	" gave ":                             nil,
	" chooses no move.":                  (*reading).noMove,
	" for White.":                        nil,
	", which mates.":                     (*reading).mates,
	" ...: ":                             (*reading).longer,
	": that counts as level (":           (*reading).level,
	" ...: that counts as level (":       (*reading).level,
	": that counts as about level (":     (*reading).aboutLevel,
	" ...: that counts as about level (": (*reading).aboutLevel,
	" ahead (":                           (*reading).ahead,
	" behind (":                          (*reading).behind,
	").":                                 nil,
	" for White. That is no choice yet.": (*reading).notChosen,
	". That is no choice yet.":           (*reading).notChosen,
	" mates in ":                         (*reading).matesIn,
	"The value is that of the expected line's end, ": nil,
	" half-moves on, after ":                         (*reading).lastOfLine,
	" half-moves on (":                               (*reading).further,
	"), after ":                                      (*reading).lastOfLine,
	"By pieces alone ":                               (*reading).begins,
	" now and ":                                      (*reading).nowThere,
	"; it saw no further there.":                     nil,
	" now and there.":                                (*reading).asNow,
	" attacks ":                                      (*reading).attacks,
	"It looked at ":                                  nil,
	"It looked at each of the ":                      (*reading).each,
	"In all its depths together it looked at each of the ": (*reading).each,
	"In all its depths together it looked at ":             nil,
	" move, the only one.":                                 (*reading).only,
	" moves.":                                              nil,
	" moves; ":                                             (*reading).parts,
	"It looked at none of the ":                            (*reading).parts,
}

// chosen: the move is the best of the node whose line or value follows, or where the record has none what the search
// itself gave.
func (s *reading) chosen(i int) string {
	move, ok := s.at(i, fact.Move)
	if !ok || len(move.At.Moves) != 1 || move.At.In == nil {
		return "no move of the root"
	}
	for _, f := range s.facts[i+1:] {
		if f.Kind != fact.Value && f.Kind != fact.Line || !f.At.Node.Kept() {
			continue
		}
		line := recorded(f.At.In, f.At.Node)
		if len(line) > 0 && line[0] != move.At.Moves[0] {
			return fmt.Sprintf("node %d has %v", f.At.Node, line[0])
		}
		if len(line) > 0 {
			return ""
		}
	}
	if s.Result.Move != move.At.Moves[0] && (len(s.Result.Line) == 0 || s.Result.Line[0] != move.At.Moves[0]) {
		return fmt.Sprintf("the search gave %v", s.Result.Move)
	}
	return ""
}

// bestTested: the record has no move of the root that was finished, and of its tests the one that follows for its best,
// whose value stands behind it.
func (s *reading) bestTested(i int) string {
	move, word, value := s.facts[i], s.facts[i+1], s.facts[i+2]
	t, test := move.At.In, move.At.In.Node(word.At.Node)
	if value.At.Node != test.ID || test.Move != move.At.Moves[0] || !test.Type.Test() || !test.Best {
		return "that is not the best of the tests"
	}
	for _, n := range t.ChildNodes(test.Parent) {
		if !n.Type.Test() && !n.Type.Stage() && n.Closed && n.Reason != tree.ReasonStopped {
			return fmt.Sprintf("node %d was finished", n.ID)
		}
	}
	return ""
}

// noMove: the search gave none, or one that it made do with, without a line.
func (s *reading) noMove(int) string {
	if s.Result.Move != board.NoMove && len(s.Result.Line) > 0 {
		return "it gave " + s.Result.Move.String()
	}
	return ""
}

// recorded is the line of best children of a node, stages passed through.
func recorded(t *tree.Tree, id tree.ID) (line []board.Move) {
	for {
		best, ok := t.Best(id)
		if !ok {
			return line
		}
		if n := t.Node(best); n.Move != board.NoMove && !n.Type.Stage() {
			line = append(line, n.Move)
		}
		id = best
	}
}

// lineFault reads the moves of a line, and holds them against the record as far as that goes, and then against what the
// search itself gave.
func (s *reading) lineFault(token string, f fact.Fact) string {
	moves := f.At.Moves
	words := strings.Fields(token)
	if len(words) != len(moves)-f.N {
		return fmt.Sprintf("%q are not %d moves", token, len(moves)-f.N)
	}
	for i, word := range words {
		at := fact.Place{In: f.At.In, Moves: moves[:f.N+i+1]}
		if p, fault := positionAt(before(at)); fault == "" && p.Turn() == board.Black && i > 0 {
			word = fmt.Sprintf("%d...%s", p.MoveNumber(), word)
		}
		if fault := moveFault(word, at); fault != "" {
			return fault
		}
	}
	line := recorded(f.At.In, f.At.Node)
	if both := min(len(line), len(moves)); !slices.Equal(line[:both], moves[:both]) {
		return fmt.Sprintf("%v: the record has %v", moves, line)
	}
	if given := s.Result.Line; len(moves) > len(line) && !slices.Equal(given[:min(len(given), len(moves))], moves) {
		return fmt.Sprintf("%v: the search gave %v", moves, given)
	}
	return ""
}

// endFault: the value comes from the end of the line, on the way that the record and its table have.
func endFault(at fact.Place) string {
	var moves []board.Move
	id, ok, known := at.Node, true, false
	for range at.In.Len() {
		if n := at.In.Node(id); n.HasKnown {
			id, known = n.KnownFrom, true
			continue
		}
		if id, ok = at.In.Best(id); !ok {
			break
		}
		if n := at.In.Node(id); n.Move != board.NoMove {
			moves = append(moves, n.Move)
		}
	}
	for len(moves) > 0 && moves[len(moves)-1] == board.Pass {
		moves = moves[:len(moves)-1]
	}
	if !slices.Equal(moves, at.Moves) {
		return fmt.Sprintf("the value comes from the end of %v (by a table: %v)", moves, known)
	}
	return ""
}

// lastOfLine: the move that follows is the last of the line that was counted.
func (s *reading) lastOfLine(i int) string {
	if !slices.Equal(s.facts[i].At.Moves, s.facts[0].At.Moves) {
		return "the move is another"
	}
	return ""
}

// further: the line is longer than the depth.
func (s *reading) further(i int) string {
	depth, err := strconv.Atoi(s.facts[i].At.In.Header().Options[s.Depth])
	if s.facts[i].Kind != fact.Bounds || err != nil || depth >= s.facts[i-1].N {
		return "the line is not longer"
	}
	return ""
}

// begins: the side that begins is named.
func (s *reading) begins(i int) string {
	if end := s.facts[0].At; s.facts[i].Kind != fact.Side || s.tokens[i] != turnOf(end.In, end.In.Node(end.Node)).String() {
		return "that is not of the side which begins"
	}
	return ""
}

// nowThere: the balance before is that before the line.
func (s *reading) nowThere(i int) string {
	if before, ok := s.at(i-1, fact.Balance); !ok || len(before.At.Moves) > 0 || before.At.Node != s.facts[0].At.Node {
		return "that is no balance before the line"
	}
	return ""
}

// there: the balance before is that at the end of the line.
func (s *reading) there(i int) string {
	end, ok := s.at(i-1, fact.Balance)
	if !ok || end.At.In != s.facts[0].At.In || end.At.Node != s.facts[0].At.Node {
		return "that is no balance at the end of the line"
	}
	return endFault(end.At)
}

// asNow: the balance before is that at the end of the line, and before it.
func (s *reading) asNow(i int) string {
	if fault := s.there(i); fault != "" {
		return fault
	}
	begin := s.facts[i-1]
	begin.At.Moves = nil
	return balanceFault(s.tokens[i-1], begin)
}

// longer: the line goes on beyond the moves that are named.
func (s *reading) longer(i int) string {
	line, ok := s.at(i-1, fact.Line)
	if !ok || endFault(line.At) == "" && len(s.Result.Line) <= len(line.At.Moves) {
		return "the line ends here"
	}
	return ""
}

// unfinished: the stage was not finished.
func (s *reading) unfinished(i int) string {
	n := s.facts[i].At.In.Node(s.facts[i].At.Node)
	if s.facts[i].Kind != fact.Word || !n.Type.Stage() || n.Closed && n.Reason != tree.ReasonStopped {
		return "the stage was finished"
	}
	return ""
}

// whole: the stage is the last below the root that was finished and found the best move; what is said is of it.
func (s *reading) whole(i int) string {
	f := s.facts[i]
	if f.Kind != fact.Word || f.Key != "stage" {
		return "that is no stage"
	}
	last := tree.None
	for _, n := range f.At.In.ChildNodes(tree.Root) {
		if n.Type.Stage() && n.Best && n.Closed && n.Reason != tree.ReasonStopped {
			last = n.ID
		}
	}
	if last != f.At.Node {
		return fmt.Sprintf("the last that was finished is %d", last)
	}
	for _, g := range s.facts[i+1:] {
		if (g.Kind == fact.Value || g.Kind == fact.Line) && g.At.Node != last {
			return fmt.Sprintf("what is said is of node %d", g.At.Node)
		}
	}
	return ""
}

// notChosen: the search was stopped.
func (s *reading) notChosen(int) string {
	t := s.facts[0].At.In
	if n := t.Node(tree.Root); n.Closed && n.Reason != tree.ReasonStopped {
		return "the search was finished"
	}
	return ""
}

// pawns is the value of the sentence, White's.
func (s *reading) pawns(i int) float64 {
	f := s.facts[i]
	return f.At.In.Header().Scale.Pawns(int32(f.Score))
}

func (s *reading) level(i int) string {
	if math.Abs(s.pawns(i)) >= 0.005 {
		return "they are not"
	}
	return ""
}

func (s *reading) aboutLevel(i int) string {
	if x := math.Abs(s.pawns(i)); x < 0.005 || x >= 0.25 {
		return "they are not"
	}
	return ""
}

func (s *reading) ahead(i int) string  { return s.leadFault(i, 1) }
func (s *reading) behind(i int) string { return s.leadFault(i, -1) }

// leadFault: the side that is named is ahead, or behind, by the value that follows, and by the pawns that are named.
func (s *reading) leadFault(i, sign int) string {
	if s.tokens[i-2] == board.Black.String() {
		sign = -sign
	}
	if s.facts[i].Kind != fact.Value || s.facts[i-1].Kind != fact.Pawns || s.facts[i-1].Score != s.facts[i].Score {
		return "no value stands behind it"
	}
	if s.pawns(i)*float64(sign) < 0.25 {
		return fmt.Sprintf("%s is not, by %s", s.tokens[i-2], s.tokens[i])
	}
	return ""
}

var inHalves = regexp.MustCompile(`^(about )?(?:(half) a pawn|(\w+?)( and a half)? pawns?)$`)

// pawnsFault reads an advantage in words.
func pawnsFault(token string, f fact.Fact) string {
	part := inHalves.FindStringSubmatch(token)
	if part == nil {
		return token + " is no number of pawns"
	}
	said := float64(spelled(part[3]))
	if part[2] != "" {
		said = 0.5
	} else if part[4] != "" {
		said += 0.5
	}
	away := math.Abs(math.Abs(f.At.In.Header().Scale.Pawns(int32(f.Score))) - said)
	if about := part[1] != ""; away > 0.2501 || about == (away < 0.005-1e-9) {
		return fmt.Sprintf("%s stands for %d", token, f.Score)
	}
	return ""
}

// spelled is a number in words, or in figures.
func spelled(word string) int {
	if n, err := strconv.Atoi(word); err == nil {
		return n
	}
	return slices.Index(strings.Fields("no one two three four five six seven eight nine ten"), word)
}

// attacks: the piece is attacked by the move before.
func (s *reading) attacks(i int) string {
	if f := s.facts[i]; f.Kind != fact.Attacked || !sameAs(f.At, s.facts[i-1].At) {
		return "it is attacked by another move"
	}
	return ""
}

// matesIn: the side that is named mates.
func (s *reading) matesIn(i int) string {
	f := s.facts[i]
	n := f.At.In.Node(f.At.Node)
	if white := forWhite(n.Score, turnOf(f.At.In, n)) > 0; white != (s.tokens[i-1] == board.White.String()) {
		return "the other side does"
	}
	return ""
}
