package enginetest

import (
	"fmt"
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

func checkVocabulary(t *testing.T, p search.Programme) {
	for _, fen := range Samples {
		_, tr := run(t, p, fen, depth, search.Limits{}, plenty)
		words, seen := tr.Header().Vocabulary, map[string]bool{}
		tr.Walk(tree.Root, func(n tree.Node) bool {
			fault := vocabularyFault(&words, n)
			if fault == "" {
				fault = numberFault(tr, n)
			}
			if fault != "" && !seen[fault] {
				t.Errorf("%s: node %d: %s", fen, n.ID, fault)
				seen[fault] = true
			}
			return true
		})
	}
}

// vocabularyFault says which word for a node is missing.
func vocabularyFault(words *tree.Vocabulary, n tree.Node) string {
	switch kind, class, reason := words.Type(n.Type), words.Class(n.Class), words.Reason(n.Reason); {
	case kind.Letter == "" || kind.Sentence == "":
		return "its type is not described: " + kind.Name
	case n.Class != tree.ClassNone && (class.Letter == "" || class.Sentence == ""):
		return "its class is not described: " + class.Name
	case n.Place != tree.PlaceNone && (words.Place(n.Place).Sentence == "" || words.Columns.Order.Name == ""):
		return "its place in the order is not described, or has no column: " + words.Place(n.Place).Name
	case reason.Group == "" || reason.Sentence == "" || reason.Source == "":
		return "its reason is not described: " + reason.Name
	}
	return ""
}

// numberFault says whether a stage can't be told from its neighbours.
func numberFault(tr *tree.Tree, n tree.Node) string {
	if !n.Type.Stage() {
		return ""
	}
	for _, other := range tr.ChildNodes(n.Parent) {
		if other.ID != n.ID && other.Type == n.Type && other.Number == n.Number {
			return "it has the number of another stage of its type"
		}
	}
	return ""
}

func checkExplain(t *testing.T, p search.Programme) {
	explainer, ok := ability[search.Explainer](p)
	if !ok {
		t.Fatal("the programme does not explain its nodes")
	}
	for _, fen := range Samples {
		_, tr := run(t, p, fen, depth, search.Limits{}, plenty)
		faults, every, walked := 0, 1+tr.Len()/mostExplained, 0
		if needs.InLong() {
			every = 1
		}
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if walked++; walked%every != 0 {
				return true
			}
			if fault := explanationFault(explainer, tr, n); fault != "" {
				t.Errorf("%s: node %d (%s, ply %d): %s", fen, n.ID, n.Move, n.Ply, fault)
				faults++
			}
			return faults < 10
		})
	}
}

// mostExplained is how many nodes of a tree are explained: all, or every so many evenly over it. With
// DREVO_LONG all are.
const mostExplained = 1024

// explanationFault says what an explanation of a node lacks.
func explanationFault(explainer search.Explainer, tr *tree.Tree, n tree.Node) string {
	e, err := explainer.Explain(tr, n.ID)
	if err != nil {
		return err.Error()
	}
	if fault := termsFault(&e, tr, n); fault != "" {
		return fault
	}
	position, err := tr.Position(n.ID)
	if err != nil {
		return err.Error()
	}
	return absentFault(&e, tr, n, &position)
}

// termsFault holds the terms against the recorded static value.
func termsFault(e *search.Explanation, tr *tree.Tree, n tree.Node) string {
	if e.Terms == nil {
		if n.HasStatic {
			return "it has a static value without terms"
		}
		return ""
	}
	sum := e.Terms.Total
	for _, row := range e.Terms.Rows {
		sum -= row.Net()
	}
	if sum != 0 {
		return fmt.Sprintf("its terms miss their total by %d", sum)
	}
	static := e.Terms.Total.For(tr.Turn(n))
	agrees := static == n.Static
	switch n.StaticBound {
	case tree.Lower:
		agrees = static >= n.Static
	case tree.Upper:
		agrees = static <= n.Static
	}
	if n.HasStatic && !agrees {
		return fmt.Sprintf("its static value is %d, and its terms add up to %d", n.Static, static)
	}
	return ""
}

