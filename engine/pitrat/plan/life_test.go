package plan

import (
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
)

// Every rule and every fate has words of its own, to be put where they are said; what is none has some, too.
func TestWordsOfRulesAndFates(t *testing.T) {
	names, sentences := map[string]Rule{}, map[string]Fate{}
	for r := range Rules {
		if other, known := names[r.String()]; known || r.String() == "" {
			t.Errorf("rules %d and %d are called %q", other, r, r)
		}
		names[r.String()] = r
		if s := r.Sentence(); s == "" || strings.HasSuffix(s, ".") || strings.ToLower(s[:1]) != s[:1] {
			t.Errorf("%v: %q", r, s)
		}
		if !strings.Contains(r.Place(), "2.") && !strings.HasPrefix(r.Place(), "ours") {
			t.Errorf("%v stands in %q", r, r.Place())
		}
	}
	for f := range Fates {
		if other, known := sentences[f.String()]; known || f.String() == "" {
			t.Errorf("of fates %d and %d the same is said: %q", other, f, f)
		}
		sentences[f.String()] = f
		if f.Rejected() != strings.HasPrefix(f.String(), "was rejected by the simulation") {
			t.Errorf("%q: rejected %v", f, f.Rejected())
		}
	}
	if Fates.String() != "unknown" || Fates.Rejected() || Rules.String() != (Rules-1).String() {
		t.Error("what is none is one")
	}
}

// A modification is made by the rule of its purpose.
func TestRuleOf(t *testing.T) {
	for text, want := range map[string]Rule{"d5 F -> V*": RuleRemoveFriend, "e7 F -> NF": RuleRemoveFriend,
		"f7 E -> V": RuleRemoveEnemy, "e2 EQ -> ENQ": RuleRemoveEnemy, "g3 V -> NV": RuleBringFriend,
		"c8 NE -> E": RuleLureEnemy, "f8 NEK -> EK": RuleLureEnemy} {
		p, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := RuleOf(p[0].Purpose()); got != want {
			t.Errorf("%s is made by %v", text, got)
		}
	}
}

// A move is a threat if a capture follows, at once or after one more step; what was verified is none. After a null
// move only at once (2.4.1).
func TestThreat(t *testing.T) {
	for _, c := range []struct {
		end            string
		threat, atOnce bool
	}{
		{"", false, false},
		{"d1g1*", true, true},
		{"d5 V d1g1*", true, true},
		{"f4h4 h4h5*", true, false}, // B5, 9.g3
		{"f4h4 h4h6 h6h5*", false, false},
		{"d5 F -> V* d1g1*", true, false},
		{"d8d1", false, false},
		{"d5 V", false, false},
	} {
		p, err := Parse(c.end)
		if err != nil {
			t.Fatal(err)
		}
		if p.Threat(false) != c.threat || p.Threat(true) != c.atOnce {
			t.Errorf("%q: %v, after a null move %v", c.end, p.Threat(false), p.Threat(true))
		}
	}
}

// What a plan threatens at once are the captures with which it begins.
func TestCaptures(t *testing.T) {
	for text, want := range map[string]int{"": 0, "d8d1 d1g1*": 0, "e6e1* e6a2*": 2, "b2e2* e2 NEQ d1g1*": 1,
		"d5 F -> V* d8d1": 0} {
		p, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Captures(); got != want || want > 0 && !p[0].Captures() {
			t.Errorf("%q: %d", text, got)
		}
	}
}

// A state lures if an enemy man must stand there for it, whichever man that is.
func TestStatesThatLure(t *testing.T) {
	friends := []board.Piece{board.NoPiece, board.NewPiece(board.White, board.Queen),
		board.NewPiece(board.White, board.Pawn)}
	for s := Vacant; s < 64; s++ {
		if _, ok := ParseState(s.String()); !ok {
			continue
		}
		man := s.Man()
		holds := func(p board.Piece) bool { return s.Holds(p, board.White) }
		enemy := slices.ContainsFunc(pieces(), func(p board.Piece) bool { return p.Colour() == board.Black && holds(p) })
		without := slices.ContainsFunc(friends, holds)
		if got := s.Lures(); got != (enemy && !without) {
			t.Errorf("%s: %v", s, got)
		}
		if s.Other() != (man != board.NoPieceType && s == OtherEnemyMan(man)) {
			t.Errorf("%s asks for another man: %v", s, s.Other())
		}
	}
}

// A statement plays the moves between its squares, of promotions the one that it names, or any.
func TestPlays(t *testing.T) {
	p := enginetest.Position(t, "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1")
	var list board.MoveList
	p.Legal(&list)
	for text, want := range map[string][]string{"a7a8=N": {"a7a8n"}, "a7b8=Q*": {"a7b8q"}, "e1e2": {"e1e2"},
		"a7a8": {"a7a8b", "a7a8n", "a7a8q", "a7a8r"}, "e1e3": nil} {
		s, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range list.All() {
			if s[0].Plays(m) {
				got = append(got, m.UCI())
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s plays %v", text, got)
		}
	}
}
