package experiment

import (
	"context"
	"fmt"
	"maps"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/itep"
	"drevo/engine/kaissa"
	"drevo/engine/search"
	"drevo/engine/tree"
)

var kaissaGames = library.Text("kaissa_games.pgn")

// kaissaSides says which side Kaissa had in each of its games.
var kaissaSides = []board.Colour{board.White, board.Black, board.Black, board.Black, board.White, board.White}

// kaissaOpening is the last move of a game that may have come from its opening book (ruling: the book
// had 10 000 positions, and is lost).
const kaissaOpening = 6

// kaissaNodes ends a search that a position makes explode.
const kaissaNodes = 500_000

// kaissaPositions are the 242 positions in which Kaissa moved.
func kaissaPositions() (list []gamePosition, err error) {
	games, err := library.Items(kaissaGames)
	if err != nil || len(games) != len(kaissaSides) {
		return nil, fmt.Errorf("games of Kaissa: %d of %d read, %w", len(games), len(kaissaSides), err)
	}
	for i, game := range games {
		for _, at := range gamePositions(fmt.Sprintf("game %d", i+1), game) {
			if at.position.Turn() == kaissaSides[i] {
				list = append(list, at)
			}
		}
	}
	return list, nil
}

// preset1974 are the values of Kaissa's preset at a level.
func preset1974(level string) map[string]string {
	for _, preset := range kaissa.New().Presets() {
		if preset.Name == "1974" {
			return changed(preset.Values, "level", level)
		}
	}
	return nil
}

// at is a level of 1990 with further options.
func at(level string, more ...string) map[string]string {
	set := map[string]string{"level": level}
	for i := 0; i < len(more); i += 2 {
		set[more[i]] = more[i+1]
	}
	return set
}

// kaissaThink lets Kaissa search a position of a game; a record of its stages is kept where it is
// wanted.
func kaissaThink(ctx context.Context, memory *search.Memory, at gamePosition, set map[string]string, nodes uint64,
	record bool) (search.Result, *tree.Tree, error) {
	task := at.task()
	task.Limits.Nodes, task.Memory = nodes, memory
	if record {
		return askRecorded(ctx, kaissa.New(), set, task, 1) // the stages are kept beyond that
	}
	result, err := ask(ctx, kaissa.New(), set, task)
	return result, nil, err
}

// kaissaScore counts how often a choice was the move of the game, in the opening and after it.
type kaissaScore struct {
	moves, same [2]int // 1: after the opening
	nodes       uint64
	cut         int // searches that the limit of nodes ended
}

func (s *kaissaScore) count(at gamePosition, r search.Result) {
	later := count(at.position.MoveNumber() > kaissaOpening)
	s.moves[later]++
	s.same[later] += count(best(r) == at.played)
	s.nodes += r.Counts.Nodes
	s.cut += count(r.Stopped)
}

func (s *kaissaScore) row(t *Table, name string) {
	t.Add(name, s.moves[1], s.same[1], 100*float64(s.same[1])/float64(max(s.moves[1], 1)), s.moves[0], s.same[0], s.nodes,
		s.cut)
}

// kaissaReadings are what is set side by side.
var kaissaReadings = []reading{
	{"1990, FV0", at("FV0")},
	{"1990, 2.1", at("2.1")},
	{"1990, 3.1", at("3.1")},
	{"1990, 4.1", at("4.1")},
	{"1990, 5.1", at("5.1")},
	{"1974, 3.0", preset1974("3.0")},
	{"1974, 4.0", preset1974("4.0")},
	{"1974, 5.0", preset1974("5.0")},
	{"1974, 5.0, phalanxes on all ranks", changed(preset1974("5.0"), "phalanxRanks", "false")},
	{"1990, 3.1, phalanxes on ranks 4 to 7", at("3.1", "phalanxRanks", "true")},
	{"1990, 5.1, phalanxes on ranks 4 to 7", at("5.1", "phalanxRanks", "true")},
	{"1990, 3.1, rows 25 and 26 by squares", at("3.1", "openFiles", "squares")},
	{"1990, 5.1, rows 25 and 26 by squares", at("5.1", "openFiles", "squares")},
	{"1990, 3.1, checks must be answered", at("3.1", "standPatInCheck", "false")},
	{"1990, 5.1, checks must be answered", at("5.1", "standPatInCheck", "false")},
	{"1990, 3.0", at("3.0")},
	{"1990, 3.0, checks must be answered", at("3.0", "standPatInCheck", "false")},
	{"1974, 4.0, checks must be answered", changed(preset1974("4.0"), "standPatInCheck", "false")},
}

