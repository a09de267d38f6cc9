package glossary

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
	"time"

	"drevo/app/library"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// CountedNodes is how many nodes each search has at most in which words are counted.
const CountedNodes = 10_000

// Often is how often a word is seen in one programme's searches of the positions that come with the program.
type Often struct {
	Programme string
	Nodes, Of int
	Positions int    // in which it is seen
	Example   string // the one with most such nodes
	FEN       string
}

//go:embed data/often.csv
var oftenData []byte

// often are the counts by key, and when and how they were made.
var often = sync.OnceValue(func() (all struct {
	made string
	of   map[string][]Often
}) {
	all.of = map[string][]Often{}
	first, _, _ := bytes.Cut(oftenData, []byte("\n"))
	all.made = strings.TrimPrefix(string(first), "# ")
	r := csv.NewReader(bytes.NewReader(oftenData))
	r.Comment = '#'
	rows, _ := r.ReadAll() // a test reads it
	for _, row := range rows {
		nodes, _ := strconv.Atoi(row[2])
		of, _ := strconv.Atoi(row[3])
		positions, _ := strconv.Atoi(row[4])
		all.of[row[0]] = append(all.of[row[0]], Often{row[1], nodes, of, positions, row[5], row[6]})
	}
	return all
})

// Counted is how often the word is seen in the library's searches, by programme; none of a word that no node shows.
func (w Word) Counted() []Often { return often().of[string(w.Key)] }

// HowOften says how often the word is seen, by the programmes that have it; empty of a word that no node shows.
func (w Word) HowOften() string {
	var list []string
	for _, o := range w.Counted() {
		if o.Nodes > 0 {
			list = append(list, o.Says())
		}
	}
	if len(list) == 0 && len(w.Counted()) > 0 {
		return "never in the library's searches"
	}
	return strings.Join(list, "; ")
}

// CountedHow says over what words were counted, and when.
func CountedHow() string { return often().made }

// Says is the count in words.
func (o Often) Says() string {
	return phrase.Of("{share} of {name}'s nodes, most in {example}", "share", o.Share(), "name", o.Programme,
		"example", o.Example)
}

// Share is the part of the nodes in hundredths.
func (o Often) Share() string {
	share := 100 * float64(o.Nodes) / float64(max(o.Of, 1))
	if share > 0 && share < 0.01 {
		return "under 0.01 %"
	}
	return strconv.FormatFloat(share, 'f', 2, 64) + " %"
}

// CountAll counts all words in searches of the positions that come with the program, by each programme as it comes, and
// writes what data/often.csv has.
func CountAll(ctx context.Context, programmes search.List, to io.Writer, begins func(string)) error {
	positions, err := positionsOfLibrary()
	if err != nil {
		return err
	}
	out := csv.NewWriter(to)
	fmt.Fprintf(to, "# %s: %d positions of the library, at most %d nodes each, programmes as they come\n",
		time.Now().Format("2 January 2006"), len(positions), CountedNodes)
	for _, p := range programmes {
		begins(p.About().Name)
		counts, err := countIn(ctx, p, positions, All(programmes))
		if err != nil {
			return err
		}
		for _, c := range counts {
			_ = out.Write([]string{string(c.key), c.Programme, strconv.Itoa(c.Nodes), strconv.Itoa(c.Of),
				strconv.Itoa(c.Positions), c.Example, c.FEN}) // Error says it
		}
	}
	out.Flush()
	return out.Error()
}

// place is a position of the library.
type place struct {
	name string
	p    board.Position
}

// positionsOfLibrary are those that games of the library begin with, each once, but for the first of chess.
func positionsOfLibrary() (list []place, err error) {
	seen := map[board.Position]bool{board.Start(): true}
	for _, c := range library.Builtin() {
		if err := c.Scan(nil); err != nil {
			return nil, err
		}
		for i := range c.Len() {
			item, err := c.Item(i)
			if err != nil {
				return nil, err
			}
			if p := item.Game.Start; !seen[p] && p.HasLegalMove() {
				seen[p] = true
				list = append(list, place{item.Name, p})
			}
		}
	}
	return list, nil
}

// counting counts one word.
type counting struct {
	Often
	key  tree.Key
	show func(tree.Node) bool
	most int // in one position
}

// countIn counts the words of a programme in its searches.
func countIn(ctx context.Context, p search.Programme, positions []place, words []Word) (list []counting, err error) {
	vocabulary, seen := p.Vocabulary(), map[tree.Key]bool{}
	for _, w := range words {
		if filter, ok := vocabulary.FilterOf(w.Key); ok && w.Key != "" && !seen[w.Key] {
			seen[w.Key] = true
			list = append(list, counting{Often: Often{Programme: p.About().Name}, key: w.Key, show: vocabulary.Matcher(filter)})
		}
	}
	values, err := search.Resolve(p, nil)
	if err != nil {
		return nil, err
	}
	for _, at := range positions {
		s := session.StartSearch(ctx, session.NewGame(at.p), session.Options{Programme: p, Values: values,
			Limits: search.Limits{Nodes: CountedNodes}})
		_, err := s.Wait()
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			s.Release()
			return nil, fmt.Errorf("%s, %s: %w", p.About().Name, at.name, err)
		}
		t := s.Tree()
		for i := range list {
			list[i].add(t, at)
		}
		s.Release()
	}
	return list, nil
}

// add counts a word in a tree.
func (c *counting) add(t *tree.Tree, at place) {
	n := 0
	for id := range t.Len() {
		if c.show(t.Node(tree.ID(id))) {
			n++
		}
	}
	c.Nodes, c.Of = c.Nodes+n, c.Of+t.Len()
	if n > 0 {
		c.Positions++
	}
	if n > c.most {
		c.most, c.Example, c.FEN = n, at.name, at.p.FEN()
	}
}
