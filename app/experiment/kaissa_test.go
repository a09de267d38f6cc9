package experiment

import (
	"context"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/kaissa"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// The six games hold 242 moves of Kaissa, all legal, 32...Qd1+ among them, which passes over a mate.
func TestKaissaGames(t *testing.T) {
	list, err := kaissaPositions()
	if err != nil || len(list) != 242 {
		t.Fatalf("%d positions, error %v", len(list), err)
	}
	found := false
	for _, at := range list {
		if !at.position.IsLegal(at.played) {
			t.Errorf("%s: %s is not legal", at.name, at.played)
		}
		if at.position.MoveNumber() != 32 || at.played.UCI() != "e2d1" {
			continue
		}
		mate, err := at.position.ParseSAN("Qe1#")
		if err != nil {
			t.Fatal(err)
		}
		var after board.Position
		at.position.Make(mate, &after)
		found = after.InCheck() && !after.HasLegalMove()
	}
	if !found {
		t.Error("32...Qe1# is not there")
	}
}

// The readings name options that there are.
func TestKaissaSettings(t *testing.T) {
	for _, list := range [][]reading{kaissaReadings, kaissaReductionSets, forcingReadings} {
		for _, reading := range list {
			if _, err := search.Resolve(kaissa.New(), reading.set); err != nil {
				t.Errorf("%s: %v", reading.name, err)
			}
		}
	}
	if preset1974("5.0")["blankMove"] != "true" {
		t.Error("the preset 1974 was not found")
	}
}

// The rounds of the record are counted also where its budget keeps nothing but the stages.
func TestCountRounds(t *testing.T) {
	list, err := kaissaPositions()
	if err != nil {
		t.Fatal(err)
	}
	var kept, whole [6]int
	for _, at := range list[30:60] {
		_, tr, err := kaissaThink(context.Background(), nil, at, map[string]string{"level": "3.0"}, 20_000, true)
		if err != nil {
			t.Fatal(err)
		}
		countRounds(tr, &kept)
		values, err := search.Resolve(kaissa.New(), map[string]string{"level": "3.0"})
		if err != nil {
			t.Fatal(err)
		}
		recorder := tree.NewRecorder(search.Header(kaissa.New(), values, at.position), 0)
		task := search.Task{Position: at.position, History: at.history, Values: values, Limits: search.Limits{Nodes: 20_000},
			Recorder: recorder}
		if _, err := kaissa.New().Search(context.Background(), task); err != nil {
			t.Fatal(err)
		}
		countRounds(recorder.Tree(), &whole)
	}
	if kept != whole || kept[1] == 0 {
		t.Errorf("with a small budget %v, with all nodes %v", kept, whole)
	}
}

// Positions of a suite are solved with and without options, and the report says with what.
func TestKaissaSolved(t *testing.T) {
	list, err := problems(strings.NewReader(winAtChess))
	if err != nil {
		t.Fatal(err)
	}
	for _, setting := range []Setting{{}, {Options: map[string]string{"level": "2.0", "blankMove": "true"}}} {
		var r Report
		set := Setting{Options: changed(setting.Options, "level", "3.0")}
		if err := kaissaSolved(context.Background(), &r, list[:5], set, func(int) {}); err != nil {
			t.Fatal(err)
		}
		if row := r.Tables[0].Rows[0]; row[0].Value != 5 || row[1].Value.(int) < 1 || set.Options["level"] != "3.0" {
			t.Errorf("%s: %v", r.Tables[0].Title, row)
		}
	}
}
