package command

import (
	"context"
	"io"
	"slices"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/tree"
)

// mostPGN is how many moves are written into one game: programs that read games are not made for more.
const mostPGN = 20_000

// exportPGN writes a part of a tree as a game with variations, the best move of each node first, each with its value
// and why the node ended. Tests and passes are left out; of stages the best counts, else the last.
func exportPGN(ctx context.Context, o *treeOptions, s *session.Search, to io.Writer) error {
	t := s.Tree()
	id, err := nodeAt(s, *o.moves)
	if err != nil {
		return usageError{err}
	}
	position, err := t.Position(id)
	if err != nil {
		return err
	}
	x := &pgnExport{tree: t, header: t.Header(), left: mostPGN, plies: *o.plies}
	g := game.New(position)
	g.Tags = append(g.Tags, game.Tag{Name: "Event", Value: "Search of " + s.Programme.About().Name},
		game.Tag{Name: "Annotator", Value: "Drevo"})
	x.below(ctx, g.Root, id, 0)
	if ctx.Err() != nil {
		return errStopped
	}
	if x.left <= 0 {
		return wrong("that is more than %d moves: take a smaller part with -moves and -plies", mostPGN)
	}
	_, err = io.WriteString(to, g.String())
	return err
}

// pgnExport writes moves of a tree into a game.
type pgnExport struct {
	tree   *tree.Tree
	header tree.Header
	left   int // moves that may still be written
	plies  int
}

// below adds the moves below a node to a move of a game.
func (x *pgnExport) below(ctx context.Context, at *game.Node, id tree.ID, ply int) {
	if ply >= x.plies || ctx.Err() != nil {
		return
	}
	for _, n := range x.moves(id) {
		if x.left--; x.left <= 0 {
			return
		}
		next := at.Add(n.Move)
		if next.Text() == "" { // else the same move of a later stage has been there
			next.SetText(x.words(n))
			next.SetCommand("eval", x.header.Scale.Value(n.Score, n.Bound, x.tree.Turn(n)).Eval())
		}
		x.below(ctx, next, n.ID, ply+1)
	}
}

// words say what a node is worth and why it ended.
func (x *pgnExport) words(n tree.Node) string {
	text := x.header.Vocabulary.Reason(n.Reason).Name
	if n.Bound != tree.Exact {
		text = n.Bound.For(x.tree.Turn(n)).String() + " " + text
	}
	return text
}

// moves are the nodes of the moves at a node, the best first, the others as they were searched.
func (x *pgnExport) moves(id tree.ID) (list []tree.Node) {
	nodes := x.tree.ChildNodes(id)
	best, ok := x.tree.Best(id)
	slices.SortStableFunc(nodes, func(a, b tree.Node) int {
		switch {
		case ok && a.ID == best:
			return -1
		case ok && b.ID == best:
			return 1
		}
		return 0
	})
	stage := tree.None // the best one, else the last
	for _, n := range nodes {
		switch {
		case n.Type.Test() || n.Move == board.Pass:
		case !n.Type.Stage():
			list = append(list, n)
		case stage != best || !ok:
			stage = n.ID
		}
	}
	if stage != tree.None {
		list = append(list, x.moves(stage)...)
	}
	return list
}

// nodeAt returns the node that moves lead to from the root, in SAN or UCI.
func nodeAt(s *session.Search, moves string) (tree.ID, error) {
	position, id := s.Position, tree.Root
	for text := range strings.FieldsSeq(moves) {
		move, err := moveOf(&position, strings.TrimLeft(text, "0123456789."))
		if err != nil {
			return 0, usageError{err}
		}
		next, ok := present.NewNodes(s.Tree(), present.InPawns).Child(id, move)
		if !ok {
			return 0, wrong("the tree has no node of %s", present.Compact(position, []board.Move{move}))
		}
		position, id = position.After(move), next
	}
	return id, nil
}
