package mcp_test

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"drevo/app/mcp"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/internal/needs"
)

// client is a server with somebody who asks.
type client struct {
	*testing.T
	session *sdk.ClientSession
}

func connect(t *testing.T) client {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	theirs, ours := sdk.NewInMemoryTransports()
	server := mcp.New(engine.Programmes())
	ended := make(chan struct{})
	go func() { defer close(ended); _ = server.Run(ctx, ours) }() // ends with the context
	session, err := sdk.NewClient(&sdk.Implementation{Name: "test"}, nil).Connect(ctx, theirs, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = session.Close(); cancel(); <-ended; server.Close() })
	return client{t, session}
}

// call asks a tool, and returns the error that it tells.
func (c client) call(tool string, in, out any) (fault string) {
	c.Helper()
	result, err := c.session.CallTool(c.Context(), &sdk.CallToolParams{Name: tool, Arguments: in})
	if err != nil {
		return err.Error()
	}
	if result.IsError {
		return result.Content[0].(*sdk.TextContent).Text
	}
	data, err := json.Marshal(result.StructuredContent)
	if err == nil {
		err = json.Unmarshal(data, out)
	}
	if err != nil {
		c.Fatalf("%s: %v", tool, err)
	}
	return ""
}

func (c client) must(tool string, in, out any) {
	c.Helper()
	if fault := c.call(tool, in, out); fault != "" {
		c.Fatalf("%s: %s", tool, fault)
	}
}

// TestEveryMoveHasAnAnswer: of each programme's search every legal move at the root is in moves, and why_not answers
// for it; every chain of why ends at a node that is there.
func TestEveryMoveHasAnAnswer(t *testing.T) {
	t.Parallel()
	c := connect(t)
	for _, programme := range engine.Programmes() {
		id := programme.About().ID
		var choice mcp.Choice
		c.must("analyse", mcp.Task{Programme: id, Nodes: 30_000}, &choice)
		var p board.Position
		p, _, err := board.ReadFEN(choice.FEN)
		if err != nil {
			t.Fatal(err)
		}
		var legal board.MoveList
		p.Legal(&legal)
		tests := map[string]*int{} // the nodes of moves that were only tested
		if choice.Move != "" {
			var all mcp.Moves
			c.must("moves", mcp.Searched{Search: choice.Search}, &all)
			if len(all.Moves) != legal.Len() || all.Moves[0].Move != choice.Move {
				t.Errorf("%s: %d of %d moves, %s first, chosen %s", id, len(all.Moves), legal.Len(), all.Moves[0].Move,
					choice.Move)
			}
			for _, m := range all.Moves {
				if tests[m.Move] = m.Test; id == "itep" && m.Move != choice.Move && m.Test == nil && m.Node == nil {
					t.Errorf("%s: no node of the test of %s", id, m.Move)
				}
			}
		}
		for i := range legal.Len() {
			san := p.SAN(legal.At(i))
			var denial mcp.Denial
			c.must("why_not", mcp.Question{Place: mcp.Place{Search: choice.Search}, Move: san}, &denial)
			if denial.Says == "" || denial.Rule == nil && denial.Node == nil {
				t.Errorf("%s says nothing of %s: %+v", id, san, denial)
			}
			if at := tests[san]; at != nil && (denial.Node == nil || denial.Node.ID != *at) {
				t.Errorf("%s tested %s at node %d, and why_not says %+v", id, san, *at, denial.Node)
			}
			if denial.Chosen && san != choice.Move {
				t.Errorf("%s chose %s, and says so of %s", id, choice.Move, san)
			}
		}
		var origin mcp.Origin
		c.must("why", mcp.Place{Search: choice.Search}, &origin)
		if leaf := origin.Chain[len(origin.Chain)-1]; leaf.ID >= choice.Recorded {
			t.Errorf("%s: the value comes from node %d of %d", id, leaf.ID, choice.Recorded)
		}
		sumsUp(t, id, origin)
	}
}

// sumsUp checks that the terms of a leaf add up to its static value, in pawns with the rounding of each.
func sumsUp(t *testing.T, id string, o mcp.Origin) {
	t.Helper()
	if len(o.Terms) == 0 || o.Total == nil || o.Total.PawnsForWhite == nil {
		return
	}
	sum := 0.0
	for _, term := range o.Terms {
		sum += term.Net
	}
	if diff := sum - *o.Total.PawnsForWhite; diff > 0.02 || diff < -0.02 {
		t.Errorf("%s: the terms add up to %.4f, the total is %.4f", id, sum, *o.Total.PawnsForWhite)
	}
}

