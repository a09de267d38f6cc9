package outcome

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
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
		map[string]any{"b": "<2>", "a": 1}, []string{"Nf3", "d5"})
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
	if want := `[{"move":"Nf3","nodes":1234,"time":1500000000,"factor":6.354,"options":{"a":1,"b":"\u003c2\u003e"}},` +
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

// game is a record with a field of its own kind each: for programs alone, for people alone, empty, a record and a
// table.
func game() Table {
	r := Record("A game")
	r.Key = "game"
	r.Field("first", "the first", "", Cell{Value: "itep", Text: "ITEP"})
	r.Field("nodes", "", "nodes", 12)
	r.Field("", "for people", "", "yes")
	r.Field("elo", "Elo", NoUnit, nil)
	size := Record("")
	size.Field("bytes", "", "bytes", 40)
	r.Field("size", "", "", size)
	list := New("Ends", Column{Key: "way", Name: " "}, Column{Key: "n", Name: " ", Unit: "games"},
		Column{Key: "nodes", Name: "empty", Unit: "nodes"})
	list.Add("mate", 1, nil)
	list.Add("draw", 20, nil)
	r.Field("ends", "", "", list)
	return r
}

// A record has its fields below each other and its tables below them, and is one object.
func TestRecord(t *testing.T) {
	var text, csv strings.Builder
	o := Outcome{Tables: []Table{game()}}
	if err := errors.Join(o.Text(&text), o.CSV(&csv)); err != nil {
		t.Fatal(err)
	}
	if want := "A game\n  the first   ITEP\n  for people  yes\n\nEnds\n  mate   1\n  draw  20\n"; text.String() != want {
		t.Errorf("%q, want %q", text.String(), want)
	}
	if want := "table,key,value,unit,way,n,nodes\ngame,first,itep,,,,\ngame,nodes,12,nodes,,,\n" +
		"game,size.bytes,40,bytes,,,\nends,,,,mate,1,\nends,,,,draw,20,\n"; csv.String() != want {
		t.Errorf("%s\nwant\n%s", csv.String(), want)
	}
	head, tail := Head{Schema: 1, Command: "play"}, `"first":"itep","nodes":12,"size":{"bytes":40},`+
		`"ends":[{"way":"mate","n":1},{"way":"draw","n":20}]}`
	var data strings.Builder
	if err := o.JSON(&data, head, false); err != nil || data.String() != `{"schema":1,"command":"play",`+tail+"\n" {
		t.Errorf("%s, %v", data.String(), err)
	}
}

// pieces is a value that writes itself.
type pieces []string

func (p pieces) Stream(w io.Writer) error {
	for _, piece := range p {
		if _, err := io.WriteString(w, piece); err != nil {
			return err
		}
	}
	return nil
}

// Fields that begin alike are an object, and what is streamed stands as it is written; rows have a name.
func TestJSON(t *testing.T) {
	r := Record("")
	r.Field("score.own", "", "", 1.5)
	r.Field("name", "", "", "x")
	r.Field("score.bound", "", "", "≤")
	r.Columns[0].In, r.Columns[2].In = "score", "score"
	r.Field("core.cut", "", "", 1)
	r.Field("tree", "", "", pieces{`{"a":`, strings.Repeat(" ", mostKept), `[1]}`})
	head := Head{Schema: 1, Command: "play"}
	for _, c := range []struct {
		o    Outcome
		want string
	}{
		{Outcome{Tables: []Table{r}}, `{"schema":1,"command":"play","score":{"own":1.5,"bound":"≤"},"name":"x","core.cut":1,"tree":{"a":[1]}}`},
		{Outcome{Tables: []Table{moves()}}, `{"schema":1,"command":"play","rows":` + encodedOf(t, moves()) + "}"},
		{Outcome{}, `{"schema":1,"command":"play","rows":[]}`},
	} {
		for _, indent := range []bool{false, true} {
			var data strings.Builder
			var compact bytes.Buffer
			if err := errors.Join(c.o.JSON(&data, head, indent), json.Compact(&compact, []byte(data.String()))); err != nil ||
				compact.String() != c.want {
				t.Errorf("%s, want %s, %v", compact.String(), c.want, err)
			}
		}
	}
	var data strings.Builder
	if err := JSONOf(&data, head, false, map[string]int{"n": 1}); err != nil || data.String() !=
		`{"schema":1,"command":"play","n":1}`+"\n" {
		t.Errorf("%s, %v", data.String(), err)
	}
}

// encodedOf is a value as JSON.
func encodedOf(t *testing.T, value any) string {
	data, err := encoded(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Numbers alone stand to the right, also in a record.
func TestRecordOfNumbers(t *testing.T) {
	r := Record("Counts")
	r.Field("a", "one", "nodes", 1)
	r.Field("b", "many", "nodes", 100)
	var text strings.Builder
	if err := (Outcome{Tables: []Table{r}}).Text(&text); err != nil ||
		text.String() != "Counts\n  one     1\n  many  100\n" {
		t.Errorf("%q, %v", text.String(), err)
	}
}

// Tables share the columns of one CSV, and each row says which one it is of.
func TestTablesAsCSV(t *testing.T) {
	a, b := New("A", Column{Key: "n"}, Column{Key: "m"}), New("B", Column{Key: "m"}, Column{Name: "for people"})
	a.Key, b.Key = "a", "b"
	a.Add(1, 2)
	b.Add(3, 4)
	var csv strings.Builder
	if err := (Outcome{Tables: []Table{a, b}}).CSV(&csv); err != nil || csv.String() != "table,n,m\na,1,2\nb,,3\n" {
		t.Errorf("%q, %v", csv.String(), err)
	}
}

// A table in a row stands below it, further in.
func TestTableInARow(t *testing.T) {
	t1 := New("", Column{Key: "option", Name: "option"}, Column{Key: "choices", Name: " "})
	t1.Add("scheme", ends())
	t1.Add("depth", nil)
	var text strings.Builder
	if err := (Outcome{Tables: []Table{t1}}).Text(&text); err != nil ||
		text.String() != "  option\n  scheme\n      a  1\n      b  2\n  depth\n" {
		t.Errorf("%q, %v", text.String(), err)
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
	for want, value := range map[string]any{"": nil, "6.35": 6.354, "0.001 s": time.Millisecond,
		"a b": []string{"a", "b"}, "12": 12, "true": true, "[a]": "[a]", "1 2": [2]int{1, 2},
		`[{"way":"a","n":1},{"way":"b","n":2}]`: ends(),
		`{"A":1}`:                               struct{ A int }{1}} {
		if got := (Cell{Value: value}).String(); got != want {
			t.Errorf("%v is %q, want %q", value, got, want)
		}
	}
}