// kaissaAgreement replays Kaissa's moves.
func kaissaAgreement(ctx context.Context, r *Report, progress Progress) error {
	list, err := kaissaPositions()
	if err != nil {
		return err
	}
	r.table("The moves of Kaissa in its six games", "reading", "from move 7", "same", "%", "moves 1 to 6", "same", "nodes",
		"cut")
	done, total := 0, len(list)*(len(kaissaReadings)+len(itepDepths))
	step := func() { done++; progress(done, total) }
	mates := r.table("Tech 2 - Kaissa, 32...Qd1+, which passes over 32...Qe1#", "reading", "choice", "value")
	t := &r.Tables[0]
	var memory search.Memory
	for _, reading := range kaissaReadings {
		var s kaissaScore
		for _, at := range list {
			result, _, err := kaissaThink(ctx, &memory, at, reading.set, kaissaNodes, false)
			if err != nil {
				return err
			}
			s.count(at, result)
			if at.played.UCI() == "e2d1" && at.position.MoveNumber() == 32 {
				mates.Add(reading.name, at.position.SAN(result.Move), int(result.Score))
			}
			step()
		}
		s.row(t, reading.name)
	}
	if err := kaissaControls(ctx, t, list, step); err != nil {
		return err
	}
	r.limit("The source records the moves and says nothing of agreement, level or time of each; the weights are those " +
		"of 1990, for we know of none of 1974 or 1977.")
	r.limit("Moves 1 to 6 may have come from the opening book, which is lost; they are counted apart.")
	r.limit(fmt.Sprintf("A search is ended after %d nodes; \"cut\" counts those. The best move found is compared there.",
		kaissaNodes))
	r.limit("ITEP searches no iterations, so that it can't be given equal nodes for a move: of its depths the one with " +
		"about as many nodes in all is to be compared.")
	return nil
}

// itepDepths are the depths of ITEP that are set beside Kaissa: its nodes show which one is nearest.
var itepDepths = []string{"3", "4", "5"}

// kaissaControls adds ITEP and chance.
func kaissaControls(ctx context.Context, t *Table, list []gamePosition, step func()) error {
	p := itep.New()
	for _, depth := range itepDepths {
		var s kaissaScore
		for _, at := range list {
			task := at.task()
			task.Limits.Nodes = kaissaNodes
			result, err := ask(ctx, p, map[string]string{"depth": depth}, task)
			if err != nil {
				return err
			}
			s.count(at, result)
			step()
		}
		s.row(t, "ITEP, Dn = "+depth)
	}
	var moves [2]int
	var expected [2]float64
	for _, at := range list {
		later := count(at.position.MoveNumber() > kaissaOpening)
		moves[later]++
		expected[later] += 1 / float64(at.position.LegalMoveCount())
	}
	t.Add("a random legal move", moves[1], expected[1], 100*expected[1]/float64(moves[1]), moves[0], expected[0],
		uint64(0), 0)
	return nil
}

