package board

import (
	"os"
	"slices"
	"testing"

	"drevo/internal/needs"
)

// shortWalk is how many positions of a walk are passed over for each one that is asked for all
// 65,536 moves, where nobody asks for a long run; for scattered positions it is so in a long run
// too.
const shortWalk = 20

// TestAgainstMailbox compares everything that generates or judges moves with the slow twin on
// random games: the list of legal moves and its subsets, "gives check?" for each legal move, and
// "legal?" for all 65,536 numbers that a move can be, so for every from x to x promotion.
func TestAgainstMailbox(t *testing.T) {
	needs.OneGoroutine(t)
	visits, asked := 0, 0
	walk(t, 200, 120, func(p *Position, _ *MoveList) {
		legal := compareLists(t, p)
		if visits++; os.Getenv("DREVO_LONG") != "" || visits%shortWalk == 0 {
			compareAnswers(t, p, legal)
			asked++
		}
	})
	t.Logf("%d positions asked for all 65,536 moves", asked)
}

// TestScatteredAgainstMailbox does the same where pins, captures en passant, promotions and
// castling are thick.
func TestScatteredAgainstMailbox(t *testing.T) {
	needs.OneGoroutine(t)
	visits, asked := 0, 0
	scatter(t, 20000, func(p *Position, _ *MoveList) {
		legal := compareLists(t, p)
		for _, m := range legal {
			if !p.IsLegal(m) {
				t.Errorf("%s: IsLegal denies %s", p.FEN(), m)
			}
		}
		if visits++; visits%shortWalk == 0 {
			compareAnswers(t, p, legal)
			asked++
		}
	})
	t.Logf("%d positions asked for all 65,536 moves", asked)
}

// TestEvasionsAgainstMailbox looks at the positions in check one move from those of random games.
func TestEvasionsAgainstMailbox(t *testing.T) {
	needs.OneGoroutine(t)
	positions, moves, keys := 0, 0, map[uint64]bool{}
	walk(t, 200, 120, func(p *Position, legal *MoveList) {
		for _, m := range legal.All() {
			var next Position
			if p.Make(m, &next); !next.InCheck() {
				continue
			}
			moves += len(compareLists(t, &next))
			positions++
			keys[next.Key()] = true
		}
	})
	t.Logf("%d positions in check, %d different, %d evasions", positions, len(keys), moves)
}

// compareLists compares the generators, the count, "in check?" and "gives check?" of a position
// with the twin's, and returns the twin's legal moves.
func compareLists(t *testing.T, p *Position) []Move {
	t.Helper()
	twin := readMailbox(p.FEN())
	all, captures, quiets, checks := twin.strokes()
	check := twin.kingAttacked(twin.white)
	var list MoveList
	for _, test := range []struct {
		name     string
		generate func(*MoveList)
		want     []Move
	}{
		{"Legal", p.Legal, all}, {"Captures", p.Captures, captures}, {"Quiets", p.Quiets, quiets},
		{"Checks", p.Checks, checks}, {"QuietChecks", p.QuietChecks, common(quiets, checks)},
	} {
		if test.generate(&list); !sameMoves(list.All(), test.want) {
			t.Errorf("%s: %s gives %v, want %v", p.FEN(), test.name, list.All(), test.want)
		}
	}
	if p.InCheck() != check || p.LegalMoveCount() != len(all) || p.HasLegalMove() != (len(all) > 0) ||
		p.HasMove(check) != p.HasLegalMove() {
		t.Errorf("%s: in check %t, %d moves, any %t; the twin says %t, %d", p.FEN(), p.InCheck(), p.LegalMoveCount(),
			p.HasLegalMove(), check, len(all))
	}
	test := p.CheckTest()
	for _, m := range all {
		if gives := slices.Contains(checks, m); p.GivesCheck(m) != gives || test.Gives(p, m) != gives {
			t.Errorf("%s: GivesCheck(%s) = %t, by the test %t", p.FEN(), m, p.GivesCheck(m), test.Gives(p, m))
		}
	}
	return all
}

// common returns the moves that are in both lists.
func common(a, b []Move) (both []Move) {
	for _, m := range a {
		if slices.Contains(b, m) {
			both = append(both, m)
		}
	}
	return both
}

// compareAnswers asks a position for every number that a move can be.
func compareAnswers(t *testing.T, p *Position, legal []Move) {
	t.Helper()
	var wanted [1 << 16]bool
	for _, m := range legal {
		wanted[m] = true
	}
	for m, want := range wanted {
		if p.IsLegal(Move(m)) != want {
			t.Errorf("%s: IsLegal(%s, %04x) = %t", p.FEN(), Move(m), m, !want)
		}
	}
}

// sameMoves compares two lists as sets in which nothing occurs twice.
func sameMoves(a, b []Move) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}
