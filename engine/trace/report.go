package trace

import "fmt"

// Rule is a rule of the format, and what became of it in a trace.
type Rule struct {
	Number   int
	Name     string
	Sentence string
	Figure   bool   // it is no mistake to break it, but worth a look
	Choice   string // why the engine does not keep it, by its own word; empty where it says nothing
	Checked  int
	Wrong    int
	First    *Fault // nil where nothing is wrong
}

// Fault is a place where a rule is broken.
type Fault struct {
	Search int   // from 1
	Node   int64 // by its number in the search
	Path   string
	FEN    string
	Text   string // what is wrong
}

// String writes a fault on one line.
func (f *Fault) String() string {
	return fmt.Sprintf("search %d, node %d (%s): %s; %s", f.Search, f.Node, f.Path, f.Text, f.FEN)
}

// The rules.
const (
	ruleNesting = iota + 1
	ruleLegal
	ruleLast
	ruleValue
	ruleBest
	ruleTable
	ruleWindow
	ruleCount
	ruleResult
	ruleSearches
	ruleShallow
	ruleDepth
	ruleAgain
	ruleAbsent
)

// newRules returns the rules, of which nothing is checked yet.
func newRules() []Rule {
	return []Rule{
		{Number: ruleNesting, Name: "nesting", Sentence: "Every node that is left was entered."},
		{Number: ruleLegal, Name: "legal moves",
			Sentence: "Moves are legal, unless their node is left as final: a king was captured."},
		{Number: ruleLast, Name: "last search", Sentence: "Of several searches of one move the last gives its value."},
		{Number: ruleValue, Name: "value",
			Sentence: "A value is that of the best move, of the static value where one may stand pat, or what the reason says."},
		{Number: ruleBest, Name: "best move", Sentence: "The best move was looked at, and has the value of its node."},
		{Number: ruleTable, Name: "table",
			Sentence: "What the table knows was stored before, of the same position, with that depth, value and bound."},
		{Number: ruleWindow, Name: "window",
			Sentence: "A move is searched within the bounds that its node has when its turn comes."},
		{Number: ruleCount, Name: "node count", Sentence: "The engine counts as many nodes as there are."},
		{Number: ruleResult, Name: "result",
			Sentence: "The root has the value and the move of the last stage that was finished."},
		{Number: ruleSearches, Name: "searches", Sentence: "A trace holds any number of searches."},
		{Number: ruleShallow, Name: "shallow table", Figure: true,
			Sentence: "What closes a node was searched at least as deep as the node, but for mates."},
		{Number: ruleDepth, Name: "depth",
			Sentence: "What remains after a move is a ply less, less its reduction, with its extension."},
		{Number: ruleAgain, Name: "searched again",
			Sentence: "A move that comes out better than alpha with less depth or window is searched again."},
		{Number: ruleAbsent, Name: "absent moves",
			Sentence: "Every move that its kind of node generates was searched or skipped with a reason."},
	}
}

// free reports whether an engine may choose not to keep the rule: it is about how moves are searched.
func (r *Rule) free() bool {
	return r.Number == ruleWindow || r.Number == ruleDepth || r.Number == ruleAgain || r.Number == ruleAbsent
}

// rulesOf returns the rules as an engine keeps them: what it does by choice is a figure.
func rulesOf(h *Header) []Rule {
	rules := newRules()
	for i := range rules {
		rules[i].Choice = h.Choices[rules[i].Name]
		rules[i].Figure = rules[i].Figure || rules[i].Choice != ""
	}
	return rules
}

// Report is what the rules say of a trace.
type Report struct {
	Engine   string
	Searches int
	Nodes    int
	Hidden   int64 // nodes that the engine searched and did not write
	Open     int   // nodes that were never left: the search was stopped by a jump
	Illegal  int   // moves that an engine tried and that are not legal, as some do
	Linked   int   // table entries whose node was found
	Several  int   // of these, more than one node fits: the youngest was taken
	Earlier  int   // of these, in a search before
	Cut      bool  // the trace ends within a record
	Rules    []Rule
}

// Wrong counts the places where a rule is broken, figures left out.
func (r *Report) Wrong() (n int) {
	for i := range r.Rules {
		if !r.Rules[i].Figure {
			n += r.Rules[i].Wrong
		}
	}
	return n
}
