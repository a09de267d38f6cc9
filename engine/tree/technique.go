package tree

import "slices"

// Technique is a part of a search that saves work, and what of it a record shows: the reasons by which
// it closed nodes or left moves out, and the places that it gave moves.
type Technique struct {
	Name     string
	Sentence string     // how it saves
	Switch   string     // the option that switches it; empty where none does
	Reasons  []Reason   // for which it closed nodes, or left moves out
	Types    []NodeType // of nodes that it takes itself, as the searches after a pass
	Repeats  []Reason   // of stages that it takes itself, because they are searched again with other bounds
	Places   []Place    // of moves that stand early because of it
	// for a programme that makes boards to put moves in order: it does not even make the moves that it leaves out
	Unmade  bool
	NoNodes bool // the moves that it leaves out would not have been searched without it
}

// coreTechniques are those of every alpha-beta search.
var coreTechniques = []Technique{
	{Name: "alpha-beta", Sentence: "Once a move is too good for the opponent to allow, the others are not searched.",
		Reasons: []Reason{ReasonCut, ReasonAfterCut}},
	{Name: "standing pat", Sentence: "Where the static value alone reaches the bound, no capture is looked at.",
		Reasons: []Reason{ReasonStandPatCut}},
	{Name: "table", Sentence: "A position that was searched before is not searched again; else its best move comes first.",
		Reasons: []Reason{ReasonTable}, Places: []Place{PlaceTable}},
	{Name: "killers", Sentence: "A move that refuted a node at the same distance comes early.",
		Places: []Place{PlaceKiller}},
	{Name: "history", Sentence: "Moves come in the order in which they refuted elsewhere.", Places: []Place{PlaceHistory}},
}

// AllTechniques returns the programme's techniques, and of the core's those that it has neither named
// itself nor given the reasons of to another.
func (v *Vocabulary) AllTechniques() []Technique {
	list := slices.Clone(v.Techniques)
	for _, core := range coreTechniques {
		taken := func(own Technique) bool {
			return own.Name == core.Name || len(core.Reasons) > 0 && slices.Contains(own.Reasons, core.Reasons[0])
		}
		if !slices.ContainsFunc(v.Techniques, taken) {
			list = append(list, core)
		}
	}
	return list
}
