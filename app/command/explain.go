package command

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"

	"drevo/app/glossary"
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/nearest"
	"drevo/internal/phrase"
)

// mostExplained is how many words are printed at once.
const mostExplained = 40

// explain prints words of the glossary; of one that nodes can show how often a search does, and where.
func explain(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("explain", flag.ContinueOnError)
	form := formFlags(flags)
	position := newPositionFlags(flags)
	programme := flags.String("programme", "", "count in a search of this `PROGRAMME`, such as kaissa; without it of "+
		"that whose word it is, or of ITEP")
	page := flags.Bool("page", false, "print the whole glossary as a page, docs/glossary.md")
	count := flags.Bool("count", false, "count all words in searches of the positions that come with the program, and print "+
		"app/glossary/data/often.csv")
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	if *count {
		return glossary.CountAll(ctx, to.programmes, to.out, to.screen.say)
	}
	all := glossary.All(to.programmes)
	if *page {
		_, err := fmt.Fprint(to.out, glossary.Page(all))
		return err
	}
	text := strings.Join(words, " ")
	if text == "" {
		return wrong("say which word, such as kaissa.satisfied or alpha-beta; -page prints all")
	}
	found := glossary.Find(all, text)
	one := slices.IndexFunc(all, func(w glossary.Word) bool {
		return w.Key != "" && strings.EqualFold(string(w.Key), text)
	})
	if one >= 0 {
		found = all[one : one+1]
	}
	if len(found) == 0 {
		return wrong("the glossary has no word %.40q%s", text, nearest.Asked(text, names(all)))
	}
	o := outcome.Outcome{Tables: []outcome.Table{explanations(found[:min(len(found), mostExplained)])}}
	if more := len(found) - mostExplained; more > 0 {
		o.Notes = []string{phrase.Of("{n:1 word more speaks|# words more speak} of it.", "n", more)}
	}
	if one >= 0 {
		note, err := seen(ctx, all[one].Key, *programme, position, &o.Tables[0], to)
		if err != nil {
			return err
		}
		if o.Notes = note; len(all[one].Counted()) > 0 {
			o.Notes = append(o.Notes, phrase.Of("Counted on {how}.", "how", glossary.CountedHow()))
		} else {
			o.Notes = append(o.Notes, "No node of a tree is marked with this word, so it has no count in the library's "+
				"searches.")
		}
	}
	return form.print(to, o)
}

// names are those by which words may be asked for.
func names(words []glossary.Word) (list []string) {
	for _, w := range words {
		list = append(list, w.Name)
		if w.Key != "" {
			list = append(list, string(w.Key))
		}
	}
	return list
}

// explanations are words with their sentences, a row each; how often one is seen is only known of one.
func explanations(words []glossary.Word) outcome.Table {
	t := outcome.New("", outcome.Column{Key: "name", Name: " "}, outcome.Column{Key: "key", Name: " "},
		outcome.Column{Key: "kind", Name: " "}, outcome.Column{Key: "programme", Name: " "},
		outcome.Column{Key: "sentence", Name: " "}, outcome.Column{Key: "source"},
		outcome.Column{Key: "nodes", Unit: "nodes"},
		outcome.Column{Key: "of", Unit: "nodes"}, outcome.Column{Key: "fen"}, outcome.Column{Key: "example"},
		outcome.Column{Key: "library"})
	for _, w := range words {
		sentence := outcome.Cell{Value: w.Sentence}
		if w.Source != "" {
			sentence = sourced(w.Sentence, w.Source)
		}
		t.Add(w.Name, string(w.Key), w.Kind, w.Of, sentence, w.Source, nil, nil, nil, nil, inLibrary(w))
	}
	return t
}

// inLibrary is how often a word is seen in the library's searches, a row a programme; nothing where no node shows it.
func inLibrary(w glossary.Word) any {
	if len(w.Counted()) == 0 {
		return nil
	}
	t := outcome.New("", outcome.Column{Key: "programme", Name: "in the library"},
		outcome.Column{Key: "nodes", Name: "nodes", Unit: "nodes"}, outcome.Column{Key: "of", Name: "of", Unit: "nodes"},
		outcome.Column{Key: "positions", Name: "positions", Unit: "positions"},
		outcome.Column{Key: "example", Name: "most in"}, outcome.Column{Key: "fen"})
	for _, o := range w.Counted() {
		t.Add(o.Programme, o.Nodes, o.Of, o.Positions, o.Example, o.FEN)
	}
	return t
}

// seen searches a position, and notes in the row of a word how many nodes show it, and which is the nearest to the
// root. It returns the same as a sentence; none for a word that no node shows.
func seen(ctx context.Context, key tree.Key, id string, position positionFlags, t *outcome.Table, to streams) ([]string,
	error) {
	if prefix, _, _ := strings.Cut(string(key), "."); id == "" {
		id = "itep"
		if _, err := to.programmes.Find(prefix); err == nil {
			id = prefix
		}
	}
	programme, err := to.programmes.Find(id)
	if err != nil {
		return nil, usageError{err}
	}
	words := programme.Vocabulary()
	filter, ok := words.FilterOf(key)
	if !ok {
		return nil, nil
	}
	spots, err := position.spots(ctx, nil, to)
	if err != nil {
		return nil, err
	}
	values, err := search.Resolve(programme, nil)
	if err != nil {
		return nil, err
	}
	s := session.StartSearch(ctx, spots[0].game, session.Options{Programme: programme, Values: values})
	defer s.Release()
	if _, err := s.Wait(); err != nil {
		return nil, err
	}
	if ctx.Err() != nil {
		return nil, errStopped
	}
	nodes, count := present.NewNodes(s.Tree(), present.InPawns), 0
	passes := words.Matcher(filter)
	for at := range s.Tree().Len() {
		if passes(s.Tree().Node(tree.ID(at))) {
			count++
		}
	}
	where := ""
	if e, ok := glossary.Nearest(s, tree.Root, key); ok {
		where = nodes.Path(e.Node)
		if e.Move != board.NoMove {
			where = phrase.Of("the move {move}, left out", "move", s.Position.SAN(e.Move))
		}
	}
	row, fen := t.Rows[0], s.Position.FEN()
	row[6].Value, row[7].Value, row[8].Value, row[9].Value = count, s.Tree().Len(), fen, where
	say := phrase.With("name", programme.About().Name, "fen", fen, "n", present.Whole(count),
		"of", present.Whole(s.Tree().Len()), "where", where)
	note := say("{name}'s search of {fen} has it at {n} of {of} nodes.")
	if where != "" {
		note = say("{name}'s search of {fen} has it at {n} of {of} nodes; nearest to the root: {where}.")
	}
	return []string{note}, nil
}
