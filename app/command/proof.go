package command

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"math"
	"strconv"
	"strings"

	"drevo/app/file"
	"drevo/app/present"
	"drevo/app/proving"
	"drevo/app/session"
	"drevo/engine/proof"
	"drevo/engine/tree"
)

// proofOptions are the flags of drevo proof.
type proofOptions struct {
	searchFlags
	line, pgn, html *string
	plies           *int
	least, most     *pawns
	form            *form
}

// proves searches a position, or reads the file of a search, and prints what proves the value of one node.
func proves(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("proof", flag.ContinueOnError)
	o := proofOptions{searchFlags: newSearchFlags(flags),
		line: flags.String("line", "", "the `MOVES` of the tree that lead to the node, such as \"Ba3 Qxa3\"; without it "+
			"the whole search"),
		plies: flags.Int("plies", 3, "show `N` half-moves of the proof, such as 5; -1 shows all"),
		pgn: flags.String("pgn", "", "write the proof into this `FILE` as a game with variations, such as proof.pgn; "+
			"without it none is written"),
		html:  htmlFlag(flags),
		least: new(pawns), most: new(pawns), form: formFlags(flags)}
	flags.Var(o.least, "at-least", "prove no more than that White has at least so many `PAWNS`, such as -0.5, which may "+
		"take fewer nodes; without it what the search found")
	flags.Var(o.most, "at-most", "prove no more than that White has at most so many `PAWNS`, such as 1; without it "+
		"what the search found")
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	s, err := o.recorded(ctx, words, to)
	if err != nil {
		return err
	}
	defer s.Release()
	id, err := nodeAt(s, *o.line)
	switch {
	case err != nil && ctx.Err() != nil: // the tree ends before the line: nothing is wrong with it
		return errStopped
	case err != nil:
		return err
	}
	v, err := o.prove(present.NewNodes(s.Tree(), present.InPawns), id)
	if err != nil {
		return err
	}
	if err := o.write(v); err != nil {
		return err
	}
	found := v.Outcome(*o.plies)
	found.Head = append([]string{present.SearchProgramme(s) + ": " + s.Position.FEN()}, found.Head...)
	if err := o.form.print(to, found); err != nil || ctx.Err() == nil {
		return err
	}
	return errStopped
}

// prove proves what was asked of a node.
func (o proofOptions) prove(nodes present.Nodes, id tree.ID) (proving.Proving, error) {
	switch {
	case o.least.given && o.most.given:
		return proving.Proving{}, wrong("say -at-least or -at-most; without both the whole value is proved")
	case o.least.given:
		return proving.OfClaim(nodes, proof.ClaimOf(nodes.Tree, id, tree.Lower, o.least.number))
	case o.most.given:
		return proving.OfClaim(nodes, proof.ClaimOf(nodes.Tree, id, tree.Upper, o.most.number))
	}
	return proving.Of(nodes, id)
}

// pawns is a number of pawns that may be missing.
type pawns struct {
	number float64
	given  bool
}

func (p *pawns) String() string {
	if !p.given {
		return ""
	}
	return strconv.FormatFloat(p.number, 'g', -1, 64)
}

func (p *pawns) Set(text string) error {
	number, err := strconv.ParseFloat(strings.Replace(text, "−", "-", 1), 64)
	if err != nil || !(math.Abs(number) <= maxPawns) {
		return fmt.Errorf("%q is no number of pawns from %d to %d", text, -maxPawns, maxPawns)
	}
	*p = pawns{number, true}
	return nil
}

// maxPawns is more than anything is worth but a mate.
const maxPawns = 1000

// write writes the files that were asked for.
func (o proofOptions) write(v proving.Proving) error {
	if *o.pgn != "" {
		g, err := v.Game(*o.plies)
		if err != nil {
			return err
		}
		if err := file.Replace(*o.pgn, []byte(g.String()), 0o644); err != nil {
			return err
		}
	}
	if *o.html == "" {
		return nil
	}
	var page bytes.Buffer
	if err := v.WritePage(&page, *o.plies); err != nil {
		return err
	}
	return file.Replace(*o.html, page.Bytes(), 0o644)
}

// recorded is the search that words name, with its tree: one in a file, or one that is made now of a position.
func (f searchFlags) recorded(ctx context.Context, words []string, to streams) (*session.Search, error) {
	if len(words) == 1 && namesTree(words[0]) {
		return openSearch(ctx, words[0], to)
	}
	options, err := f.options(&to)
	if err != nil {
		return nil, usageError{err}
	}
	spots, err := f.position.spots(ctx, words, to)
	if err != nil {
		return nil, err
	}
	if len(spots) != 1 {
		return nil, wrong("one position is searched, not %d", len(spots))
	}
	s := session.StartSearch(ctx, spots[0].game, options)
	to.screen.follow(s)
	if _, err := s.Wait(); err != nil {
		s.Release()
		return nil, err
	}
	return s, nil
}
