package experiment

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"drevo/app/examples"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/trajectory"
	"drevo/internal/phrase"
)

// combinationTime is what each programme gets for a position.
const combinationTime = 10 * time.Second

// combination lets every programme, and Modern, look for the combination of every example that has one, as it
// comes, with what the example sets for it; the options of a setting go to the programmes that have
// them. Then it looks for the positions of the suites that most of them see through.
func combination(l *lab, s Setting) error {
	s.Time = cmp.Or(s.Time, combinationTime)
	list, err := examples.All()
	if err != nil {
		return err
	}
	suites, err := combinationSuites()
	if err != nil {
		return err
	}
	programmes := withModern(engine.Programmes())
	sums := make([]tally, len(programmes))
	seen := make([]int, len(programmes))
	l.expect((len(list) + len(suites)) * len(programmes))
	t := l.table("positions", phrase.Of("One move, {n} ways to find it, at most {limit} each", "n", len(programmes),
		"limit", s.Time),
		heads("position toBeFound programme isSolved isSeen choice nodes time leaves ended")...)
	for _, e := range list {
		for k, p := range programmes {
			if len(e.Solution()) == 0 {
				continue
			}
			at := subject{position: e.Game.Start, moves: e.Solution()[:1], options: optionsFor(p, e, s)}
			for at, result := range l.over(s.study(p.programme), []subject{at}, nil) {
				solved, sees := at.met(result.Move), seesThrough(p.programme, at, e.Solution(), result)
				sums[k].count(result, solved)
				seen[k] += count(sees)
				t.about(caseOf(p.programme, at, nil), e.Name, at.solutions(), p.name, yesNo(solved), yesNo(sees),
					at.choice(result), result.Counts.Nodes, result.Elapsed, leaves(e, result), result.Note)
			}
		}
	}
	all := l.table("sums", "In all", heads("programme positions solved seen nodes time")...)
	for k, p := range programmes {
		all.Add(p.name, sums[k].positions, sums[k].marked, seen[k], sums[k].nodes, sums[k].took)
	}
	l.seenByMost(suites, programmes)
	l.limit("Solved is: the first move of the printed line was chosen, for whatever reason. M42, M58 and M9 have other "+
		"moves that win too.",
		"Seen is: it was chosen, the line goes on as printed to the second move of the side that combines, and the value is "+
			"at least a pawn more than what stands on the board (queen 9, rook 5, bishop and knight 3). The suites print no "+
			"line: there the move and the value must do.",
		"Each programme counts what it calls a node. Pitrat's is told what is to be won, the others are not.")
	return l.err
}

// keyHalfMove is the half-move of a printed line that shows that a combination is seen: the second move of its side.
const keyHalfMove = 3

// seesThrough reports whether a programme plays the first move of a combination and sees why: its line has the printed
// moves to the key, and its value what is won.
func seesThrough(p search.Programme, at subject, solution []board.Move, r search.Result) bool {
	won := p.Scale().Pawns(int32(r.Score)) - pawnsAhead(&at.position)
	if !at.met(r.Move) || won < 1 {
		return false
	}
	key := min(keyHalfMove, len(solution))
	return len(solution) <= 1 || len(r.Line) >= key && slices.Equal(r.Line[:key], solution[:key])
}

// pawnsAhead is what the side to move has more on the board, in pawns.
func pawnsAhead(p *board.Position) (sum float64) {
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		n := p.PiecesOf(p.Turn(), kind).Count() - p.PiecesOf(p.Turn().Opponent(), kind).Count()
		sum += float64(n * trajectory.Value(kind))
	}
	return sum
}

// suiteNodes is what each programme gets for a position of a suite.
const suiteNodes = 20_000

// combinationSuites are the positions of the suites that come along.
func combinationSuites() (list []subject, err error) {
	for _, text := range []string{winAtChess, bratkoKopec} {
		of, err := ownProblems(text)
		if err != nil {
			return nil, err
		}
		list = append(list, of...)
	}
	return list, nil
}

// seenByMost lists the positions of the suites that at least five programmes see through, those of the most first.
func (l *lab) seenByMost(list []subject, programmes []entrant) {
	const most = 5
	var rows [][]any // with the position behind them
	plays, sees := map[int]int{}, map[int]int{}
	for _, at := range list {
		played, seen, blind := 0, 0, []string{}
		for _, p := range programmes {
			s := study{programme: p.programme, limits: search.Limits{Nodes: suiteNodes}}
			for at, result := range l.over(s, []subject{at}, p.set) {
				played += count(at.met(result.Move))
				if seesThrough(p.programme, at, nil, result) {
					seen++
				} else {
					blind = append(blind, p.name)
				}
			}
		}
		plays[played]++
		sees[seen]++
		if seen >= most {
			rows = append(rows, []any{at.name, at.solutions(), played, seen, strings.Join(blind, ", "), at.position.FEN(), at})
		}
	}
	slices.SortStableFunc(rows, func(a, b []any) int { return cmp.Compare(b[3].(int), a[3].(int)) })
	t := l.table("suites", phrase.Of("Positions of the suites that at least {most} of {n} see through, at {nodes} "+
		"nodes each",
		"most", most, "n", len(programmes), "nodes", suiteNodes), heads("position solution playedBy seenBy whoNot fen")...)
	last := programmes[len(programmes)-1]
	for _, row := range rows {
		cells := len(row) - 1
		t.about(caseOf(last.programme, row[cells].(subject), last.set), row[:cells]...)
	}
	by := l.table("suitesums", phrase.Of("By how many of {n} the {positions} positions are played and seen", "n",
		len(programmes), "positions", len(list)), heads("programmes solved seen")...)
	for n := len(programmes); n >= 0; n-- {
		by.Add(n, plays[n], sees[n])
	}
}

// optionsFor are those of a preset, those that an example sets for a programme, and those of the setting
// that it has.
func optionsFor(p entrant, e examples.Example, s Setting) options {
	set := with(p.set, e.Options(p.programme.About().ID))
	for _, o := range p.programme.Options() {
		if value, given := s.Options[o.Name]; given {
			set[o.Name] = value
		}
	}
	return set
}

// leaves names the move at which a line leaves the solution: "3...Kh8 for 3...Qb2", or how far they
// are the same.
func leaves(e examples.Example, r search.Result) string {
	line, p := r.Line, e.Game.Start
	if len(line) == 0 && r.Move != board.NoMove {
		line = []board.Move{r.Move}
	}
	for i, want := range e.Solution() {
		if i >= len(line) {
			return fmt.Sprintf("the same for %d half-moves", i)
		}
		if line[i] != want {
			return phrase.Of("half-move {at}: {move} for {other}", "at", i+1, "move", p.SAN(line[i]), "other", p.SAN(want))
		}
		p = p.After(want)
	}
	return "nowhere"
}

// yesNo writes a mark of a table.
func yesNo(mark bool) string {
	if mark {
		return "yes"
	}
	return "no"
}
