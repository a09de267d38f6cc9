package command

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress/zstd"

	"drevo/app/file"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/tree"
)

// exportTree writes the tree of a file for other programs.
func exportTree(ctx context.Context, o *treeOptions, path string, to streams) error {
	write, ok := exports[*o.to]
	if !ok {
		return wrong("say with -to which form: parquet, jsonl or pgn, not %.20q", *o.to)
	}
	if *o.out == "" {
		return wrong("say with -out which file is to be written")
	}
	if sameFile(path, *o.out) {
		return wrong("-out names the file of the tree itself")
	}
	opened, err := openTree(ctx, path, to, pagesBudget)
	if err != nil {
		return err
	}
	defer opened.Search.Release()
	for _, fault := range opened.Faults {
		fmt.Fprintln(to.err, fault)
	}
	return toFile(*o.out, func(file io.Writer) error { return write(ctx, o, opened.Search, file) })
}

// sameFile reports whether two paths lead to one file.
func sameFile(a, b string) bool {
	one, err := os.Stat(a)
	other, fault := os.Stat(b)
	return err == nil && fault == nil && os.SameFile(one, other)
}

// exports are the forms that a tree is written in.
var exports = map[string]func(context.Context, *treeOptions, *session.Search, io.Writer) error{
	"parquet": exportParquet, "jsonl": exportLines, "pgn": exportPGN,
}

// row is a move of a tree, or a stage, as other programs see it: what was searched, and what a rule left out when it
// had its turn. Words are keys; scores are in units of the programme, from the view of the side to move at the node.
type row struct {
	Programme string   `json:"-" parquet:"programme,dict"`
	Options   string   `json:"-" parquet:"options,dict"`
	Root      string   `json:"-" parquet:"root,dict"` // FEN
	ID        *uint32  `json:"id,omitempty" parquet:"id,optional"`
	Parent    *uint32  `json:"parent,omitempty" parquet:"parent,optional"`
	Searched  bool     `json:"searched" parquet:"searched"`
	Ply       int32    `json:"ply" parquet:"ply"`
	White     bool     `json:"white" parquet:"white"`              // has made the move
	Move      string   `json:"move,omitempty" parquet:"move,dict"` // in UCI; of a stage none
	Number    int32    `json:"number,omitempty" parquet:"number"`  // of a stage
	Type      string   `json:"type,omitempty" parquet:"type,dict"` // as all words a key
	Class     string   `json:"class,omitempty" parquet:"class,dict"`
	Place     string   `json:"place,omitempty" parquet:"place,dict"`
	Reason    string   `json:"reason" parquet:"reason,dict"`
	Group     string   `json:"group" parquet:"group,dict"`
	Alpha     int32    `json:"alpha" parquet:"alpha"`
	Beta      int32    `json:"beta" parquet:"beta"`
	Score     *int32   `json:"score,omitempty" parquet:"score,optional"`
	Bound     string   `json:"bound,omitempty" parquet:"bound,dict"`     // of the score: exact, upper or lower
	Pawns     *float64 `json:"pawns,omitempty" parquet:"pawns,optional"` // the score as White's, in pawns
	Static    *int32   `json:"static,omitempty" parquet:"static,optional"`
	Best      bool     `json:"best" parquet:"best"` // improved its parent
	KnownFrom *uint32  `json:"knownFrom,omitempty" parquet:"known_from,optional"`
	Count     int64    `json:"count" parquet:"count"` // nodes that were visited below and with it
	Truncated bool     `json:"truncated" parquet:"truncated"`
}

// rows gives all rows of a tree in the order of its nodes; the moves that were left out at a node follow it.
type rows struct {
	tree   *tree.Tree
	header tree.Header
	common row
	skips  []tree.Skip
}

func newRows(s *session.Search) *rows {
	h := s.Tree().Header()
	options, _ := json.Marshal(h.Options) // texts by texts
	return &rows{tree: s.Tree(), header: h,
		common: row{Programme: h.Programme, Options: string(options), Root: h.Position.FEN()}}
}

