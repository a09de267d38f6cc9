package mcp_test

import (
	"testing"

	"drevo/app/mcp"
	"drevo/internal/needs"
)

// TestCauseOfAChange: two searches that choose otherwise are told apart by a chain whose links are nodes that node
// answers for; two that choose the same are refused, and so is the horizon of a search that found the solution.
func TestCauseOfAChange(t *testing.T) {
	needs.RacedElsewhere(t)
	t.Parallel()
	c := connect(t)
	var list [2]mcp.Choice
	for i, depth := range []string{"1", "2"} {
		c.must("analyse", mcp.Task{Programme: "paulchess/modern", FEN: "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1",
			Options: map[string]string{"depth": depth}}, &list[i])
	}
	var found mcp.Causes
	c.must("cause", mcp.Change{Before: list[0].Search, Now: list[1].Search}, &found)
	if len(found.Chains) != 1 || found.Chains[0].End == "open" || len(found.Chains[0].Links) < 3 {
		t.Fatalf("%+v", found)
	}
	for _, link := range found.Chains[0].Links {
		var b mcp.Branch
		c.must("node", mcp.Place{Search: link.Search, Node: &link.Node}, &b)
		if b.Path != link.Path {
			t.Errorf("node %d of search %d is %s, not %s", link.Node, link.Search, b.Path, link.Path)
		}
	}
	if fault := c.call("cause", mcp.Change{Before: list[0].Search, Now: list[0].Search}, &found); fault == "" {
		t.Error("a search is said to differ from itself")
	}
	var missed mcp.Missed
	c.must("horizon", mcp.Miss{Search: list[0].Search, Solution: "Qd1+"}, &missed)
	if missed.Left == nil || missed.Rule == "" || missed.Lies < 2 || missed.Smallest == nil || len(missed.Tried) == 0 ||
		len(missed.Says) < 2 {
		t.Errorf("%+v", missed)
	}
	if missed.Chain == nil || missed.Truth == 0 || missed.Each == 0 || len(missed.Kept) == 0 {
		t.Fatalf("%+v", missed)
	}
	for _, link := range missed.Chain.Links {
		var b mcp.Branch
		c.must("node", mcp.Place{Search: link.Search, Node: &link.Node}, &b)
		if b.Path != link.Path {
			t.Errorf("node %d of search %d is %s, not %s", link.Node, link.Search, b.Path, link.Path)
		}
	}
	if fault := c.call("horizon", mcp.Miss{Search: list[1].Search, Solution: "Qd1+"}, &missed); fault == "" {
		t.Error("what was found is said to be missed")
	}
}
