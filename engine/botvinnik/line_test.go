package botvinnik

import (
	"context"
	"os"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

const capablanca = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
const bookLine = "Ba3 Qxa3 Nh5+ gxh5 Qg5+ Kf8 Qxf6+ Kg8 e7 Qc1+ Kf2 Qc2+ Kg3 Qd3+ Kh4 Qe4+ Kxh5 Qe2+ Kh4 Qe4+ g4 Qe1+ Kh5"

func TestBookLine(t *testing.T) {
	if os.Getenv("LINE") == "" {
		t.Skip()
	}
	p, _ := board.ParseFEN(capablanca)
	set := map[string]string{}
	for _, kv := range strings.Fields(os.Getenv("SET")) {
		k, v, _ := strings.Cut(kv, "=")
		set[k] = v
	}
	values, err := search.Resolve(New(), set)
	if err != nil {
		t.Fatal(err)
	}
	r := tree.NewRecorder(search.Header(New(), values, p), 0)
	res, _ := New().Search(context.Background(), search.Task{Position: p, Values: values, Recorder: r})
	tr := r.Tree()
	t.Log(res.Score, res.Line, res.Counts.Nodes, res.Elapsed)
	keys := map[uint64][]tree.ID{}
	type at struct {
		id tree.ID
		p  board.Position
	}
	stack := []at{{tree.Root, p}}
	for len(stack) > 0 {
		a := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		ch := tr.Children(a.id, nil)
		if len(ch) > 0 && !tr.Node(ch[0]).Kind.Stage() {
			keys[a.p.Key()] = append(keys[a.p.Key()], a.id)
		}
		for _, c := range ch {
			q := a.p
			if m := tr.Node(c).Move; m != board.NoMove {
				a.p.Make(m, &q)
			}
			stack = append(stack, at{c, q})
		}
	}
	q := p
	for k, san := range strings.Fields(bookLine) {
		m, err := q.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, id := range keys[q.Key()] {
			if _, ok := tr.Find(id, m); ok {
				n++
			}
		}
		t.Log(k, san, len(keys[q.Key()]), n)
		var nx board.Position
		q.Make(m, &nx)
		q = nx
	}
}