// TestANodeByItsLine is the node by its number, and its children are those of the search.
func TestANodeByItsLine(t *testing.T) {
	t.Parallel()
	c := connect(t)
	var choice mcp.Choice
	c.must("analyse", mcp.Task{Programme: "paulchess", Options: map[string]string{"depth": "3"}}, &choice)
	if choice.Options["depth"] != "3" || len(choice.Options) != 1 || choice.Stopped || choice.Value == "" {
		t.Fatalf("%+v", choice)
	}
	var byLine, byNumber mcp.Branch
	c.must("node", mcp.Place{Search: choice.Search, Line: choice.Line[:1]}, &byLine)
	c.must("node", mcp.Place{Search: choice.Search, Node: &byLine.Node.ID}, &byNumber)
	if !strings.HasSuffix(byLine.Node.Name, choice.Move) || byNumber.Path != byLine.Path || len(byLine.Children) == 0 ||
		byLine.Node.Nodes < uint64(len(byLine.Children)) {
		t.Errorf("%+v\n%+v", byLine.Node, byNumber.Node)
	}
	for _, child := range byLine.Children {
		if byLine.Words[child.Reason].Sentence == "" {
			t.Errorf("nothing says what %s is", child.Reason)
		}
	}
}

// TestWrongQuestions are answered by a sentence that says what is allowed.
func TestWrongQuestions(t *testing.T) {
	t.Parallel()
	c := connect(t)
	var choice mcp.Choice
	c.must("analyse", mcp.Task{Programme: "itep"}, &choice)
	far := 1 << 40
	for _, wrong := range []struct {
		tool string
		in   any
		says string
	}{
		{"analyse", mcp.Task{Programme: "hal"}, "itep"},
		{"analyse", mcp.Task{Programme: "paulchess/none"}, `no preset "none"`},
		{"analyse", mcp.Task{Programme: "itep", FEN: "9/8 w"}, "FEN"},
		{"analyse", mcp.Task{Programme: "itep", Moves: []string{"Ke8"}}, "Ke8"},
		{"analyse", mcp.Task{Programme: "itep", Options: map[string]string{"deep": "4"}}, "deep"},
		{"analyse", mcp.Task{Programme: "itep", Nodes: 1 << 60}, "at most 10000000"},
		{"analyse", mcp.Task{Programme: "itep", Seconds: -1}, "0 to 60"},
		{"node", mcp.Place{Search: 7}, "no search 7"},
		{"node", mcp.Place{Search: 1, Node: &far}, "nodes 0 to"},
		{"node", mcp.Place{Search: 1, Line: []string{"Ba3", "Qxa3", "Qc7+"}}, "why_not"},
		{"why_not", mcp.Question{Place: mcp.Place{Search: 1}, Move: "Nf9"}, "Nf9"},
		{"compare", mcp.Duel{Programmes: []string{"itep"}}, "two to eight"},
	} {
		if fault := c.call(wrong.tool, wrong.in, &struct{}{}); !strings.Contains(fault, wrong.says) {
			t.Errorf("%s %+v: %q", wrong.tool, wrong.in, fault)
		}
	}
}

// TestTheOldestSearchGoes when there are more than are kept, and says so.
func TestTheOldestSearchGoes(t *testing.T) {
	t.Parallel()
	c := connect(t)
	task := mcp.Task{Programme: "itep", FEN: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Options: map[string]string{"depth": "1"}}
	var choice mcp.Choice
	for range 9 {
		c.must("analyse", task, &choice)
	}
	if fault := c.call("why", mcp.Place{Search: 1}, &mcp.Origin{}); !strings.Contains(fault, "was given up") {
		t.Error(fault)
	}
	c.must("why", mcp.Place{Search: 2}, &mcp.Origin{})
}

// TestProgrammesAndTheirOptions can be set as they are listed, and compare keeps what it searches.
func TestProgrammesAndTheirOptions(t *testing.T) {
	t.Parallel()
	c := connect(t)
	var all mcp.Programmes
	c.must("programmes", mcp.Nothing{}, &all)
	var listed []string
	for _, p := range all.Programmes {
		listed = append(listed, p.ID)
		if !slices.ContainsFunc(p.Options, func(o mcp.Option) bool { return o.Name == p.Depth }) {
			t.Errorf("%s has no option %q", p.ID, p.Depth)
		}
	}
	if len(listed) != len(engine.Programmes()) {
		t.Error(listed)
	}
	var choices mcp.Choices
	c.must("compare", mcp.Duel{Programmes: []string{"itep", "botvinnik"}}, &choices)
	if choices.Agree || choices.Choices[0].Move != "Qe2" || choices.Choices[1].Move != "Ba3" {
		t.Errorf("%+v", choices)
	}
	c.must("node", mcp.Place{Search: choices.Choices[1].Search}, &mcp.Branch{})
}

