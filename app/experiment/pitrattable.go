package experiment

import (
	"fmt"
	"strings"
	"time"

	"drevo/app/examples"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/search"
	"drevo/engine/tree"
)

const pitratSource = "Pitrat 1977, "

// pitratTime is what the programme gets for a position of a suite, tableNodes for one of the paper: by nodes the table
// is the same on every machine.
const (
	pitratTime = 10 * time.Second
	tableNodes = 200_000
)

// printed is a row of Pitrat's table 1; seconds are those of an IBM 370-168.
type printed struct {
	p, n, nr, dr, mer, f, fl int
	seconds                  float64
	trust                    string // why its counts can't be compared, or only with care; empty where they can
}

const (
	reconstructed = "the position is reconstructed"
	careful       = "nearly forced by the text, with a second solution"
	notInTable    = "not in table 1"
)

// tableOne is table 1 by the names of the positions, and those of the text that it leaves out.
var tableOne = map[string]printed{
	"M39":  {5290, 2157, 135, 11, 17, 16, 47, 24.1, ""},
	"E42":  {769, 305, 35, 7, 8, 12, 35, 2.73, reconstructed},
	"M58":  {8437, 2985, 293, 19, 12, 10, 56, 32.5, ""},
	"T117": {529, 218, 69, 7, 12, 7, 36, 2.91, "the game has 35 legal moves, the paper says 36"},
	"M9":   {6474, 3277, 180, 19, 8, 11, 22, 28.3, careful},
	"E2":   {12766, 4800, 790, 17, 26, 17, 47, 71.4, reconstructed},
	"M3":   {3173, 1810, 76, 9, 12, 14, 35, 11.6, ""},
	"B5":   {17619, 6439, 117, 21, 4, 5, 44, 68.8, ""},
	"M42":  {59748, 22223, 2454, 23, 26, 5, 44, 448.9, ""},
	"M75":  {6511, 2946, 159, 19, 21, 8, 38, 25.7, reconstructed},
	"L180": {16536, 8110, 189, 19, 8, 13, 22, 74.7, careful},
	"INIT": {9, 0, 0, 0, 0, 0, 20, 0.42, ""},
	"T148": {trust: notInTable + ": the programme of 1977 failed"},
	"T149": {trust: notInTable + ": there is nothing to be found"},
}

// alsoToWin is for positions whose value to be won the paper does not print: they are searched for these,
// too, beside what the examples ask for.
var alsoToWin = map[string][]string{"M42": {"pawn", "piece", "rook"}}

// pitratTable searches the positions of the paper and puts table 1 beside it.
func pitratTable(l *lab, s Setting) error {
	list, err := examples.All()
	if err != nil {
		return err
	}
	l.expect(len(list) + len(alsoToWin["M42"]))
	verdicts := l.table("found", fmt.Sprintf("What was found, at most %d nodes each", tableNodes),
		heads("position toWin choice inTree halfMoves line ended")...)
	counts := l.table("table1", "Table 1, ours and the paper's",
		heads("position whose toWin p accepted n nr dr mer f fl time comparable")...)
	for _, e := range list {
		name, _, _ := strings.Cut(e.Name, ":")
		paper, ok := tableOne[name]
		if !ok {
			continue
		}
		wins := []options{with(with(options{"proof": "natural"}, e.Options("pitrat")), s.Options)}
		if _, chosen := s.Options["win"]; !chosen {
			for _, win := range alsoToWin[name] {
				wins = append(wins, changed(wins[0], "win", win))
			}
		}
		for _, set := range wins {
			l.pitratRow(e, name, paper, s.Time, set, verdicts, counts)
		}
	}
	l.limit("A win is accepted as the paper does (proof natural), unless that is set otherwise.",
		"N leaves out the root and null moves; P counts every plan made, not ends of plans; accepted are those that the "+
			"simulation does not throw out, which the paper's P may be. NR, DR and MER are those of the reduced tree, of a "+
			"combination that was found.",
		"Of M42, M58 and the reconstructed positions what was to be won is not printed; M42 is searched for two "+
			"pawns, and for a pawn, a piece and a rook. Times are those of this machine and of an IBM 370-168.",
		"\"Printed line in the tree\" says how far the moves of the paper's line are nodes of ours; the line is "+
			"the best play of our tree, up to a null move.")
	return nil
}

// pitratRow measures one position.
func (l *lab) pitratRow(e examples.Example, name string, paper printed, limit time.Duration, set options, verdicts,
	counts *Table) {
	at := subject{name: name, position: e.Game.Start, moves: e.Solution()}
	recorded := study{programme: pitrat.New(), limits: search.Limits{Time: limit, Nodes: tableNodes}}
	recorded.look = func(t *tree.Tree, result search.Result) {
		win, how, trust := t.Header().Options["win"], "none printed", "yes"
		if n := len(at.moves); n > 0 {
			how = fmt.Sprintf("%d of %d half-moves", inTree(t, at.moves), n)
		}
		if paper.trust != "" {
			trust = "no: " + paper.trust
		}
		verdicts.about(caseOf(pitrat.New(), at, set), name, win, at.choice(result), how, len(result.Line),
			lineText(at.position, result.Line), result.Note)
		reduced, account := pitrat.ReducedTree(t), pitrat.AccountOf(t)
		n, f := pitrat.Counted(t)
		counts.Add(name, "ours", win, account.Plans(), account.Accepted(), n, reduced.NR, reduced.DR, reduced.MER, f,
			at.position.LegalMoveCount(), result.Elapsed, trust)
	}
	if l.search(recorded, at, set); paper.fl > 0 && l.err == nil {
		counts.Add(name, "1977", "", paper.p, "", paper.n, paper.nr, paper.dr, paper.mer, paper.f, paper.fl,
			time.Duration(paper.seconds*float64(time.Second)), "")
	}
	l.step()
}

// inTree returns how many moves of a line are nodes of a tree, from its root on.
func inTree(t *tree.Tree, line []board.Move) int {
	id := tree.Root
	for i, move := range line {
		next, ok := t.Find(id, move)
		if !ok {
			return i
		}
		id = next
	}
	return len(line)
}
