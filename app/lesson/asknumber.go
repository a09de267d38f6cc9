package lesson

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/nearest"
	"drevo/internal/phrase"
)

// guessNear is the factor within which a guess is right.
const guessNear = 3

func askGuess(a asking) ([]*Question, error) {
	what := a.task.field("what")
	if what.Value == "" {
		what.Value = "nodes"
	}
	name, with, _ := strings.Cut(what.Value, " ")
	if !slices.Contains([]string{"nodes", "moves", "deepest"}, name) {
		return nil, what.wrong("a guess is about nodes, moves or deepest, not %.20q", name)
	}
	set, err := settings(Field{Value: with, Place: what.Place})
	if err != nil {
		return nil, err
	}
	at := a.task.field("at")
	it, there, err := a.desk.measure(a.ctx, a.lesson, measure{what: name, at: at.Value, with: set}, what)
	if err != nil {
		return nil, err
	}
	id, err := there.find(at.Value)
	if err != nil {
		return nil, at.wrong("%s", err)
	}
	near := float64(guessNear)
	if f := a.task.field("near"); f.Value != "" {
		if near, err = number(f.Value); err != nil || near < 1 {
			return nil, f.wrong("near is a factor from 1, such as 3, not %.20q", f.Value)
		}
	}
	q := &Question{Act: ActNumber, In: there.search, At: id, Unit: name}
	q.Say = phrase.Of("How many {what}? Guess within a factor of {factor}.", "what", name, "factor", present.Short(near))
	q.right.Number, q.wrong.Number = it.number, it.number*near*10+1
	q.judge = func(_ context.Context, answer Answer) (bool, string, error) {
		switch {
		case answer.Number < it.number/near:
			return false, "That is too few.", nil
		case answer.Number > it.number*near:
			return false, "That is too many.", nil
		}
		return true, "", nil
	}
	n := there.Tree.Node(id)
	q.Truth = Truth{Text: phrase.Of("{count} {what}.", "count", it.text, "what", name), In: there.search, Node: n.ID}
	legal := "few"
	if p, err := there.Tree.Position(id); err == nil {
		legal = present.Whole(p.LegalMoveCount())
	}
	q.hinted(a.task, phrase.Of("There are {legal} legal moves here.", "legal", legal),
		phrase.Of("The number has {digits:# digit|# digits}.", "digits", len(strconv.Itoa(int(it.number)))))
	return []*Question{q}, nil
}

func askSwitch(a asking) ([]*Question, error) {
	until, options := a.task.field("until"), a.task.field("options")
	wanted, err := conditionOf(until)
	if err != nil {
		return nil, err
	}
	if ok, _, err := a.desk.holds(a.ctx, a.lesson, wanted); err != nil || ok {
		return nil, cmp.Or(err, until.wrong("that is so from the beginning"))
	}
	q := &Question{Act: ActSet, At: tree.Root}
	q.Say = phrase.Of("Set the options so that {condition}.", "condition", until.Value)
	for _, name := range strings.Fields(options.Value) {
		setting, err := a.setting(options, name)
		if err != nil {
			return nil, err
		}
		q.Options = append(q.Options, setting)
	}
	q.judge = func(ctx context.Context, answer Answer) (bool, string, error) {
		return a.desk.reached(ctx, a.lesson, wanted, answer.Options)
	}
	text, err := a.solveSwitch(q)
	if err != nil {
		return nil, err
	}
	q.Truth = Truth{Text: text, Node: tree.Root}
	first := ""
	for _, o := range q.Options {
		if _, ok := q.right.Options[o.Name]; ok {
			first = o.Name
		}
	}
	q.hinted(a.task, "Read what each option does.", phrase.Of("One setting is enough: that of {option}.", "option", first))
	return []*Question{q}, nil
}

// setting is an option of the lesson's programme with its values.
func (a asking) setting(f Field, name string) (Setting, error) {
	var names []string
	for _, o := range a.search.Programme.Options() {
		names = append(names, o.Name)
		if o.Name != name {
			continue
		}
		values := present.OptionValues(o)
		if o.Type == search.Bool {
			values = []string{"true", "false"}
		}
		if len(values) == 0 {
			return Setting{}, f.wrong("%s has no list of values", name)
		}
		return Setting{Name: name, Sentence: o.Sentence, Values: values, Value: a.search.Values.Text(name)}, nil
	}
	return Setting{}, f.wrong("there is no option %.40q%s", name, nearest.Asked(name, names))
}

// reached reports whether a condition holds under some options, and what came of them. A search that does not end is
// told as such.
func (d *Desk) reached(ctx context.Context, l *Lesson, c condition, set map[string]string) (bool, string, error) {
	c.left.with = set
	ok, text, err := d.holds(ctx, l, c)
	if err != nil {
		return false, "", err
	}
	return ok, phrase.Of("With that {what} is {found}.", "what", c.left.what, "found", text), nil
}

// solveSwitch finds a setting of one option with which the condition holds, as a learner would: value by value, those
// near the present one first.
func (a asking) solveSwitch(q *Question) (text string, err error) {
	refused := false
	for _, o := range q.Options {
		for _, value := range nearestFirst(o) {
			set := map[string]string{o.Name: value}
			ok, why, err := q.judge(a.ctx, Answer{Options: set})
			switch {
			case a.ctx.Err() != nil:
				return "", a.ctx.Err()
			case err == nil && !ok && !refused:
				q.wrong.Options, refused = set, true
			case err == nil && ok:
				q.right.Options = set
				if !refused {
					q.wrong.Options = map[string]string{}
				}
				return joined(phrase.Of("{name}={value}.", "name", o.Name, "value", value), why), nil
			}
		}
	}
	return "", a.task.field("options").wrong("no setting of one of these options is enough")
}

