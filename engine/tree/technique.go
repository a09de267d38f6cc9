package tree

import "slices"

// Technique is a part of a search that saves work, and what of it a record shows: the reasons by which
// it closed nodes or left moves out, and the places that it gave moves.
type Technique struct {
	Key      Key
	Name     string
	Sentence string     // how it saves
	Switch   string     // the option that switches it; empty where none does
	Off      string     // the value of that option which does without it
	Reasons  []Reason   // for which it closed nodes, or left moves out
	Types    []NodeType // of nodes that it takes itself, as the searches after a pass
	Repeats  []Reason   // of stages that it takes itself, because they are searched again with other bounds
	Places   []Place    // of moves that stand early because of it
	// for a programme that makes boards to put moves in order: it does not even make the moves that it leaves out
	Unmade  bool
	NoNodes bool // the moves that it leaves out would not have been searched without it
}

func (t Technique) key() Key { return t.Key }

// replaces reports whether the technique has the first reason or place of one of the core's.
func (t Technique) replaces(core Technique) bool {
	return len(core.Reasons) > 0 && slices.Contains(t.Reasons, core.Reasons[0]) ||
		len(core.Places) > 0 && slices.Contains(t.Places, core.Places[0])
}

func (t Technique) among(v *Vocabulary) (own, core []Technique) { return v.Techniques, coreTechniques }

// coreTechniques are those of every alpha-beta search.
var coreTechniques = []Technique{
	{Key: "core.alpha-beta-technique", Name: "alpha-beta",
		Sentence: "Once a move is too good for the opponent to allow, the others are not searched.",
		Reasons:  []Reason{ReasonCut, ReasonAfterCut}},
	{Key: "core.standing-pat-technique", Name: "standing pat",
		Sentence: "Where the static value alone reaches the bound, no capture is looked at.",
		Reasons:  []Reason{ReasonStandPatCut}},
	{Key: "core.table-technique", Name: "table",
		Sentence: "A position that was searched before is not searched again; else its best move comes first.",
		Reasons:  []Reason{ReasonTable}, Places: []Place{PlaceTable}},
	{Key: "core.killers-technique", Name: "killers",
		Sentence: "A move that refuted a node at the same distance comes early.", Places: []Place{PlaceKiller}},
	{Key: "core.history-technique", Name: "history", Sentence: "Moves come in the order in which they refuted elsewhere.",
		Places: []Place{PlaceHistory}},
}
