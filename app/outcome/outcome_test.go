package outcome

import (
	"encoding/json"
	"strings"
	"testing"
	"time"
)

// moves is a table with a cell of every sort.
func moves() Table {
	t := New("Moves", Column{Name: " "}, Column{Key: "move", Name: "move"}, Column{Key: "nodes", Name: "nodes"},
		Column{Key: "time", Name: "time"}, Column{Key: "factor", Name: "factor"}, Column{Key: "options"},
		Column{Name: "line"})
	t.Add("", Cell{Value: "Nf3", Text: "1.Nf3"}, uint64(1234), 1500*time.Millisecond, 6.354,
		map[string]string{"b": "<2>", "a": "1"}, []string{"Nf3", "d5"})
	t.Add("*", "exd5", Cell{Value: 7, Text: "≈ 7"}, time.Millisecond, nil, nil, "")
	return t
}

// One table in three forms: what people see, fields by key with values in full, and a line a row.
func TestOneTableThreeForms(t *testing.T) {
	var text, csv strings.Builder
	o := Outcome{Head: []string{"The head."}, Tables: []Table{moves()}, Notes: []string{"A note.", "And another."}}
	if err := o.Text(&text); err != nil {
		t.Fatal(err)
	}
	want := `The head.

Moves
     move   nodes     time  factor  line
     1.Nf3   1234  1.500 s    6.35  Nf3 d5
  *  exd5     ≈ 7  0.001 s

A note.
And another.
`
	if text.String() != want {
		t.Errorf("%s\nwant\n%s", text.String(), want)
	}
	data, err := json.Marshal(moves())
	if want := `[{"move":"Nf3","nodes":1234,"time":1500000000,"factor":6.354,"options":{"a":"1","b":"\u003c2\u003e"}},` +
		`{"move":"exd5","nodes":7,"time":1000000}]`; err != nil || string(data) != want {
		t.Errorf("%s, want %s, error %v", data, want, err)
	}
	if err := o.CSV(&csv); err != nil {
		t.Fatal(err)
	}
	if want := "move,nodes,time,factor,options\nNf3,1234,1.5,6.354,a=1 b=<2>\nexd5,7,0.001,,\n"; csv.String() !=
		want {
		t.Errorf("%s\nwant\n%s", csv.String(), want)
	}
}

// An upright table has its columns below each other, and is one object.
func TestUpright(t *testing.T) {
	u := New("", Column{Key: "first", Name: "the first"}, Column{Key: "games", Name: "games"},
		Column{Key: "elo", Name: "Elo"})
	u.Upright = true
	u.Add("ITEP", 2, nil)
	var text strings.Builder
	if err := (Outcome{Tables: []Table{u}}).Text(&text); err != nil ||
		text.String() != "  the first  ITEP\n  games      2\n" {
		t.Errorf("%q, %v", text.String(), err)
	}
	if data, err := json.Marshal(u); err != nil || string(data) != `{"first":"ITEP","games":2}` {
		t.Errorf("%s, %v", data, err)
	}
}

// Several tables of one CSV stand under their titles.
func TestTablesAsCSV(t *testing.T) {
	a, b := New("A", Heads("n")...), New("B", Heads("m")...)
	a.Add(1)
	var csv strings.Builder
	if err := (Outcome{Tables: []Table{a, b}}).CSV(&csv); err != nil || csv.String() != "A\nn\n1\n\nB\nm\n" {
		t.Errorf("%q, %v", csv.String(), err)
	}
}

// A table without rows is an empty list, and has its heads.
func TestEmptyTable(t *testing.T) {
	empty := New("", Column{Key: "move", Name: "move"})
	var text strings.Builder
	if err := (Outcome{Tables: []Table{empty}}).Text(&text); err != nil || text.String() != "  move\n" {
		t.Errorf("%q, %v", text.String(), err)
	}
	if data, err := json.Marshal(empty); err != nil || string(data) != "[]" {
		t.Errorf("%s, %v", data, err)
	}
}

// ends is a table within a cell.
func ends() Table {
	t := New("", Column{Key: "way", Name: " "}, Column{Key: "n", Name: " "})
	t.Add("a", 1)
	t.Add("b", 2)
	return t
}

// Cells are written for people: a cell is found by its row and its key.
func TestCells(t *testing.T) {
	m := moves()
	if m.Cell(0, "move").Value != "Nf3" || m.Cell(1, "nodes").String() != "≈ 7" {
		t.Errorf("%v, %v", m.Cell(0, "move"), m.Cell(1, "nodes"))
	}
	if m.Cell(0, "none").String() != "" {
		t.Error("a cell of a column that is not there says something")
	}
	for want, value := range map[string]any{"": nil, "6.35": 6.354, "0.001 s": time.Millisecond, "a b": []string{"a", "b"},
		"12": 12, "true": true, "[a]": "[a]", "1 2": [2]int{1, 2}, "a 1, b 2": ends()} {
		if got := (Cell{Value: value}).String(); got != want {
			t.Errorf("%v is %q, want %q", value, got, want)
		}
	}
}