// mostValues is how many values of an option are tried.
const mostValues = 6

// nearestFirst are the other values of an option, those beside the present one first.
func nearestFirst(o Setting) (values []string) {
	at := slices.Index(o.Values, o.Value)
	for by := 1; by < len(o.Values) && len(values) < mostValues; by++ {
		for _, i := range []int{at + by, at - by} {
			if i >= 0 && i < len(o.Values) && len(values) < mostValues {
				values = append(values, o.Values[i])
			}
		}
	}
	return values
}

// termChoices is how many terms a learner chooses from.
const termChoices = 5

func askTerm(a asking) ([]*Question, error) {
	n, err := a.at()
	if err != nil {
		return nil, err
	}
	b, err := a.breakdown(n)
	if err != nil {
		return nil, a.task.field("at").wrong("%s", err)
	}
	if a.task.Field("term") != "" {
		return a.askSquare(n, b)
	}
	rows := slices.Clone(b.Rows)
	if group := a.task.field("group"); group.Value != "" {
		rows = slices.DeleteFunc(rows, func(r eval.Row) bool { return !strings.EqualFold(r.Term.Group, group.Value) })
	}
	weight := func(r eval.Row) eval.WhiteScore { return max(r.Net(), -r.Net()) }
	slices.SortStableFunc(rows, func(x, y eval.Row) int { return cmp.Compare(weight(y), weight(x)) })
	rows = rows[:min(len(rows), termChoices)]
	if len(rows) < 2 || weight(rows[0]) == weight(rows[1]) {
		return nil, a.task.field("at").wrong("no term weighs most there")
	}
	largest := rows[0]
	slices.SortFunc(rows, func(x, y eval.Row) int { return cmp.Compare(x.Term.Name, y.Term.Name) })
	var names, told []string
	for _, r := range rows {
		names = append(names, r.Term.Name)
		told = append(told, phrase.Of("{term} {value}", "term", r.Term.Name, "value", a.Format.TermText(r.Term, r.Net())))
	}
	q := &Question{Say: "Which of these terms makes the greatest difference here, for either side?", At: n.ID}
	q.chosen(names, slices.IndexFunc(rows, func(r eval.Row) bool { return r.Term.ID == largest.Term.ID }),
		func(choice int) string { return told[choice] + "." })
	q.Truth = Truth{Text: strings.Join(told, ", ") + ".", Node: n.ID}
	q.hinted(a.task, "Count what each side has of it, and take one from the other.", largest.Term.Sentence)
	return []*Question{q}, nil
}

// breakdown takes the static value of a node apart.
func (r record) breakdown(n tree.Node) (*eval.Breakdown, error) {
	if explainer, ok := r.search.Programme.(search.Explainer); ok && n.HasStatic {
		if e, err := explainer.Explain(r.Tree, n.ID); err == nil && e.Terms != nil {
			return e.Terms, nil
		}
	}
	evaluator, ok := r.search.Programme.(search.Evaluator)
	if !ok {
		return nil, fmt.Errorf("%s has no terms", r.search.Programme.About().Name)
	}
	p, err := r.Tree.Position(n.ID)
	if err != nil {
		return nil, err
	}
	b := evaluator.Evaluate(&p, r.search.Values)
	return &b, nil
}

// askSquare asks what a term adds on a square.
func (a asking) askSquare(n tree.Node, b *eval.Breakdown) ([]*Question, error) {
	name, where := a.task.field("term"), a.task.field("square")
	row, ok := b.Row(name.Value)
	if !ok {
		return nil, name.wrong("there is no term %.40q", name.Value)
	}
	square, err := board.ParseSquare(where.Value)
	if err != nil {
		return nil, where.wrong("%s", err)
	}
	worth, found := eval.WhiteScore(0), false
	for c, share := range row.Sides {
		for _, s := range share.Squares {
			if s.Square == square {
				worth, found = worth+s.Value.For(board.Colour(c)), true
			}
		}
	}
	if !found {
		return nil, where.wrong("the term has nothing on %s", where.Value)
	}
	text := a.Format.TermText(row.Term, worth)
	var choices []string
	for _, w := range []eval.WhiteScore{-worth, 0, worth, 2 * worth} {
		if t := a.Format.TermText(row.Term, w); !slices.Contains(choices, t) {
			choices = append(choices, t)
		}
	}
	q := &Question{At: n.ID}
	q.Say = phrase.Of("What does the term {term} add on {square}, seen from White?", "term", row.Term.Name, "square",
		where.Value)
	q.chosen(choices, slices.Index(choices, text), func(int) string { return row.Term.Sentence })
	q.Truth = Truth{Text: joined(phrase.Of("{term} adds {value} on {square}.", "term", row.Term.Name, "value", text,
		"square", where.Value), row.Term.Sentence), Node: n.ID}
	q.hinted(a.task, "What is good for Black is negative.", row.Term.Sentence)
	return []*Question{q}, nil
}
