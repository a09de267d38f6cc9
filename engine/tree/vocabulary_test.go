package tree_test

import (
	"slices"
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

func TestCoreReasonsAreWhole(t *testing.T) {
	groups := []Group{GroupOpen, GroupSearched, GroupCut, GroupLeaf, GroupFinal, GroupStop, GroupNotConsidered, GroupTable}
	var core Vocabulary
	names := map[string]bool{}
	used := map[Group]bool{}
	for r := ReasonOpen; r <= ReasonNotKept; r++ {
		info := core.Reason(r)
		if info.Reason != r || info.Name == "" || info.Sentence == "" || info.Sentence[len(info.Sentence)-1] != '.' {
			t.Errorf("reason %d has no name or no sentence: %+v", r, info)
		}
		if info.Source == "" && r != ReasonOpen {
			t.Errorf("reason %q has no source", info.Name)
		}
		if !slices.Contains(groups, info.Group) || names[info.Name] {
			t.Errorf("reason %q is of an unknown group, or its name is taken: %q", info.Name, info.Group)
		}
		names[info.Name], used[info.Group] = true, true
		if _, err := board.ParseFEN(info.Example); info.Example != "" && err != nil {
			t.Errorf("example of %q: %v", info.Name, err)
		}
		same(t, "final: "+info.Name, r.Final(), info.Group == GroupFinal)
	}
	for _, group := range groups {
		if !used[group] {
			t.Errorf("no reason is of group %q", group)
		}
	}
	same(t, "a code that is in no table", core.Reason(OwnReason).Name, "reason 64")
}

// Codes are stored in files: they never move. New ones are appended here too.
func TestCodesKeepTheirNumbers(t *testing.T) {
	for code, r := range []Reason{ReasonOpen, ReasonComplete, ReasonCut, ReasonStandPat, ReasonStandPatCut, ReasonQuiet,
		ReasonTable,
		ReasonCheckmate, ReasonStalemate, ReasonFiftyMoves, ReasonRepetition, ReasonInsufficient, ReasonPlyLimit,
		ReasonStopped,
		ReasonWithinBounds, ReasonBelowBounds, ReasonAboveBounds, ReasonAfterCut, ReasonNotReached, ReasonNotKept} {
		same(t, "code of a reason", r, Reason(code))
	}
	for code, k := range []NodeType{TypeRoot, TypeFullWidth, TypeQuiescence, TypeIteration, TypeRound} {
		same(t, "code of a type", k.Code(), code)
	}
	for code, c := range []MoveClass{ClassNone, ClassQuiet, ClassCapture, ClassCheck, ClassEvasion} {
		same(t, "code of a class", c, MoveClass(code))
	}
}

func TestCoreTypesAndClassesAreWhole(t *testing.T) {
	var core Vocabulary
	seen := map[string]bool{}
	for _, k := range []NodeType{TypeRoot, TypeFullWidth, TypeQuiescence, TypeIteration, TypeRound} {
		info := core.Type(k)
		if info.Type != k || info.Name == "" || info.Letter == "" || info.Sentence == "" || seen[info.Name] ||
			seen[info.Letter] {
			t.Errorf("something is missing or not unique: %+v", info)
		}
		seen[info.Name], seen[info.Letter] = true, true
		same(t, "found by its code", core.TypeOf(k.Code()), info)
	}
	for c := ClassQuiet; c <= ClassEvasion; c++ {
		info := core.Class(c)
		if info.Class != c || info.Letter == "" || info.Sentence == "" || seen[info.Name] {
			t.Errorf("something is missing or not unique: %+v", info)
		}
		seen[info.Name] = true
	}
	same(t, "no class", core.Class(ClassNone).Name, "")
}

// A programme says what its own codes mean, and may say a core code in its own words.
func TestAProgrammeBringsItsOwnWords(t *testing.T) {
	const sceptical = OwnReason + 3
	v := Vocabulary{
		Types: []TypeInfo{{TypeRound, "own.fv1", "FV1", "1", "The first forcing variation.", "FV1, round %d"}},
		Reasons: []ReasonInfo{
			{sceptical, "own.sceptical", "sceptical", GroupCut, "It did not believe it.", "page 3", "", false},
			{ReasonCut, "own.refuted", "cut", GroupCut, "M > m fails.", "formula 20", "", false},
		},
		Columns: Columns{Pseudo: Column{Name: "PEVA", Hint: "What the moves promise."}},
	}
	same(t, "own reason", v.Reason(sceptical).Sentence, "It did not believe it.")
	same(t, "the core's in its own words", v.Reason(ReasonCut).Source, "formula 20")
	same(t, "another of the core's", v.Reason(ReasonComplete), new(Vocabulary).Reason(ReasonComplete))
	same(t, "a stage with its number", v.StageName(TypeRound, 2), "FV1, round 2")
	same(t, "a stage of the core", v.StageName(TypeIteration, 5), "iteration 5")
	v.Types = append(v.Types, TypeInfo{Type: TypeIteration, Name: "iteration", Numbered: "iteration %d.%d"})
	same(t, "a stage with two numbers", v.StageName(TypeIteration, 302), "iteration 3.2")
	same(t, "a test", v.StageName(OwnType|StageType|TestType, 0), "type 32")
	columns := v.ColumnNames()
	same(t, "own column", columns.Pseudo.Name, "PEVA")
	same(t, "column of the core", columns.Window.Name, "Window")
}

// Both keys find a code that the programme has words of its own for, and no key is found that nobody has.
func TestByKey(t *testing.T) {
	v := Vocabulary{
		Reasons: []ReasonInfo{{Key: "own.refuted", Reason: ReasonCut}},
		Filters: []Filter{{Key: "own.refuted-filter", Reasons: []Reason{ReasonCut}}},

		Techniques: []Technique{{Key: "own.killers-technique", Places: []Place{PlaceKiller, PlaceCheck}}},
	}
	for _, key := range []Key{"own.refuted", "core.cut"} {
		info, ok := ByKey[ReasonInfo](&v, key)
		same(t, string(key), ok && info.Reason == ReasonCut, true)
	}
	if info, ok := ByKey[TypeInfo](&v, "core.cut"); ok {
		t.Errorf("a type has the key of a reason: %+v", info)
	}
	for _, info := range Words[ReasonInfo](&v) {
		if info.Key == "core.cut" {
			t.Error("the core's word stands beside the programme's")
		}
	}
	same(t, "techniques", len(Words[Technique](&v)), 5)
	refuted, killer := Node{Reason: ReasonCut}, Node{Type: TypeFullWidth, Place: PlaceKiller}
	for key, want := range map[Key][]bool{"own.refuted": {true, false}, "own.refuted-filter": {true, false},
		"own.killers-technique": {false, true}, "core.full-width": {false, true}, "core.killer-place": {false, true}} {
		filter, ok := v.FilterOf(key)
		passes := v.Matcher(filter)
		sameList(t, string(key), []bool{ok, passes(refuted), passes(killer)}, append([]bool{true}, want...))
	}
	if filter, ok := v.FilterOf("core.value-column"); ok {
		t.Errorf("a column picks nodes: %+v", filter)
	}
}

func TestFiltersMatchAnyOfWhatTheyList(t *testing.T) {
	v := Vocabulary{Reasons: []ReasonInfo{{OwnReason, "own.own", "own", GroupCut, "Its own.", "", "", false}}}
	passes := v.Matcher(Filter{Types: []NodeType{TypeQuiescence}, Classes: []MoveClass{ClassCheck},
		Reasons: []Reason{ReasonTable}, Groups: []Group{GroupCut}})
	for _, c := range []struct {
		n    Node
		want bool
	}{
		{Node{Type: TypeQuiescence}, true},
		{Node{Type: TypeFullWidth, Class: ClassCheck}, true},
		{Node{Type: TypeFullWidth, Closed: true, Reason: ReasonTable}, true},
		{Node{Type: TypeFullWidth, Closed: true, Reason: ReasonStandPatCut}, true},
		{Node{Type: TypeFullWidth, Closed: true, Reason: OwnReason}, true},
		{Node{Type: TypeFullWidth, Closed: true, Reason: ReasonComplete}, false},
		{Node{Type: TypeFullWidth}, false},
	} {
		if got := passes(c.n); got != c.want {
			t.Errorf("%+v passes: %v", c.n, got)
		}
	}
}
