package library

import (
	"context"
	"io"

	"drevo/book"
	"drevo/engine/board"
	"drevo/engine/game"
)

// MostPositions is how many positions of a collection an index holds: eight bytes each. Games behind
// them are found by their names only.
const MostPositions = 32 << 20

// namedMoves is how far into a game openings have names.
const namedMoves = 40

// index is what the moves of a collection are found by. Slices only grow, and what was published of them
// does not change.
type index struct {
	keys     []uint64  // of all positions of the main lines, game after game
	first    []uint32  // by game: where its keys begin; one more than there are games
	material []balance // of all games, where it changes
	changes  []uint32  // by game: where its material begins
	full     bool      // MostPositions was reached
}

// balance is the material from some position of a game on.
type balance struct {
	ply   uint32
	count material
}

// material counts the pieces of both sides but the kings, four bits each.
type material uint64

// materialOf counts the pieces of a position.
func materialOf(p *board.Position) (m material) {
	for c := board.White; c <= board.Black; c++ {
		for kind := board.Pawn; kind <= board.Queen; kind++ {
			m = m<<4 | material(p.PiecesOf(c, kind).Count()&15)
		}
	}
	return m
}

// Index reads the moves of all games of the list, as it is then, for the search of positions, and names
// openings that have no name in their tags. It goes on with an index that was given up. The error is that
// of the context, or says that a file could not be read.
func (c *Collection) Index(ctx context.Context, names *book.Names, progress Progress) error {
	c.making.Lock()
	defer c.making.Unlock()
	b := &builder{c: c, names: names}
	if c.mu.RLock(); c.index != nil {
		b.index, b.faults = *c.index, c.faults
	} else {
		b.first, b.changes = []uint32{0}, []uint32{0}
	}
	total := len(c.entries)
	sources := c.sources
	c.mu.RUnlock()
	readers := map[uint16]io.ReaderAt{}
	defer closeAll(readers)
	for at := len(b.first) - 1; at < total && !b.full; at++ {
		if at%batch == 0 {
			b.publish()
			if ctx.Err() != nil || !progress(float64(at)/float64(total), at) {
				return context.Canceled
			}
		}
		if err := b.add(at, sources, readers); err != nil {
			b.publish()
			return err
		}
	}
	b.publish()
	return nil
}

// builder makes an index.
type builder struct {
	index
	c      *Collection
	names  *book.Names
	faults int
	named  []named
}

// named is the opening of a game.
type named struct {
	at int
	book.Opening
}

// add reads a game.
func (b *builder) add(at int, sources []source, readers map[uint16]io.ReaderAt) error {
	b.c.mu.RLock()
	e := b.c.entries[at]
	code := b.c.words[e.facts[ECO]]
	b.c.mu.RUnlock()
	from, err := readerAt(e.source, sources[e.source], readers)
	if err != nil {
		return err
	}
	g, fault := e.read(io.NewSectionReader(from, e.offset, int64(e.length)))
	if fault != nil {
		b.faults++
	}
	if g != nil {
		b.walk(at, g, code == "" && !e.position)
	}
	b.first = append(b.first, uint32(len(b.keys)))
	b.changes = append(b.changes, uint32(len(b.material)))
	b.full = len(b.keys) >= MostPositions
	return nil
}

// walk notes the positions of a main line.
func (b *builder) walk(at int, g *game.Game, name bool) {
	p := g.Start
	n, count := g.Root, material(0)
	var opening book.Opening
	for ply := uint32(0); ; ply++ {
		b.keys = append(b.keys, p.Key())
		if now := materialOf(&p); ply == 0 || now != count {
			count = now
			b.material = append(b.material, balance{ply, now})
		}
		if name && ply <= namedMoves {
			if o, ok := b.names.Of(&p); ok {
				opening = o
			}
		}
		if len(n.Next) == 0 {
			break
		}
		n = n.Next[0]
		p = p.After(n.Move)
	}
	if opening.Code != "" {
		b.named = append(b.named, named{at, opening})
	}
}

// publish makes what was read so far known to searches.
func (b *builder) publish() {
	b.c.mu.Lock()
	defer b.c.mu.Unlock()
	for _, n := range b.named {
		e := &b.c.entries[n.at]
		e.facts[ECO], e.facts[Opening] = b.c.word(n.Code), b.c.word(n.Name)
	}
	b.named = b.named[:0]
	published := b.index
	b.c.index, b.c.faults = &published, b.faults
}

// Indexed returns how many games the index has, how many of them could not be read whole, and whether it
// is full.
func (c *Collection) Indexed() (games, faults int, full bool) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	if c.index == nil {
		return 0, 0, false
	}
	return len(c.index.first) - 1, c.faults, c.index.full
}