// TestQuery asks a search by a query: what is listed is found again by its number, counts sum up, and a mistake has its
// place.
func TestQuery(t *testing.T) {
	t.Parallel()
	c := connect(t)
	var choice mcp.Choice
	c.must("analyse", mcp.Task{Programme: "kaissa", Nodes: 3000}, &choice)
	var found mcp.Found
	c.must("query", mcp.Asked{Search: choice.Search, Query: "capture and ply = 2", Sort: "swing"}, &found)
	if found.Found == 0 || len(found.Nodes) == 0 || len(found.Nodes) > 20 || len(found.Words) == 0 {
		t.Fatalf("%+v", found)
	}
	for _, n := range found.Nodes {
		var b mcp.Branch
		c.must("node", mcp.Place{Search: choice.Search, Node: &n.ID}, &b)
		if b.Path != n.Path || !strings.Contains(n.Path, "x") {
			t.Errorf("node %d is %s, in the list %s", n.ID, b.Path, n.Path)
		}
	}
	for _, by := range []string{"reason", "ply", "value"} {
		var counts mcp.Found
		c.must("query", mcp.Asked{Search: choice.Search, By: by}, &counts)
		sum := 0
		for _, g := range counts.Counts {
			sum += g.Nodes
		}
		if sum != counts.Of || counts.Found != counts.Of || len(counts.Counts) < 3 {
			t.Errorf("by %s: %+v", by, counts)
		}
	}
	many := 1000
	for want, in := range map[string]mcp.Asked{
		"column 1": {Search: choice.Search, Query: "cpature"}, "no search 9": {Search: 9},
		"at most 200": {Search: choice.Search, Limit: &many}, "no field to sort by": {Search: choice.Search, Sort: "best"},
	} {
		if fault := c.call("query", in, &found); !strings.Contains(fault, want) {
			t.Errorf("%+v: %q, want %s", in, fault, want)
		}
	}
}

// TestProof proves the value of a search and less: each step is a node of the search whose value is what it claims, and
// follows from steps that are listed or counted. What is more than was found is not proved, and it says so.
func TestProof(t *testing.T) {
	needs.RacedElsewhere(t)
	t.Parallel()
	c := connect(t)
	var choice mcp.Choice
	c.must("analyse", mcp.Task{Programme: "itep"}, &choice)
	place := mcp.Place{Search: choice.Search}
	var whole, less, more mcp.Proof
	c.must("proof", mcp.Claim{Place: place}, &whole)
	if !whole.Proved || len(whole.Proofs) != 2 || whole.Nodes >= whole.Searched || len(whole.Assumed) == 0 {
		t.Errorf("%+v", whole)
	}
	for _, p := range whole.Proofs {
		for i, step := range p.Steps {
			var b mcp.Branch
			c.must("node", mcp.Place{Search: choice.Search, Node: &step.Node}, &b)
			if step.Number != i+1 || b.Node.Name != step.Move || b.Node.Reason != step.Reason {
				t.Errorf("step %+v is node %+v", step, b.Node)
			}
			for _, from := range step.From {
				if from <= step.Number || from > len(p.Steps)+p.More {
					t.Errorf("step %d follows from %v of %d", step.Number, step.From, len(p.Steps)+p.More)
				}
			}
		}
	}
	low, high := -20.0, 20.0
	c.must("proof", mcp.Claim{Place: place, AtLeast: &low}, &less)
	c.must("proof", mcp.Claim{Place: place, AtLeast: &high}, &more)
	if !less.Proved || less.Nodes > whole.Nodes || more.Proved || !strings.Contains(more.Missing, "does not prove") {
		t.Errorf("less: %+v, more: %+v", less, more)
	}
	if fault := c.call("proof", mcp.Claim{Place: place, AtLeast: &low, AtMost: &high}, &less); !strings.Contains(fault,
		"without both") {
		t.Error(fault)
	}
	high = 1e6
	if fault := c.call("proof", mcp.Claim{Place: place, AtLeast: &high}, &more); !strings.Contains(fault, "from -1000 to") {
		t.Errorf("a million pawns: %s", fault)
	}
}

// TestDiff sets two searches side by side: each difference is of nodes with the same path, and of two positions it says
// so.
func TestDiff(t *testing.T) {
	t.Parallel()
	c := connect(t)
	for _, depth := range []string{"3", "4"} {
		c.must("analyse", mcp.Task{Programme: "paulchess", Options: map[string]string{"depth": depth}}, &mcp.Choice{})
	}
	var d mcp.Differences
	few := 5
	c.must("diff", mcp.Pair{A: 1, B: 2, Limit: &few}, &d)
	if len(d.Values) == 0 || len(d.Nodes) != few || len(d.Choices) != few || !d.Whole ||
		!strings.Contains(d.Says, "first") {
		t.Fatalf("%+v", d)
	}
	for _, p := range slices.Concat(d.Values, d.Choices, d.Nodes) {
		for i, n := range []*mcp.Node{p.A, p.B} {
			if n == nil {
				continue
			}
			var b mcp.Branch
			c.must("node", mcp.Place{Search: i + 1, Node: &n.ID}, &b)
			if p.Path != "" && b.Path != p.Path || d.Words[n.Reason].Sentence == "" {
				t.Errorf("%+v is at %q", p, b.Path)
			}
		}
		if p.A == nil && p.B == nil {
			t.Error("neither has the node")
		}
	}
	c.must("analyse", mcp.Task{Programme: "itep", FEN: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}, &mcp.Choice{})
	if fault := c.call("diff", mcp.Pair{A: 1, B: 3}, &d); !strings.Contains(fault, "two positions") {
		t.Error(fault)
	}
}