// each calls take with every row until ctx ends or take fails.
func (r *rows) each(ctx context.Context, take func(*row) error) error {
	for id := range tree.ID(r.tree.Len()) {
		if id%4096 == 0 && ctx.Err() != nil {
			return errStopped
		}
		n := r.tree.Node(id)
		x := r.node(&n)
		if err := take(&x); err != nil {
			return err
		}
		r.skips = r.tree.Skips(id, r.skips[:0])
		for _, s := range r.skips {
			x := r.skip(&n, s)
			if err := take(&x); err != nil {
				return err
			}
		}
	}
	return r.tree.Fault()
}

// node is the row of a node.
func (r *rows) node(n *tree.Node) row {
	x, v, id := r.common, &r.header.Vocabulary, uint32(n.ID)
	reason := v.Reason(n.Reason)
	x.ID, x.Searched, x.Ply, x.Number = &id, true, int32(n.Ply), int32(n.Number)
	x.White = r.tree.Turn(*n) == board.Black
	x.Type, x.Class, x.Place = string(v.Type(n.Type).Key), string(v.Class(n.Class).Key), string(v.Place(n.Place).Key)
	x.Reason, x.Group = string(reason.Key), string(reason.Group)
	x.Alpha, x.Beta, x.Best, x.Count, x.Truncated = int32(n.Alpha), int32(n.Beta), n.Best, int64(n.Count), n.Truncated
	if n.Move != board.NoMove {
		x.Move = n.Move.UCI()
	}
	if n.ID != tree.Root {
		parent := uint32(n.Parent)
		x.Parent = &parent
	}
	if n.Closed {
		score, pawns := int32(n.Score), r.header.Scale.Value(n.Score, n.Bound, r.tree.Turn(*n)).Pawns()
		x.Score, x.Pawns, x.Bound = &score, &pawns, [...]string{"exact", "upper", "lower"}[n.Bound%3]
	}
	if n.HasStatic {
		static := int32(n.Static)
		x.Static = &static
	}
	if n.HasKnown {
		known := uint32(n.KnownFrom)
		x.KnownFrom = &known
	}
	return x
}

// skip is the row of a move that was left out at a node. Its score, where it has one, is what the value of the node
// rose to, from the view of the side to move there.
func (r *rows) skip(n *tree.Node, s tree.Skip) row {
	x, parent := r.common, uint32(n.ID)
	reason := r.header.Vocabulary.Reason(s.Reason)
	x.Parent, x.Ply, x.Move = &parent, int32(n.Ply+1), s.Move.UCI()
	x.White = r.tree.Turn(*n) == board.White
	x.Reason, x.Group = string(reason.Key), string(reason.Group)
	if s.Value != tree.NoValue {
		score := int32(s.Value)
		x.Score = &score
	}
	return x
}

// exportLines writes JSON lines: what the tree is of, then a row a line.
func exportLines(ctx context.Context, _ *treeOptions, s *session.Search, to io.Writer) error {
	out := bufio.NewWriter(to)
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	r := newRows(s)
	err := encoder.Encode(map[string]any{"programme": r.header.Programme, "options": r.header.Options,
		"root": r.common.Root, "scale": r.header.Scale, "vocabulary": r.header.Vocabulary})
	if err == nil {
		err = r.each(ctx, func(x *row) error { return encoder.Encode(x) })
	}
	if err != nil {
		return err
	}
	return out.Flush()
}

// How many rows are handed on together, and how many make a group of the file.
const (
	rowsAtOnce = 1 << 12
	groupRows  = 1 << 20
)

// exportParquet writes a table in columns, with words as a dictionary.
func exportParquet(ctx context.Context, _ *treeOptions, s *session.Search, to io.Writer) error {
	w := parquet.NewGenericWriter[row](to, parquet.Compression(&zstd.Codec{}), parquet.MaxRowsPerRowGroup(groupRows))
	ready := make([]row, 0, rowsAtOnce)
	flush := func() error {
		_, err := w.Write(ready)
		ready = ready[:0]
		return err
	}
	err := newRows(s).each(ctx, func(x *row) error {
		if ready = append(ready, *x); len(ready) < rowsAtOnce {
			return nil
		}
		return flush()
	})
	if err == nil {
		err = flush()
	}
	if err != nil {
		return err
	}
	return w.Close()
}

// toFile writes a new file, as a whole or not at all.
func toFile(path string, write func(io.Writer) error) error {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return wrong("%s is a folder", path)
	}
	return file.Write(path, 0o644, write)
}
