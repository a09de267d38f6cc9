// Package trace is what a chess engine says of its search while it searches: copy this file. Public domain, no
// dependencies.
//
//	t := trace.Open("engine Gopher 1.0\nunit 100\nkind 32 main \"Every move.\" moves=all\n")
//	t.Search(fen, "")
//	t.Enter(32, trace.Move(from, to, 0), alpha, beta, depth)
//	return t.Leave(value, trace.Complete, best)
//
// Nothing is written unless the environment says so: TRACE=FILE or TRACE=fd:N, and within it TRACE_PLY=12,
// TRACE_KINDS=main,32, TRACE_MOVES="d4g4 d7b5", TRACE_NODES=1000000 and TRACE_FROM=8, as trace.h has it. A *Trace
// that is nil, as Open returns then, writes nothing, and costs a comparison. One goroutine uses it; for others that
// search beside it there is [Trace.Thread].
package trace

import (
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Moves: a square is 0 (a1), 1 (b1) ... 63 (h8), a promotion 0 (none), 1 (knight), 2, 3, 4 (queen).
const (
	Pass   = 0
	Same   = 15 << 12 // the same position again; plus the number of a test that the header names
	NoMove = 14 << 12
	None   = math.MinInt32 // a number that is not said
)

// Move makes a move.
func Move(from, to, promotion int) int { return from | to<<6 | promotion<<12 }

// The reasons for which nodes are left; your own are 64 to 127. Kinds of your own are 32 to 47.
const (
	Complete = iota + 1
	Cut
	StandPat
	StandPatCut
	Quiet
	Table
	Checkmate
	Stalemate
	FiftyMoves
	Repetition
	Material
	PlyLimit
	Stopped
	Within
	Below
	Above
)

// Trace writes a trace.
type Trace struct {
	to     *locked
	block  []byte // whole records that are not written yet
	thread int    // whose they are; below 0 where there is one thread
	open   []level
	shut   int // nodes that are open and not written
	hint   []int
	begun  time.Time

	left, ply, from int
	kinds           map[int]bool // nil: all
	path            []int
}

// locked is the file that all threads write their blocks to.
type locked struct {
	sync.Mutex
	file io.Writer
}

const full = 1 << 16 // bytes of a block

type level struct{ hidden, stored, ply, matched int }

// Open begins a trace with the lines of its header; nil where the environment asks for none.
func Open(header string) *Trace {
	name := os.Getenv("TRACE")
	var file *os.File
	if fd, ok := strings.CutPrefix(name, "fd:"); ok {
		n, _ := strconv.Atoi(fd)
		file = os.NewFile(uintptr(n), name)
	} else if name != "" && name != "none" {
		file, _ = os.Create(name)
	}
	if file == nil {
		return nil
	}
	t := &Trace{to: &locked{file: file}, thread: -1, left: number("TRACE_NODES"), ply: number("TRACE_PLY")}
	t.from, _ = strconv.Atoi(os.Getenv("TRACE_FROM"))
	t.block = fmt.Appendf(t.block, "drevo-trace 1 binary\n%s\n", header)
	if kinds := os.Getenv("TRACE_KINDS"); kinds != "" {
		t.kinds = map[int]bool{}
		for _, kind := range strings.Split(kinds, ",") {
			if n, err := strconv.Atoi(kind); err == nil {
				t.kinds[n] = true
			}
			for _, line := range strings.Split(header, "\n") {
				if parts := strings.Fields(line); len(parts) > 2 && parts[0] == "kind" && parts[2] == kind {
					n, _ := strconv.Atoi(parts[1])
					t.kinds[n] = true
				}
			}
		}
	}
	for _, m := range strings.Fields(os.Getenv("TRACE_MOVES")) {
		if m += " "; len(m) >= 5 {
			square := func(s string) int { return int(s[0]-'a') + 8*int(s[1]-'1') }
			t.path = append(t.path, Move(square(m), square(m[2:]), strings.IndexByte(" nbrq", m[4])))
		}
	}
	return t
}

func number(name string) int {
	n, err := strconv.Atoi(os.Getenv(name))
	if err != nil {
		return math.MaxInt
	}
	return n
}

func (t *Trace) begin(tag int)  { t.block = append(t.block, byte(tag)) }
func (t *Trace) unsigned(n int) { t.block = binary.AppendUvarint(t.block, uint64(n)) }
func (t *Trace) signed(n int)   { t.block = binary.AppendVarint(t.block, int64(n)) }
func (t *Trace) move(m int)     { t.block = binary.LittleEndian.AppendUint16(t.block, uint16(m)) }
func (t *Trace) writes() bool   { return t != nil && t.shut == 0 }
func (t *Trace) top() *level    { return &t.open[len(t.open)-1] }

func (t *Trace) end() {
	if len(t.block) >= full {
		t.Flush()
	}
}

// Flush writes what is held back: before the goroutine of a thread ends. Clock and End do so, too.
func (t *Trace) Flush() {
	if t == nil {
		return
	}
	t.to.Lock()
	t.to.file.Write(t.block)
	t.to.Unlock()
	if t.block = t.block[:0]; t.thread >= 0 { // a block says whose it is
		t.begin(18)
		t.unsigned(t.thread)
	}
}

// Thread returns what another goroutine says of its search beside this one, which is thread 0 from then on: of each
// after Search and before it begins, by a number from 1. It has what the environment says for itself, TRACE_NODES too.
func (t *Trace) Thread(n int) *Trace {
	if t == nil {
		return nil
	}
	t.thread = 0
	t.Flush()
	other := &Trace{to: t.to, thread: n, open: []level{{stored: None}}, begun: t.begun, left: number("TRACE_NODES"),
		ply: t.ply, from: t.from, kinds: t.kinds, path: t.path}
	other.Flush()
	return other
}

// bit is one of the tag, which says that a field is there.
func bit(is bool, flag int) int {
	if is {
		return flag << 5
	}
	return 0
}

func (t *Trace) text(tag int, s string) {
	t.begin(tag)
	t.unsigned(len(s))
	t.block = append(t.block, s...)
	t.end()
}

// Search begins a search; rest is such as "moves e2e4 depth=8".
func (t *Trace) Search(fen, rest string) {
	if t != nil {
		t.open, t.shut, t.hint, t.begun = append(t.open[:0], level{stored: None}), 0, nil, time.Now()
		t.text(10, strings.TrimSpace(fen+" "+rest))
	}
}

// enter opens a node or a stage, and reports whether it is written; number is that of a stage, else below 0.
func (t *Trace) enter(kind, move, number int) bool {
	above := t.top()
	ply, matched, in := above.ply, above.matched, above.ply >= 0 && t.shut == 0
	if move < Same {
		ply++
		if in && matched < len(t.path) {
			in = move == t.path[matched]
			matched++
		}
	}
	in = in && ply <= t.ply && t.left > 0 && (number >= 0 || t.kinds == nil || t.kinds[kind])
	if !in {
		if number < 0 {
			above.hidden++
		}
		t.shut++
		return false
	}
	t.left--
	if number >= 0 && number < t.from {
		ply = -1 // nothing below is written
	}
	t.open = append(t.open, level{stored: None, ply: ply, matched: matched})
	return true
}

// Hint says of the next Enter its place in the order of moves, by how much it is searched less, and more.
func (t *Trace) Hint(place, less, more int) {
	if t != nil {
		t.hint = append(t.hint[:0], place, less, more)
	}
}

// Enter enters a node; alpha and beta are those of the side to move there, depth is what remains, or None.
func (t *Trace) Enter(kind, move, alpha, beta, depth int) {
	if t == nil {
		return
	}
	hint := t.hint
	t.hint = t.hint[:0]
	if !t.enter(kind, move, -1) {
		return
	}
	if len(hint) > 0 {
		t.begin(7 | 3<<5)
		t.unsigned(hint[0])
		t.signed(hint[1])
		t.signed(hint[2])
		t.end()
	}
	t.begin(1 | 1<<5 | bit(alpha != beta-1, 2) | bit(depth != None, 4))
	t.unsigned(kind)
	t.move(move)
	if alpha != beta-1 {
		t.signed(alpha)
	}
	t.signed(beta)
	if depth != None {
		t.signed(depth)
	}
	t.end()
}

// Stage enters an iteration, a window of it, or a line of several (rank 2, 3, ...; else 1). Leave ends it.
func (t *Trace) Stage(kind, number, rank, alpha, beta int) {
	if t != nil && t.enter(kind, Same, number) {
		t.begin(11)
		t.unsigned(kind)
		t.unsigned(number)
		t.unsigned(rank)
		t.signed(alpha)
		t.signed(beta)
		t.end()
	}
}

// Static says the static value of the open node.
func (t *Trace) Static(value int) int {
	if t.writes() {
		t.begin(3)
		t.signed(value)
		t.end()
	}
	return value
}

// Skip says of a move that it gets no node, and what it contributes to the value all the same, or None.
func (t *Trace) Skip(reason, move, value int) {
	if t.writes() {
		t.begin(4 | bit(value != None, 1))
		t.unsigned(reason)
		t.move(move)
		if value != None {
			t.signed(value)
		}
		t.end()
	}
}

// Known says what the table has of the open node: a bound is 0 (exact), 1 (at most) or 2 (at least).
func (t *Trace) Known(value, bound, depth, move int) {
	if t.writes() {
		t.begin(5 | 1<<5 | bit(move != NoMove, 2))
		t.signed(value)
		t.unsigned(bound)
		t.signed(depth)
		if move != NoMove {
			t.move(move)
		}
		t.end()
	}
}

// Stored says that the table has the open node now, with this depth.
func (t *Trace) Stored(depth int) {
	if t.writes() {
		t.top().stored = depth
	}
}

// Leave leaves the open node, and returns the value.
func (t *Trace) Leave(value, reason, best int) int {
	switch {
	case t == nil:
		return value
	case t.shut > 0:
		t.shut--
		return value
	}
	l := *t.top()
	if len(t.open) > 1 {
		t.open = t.open[:len(t.open)-1]
	}
	t.begin(2 | bit(best != NoMove, 1) | bit(l.stored != None, 2) | bit(l.hidden > 0, 4))
	t.unsigned(reason)
	t.signed(value)
	if best != NoMove {
		t.move(best)
	}
	if l.stored != None {
		t.signed(l.stored)
	}
	if l.hidden > 0 {
		t.unsigned(l.hidden)
	}
	t.end()
	return value
}

// maybe writes a number, unless it is not said.
func (t *Trace) maybe(n int, write func(int)) {
	if n != None {
		write(n)
	}
}

// Add adds a node to a tree that grows in no fixed order: the engine numbers its nodes from 1, and 0 is the root. The
// prior is in millionths; what is not said is None. The limits of the environment do not hold here.
func (t *Trace) Add(node, parent, kind, move, prior int) {
	if t.writes() {
		t.begin(14 | 1<<5 | bit(prior != None, 4))
		t.unsigned(node)
		t.unsigned(parent)
		t.unsigned(kind)
		t.move(move)
		t.maybe(prior, t.unsigned)
		t.end()
	}
}

// Update says the value of an added node for the side to move there, as often as it changes, its visits, and what the
// net says of it alone.
func (t *Trace) Update(node, reason, value, visits, net int) {
	if t.writes() {
		t.begin(15 | bit(visits != None, 1) | bit(net != None, 2))
		t.unsigned(node)
		t.unsigned(reason)
		t.signed(value)
		t.maybe(visits, t.unsigned)
		t.maybe(net, t.signed)
		t.end()
	}
}

// Net says what a net says of an added node besides: the draw in millionths, the half-moves that are left.
func (t *Trace) Net(node, draw, left int) {
	if t.writes() {
		t.begin(17 | bit(draw != None, 1) | bit(left != None, 2))
		t.unsigned(node)
		t.maybe(draw, t.unsigned)
		t.maybe(left, t.unsigned)
		t.end()
	}
}

// Playout says that a playout has come to an added node.
func (t *Trace) Playout(node int) {
	if t.writes() {
		t.begin(20)
		t.unsigned(node)
		t.end()
	}
}

// Best says that an added node is the best of its parent so far.
func (t *Trace) Best(node int) {
	if t.writes() {
		t.begin(16 | 1<<5)
		t.unsigned(node)
		t.end()
	}
}

// Clock says the engine's own count of nodes: at the end of each stage.
func (t *Trace) Clock(nodes int) {
	if t != nil {
		t.begin(8)
		t.unsigned(int(time.Since(t.begun).Microseconds()))
		t.unsigned(nodes)
		t.end()
		t.Flush() // who listens sees each stage
	}
}

// Info says a line that the engine prints.
func (t *Trace) Info(line string) {
	if t != nil {
		t.text(12, line)
	}
}

// End ends the search with the move that the engine plays, or NoMove.
func (t *Trace) End(best int) {
	if t != nil {
		t.begin(13 | bit(best != NoMove, 1))
		if best != NoMove {
			t.move(best)
		}
		t.Flush()
	}
}
