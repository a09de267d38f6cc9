package trace

import (
	"strings"
	"testing"

	"drevo/internal/needs"
)

// rulesHeader begins the traces of these tests.
const rulesHeader = `drevo-trace 1 text
engine Rules
mate 30000
counts main
kind 32 main "Every move."
kind 33 calm "Captures." standpat
test 1 trial "Less deep."
test 2 razoring "Decides." gives-value

search 7k/8/8/8/8/8/R7/1R5K w - - 0 1
`

// Every rule is broken by a trace that says where, and kept by one that differs in a number.
func TestEachRule(t *testing.T) {
	needs.OneGoroutine(t)
	for _, c := range []struct {
		rule         int
		trace        string
		wrong, right string // what stands for % in the trace
		says         string
	}{
		{ruleNesting, "e main same -9 9\nl stopped 0\n%x\n", "l stopped 0\n", "", "a node is left that was not entered"},
		{ruleLegal, "e main % -9 9\nl stand-pat 0\n", "a2b3", "a2a3", "a2b3 is not legal"},
		{ruleLegal, "e main a2b3 -9 9\nl % 0\n", "stand-pat", "checkmate", "a2b3 is not legal"},
		{ruleLast, "e main same -9 9\ne main a2a3 -9 9\nl ply-limit -5\ne main a2a3 -9 9\nl ply-limit -3\nl complete %\n",
			"5", "3", "that of a search of a2a3 before the last one"},
		{ruleValue, "e main same -9 9\ne main a2a3 -9 9\nl ply-limit -5\nl complete %\n", "-5", "5", "want 5, that of a2a3"},
		{ruleValue, "e calm same -9 9\ns 4\nl stand-pat %\n", "3", "4", "want 4, the static value"},
		{ruleValue, "e main same -9 %\ne main a2a3 -5 9\nl ply-limit -5\nl cut 5\n", "9", "5", "below beta"},
		{ruleValue, "e main same -9 9\ns 4\nl % 0\n", "stalemate", "ply-limit", "it is said to be stalemate"},
		{ruleValue, "e main same -9 9\ne main same:% -9 9\nl ply-limit 5\nl complete 5 same:%\n", "trial", "razoring",
			"which gives none"},
		{ruleBest, "e main same -9 9\nk 70 b1b2 3\ne main a2a3 -9 9\nl ply-limit -5\nl complete 5 %\n", "b1b2", "a2a3",
			"its best move b1b2 has the value 3, and the node 5"},
		{ruleTable, "e main same -9 9 4\nl ply-limit 5 stored=4\ne main same 0 1 4\nt 5 % 4\nl table 5\n", ">", "=",
			"was left with ="},
		{ruleTable, "e main same -9 9 4\nl ply-limit 5 stored=4\ne main same 0 9 4\nt 5 % 4\nl table 5\n", "<", "=",
			"closes no window from 0 to 9"},
		{ruleWindow, "e main same -9 9\ne main a2a3 -9 %\nl ply-limit 5\nl stopped 5\n", "10", "9", "seen from above"},
		{ruleCount, "e main same -9 9\nl stopped 0\nc 5 %\n", "2", "1", "the engine counts 2 nodes, and there are 1"},
		{ruleResult, "g iteration 1 1 -9 9\ne main a2a3 -9 9\nl ply-limit 5\nl complete -5 a2a3\n%", "x b1b2\n", "x a2a3\n",
			"the move is b1b2, and that of the last finished stage a2a3"},
		{ruleShallow, "e main same -9 9 %\nt 5 = 4\nl table 5\n", "5", "4", "the table's depth is 4, and the node's 5"},
		{ruleDepth, "e main same -9 9 4\nh 0 less=1\ne main a2a3 -9 9 %\nl ply-limit 5\nl stopped 5\n", "3", "2", "want 2"},
		{ruleAgain, "e main same -9 9 4\nh 0 less=1\ne main a2a3 -9 9 2\nl ply-limit -5\n%l complete 5\n", "",
			"e main a2a3 -9 9 3\nl ply-limit -5\n", "was reduced and comes to 5"},
	} {
		for i, text := range []string{c.wrong, c.right} {
			trace := rulesHeader + strings.ReplaceAll(c.trace, "%", text)
			rule := checked(t, []byte(trace)).Rules[c.rule-1]
			found := rule.First != nil && strings.Contains(rule.First.Text, c.says)
			if i == 0 && !found || i == 1 && rule.First != nil {
				t.Errorf("%s: %q says %v", rule.Name, trace[len(rulesHeader):], rule.First)
			}
		}
	}
}

// An engine may say that it does not keep a rule about how moves are searched, and why; what its values come from is
// nobody's choice. A kind may leave castling out of its checks.
func TestChoices(t *testing.T) {
	report := checked(t, []byte(strings.Replace(rulesHeader, "mate", "choice window \"Wide.\"\nmate", 1)+
		"e main same -9 9\ne main a2a3 -9 10\nl ply-limit 5\nl stopped 5\n"))
	if rule := report.Rules[ruleWindow-1]; rule.Wrong != 1 || rule.Choice != "Wide." || report.Wrong() > 0 {
		t.Errorf("%+v", rule)
	}
	if _, err := NewReader(strings.NewReader("drevo-trace 1 text\nchoice value \"Why not.\"\n\n")); err == nil {
		t.Error("a value is a choice")
	}
	const evading = "drevo-trace 1 text\nkind 32 quiet \"Captures.\" moves=captures standpat%\n\n" +
		"search 4k3/8/8/8/8/8/8/r3K3 w - - 0 1\ne quiet same -9 9 0\ns 5\nl complete 5\n"
	for so, wrong := range map[string]int{"": 2, " in-check": 0} {
		report := checked(t, []byte(strings.Replace(evading, "%", so, 1)))
		if report.Wrong() != wrong || wrong > 0 && !strings.Contains(report.Rules[ruleAbsent-1].First.Text, "in check") {
			t.Errorf("%q: %+v", so, report)
		}
	}
	const castling = "drevo-trace 1 text\nkind 32 quiet \"Checks.\" moves=captures,checks@0% standpat\n\n" +
		"search 3k4/8/8/8/8/8/2P1P3/R3K3 w Q - 0 1\ne quiet same -9 9 0\ns 5\nk 70 a1a8\nk 70 a1d1\nl complete 5\n"
	for without, wrong := range map[string]int{"": 1, ",no-castling": 0} {
		rule := checked(t, []byte(strings.Replace(castling, "%", without, 1))).Rules[ruleAbsent-1]
		if rule.Checked != 1 || rule.Wrong != wrong || wrong > 0 && !strings.Contains(rule.First.Text, "e1c1") {
			t.Errorf("%q: %+v, %v", without, rule, rule.First)
		}
	}
}
