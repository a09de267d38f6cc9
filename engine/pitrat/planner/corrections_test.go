package planner

import (
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/pitrat/plan"
)

// siteOf is where a dangerous move is corrected: two plies before it.
func siteOf(d *Place) Site { return Site{V: d.Before.Before, R: d.Before} }

// followed are the corrections of a class before a plan.
func followed(list []Correction, rest plan.Plan) (plans []plan.Plan) {
	for _, c := range list {
		plans = append(plans, c.Before(rest).Followed(rest...))
	}
	return plans
}

// Corrections that the paper prints, by class, where the dangerous move is played.
func TestCorrectionsOfThePaper(t *testing.T) {
	all := papers(t)
	for _, c := range []struct {
		name, position, moves string
		class                 int8
		rest, want            string
	}{
		{"P3", "M39", "Nxc3 Rxc3 Rd1 Rcxd1", 4, "d8d1 d1g1*", "c1 ER -> NER d8d1 d1g1*"},
		{"P8", "M39", "Nxc3 Rxc3 Rxc3 Rxc3 Rd1 Qxd1", 4, "d8d1 d1g1*", "e2 EQ -> NEQ d8d1 d1g1*"},
		{"P31", "M58", "Qe3 Qxe3", 4, "b6e3 e3e1*", "h3 EQ -> NEQ b6e3 e3e1*"},
		{"P33", "M58", "Rg3 Qxg3 Qe3 Qxe3", 4, "b6e3 e3e1*", "g3 EQ -> NEQ b6e3 e3e1*"},
		{"P38", "M39", "Nxc3 Rxc3 Rxc3 Rxc3 Qb2 Qc2 Rd1 Qxd1", 4, "d8d1 d1g1*", "c2 EQ -> NEQ d8d1 d1g1*"},
		{"P40", "M58", "Qe3 Qxe3", 4, "b6e3 e3e1*", "g3 V -> NV* b6e3 e3e1*"},
		{"P40, f3", "M58", "Qe3 Qxe3", 4, "b6e3 e3e1*", "f3 V -> NV* b6e3 e3e1*"},
		{"P46", "M3", "Rc8 Rxc8 bxc8=Q Kxc8", 4, "b7c8", "b8 EK -> NEK b7c8"},
		{"P62", "M42", "Re8 Qxe8", 4, "e2e8 e8g8*", "d7 EQ -> NEQ e2e8 e8g8*"},
		{"P64", "M42", "Qg4 Qb5 Re8 Qxe8", 4, "e2e8 e8g8*", "b5 EQ -> NEQ e2e8 e8g8*"},
	} {
		p := all[c.position]
		pl := wanting(&p, 20)
		d := played(t, pl, p, c.moves)
		if got := followed(pl.Corrections(c.class, d, siteOf(d)), parsed(t, c.rest)); !has(got, parsed(t, c.want)) {
			t.Errorf("%s: %s is not among %v", c.name, c.want, got)
		}
	}
}

// The man that is taken leaves before (classes 2 and 3): freely where the balance is good for the player, and
// always with a threat. Nobody leaves where nothing is taken, or where the man was not there yet.
func TestTheManThatIsTakenLeaves(t *testing.T) {
	p := enginetest.Position(t, "4k3/8/2p5/3N4/8/8/7P/4K3 w - - 0 1")
	leave := plan.Modify(board.D5, plan.Friend, plan.NotFriend)
	for _, c := range []struct {
		moves string
		first board.Colour // who wants to win something: the balance of nothing is good for the other
		class int8
		want  []Correction
	}{
		{"h3 cxd5", board.White, 2, nil},
		{"h3 cxd5", board.White, 3, []Correction{{plan.RuleSaveManWithThreat, leave.Starred(), false}}},
		{"h3 cxd5", board.Black, 2, []Correction{{plan.RuleSaveMan, leave, false}}},
		{"h3 cxd5", board.Black, 3, []Correction{{plan.RuleSaveManWithThreat, leave.Starred(), false}}},
		{"h3 c5", board.Black, 2, nil},
		{"h3 c5", board.Black, 3, nil},
		{"Nb4 c5 h3 cxb4", board.Black, 3, []Correction{{plan.RuleSaveManWithThreat, plan.Modify(board.B4, plan.Friend,
			plan.NotFriend).Starred(), false}}},
		{"Nb4 c5 Ke2 Kd7", board.Black, 3, nil},
	} {
		pl := &Planner{Prices: usual, Wanted: 10, First: c.first}
		d := played(t, pl, p, c.moves)
		if got := pl.Corrections(c.class, d, siteOf(d)); !slices.Equal(got, c.want) {
			t.Errorf("%s, class %d, %s is to win: %v, want %v", c.moves, c.class, c.first, got, c.want)
		}
	}
}

// Two plies higher than usual: P53, where 4.Nxc7 is corrected after 1.Rxe6. On e6 a rook stands there, not the
// knight that takes, so that no plan removes it.
func TestCorrectionsHigherUp(t *testing.T) {
	p := papers(t)["E2"]
	pl := wanting(&p, 20)
	d := played(t, pl, p, "Rxe6 fxe6 Qxf8 Kxf8 Nxe6 Kg8 Nxc7")
	v := d
	for v.Before.Before != nil {
		v = v.Before
	}
	at := Site{V: v, R: played(t, pl, p, "Rxe6 fxe6")}
	if got := followed(pl.Corrections(3, d, at), parsed(t, "f7e6*")); !has(got, parsed(t, "c7 F -> NF* f7e6*")) {
		t.Errorf("P53 is not among %v", got)
	}
	for _, c := range pl.Corrections(4, d, at) {
		if c.Rule == plan.RuleRemoveMover {
			t.Errorf("%s removes a man that is not there", c.Change)
		}
	}
}