// absentFault holds the absent moves against the legal ones.
func absentFault(e *search.Explanation, tr *tree.Tree, n tree.Node, position *board.Position) string {
	words := tr.Header().Vocabulary
	var legal board.MoveList
	if position.PiecesOf(position.Turn(), board.King) != 0 {
		position.Legal(&legal)
	}
	said, skips := 0, tr.Skips(n.ID, nil)
	for _, move := range legal.All() {
		absent, ok := e.Of(move)
		_, found := tr.Find(n.ID, move)
		switch {
		case found == ok:
			return fmt.Sprintf("%s has a node: %v, and a rule: %v", move, found, ok)
		case found:
			continue
		case e.Absent[min(said, len(e.Absent)-1)].Move != move:
			return "it does not speak of the moves in the order of generation"
		}
		if fault := ruleFault(&words, tr, n, absent.Reason); fault != "" {
			return fmt.Sprintf("%s: %s", move, fault)
		}
		if i := slices.IndexFunc(skips, func(s tree.Skip) bool { return s.Move == move }); i >= 0 {
			if skips[i].Reason != absent.Reason {
				return fmt.Sprintf("%s: the record has another rule", move)
			}
			skips = slices.Delete(skips, i, i+1)
		}
		said++
	}
	switch {
	case said != len(e.Absent):
		return "it speaks of moves that are not legal"
	case len(skips) > 0:
		return fmt.Sprintf("%s is left out, and has a node, is not legal or was left out before", skips[0].Move)
	}
	return ""
}

// ruleFault says what is wrong with the rule against a move: it is described, it is one that leaves
// moves out or the reason of the node itself, and it speaks of a cut only where there was one.
func ruleFault(words *tree.Vocabulary, tr *tree.Tree, n tree.Node, reason tree.Reason) string {
	switch info := words.Reason(reason); {
	case info.Sentence == "":
		return "the rule is not described"
	case info.Group != tree.GroupNotConsidered && reason != n.Reason:
		return "the rule is one for nodes: " + info.Name
	case reason == tree.ReasonAfterCut && n.Score < n.Beta && !hasStages(tr, n.ID):
		return "the rule speaks of a cut, and there was none"
	}
	return ""
}

// hasStages reports whether a node is explained by what is below it.
func hasStages(tr *tree.Tree, id tree.ID) bool {
	return slices.ContainsFunc(tr.ChildNodes(id), func(n tree.Node) bool { return n.Type.Stage() })
}

func checkForced(t *testing.T, p search.Programme) {
	forcer, ok := ability[search.Forcer](p)
	if !ok {
		t.Skip("the programme gives no forced variations")
	}
	for _, fen := range Samples {
		_, tr := run(t, p, fen, depth, search.Limits{}, plenty)
		faults := 0
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.Ply > 1 && n.ID%7 != 0 { // a part of them is enough
				return true
			}
			if fault := forcedFault(t, forcer, tr, n); fault != "" {
				t.Errorf("%s: node %d (%s, ply %d): %s", fen, n.ID, n.Move, n.Ply, fault)
				faults++
			}
			return faults < 10
		})
	}
}

// forcedFault says what is wrong with the forced variation of a node.
func forcedFault(t *testing.T, forcer search.Forcer, tr *tree.Tree, n tree.Node) string {
	v, err := forcer.Forced(t.Context(), tr, n.ID)
	if err != nil {
		return err.Error()
	}
	position, err := tr.Position(n.ID)
	if err != nil {
		return err.Error()
	}
	for i, move := range v.Line {
		if !position.IsLegal(move) {
			return fmt.Sprintf("half-move %d of its forced variation, %s, is not legal", i+1, move)
		}
		var next board.Position
		position.Make(move, &next)
		position = next
	}
	if mate := tr.Header().Scale.Mate; v.Score > mate || v.Score < -mate {
		return fmt.Sprintf("its forced variation is worth %d, more than a mate", v.Score)
	}
	again, err := forcer.Forced(t.Context(), tr, n.ID)
	if err != nil || !slices.Equal(v.Line, again.Line) || v.Score != again.Score || v.Bound != again.Bound {
		return fmt.Sprintf("its forced variation is %v, and when asked again %v: %v", v, again, err)
	}
	return ""
}
