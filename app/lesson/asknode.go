package lesson

import (
	"cmp"
	"context"
	"slices"

	"drevo/engine/board"
	"drevo/engine/query"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

func askFindNode(a asking) ([]*Question, error) {
	below, err := a.at()
	if err != nil {
		return nil, err
	}
	name, sentence, passes, err := a.wanted()
	if err != nil {
		return nil, err
	}
	right, wrong := a.nearest(below, passes, true), a.nearest(below, passes, false)
	if right == tree.None || wrong == tree.None {
		return nil, a.wantedField().wrong("every node there shows %s, or none", a.wantedField().Value)
	}
	q := &Question{Act: ActNode, At: below.ID, right: Answer{Node: right}, wrong: Answer{Node: wrong}}
	q.Say = phrase.Of("Find a node in the tree: {name}.", "name", name)
	q.judge = func(_ context.Context, answer Answer) (bool, string, error) {
		if !answer.Node.Kept() || int(answer.Node) >= a.Tree.Len() {
			return false, "", nil
		}
		n := a.Tree.Node(answer.Node)
		return passes(n) && a.Tree.Within(n.ID, below.ID), a.ended(n), nil
	}
	q.Truth = Truth{Text: joined(a.Path(right)+".", a.ended(a.Tree.Node(right))), Node: right}
	first := a.Tree.Path(right)
	step := first[min(len(a.Tree.Path(below.ID)), len(first)-1)]
	q.hinted(a.task, sentence, phrase.Of("There is one at or below {move}.", "move", a.Move(a.Tree.Node(step))))
	return []*Question{q}, nil
}

// nearest is a node at or below another that passes, or that does not: the first to come up by moves on the board, and
// only where there is none one of a test or a stage; None where there is no such node at all.
func (a asking) nearest(below tree.Node, passes func(tree.Node) bool, wanted bool) tree.ID {
	best, ply, onBoard := tree.None, 0, false
	a.Tree.Walk(below.ID, func(n tree.Node) bool {
		if n.ID == tree.Root || onBoard && n.Ply >= ply || passes(n) != wanted {
			return true
		}
		on := n.ID != below.ID && n.Move != board.NoMove && !slices.ContainsFunc(a.Tree.Path(n.ID), func(id tree.ID) bool {
			return a.Tree.Node(id).Type.Test()
		})
		if on && !onBoard || on == onBoard && (best == tree.None || n.Ply < ply) {
			best, ply, onBoard = n.ID, n.Ply, on
		}
		return true
	})
	return best
}

// wantedField is the field that says which nodes are wanted.
func (a asking) wantedField() Field {
	if f := a.task.field("query"); f.Value != "" {
		return f
	}
	return a.task.field("shows")
}

// wanted are the nodes that a task wants found, by a name and a sentence of the vocabulary, or by a query.
func (a asking) wanted() (name, sentence string, passes func(tree.Node) bool, err error) {
	words, f := a.Tree.Header().Vocabulary, a.wantedField()
	switch {
	case f.Value == "":
		return "", "", nil, a.task.wrong("find-node needs the field \"shows\" or the field \"query\"")
	case f.Key == "query":
		q, err := query.Parse(f.Value, words)
		if err != nil {
			return "", "", nil, f.wrong("%s", err)
		}
		match := q.On(a.Tree)
		return f.Value, phrase.Of("The query {query} holds for it.", "query", f.Value), match.Match, nil
	}
	filter, ok := words.FilterOf(tree.Key(f.Value))
	if !ok {
		return "", "", nil, f.wrong("no node of %s is known by %.40q", a.lesson.Programme, f.Value)
	}
	return filter.Name, filter.Sentence, words.Matcher(filter), nil
}

// ended says why nothing more was done at a node.
func (r record) ended(n tree.Node) string {
	reason := r.Reason(n)
	return phrase.Of("{name}: {sentence}", "name", reason.Name, "sentence", reason.Sentence)
}

// The three things that a node can be to its bounds.
const (
	cutAtBeta = iota
	belowAlpha
	between
)

func askCuts(a asking) ([]*Question, error) {
	n, err := a.at()
	if err != nil {
		return nil, err
	}
	if group := a.Reason(n).Group; n.HasKnown || n.Reason.Final() || group == tree.GroupStop || n.Content() {
		return nil, a.task.field("at").wrong("the node is no example: %s", a.Reason(n).Name)
	}
	right := map[tree.Bound]int{tree.Lower: cutAtBeta, tree.Upper: belowAlpha, tree.Exact: between}[n.Bound]
	mover := a.Turn(n)
	say := phrase.With("mover", mover.String(), "opponent", mover.Opponent().String())
	choices := []string{
		say("It cuts: {mover} reaches the bound of {opponent} (beta), so what is left here needs no look."),
		say("It does not cut: nothing here comes up to the bound of {mover} (alpha)."),
		say("It does not cut: the value lies between the two bounds."),
	}
	q := &Question{Say: "Does the search cut here, and by which bound?", At: n.ID, secret: true}
	q.chosen(choices, right, func(int) string {
		return phrase.Of("It was entered with the bounds {window}, seen from White.", "window", a.Window(n))
	})
	q.Truth = Truth{Text: joined(a.Say(a.Meaning(n)), a.Say(a.Rung(n))), Node: n.ID}
	q.hinted(a.task,
		phrase.Of("{side} is to move here: a cut needs something that is too good for {side}.", "side", mover.String()),
		phrase.Of("What came back is {value}, seen from White.", "value", a.Score(n)))
	return []*Question{q}, nil
}

func askValue(a asking) ([]*Question, error) {
	n, err := a.at()
	if err != nil {
		return nil, err
	}
	if !a.Known(n) {
		return nil, a.task.field("at").wrong("the node has no value")
	}
	q, err := a.valueOf(n)
	if err == nil && q == nil {
		err = a.task.field("at").wrong("all that stands below the node has one value: there is nothing to choose")
	}
	return []*Question{q}, err
}

// valueOf asks for the value of a node; the question is nil where there is nothing to choose from.
func (a asking) valueOf(n tree.Node) (*Question, error) {
	truth := a.Score(n)
	texts := []string{truth}
	add := func(text string) {
		if text != "" && text != noValue && !slices.Contains(texts, text) && len(texts) < 5 {
			texts = append(texts, text)
		}
	}
	for _, child := range a.moves(n.ID) {
		add(a.Score(child))
	}
	if n.HasStatic {
		add(a.Static(n))
	}
	if len(texts) < 2 {
		return nil, nil
	}
	slices.SortFunc(texts, func(x, y string) int { return cmp.Or(cmp.Compare(len(x), len(y)), cmp.Compare(x, y)) })
	q := &Question{Say: "Which value does this node hand up? All are seen from White.", At: n.ID, secret: true}
	q.chosen(texts, slices.Index(texts, truth), func(int) string {
		return phrase.Of("{side} is to move here, and takes what is best for {side}.", "side", a.Turn(n).String())
	})
	q.Truth = Truth{Text: joined(a.Say(a.Meaning(n)), a.Say(a.Rung(n))), Node: n.ID}
	if a.Turn(n) == board.White {
		q.hinted(a.task, "White takes the greatest value below.", a.bestHint(n))
	} else {
		q.hinted(a.task, "Black takes the least value below.", a.bestHint(n))
	}
	return q, nil
}

// noValue stands where a node has no value.
const noValue = "–"

// bestHint names the move that a value comes from.
func (r record) bestHint(n tree.Node) string {
	best, ok := r.Tree.Best(r.innermost(n.ID))
	if !ok {
		return "No move gives it: it is the static value."
	}
	return phrase.Of("It comes from {move}.", "move", r.Move(r.Tree.Node(best)))
}

// ruleChoices is how many rules a learner chooses from.
const ruleChoices = 4

func askRule(a asking) ([]*Question, error) {
	n, err := a.at()
	if err != nil {
		return nil, err
	}
	move := a.task.field("move")
	if move.Value == "" {
		return a.askReason(n)
	}
	p, err := a.Tree.Position(n.ID)
	if err != nil {
		return nil, err
	}
	m, err := moveOf(&p, move.Value)
	if err != nil {
		return nil, move.wrong("%s", err)
	}
	explainer, ok := a.search.Programme.(search.Explainer)
	if !ok {
		return nil, move.wrong("%s does not say why it leaves moves out", a.search.Programme.About().Name)
	}
	e, err := explainer.Explain(a.Tree, n.ID)
	if err != nil {
		return nil, move.wrong("%s", err)
	}
	why, ok := e.Of(m)
	if !ok {
		return nil, move.wrong("the tree has a node for %s", a.sanAt(n.ID, m))
	}
	var others []tree.Reason
	for _, absent := range e.Absent {
		others = append(others, absent.Reason)
	}
	text := a.whyNot(n.ID, m)
	q := a.byReason(n, why.Reason, others, tree.GroupNotConsidered, func() string { return "" })
	q.Say = phrase.Of("Why has {move} no node here?", "move", a.sanAt(n.ID, m))
	q.Truth.Text = text
	q.hinted(a.task, "Think of what the programme looks at here, and of what came before this move.",
		a.Reason(n).Sentence)
	return []*Question{q}, nil
}

// askReason asks why nothing more was done at a node.
func (a asking) askReason(n tree.Node) ([]*Question, error) {
	if !n.Closed {
		return nil, a.task.field("at").wrong("the node is open")
	}
	q := a.byReason(n, n.Reason, []tree.Reason{tree.ReasonComplete, tree.ReasonCut}, a.Reason(n).Group,
		func() string { return a.Say(a.Meaning(n)) })
	q.Say, q.secret = "Why was nothing more done here?", true
	q.Truth.Text = joined(a.ended(n), a.Say(a.Meaning(n)))
	q.hinted(a.task, "Look at the moves below, at the bounds and at the value.",
		phrase.Of("Its value is {value}.", "value", a.Value(n)))
	return []*Question{q}, nil
}

// byReason asks for one of some reasons: the right one, others, and such of a group as there are in the vocabulary.
func (a asking) byReason(n tree.Node, right tree.Reason, others []tree.Reason, group tree.Group,
	why func() string) *Question {
	words := a.Tree.Header().Vocabulary
	list := []tree.Reason{right}
	add := func(r tree.Reason) {
		if len(list) < ruleChoices && !slices.Contains(list, r) && words.Reason(r).Sentence != "" {
			list = append(list, r)
		}
	}
	for _, r := range others {
		add(r)
	}
	for _, wanted := range []tree.Group{group, tree.GroupNotConsidered, tree.GroupCut, tree.GroupLeaf} {
		for _, info := range tree.Words[tree.ReasonInfo](&words) {
			if info.Group == wanted {
				add(info.Reason)
			}
		}
	}
	slices.Sort(list)
	var texts []string
	for _, r := range list {
		info := words.Reason(r)
		texts = append(texts, phrase.Of("{name}: {sentence}", "name", info.Name, "sentence", info.Sentence))
	}
	q := &Question{At: n.ID, Truth: Truth{Node: n.ID}}
	q.chosen(texts, slices.Index(list, right), func(int) string { return why() })
	return q
}
