package search

import (
	"cmp"
	"context"
	"slices"
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Programme is a chess programme.
//
// Search must return within 20 ms of a cancelled context, with the best move
// found so far and Result.Stopped set; a search that was stopped is no error.
// The same task gives the same tree, node for node. Searches of one Programme may
// run side by side: all state lives in the search.
type Programme interface {
	About() About
	Options() []Option
	Presets() []Preset
	Scale() tree.Scale
	Vocabulary() tree.Vocabulary
	Search(ctx context.Context, task Task) (Result, error)
}

// About says who a programme is.
type About struct {
	ID      string // as on the command line
	Name    string
	Title   string // what sentences call it, where its name is that of a person; empty: its name
	Years   string
	Authors string
	Source  string
	Summary string
	Depth   string   // the option that is meant by "depth": an Int, or a Choice of levels
	Bounds  string   // what that bounds where a line is longer: "the horizon is how long one attack may take"; or empty
	Main    []string // further options that are changed often, such as the variant of the search
	Speed   Historic
	Rulings []Ruling
	NoGames string // why it is not asked to play games, as a sentence; empty for a programme that plays them
}

// Called is what sentences call the programme.
func (a About) Called() string { return cmp.Or(a.Title, a.Name) }

// Historic is the speed of the machine that the programme once ran on.
type Historic struct {
	Machine        string
	NodesPerSecond float64
	Basis          string // where the figure comes from, or how it was inferred
}

// Ruling is a decision of ours where the source is silent.
type Ruling struct {
	Key      tree.Key
	Name     string
	Sentence string
	Place    string // the place in the source that leaves it open
}

// Task is what a search is asked to do.
type Task struct {
	Position board.Position
	History  board.History // the game up to and with Position, for repetitions; may be empty
	Values   Values
	Limits   Limits
	Recorder *tree.Recorder // nil: nothing is recorded
	Live     *Live          // nil: nobody watches
	// hands on what fresh memory would cost, and within a game what is known; nil: a search begins with nothing
	Memory *Memory
	Clock  *Clock // of the game, which may wait for the opponent (pondering); nil: the time is not watched

	// Iterated is called by a [Deepener], on its goroutine, with what every whole iteration has found; nil: nobody asks.
	Iterated func(Iteration)
}

// Iteration is what a search of one depth has found on the way to greater ones.
type Iteration struct {
	Depth  int // in half-moves, of a level the first number
	Stage  Stage
	Score  eval.Score
	Line   []board.Move
	Counts Counts // of the search so far
}

// Limits end a search early. Zero fields do not limit.
type Limits struct {
	Nodes uint64
	Time  time.Duration
}

// Result is the outcome of a search.
type Result struct {
	Move    board.Move   // NoMove where there is none: mate, stalemate, or as Note says
	Score   eval.Score   // a lower bound when stopped
	Bound   tree.Bound   // what the score is worth to the side to move
	Line    []board.Move // empty with a Move that a stopped search makes do with, having examined none
	Stopped bool         // ended by the context or by a limit
	Note    string       // empty where the game is over: see [NoMove]
	Counts  Counts
	Elapsed time.Duration
}

// Value returns the score as White's, on the scale of the programme: a bound where the search was stopped.
func (r *Result) Value(scale tree.Scale, turn board.Colour) tree.Value {
	if r.Stopped {
		return scale.Value(r.Score, tree.Lower, turn)
	}
	return scale.Value(r.Score, r.Bound, turn)
}

// Explainer is the ability to take a recorded node apart: its static value by terms, and what was
// left out by which rule.
type Explainer interface {
	// Explain replays the way to the node once. Cost: at most 2 ms and 1 MB at any node. The error
	// says what the record or its options lack.
	Explain(t *tree.Tree, id tree.ID) (Explanation, error)
}

// Explanation is what a programme can say of a node of its tree.
type Explanation struct {
	// Terms of the static value: where the node has one, Total is the recorded value exactly. Nil
	// where the programme has no static value.
	Terms *eval.Breakdown
	// Absent lists every legal move that has no node, in the order of generation.
	Absent []Absent
}

// Absent is a legal move without a node: the rule that left it out, and the numbers that the rule
// was applied to.
type Absent struct {
	Move     board.Move
	Reason   tree.Reason
	Evidence sentence.Sentence
}

// Of returns what is said of a move; ok is false for a move that has a node.
func (e *Explanation) Of(move board.Move) (absent Absent, ok bool) {
	i := slices.IndexFunc(e.Absent, func(a Absent) bool { return a.Move == move })
	if i < 0 {
		return Absent{}, false
	}
	return e.Absent[i], true
}

// Deepener is a programme that goes to one ply, two, and so on by itself, with its tables kept, and says what each
// iteration has found ([Run.Iterated]): whoever wants it deeper asks it once.
type Deepener interface {
	// Deepens reports whether a search with these values does.
	Deepens(values Values) bool
}

// Evaluator is the ability to take the static value of a position apart that is in no tree.
type Evaluator interface {
	// Evaluate returns the terms of the programme's evaluation under the given values of its
	// options.
	Evaluate(p *board.Position, values Values) eval.Breakdown
}

// Quoter is the ability to say where in a tree stands what the source prints of its position.
type Quoter interface {
	// Quotes returns what the source prints of the position of a tree, in its order; nil of other positions.
	Quotes(t *tree.Tree) []Quote
}

// Quote is something that a source prints of a position.
type Quote struct {
	Name  string  // as the source has it
	Text  string  // as printed
	Place string  // where: the section, and the page where it is known
	Node  tree.ID // where it belongs in the tree, tree.None where that has no such node
	Says  string  // how it stands there
}

// Planner is the ability to list the plans that a search has made.
type Planner interface {
	// Plans returns those of a tree whose search is over, by their numbers from 1 on.
	Plans(t *tree.Tree) []Plan
}

// Plan is what a side wants to do, by what the programme has made it, and what became of it.
type Plan struct {
	Side       board.Colour
	Statements []string // as the source writes them, one after the other
	Rule       string   // that made it
	Place      string   // of the rule in the source
	Parent     int      // the number of the plan that it came of, 0 for none
	Node       tree.ID  // where it was made
	Fate       string   // the last thing that happened to it; empty for nothing
}

// Keeper is the ability to keep in a file what the programme notes beside the nodes of a tree.
type Keeper interface {
	// Keep returns what is attached to a tree, once its search is over.
	Keep(a tree.Attachment) ([]byte, error)

	// Restore returns what was attached to a tree that was read again, by what Keep has returned.
	Restore(t *tree.Tree, data []byte) (tree.Attachment, error)
}

// Storyteller is the ability to say why a move was looked at at all, where more is behind it than an
// order of moves: sentences, the first idea first and what called for the move last.
type Storyteller interface {
	// Stories returns the sentences about the move of a node, nil where there is nothing to tell. Cost:
	// at most 2 ms.
	Stories(t *tree.Tree, id tree.ID) []string
}