// kaissaRounds counts how often the first guess holds.
func kaissaRounds(ctx context.Context, r *Report, progress Progress) error {
	list, err := kaissaPositions()
	if err != nil {
		return err
	}
	t := r.table("Iterations X.Y in the positions of Kaissa's six games", "level", "guess", "iterations",
		"first guess holds", "%", "second", "third", "fourth", "no borders", "nodes")
	settings := []map[string]string{at("3.1"), at("5.1"), at("3.1", "guess", "fv0"), at("5.1", "guess", "fv0"),
		at("3.1", "guess", "fv1"), at("5.1", "guess", "fv1")}
	var memory search.Memory
	for i, set := range settings {
		var held [6]int // by the number of the round that held
		nodes := uint64(0)
		for n, at := range list {
			progress(i*len(list)+n, len(settings)*len(list))
			result, tr, err := kaissaThink(ctx, &memory, at, set, kaissaNodes, true)
			if err != nil {
				return err
			}
			nodes += result.Counts.Nodes
			countRounds(tr, &held)
			tr.Release()
		}
		all := held[1] + held[2] + held[3] + held[4] + held[5]
		guess := set["guess"]
		if guess == "" {
			guess = "last"
		}
		t.Add(set["level"], guess, all, held[1], 100*float64(held[1])/float64(max(all, 1)), held[2], held[3], held[4],
			held[5], nodes)
	}
	r.limit("The manual does not say over which positions and iterations its 90 % were counted, nor how far apart its " +
		"borders are.")
	r.limit("Iterations that the limit of nodes ended are not counted.")
	return nil
}

// countRounds counts the finished iterations of a search by the number of the round that held.
func countRounds(tr *tree.Tree, held *[6]int) {
	for _, id := range tr.Children(tree.Root, nil) {
		n := tr.Node(id)
		if n.Type != tree.TypeIteration || n.Reason != tree.ReasonComplete {
			continue
		}
		held[min(len(tr.Children(id, nil)), len(held)-1)]++
	}
}

// kaissaReductionSets are the reductions, each alone off, or on where it is not usual.
var kaissaReductionSets = []reading{
	{"all as in 1990", nil},
	{"no rounds", map[string]string{"rounds": "false"}},
	{"no killers", map[string]string{"killers": "false"}},
	{"no table", map[string]string{"table": "false"}},
	{"table for the order alone", map[string]string{"reuseValues": "false"}},
	{"no FV0 and FV1", map[string]string{"preliminary": "false"}},
	{"no shallower iterations", map[string]string{"deepen": "false"}},
	{"with the blank move", map[string]string{"blankMove": "true"}},
	{"with the blank move, no table", map[string]string{"blankMove": "true", "table": "false"}},
}

// kaissaReductions switches each reduction off in turn.
func kaissaReductions(ctx context.Context, r *Report, progress Progress) error {
	list, err := kaissaPositions()
	if err != nil {
		return err
	}
	done, total := 0, 2*len(kaissaReductionSets)*((len(list)+reductionEvery-1)/reductionEvery)
	var memory search.Memory
	for _, level := range []string{"3.1", "5.1"} {
		t := r.table("Every fifth position of Kaissa's games, "+level, "reductions", "positions", "nodes", "of all nodes",
			"time", "same move", "same value", "cut")
		var usual []search.Result
		for _, set := range kaissaReductionSets {
			with := map[string]string{"level": level}
			maps.Copy(with, set.set)
			var all search.Result
			same, sameValue, cut, n := 0, 0, 0, 0
			for i := 0; i < len(list); i += reductionEvery {
				result, _, err := kaissaThink(ctx, &memory, list[i], with, kaissaNodes, false)
				if err != nil {
					return err
				}
				if len(set.set) == 0 {
					usual = append(usual, result)
				}
				all.Counts.Nodes += result.Counts.Nodes
				all.Elapsed += result.Elapsed
				same += count(result.Move == usual[n].Move)
				sameValue += count(result.Score == usual[n].Score)
				cut += count(result.Stopped)
				n++
				done++
				progress(done, total)
			}
			nodes := uint64(0)
			for _, u := range usual {
				nodes += u.Counts.Nodes
			}
			t.Add(set.name, n, all.Counts.Nodes, float64(all.Counts.Nodes)/float64(nodes), all.Elapsed, same, sameValue, cut)
		}
	}
	r.limit("The manual gives no figure for a reduction but \"the search is sped up greatly\" for a right guess.")
	r.limit("Alpha-beta itself is not switched off: without it 3.1 would visit about a thousand times as many nodes.")
	r.limit(fmt.Sprintf("A search is ended after %d nodes; \"cut\" counts those, and their moves and values are "+
		"compared as they are.", kaissaNodes))
	return nil
}

// reductionEvery is which positions of the games are searched for the reductions.
const reductionEvery = 5
