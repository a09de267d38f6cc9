package experiment

import (
	"cmp"
	"fmt"
	"time"

	"drevo/app/examples"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/phrase"
)

// combinationTime is what each programme gets for a position.
const combinationTime = 10 * time.Second

// combination lets every programme, and Modern, look for the combination of every example that has one, as it
// comes, with what the example sets for it; the options of a setting go to the programmes that have
// them.
func combination(l *lab, s Setting) error {
	s.Time = cmp.Or(s.Time, combinationTime)
	list, err := examples.All()
	if err != nil {
		return err
	}
	programmes := withModern(engine.Programmes())
	sums := make([]tally, len(programmes))
	l.expect(len(list) * len(programmes))
	t := l.table("positions", phrase.Of("One move, {n} ways to find it, at most {limit} each", "n", len(programmes),
		"limit", s.Time),
		heads("position toBeFound programme isSolved choice nodes time leaves ended")...)
	for _, e := range list {
		for k, p := range programmes {
			if len(e.Solution()) == 0 {
				continue
			}
			at := subject{position: e.Game.Start, moves: e.Solution()[:1], options: optionsFor(p, e, s)}
			for at, result := range l.over(s.study(p.programme), []subject{at}, nil) {
				solved := at.met(result.Move)
				sums[k].count(result, solved)
				t.about(caseOf(p.programme, at, nil), e.Name, at.solutions(), p.name, yesNo(solved), at.choice(result),
					result.Counts.Nodes, result.Elapsed, leaves(e, result), result.Note)
			}
		}
	}
	all := l.table("sums", "In all", heads("programme positions solved nodes time")...)
	for k, p := range programmes {
		all.Add(p.name, sums[k].positions, sums[k].marked, sums[k].nodes, sums[k].took)
	}
	l.limit("Solved is: the first move of the printed line was chosen, for whatever reason. M42, M58 and M9 have other "+
		"moves that win too.",
		"Each programme counts what it calls a node. Pitrat's is told what is to be won, the others are not.")
	return nil
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
