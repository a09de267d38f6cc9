package command

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"drevo/app/library"
	"drevo/app/session"
	"drevo/engine/board"
)

// positionFlags say which position a command looks at: by a flag, or by the words behind the command.
type positionFlags struct {
	flags     *flag.FlagSet
	fen       *string
	ply, game *int
}

// positionWords are the words that positionFlags take.
const positionWords = "[startpos|FEN|FILE|-] [MOVE ...]"

func newPositionFlags(flags *flag.FlagSet) positionFlags {
	return positionFlags{flags: flags,
		fen: flags.String("fen", session.FirstPosition, "the position as a `FEN`"),
		ply: flags.Int("ply", 0, "of a game in a FILE the position after `N` half-moves, such as 30; without it after "+
			"the last"),
		game: flags.Int("game", 1, "of a FILE with games the `N`th, such as 3; of a file of positions, FEN or EPD, all "+
			"are taken")}
}

// spot is a position with the game that it comes from, and what the file calls it.
type spot struct {
	name string
	game *session.Game
}

// spots are the positions that words mean: of a file, or of standard input, any number, else one. Further words are
// moves behind it, in SAN or UCI.
func (f positionFlags) spots(ctx context.Context, words []string, to streams) (list []spot, err error) {
	first, moves := "", words
	if len(words) > 0 && namesPosition(words[0]) {
		first, moves = words[0], words[1:]
		if isSet(f.flags, "fen") {
			return nil, wrong("-fen and %.200q name two positions", first)
		}
	}
	switch {
	case first == "startpos":
		list = []spot{{game: session.NewGame(board.Start())}}
	case first != "" && !isFEN(first):
		if list, err = f.inFile(ctx, first); err != nil {
			return nil, usageError{err}
		}
	default:
		p, err := to.position(cmp.Or(first, *f.fen))
		if err != nil {
			return nil, err
		}
		list = []spot{{game: session.NewGame(p)}}
	}
	for _, s := range list {
		if err := play(s.game, moves); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// namesPosition reports whether a word stands for a position, not for a move.
func namesPosition(word string) bool {
	_, err := os.Stat(word)
	return word == "startpos" || word == "-" || isFEN(word) || err == nil
}

// isFEN reports whether a word is meant as a FEN.
func isFEN(word string) bool { return strings.Contains(word, "/") && strings.Contains(word, " ") }

// inFile reads a file, or standard input: a game at its place, or all positions.
func (f positionFlags) inFile(ctx context.Context, path string) ([]spot, error) {
	c := library.New(path)
	if path == "-" {
		text, err := io.ReadAll(whileRuns{ctx, os.Stdin})
		if err != nil {
			return nil, err
		}
		c = library.OfText("standard input", string(text))
	}
	err := c.Scan(func(float64, int) bool { return ctx.Err() == nil })
	if err := cmp.Or(err, c.Empty()); err != nil {
		return nil, err
	}
	if *f.game < 1 || *f.game > c.Len() {
		return nil, fmt.Errorf("-game is a whole number from 1 to %d", c.Len())
	}
	chosen, err := f.item(c, *f.game-1)
	if err != nil || isSet(f.flags, "game") || len(chosen.game.Mainline()) > 0 {
		return []spot{chosen}, err
	}
	var list []spot
	for at := range c.Len() {
		s, err := f.item(c, at)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return list, nil
}

// item is a game or a position of a file.
func (f positionFlags) item(c *library.Collection, at int) (spot, error) {
	item, err := c.Item(at)
	if err != nil {
		return spot{}, err
	}
	s := spot{item.Name, session.Open(item.Game)}
	s.game.End()
	if last := len(s.game.Mainline()); isSet(f.flags, "ply") {
		if *f.ply < 0 || *f.ply > last {
			return spot{}, fmt.Errorf("-ply is a whole number from 0 to %d, the half-moves of %s", last,
				cmp.Or(item.Name, filepath.Base(c.Name)))
		}
		s.game.Go(*f.ply)
	}
	return s, nil
}

// play makes moves at the place of a game. They may have numbers, as in 30.Ba3.
func play(g *session.Game, words []string) error {
	moves := slices.Clone(g.Moves())
	p := g.Position()
	for _, word := range words {
		text := strings.TrimLeft(word, "0123456789.")
		if text == "" && word != "" && strings.HasSuffix(word, ".") {
			continue // the number stands by itself
		}
		m, err := moveOf(&p, text)
		if err != nil {
			return wrong("%.200q is not understood: it is no file, no FEN and no move that %s can make here", word, p.Turn())
		}
		moves, p = append(moves, m), p.After(m)
	}
	g.GoTo(moves)
	return nil
}

// moveOf reads a move in SAN or UCI.
func moveOf(p *board.Position, text string) (board.Move, error) {
	m, err := p.ParseSAN(text)
	if err != nil {
		if m, inUCI := p.ParseUCI(text); inUCI == nil {
			return m, nil
		}
	}
	return m, err
}
