package tree_test

import (
	"slices"
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

func TestReasonTable(t *testing.T) {
	groups := []Group{GroupOpen, GroupSearched, GroupCut, GroupLeaf, GroupFinal, GroupStop, GroupNotConsidered, GroupTable}
	names := map[string]Reason{}
	used := map[Group]bool{}
	for r := range Reason(Reasons) {
		info := r.Info()
		if info.Name == "" || info.Sentence == "" || info.Sentence[len(info.Sentence)-1] != '.' {
			t.Errorf("reason %d has no name or no sentence: %+v", r, info)
		}
		if info.Source == "" && r != ReasonOpen {
			t.Errorf("reason %q has no source", info.Name)
		}
		if !slices.Contains(groups, info.Group) {
			t.Errorf("reason %q is of the unknown group %q", info.Name, info.Group)
		}
		if other, ok := names[info.Name]; ok {
			t.Errorf("reasons %d and %d are both called %q", other, r, info.Name)
		}
		names[info.Name], used[info.Group] = r, true
		if info.Example != "" {
			if _, err := board.ParseFEN(info.Example); err != nil {
				t.Errorf("example of %q: %v", info.Name, err)
			}
		}
		same(t, "name", r.String(), info.Name)
	}
	for _, group := range groups {
		if !used[group] {
			t.Errorf("no reason is of group %q", group)
		}
	}
	same(t, "a code that is not in the table", Reason(Reasons).Info(), ReasonInfo{})
}

// Codes are stored in files: they never move. New ones are appended here too.
func TestCodesKeepTheirNumbers(t *testing.T) {
	for code, r := range []Reason{ReasonOpen, ReasonComplete, ReasonCut, ReasonDeclined, ReasonDeclinedCut, ReasonNothingForced,
		ReasonCheckmate, ReasonStalemate, ReasonFiftyMoves, ReasonRepetition, ReasonInsufficient, ReasonPlyLimit, ReasonStopped,
		ReasonNotForced, ReasonMaterialBelow, ReasonAfterCut, ReasonChecksUsed, ReasonNotReached, ReasonNotKept,
		ReasonAllLosing, ReasonWithinBounds, ReasonBelowBounds, ReasonAboveBounds, ReasonRoundsUsed, ReasonLosing,
		ReasonPassive, ReasonNotAmongBest,
		ReasonSettled, ReasonSettledCut, ReasonNothingOnMap, ReasonTable, ReasonNotOnMap, ReasonNoHope, ReasonGain, ReasonHopeless,
		ReasonExchange, ReasonFound, ReasonLessChange} {
		same(t, "code of "+r.String(), r, Reason(code))
	}
	for code, k := range []NodeType{TypeRoot, TypeFullWidth, TypeForced, TypeIteration, TypeRound, TypeSafety, TypeActivity, TypeActive, TypeEstimate,
		TypeAnnihilation, TypeFunctions} {
		same(t, "code of "+k.String(), k, NodeType(code))
	}
	for code, c := range []MoveClass{ClassNone, ClassQuiet, ClassCapture, ClassCheck, ClassReply,
		ClassActive, ClassNotLosing, ClassPassive, ClassBestPassive, ClassLosing, ClassNotConsidered,
		ClassAttack, ClassDenial, ClassDenial2} {
		same(t, "code of "+c.String(), c, MoveClass(code))
	}
}

func TestKindTable(t *testing.T) {
	seen := map[string]bool{}
	for k := range NodeType(Kinds) {
		info := k.Info()
		if info.Name == "" || info.Letter == "" || info.Sentence == "" {
			t.Errorf("something is missing: kind %d, %+v", k, info)
		}
		if seen[info.Name] || seen[info.Letter] {
			t.Errorf("kind %d shares its name or letter: %+v", k, info)
		}
		seen[info.Name], seen[info.Letter] = true, true
	}
	same(t, "a code that is not in the table", NodeType(Kinds).Info(), NodeTypeInfo{})
}

func TestClassTable(t *testing.T) {
	seen := map[string]bool{}
	for c := ClassQuiet; c.String() != ""; c++ {
		info := c.Info()
		if info.Letter == "" || info.Sentence == "" || seen[info.Name] || seen[info.Letter] {
			t.Errorf("something is missing or not unique: class %d, %+v", c, info)
		}
		seen[info.Name], seen[info.Letter] = true, true
	}
	same(t, "classes", len(seen), 2*13)
	same(t, "no class", ClassNone.Info(), MoveClassInfo{})
}

func TestStaticWins(t *testing.T) {
	want := map[Reason]bool{ReasonDeclined: true, ReasonDeclinedCut: true, ReasonNothingForced: true, ReasonPlyLimit: true,
		ReasonSettled: true, ReasonSettledCut: true, ReasonNothingOnMap: true, ReasonHopeless: true}
	for r := range Reason(Reasons) {
		same(t, "the static value wins by "+r.String(), r.StaticWins(), want[r])
	}
}
