package lesson

import "slices"

// Kind is a kind of task.
type Kind struct {
	Name     string
	Sentence string  // what the learner does
	Act      Act     // how it is answered
	Fields   []Entry // that it reads, beside say and hint

	needs []string
	ask   func(asking) ([]*Question, error)
}

// Entry is a field of a kind of task.
type Entry struct{ Key, Sentence string }

// atNode is the field of almost all kinds.
var atNode = Entry{"at", "the node, by the moves that lead there; @3 is the stage of number 3; without it the root"}

// Kinds are the kinds of tasks.
func Kinds() []Kind {
	return []Kind{
		{Name: "play", Sentence: "plays a move", Act: ActMove, ask: askPlay, needs: []string{"what"}, Fields: []Entry{atNode,
			{"what", "best: what the programme chose there; refutation: the move that cut there; unseen: a legal move " +
				"that has no node there"}}},
		{Name: "find-node", Sentence: "goes to a node of the tree", Act: ActNode, ask: askFindNode,
			Fields: []Entry{{"at", "the node below which it is to be; without it the root"},
				{"shows", "the key of a reason, type, class, place, technique or filter: core.cut"},
				{"query", "instead of that a query, as in the field Find: ply = 2 and cut"}}},
		{Name: "next-move", Sentence: "says which move is looked at next", Act: ActMove, ask: askNextMove,
			Fields: []Entry{atNode, {"after", "the move that was looked at before; without it none was"}}},
		{Name: "cuts", Sentence: "says whether a node cuts, and by which bound", Act: ActChoice, ask: askCuts,
			Fields: []Entry{atNode}},
		{Name: "value", Sentence: "says what value a node hands up", Act: ActChoice, ask: askValue, Fields: []Entry{atNode}},
		{Name: "rule", Sentence: "says why a move has no node, or why nothing more was done at one", Act: ActChoice,
			ask: askRule, Fields: []Entry{atNode, {"move", "a legal move there that has no node; without it the question is " +
				"about the node itself"}}},
		{Name: "order", Sentence: "puts moves in the order in which the programme looked at them", Act: ActSort,
			ask: askOrder, Fields: []Entry{atNode, {"first", "of so many moves, 4 without it"}}},
		{Name: "switch", Sentence: "sets options so that something becomes true", Act: ActSet, ask: askSwitch,
			needs: []string{"until", "options"}, Fields: []Entry{{"until", "a condition, as in a check"},
				{"options", "the options that may be set, with blanks between"}}},
		{Name: "guess", Sentence: "guesses a number before it is told", Act: ActNumber, ask: askGuess,
			Fields: []Entry{atNode, {"what", "nodes, moves or deepest, with options set otherwise behind it: nodes " +
				"order=generated"}, {"near", "the factor within which a guess is right, 3 without it"}}},
		{Name: "predict", Sentence: "says what a programme will play with other options", Act: ActMove, ask: askPredict,
			needs: []string{"set"}, Fields: []Entry{{"set", "the options; programme=kaissa is another programme"}}},
		{Name: "term", Sentence: "says which term of the evaluation weighs most, or what one adds on a square",
			Act: ActChoice, ask: askTerm, Fields: []Entry{atNode, {"term", "a term, by its name in the options; with square"},
				{"square", "e4"}, {"group", "only terms of this group, such as Pawns; without it all"}}},
		{Name: "walk", Sentence: "carries out alpha-beta below a node, step by step", Act: ActChoice, ask: askWalk,
			Fields: []Entry{atNode, {"plies", "so many half-moves down, 1 without it"},
				{"most", "steps at most, 12 without it"}}},
	}
}

func kindOf(name string) (Kind, bool) {
	for _, k := range Kinds() {
		if k.Name == name {
			return k, true
		}
	}
	return Kind{}, false
}

func kindNames() (names []string) {
	for _, k := range Kinds() {
		names = append(names, k.Name)
	}
	return names
}

// fields are the keys that a kind reads.
func (k Kind) fields() (keys []string) {
	for _, f := range k.Fields {
		keys = append(keys, f.Key)
	}
	return slices.Clip(keys)
}
