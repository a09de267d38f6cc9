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
	for i, it := range tr.Children(tree.Root, nil) {
		for k, round := range append(tr.Children(it, nil), it) {
			id := round
			var at []string
			q := p
			for _, san := range strings.Fields(bookLine) {
				m, err := q.ParseSAN(san)
				if err != nil {
					t.Fatal(err)
				}
				next, ok := tr.Find(id, m)
				if !ok {
					break
				}
				at = append(at, san)
				id = next
				var n board.Position
				q.Make(m, &n)
				q = n
			}
			n := tr.Node(id)
			t.Log(i, k, len(at), at, n.Score, n.Bound, n.Alpha, n.Beta, n.Reason)
		}
	}
}
