package lesson

import (
	"context"
	"strings"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/tree"
)

// Act is what a learner does to answer.
type Act string

const (
	ActMove   Act = "move"   // plays a move on the board
	ActNode   Act = "node"   // goes to a node of the tree
	ActChoice Act = "choice" // takes one of the choices
	ActSort   Act = "sort"   // takes all choices, one after the other
	ActNumber Act = "number" // writes a number
	ActSet    Act = "set"    // sets options of the programme
)

// Answer is what was done; the field of the act counts.
type Answer struct {
	Move    board.Move
	Node    tree.ID
	Choice  int   // from 0
	Order   []int // of the choices, from 0
	Number  float64
	Options map[string]string
}

// Question asks one thing, to which a record knows the answer.
type Question struct {
	Say     string
	Act     Act
	In      *session.Search // that it is about
	At      tree.ID         // the node whose position is on the board
	Choices []string
	Options []Setting // that may be set
	Unit    string    // of the number
	Hints   [2]string // for the first wrong answer and the second
	Truth   Truth

	secret bool // values and reasons at and above the node are what is asked for

	right Answer
	wrong Answer // one that is refused
	judge func(context.Context, Answer) (ok bool, why string, err error)
}

// Setting is an option that may be set, with its values.
type Setting struct {
	Name, Sentence string
	Values         []string
	Value          string // that it has
}

// Truth is the answer in words, with the place where it stands.
type Truth struct {
	Text string
	In   *session.Search
	Node tree.ID
}

// HidesTree reports whether the whole tree would give the answer away.
func (q *Question) HidesTree() bool {
	return q.Act == ActMove || q.Act == ActSort || q.Act == ActNumber
}

// Asked are the nodes whose values and reasons would give the answer away: the one that is asked about, those that it
// hands its value up to, and its stages.
func (q *Question) Asked() map[tree.ID]bool {
	if !q.secret {
		return nil
	}
	list := map[tree.ID]bool{}
	for _, id := range q.In.Tree().Path(q.At) {
		list[id] = true
	}
	var stages func(tree.ID)
	stages = func(at tree.ID) {
		list[at] = true
		for _, child := range q.In.Tree().ChildNodes(at) {
			if child.Type.Stage() && !child.Type.Test() {
				stages(child.ID)
			}
		}
	}
	stages(q.At)
	return list
}

// Right is an answer that is right: what a learner gives who knows it.
func (q *Question) Right() Answer { return q.right }

// Wrong is an answer that is not.
func (q *Question) Wrong() Answer { return q.wrong }

// Verdict is what is said of an answer.
type Verdict struct {
	Right bool
	Over  bool   // the truth was told
	Why   string // the reason, from the record
	Hint  string
	Truth Truth // of a right answer, or when it is over
}

// Trial is a learner at a question: two wrong answers get a reason and a hint, with the third the truth is told.
type Trial struct {
	*Question
	Misses int
	Done   bool
}

// Answer judges an answer. The error says that it could not be judged: an option that there is not, a search that
// was stopped.
func (t *Trial) Answer(ctx context.Context, a Answer) (Verdict, error) {
	ok, why, err := t.judge(ctx, a)
	if err != nil {
		return Verdict{}, err
	}
	if ok {
		t.Done = true
		return Verdict{Right: true, Over: true, Why: why, Truth: t.Truth}, nil
	}
	t.Misses++
	if t.Misses > len(t.Hints) {
		t.Done = true
		return Verdict{Over: true, Why: why, Truth: t.Truth}, nil
	}
	return Verdict{Why: why, Hint: t.Hints[t.Misses-1]}, nil
}

// hinted sets the hints: those of the task before those of its kind.
func (q *Question) hinted(t *Task, first, second string) {
	hints := []string{}
	for _, f := range t.Fields {
		if f.Key == "hint" {
			hints = append(hints, f.Value)
		}
	}
	copy(q.Hints[:], append(hints, []string{first, second}[min(len(hints), 2):]...))
	if say := t.Field("say"); say != "" {
		q.Say = say
	}
}

// chosen makes a question one of several choices, of which one is right.
func (q *Question) chosen(choices []string, right int, why func(choice int) string) {
	q.Act, q.Choices = ActChoice, choices
	q.right, q.wrong = Answer{Choice: right}, Answer{Choice: (right + 1) % len(choices)}
	q.judge = func(_ context.Context, a Answer) (bool, string, error) {
		if a.Choice == right {
			return true, "", nil
		}
		return false, why(a.Choice), nil
	}
}

// joined puts sentences one behind the other.
func joined(sentences ...string) string {
	var list []string
	for _, s := range sentences {
		if s = strings.TrimSpace(s); s != "" {
			list = append(list, s)
		}
	}
	return strings.Join(list, " ")
}