// The fourth class on small boards: each of its steps, and nothing else.
func TestDestroy(t *testing.T) {
	for _, c := range []struct {
		name, fen, moves string
		first            board.Colour
		rule             plan.Rule
		want             []string
	}{
		{"the mover", "r3k3/8/8/8/8/8/N6P/4K3 w - - 0 1", "h3 Rxa2", board.Black, plan.RuleRemoveMover,
			[]string{"a8 ER -> NER"}},
		{"a block", "r3k3/8/8/8/8/8/N6P/4K3 w - - 0 1", "h3 Rxa2", board.White, plan.RuleBlock,
			[]string{"a3 V -> NV*", "a4 V -> NV*", "a5 V -> NV*", "a6 V -> NV*", "a7 V -> NV*"}},
		{"a block where the balance is good", "r3k3/8/8/N7/8/8/7P/4K3 w - - 0 1", "h3 Rxa5", board.Black, plan.RuleBlock,
			[]string{"a6 V -> NV", "a7 V -> NV"}},
		{"no block before a knight", "1n2k3/8/N7/8/8/8/7P/4K3 w - - 0 1", "h3 Nxa6", board.Black, plan.RuleBlock, nil},
		{"the knight guards where it stood", "r3k3/8/8/N7/8/8/7P/4K3 w - - 0 1", "h3 Rxa5", board.Black, plan.RuleGuard,
			[]string{"a5b3", "a5c4", "a5c6", "a5b7"}},
		{"the knight guards", "r3k3/8/8/P7/8/8/7P/N3K3 w - - 0 1", "h3 Rxa5", board.Black, plan.RuleGuard, []string{"a1b3"}},
		{"no time for a guard", "r3k3/8/8/P7/8/8/7P/N3K3 w - - 0 1", "h3 Rxa5", board.White, plan.RuleGuard, nil},
		{"time if the king captures", "8/1k6/8/P7/8/8/7P/N3K3 w - - 0 1", "h3 Ka6 h4 Kxa5", board.White, plan.RuleGuard,
			[]string{"a1b3"}},
	} {
		p := enginetest.Position(t, c.fen)
		pl := &Planner{Prices: usual, Wanted: 10, First: c.first}
		d := played(t, pl, p, c.moves)
		var got []string
		for _, change := range pl.Corrections(4, d, siteOf(d)) {
			if change.Rule == c.rule {
				got = append(got, change.Change.String())
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// Where the king is taken, a quiet move of another man than the one that moved there gives it a safe square
// before.
func TestFlight(t *testing.T) {
	p := enginetest.Position(t, "4r1k1/8/8/8/8/8/P4PPP/6K1 w - - 0 1")
	pl := &Planner{Prices: usual, Wanted: 10, First: board.Black}
	d := played(t, pl, p, "a3 Re1 0")
	i := slices.IndexFunc(pl.Legal(d), func(m board.Move) bool { return m.To() == board.G1 })
	taken := &Place{Before: d, Move: pl.Legal(d)[i], Position: d.Position.After(pl.Legal(d)[i])}
	if !taken.TakesKing() || d.TakesKing() {
		t.Fatal("the king is not taken")
	}
	var got []string
	for _, c := range pl.Corrections(4, taken, Site{V: &Place{Position: p}, R: played(t, pl, p, "a3")}) {
		if c.Rule == plan.RuleFlight {
			got = append(got, c.Change.String())
		}
	}
	slices.Sort(got)
	if want := []string{"f2f3", "f2f4", "g2g3", "g2g4", "h2h3", "h2h4"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// The king leaves a check, and only a check.
func TestLeaveCheck(t *testing.T) {
	p := enginetest.Position(t, "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1")
	if got := LeaveCheck(&Place{Position: p}); !got.Equal(parsed(t, "e1 F -> NF")) {
		t.Errorf("%v", got)
	}
	if got := LeaveCheck(&Place{Position: p, Closed: true}); got != nil {
		t.Errorf("after the end %v", got)
	}
	p = enginetest.Position(t, "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1")
	if got := LeaveCheck(&Place{Position: p}); got != nil {
		t.Errorf("without a check %v", got)
	}
}

// A correction that removes the man which makes the dangerous move wants another one in its place where the
// plan captures there later (2.1.2).
func TestTheMoverIsReplacedWhereItIsTakenLater(t *testing.T) {
	c := Correction{Rule: plan.RuleRemoveMover, Change: plan.Modify(board.D7, plan.EnemyMan(board.Queen),
		plan.NotEnemyMan(board.Queen))}
	for rest, want := range map[string]string{"e2e8 e8g8*": "d7 EQ -> NEQ", "e2e8 e8d7*": "d7 EQ -> ENQ",
		"": "d7 EQ -> NEQ"} {
		if got := c.Before(parsed(t, rest)).String(); got != want {
			t.Errorf("before %q: %s, want %s", rest, got, want)
		}
	}
	c.Rule, c.Change = plan.RuleBlock, plan.Modify(board.D7, plan.Vacant, plan.NotVacant)
	if got := c.Before(parsed(t, "e2d7")).String(); got != "d7 V -> NV" {
		t.Errorf("a block is %s", got)
	}
}
