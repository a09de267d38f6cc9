"""trace.py: what a chess engine says of its search while it searches. Public domain; Python 3, no dependencies.

    t = Trace('engine Snake 1.0\nunit 100\nkind 32 main "Every move." moves=all\n')
    t.search(fen)
    t.enter(32, "e2e4", alpha, beta, depth)
    return t.leave(value, "complete", best)

Nothing is written unless the environment says so: TRACE=FILE or TRACE=fd:N, TRACE_PLY=12, TRACE_KINDS=main,32,
TRACE_MOVES="d4g4 d7b5", TRACE_NODES=1000000, TRACE_FROM=8, as trace.h has it. Moves are strings: "e2e4", "pass",
"same", "same:verification". Kinds, reasons and places are the words of the header or of docs/trace.md, or numbers.
"""
import copy
import os
import threading
import time


def named(**fields):
    return ["%s=%d" % field for field in fields.items() if field[1] is not None]


class Trace:
    def __init__(self, header):
        name, env = os.environ.get("TRACE", "none"), os.environ.get
        self.to = None
        if name not in ("", "none"):
            to = int(name[3:]) if name.startswith("fd:") else name
            self.to = open(to, "w", encoding="utf-8", newline="\n", buffering=1 << 16)
            self.to.write("drevo-trace 1 text\n" + header + "\n")
        self.block, self.number, self.lock = [], None, threading.Lock()
        numbers = {}  # the words of kinds, by their numbers
        for line in header.splitlines():
            parts = line.split()
            if len(parts) > 2 and parts[0] == "kind":
                numbers[parts[1]] = parts[2]
        kinds = env("TRACE_KINDS", "")
        self.kinds = {numbers.get(k, k) for k in kinds.split(",")} if kinds else None
        self.numbers = numbers
        self.path = env("TRACE_MOVES", "").split()
        self.ply, self.first = int(env("TRACE_PLY") or 1 << 62), int(env("TRACE_FROM") or 0)
        self.left = int(env("TRACE_NODES") or 1 << 62)

    def write(self, *fields):
        if self.to and not self.shut:
            line = " ".join("-" if f is None else str(f) for f in fields) + "\n"
            if self.number is None:
                self.to.write(line)
                return
            self.block.append(line)
            if len(self.block) > 4000:
                self.flush()

    def flush(self):
        """Writes what is held back: before a thread ends. clock and end do so, too."""
        if self.to:
            with self.lock:
                self.to.write("".join(self.block))
                self.to.flush()
            self.block = ["th %d\n" % self.number] if self.number is not None else []  # a block says whose it is

    def thread(self, n):
        """What another thread says of its search beside this one, which is thread 0 from then on: of each after
        search and before it begins, by a number from 1. It has what the environment says for itself."""
        self.number = 0
        self.flush()
        other = copy.copy(self)
        other.number, other.open, other.shut, other.next = n, [[0, 0, 0, None]], 0, None
        other.left = int(os.environ.get("TRACE_NODES") or 1 << 62)
        other.block = ["th %d\n" % n]
        return other

    def search(self, fen, rest=""):
        """A search begins; rest is such as "moves e2e4 depth=8"."""
        self.open, self.shut, self.next, self.begun = [[0, 0, 0, None]], 0, None, time.monotonic()
        self.write("search", fen, *rest.split())

    def begin(self, kind, move, number):  # number is that of a stage, else None
        if not self.to:
            return False
        above = self.open[-1]
        played = not move.startswith("same")
        ply, matched, inside = above[1] + played, above[2], above[1] >= 0 and not self.shut
        if not self.shut and played and matched < len(self.path):
            inside, matched = inside and move == self.path[matched], matched + 1
        word = self.numbers.get(str(kind), str(kind))
        inside = inside and ply <= self.ply and self.left > 0 and (
            number is not None or self.kinds is None or word in self.kinds)
        if not inside:
            above[0] += number is None
            self.shut += 1
            return False
        self.left -= 1
        self.open.append([0, -1 if number is not None and number < self.first else ply, matched, None])
        return True

    def hint(self, place, less=0, more=0):
        """The next enter: its place in the order of moves, by how much it is searched less, and more."""
        self.next = (place, "less=%d" % less, "more=%d" % more)

    def enter(self, kind, move, alpha, beta, depth=None):
        """A node is entered; alpha and beta are those of the side to move there."""
        hint, self.next = self.next if self.to else None, None
        if self.begin(kind, move, None):
            if hint:
                self.write("h", *hint)
            self.write("e", kind, move, alpha, beta, depth)

    def stage(self, kind, number, alpha, beta, rank=1):
        if self.begin(kind, "same", number):
            self.write("g", kind, number, rank, alpha, beta)

    def static(self, value):
        self.write("s", value)
        return value

    def skip(self, reason, move, value=None):
        """A move gets no node; value is what it contributes all the same."""
        self.write("k", reason, move, value)

    def table(self, value, bound, depth, move=None):
        """The table has this of the open node; bound is "=", "<" (at most) or ">" (at least)."""
        self.write("t", value, bound, depth, move)

    def stored(self, depth):
        """The table has the open node now, with this depth."""
        if self.to and not self.shut:
            self.open[-1][3] = depth

    def leave(self, value, reason, best=None):
        """The open node is left: return t.leave(value, "cut", move)."""
        if self.to and self.shut:
            self.shut -= 1
        elif self.to:
            hidden, _, _, stored = self.open.pop() if len(self.open) > 1 else self.open[0]
            rest = ["stored=%d" % stored] if stored is not None else []
            self.write("l", reason, value, best, *rest + ["hidden=%d" % hidden] * (hidden > 0))
        return value

    def add(self, node, parent, kind, move, prior=None):
        """A node is added to a tree that grows in no fixed order: the engine numbers its nodes from 1, 0 is the root.
        The prior is in millionths. The limits of the environment do not hold here."""
        self.write("a", node, parent, kind, move, *named(prior=prior))

    def update(self, node, reason, value, visits=None, static=None):
        """Its value for the side to move there, as often as it changes, its visits, what the net says of it alone."""
        self.write("u", node, reason, value, *named(visits=visits, static=static))

    def net(self, node, draw=None, left=None):
        """What a net says besides: the draw in millionths, the half-moves that are left."""
        self.write("d", node, *named(draw=draw, left=left))

    def playout(self, node):
        """A playout has come to the node."""
        self.write("p", node)

    def best(self, node):
        """An added node is the best of its parent so far."""
        self.write("b", node)

    def clock(self, nodes):
        """The engine's own count of nodes: at the end of each stage."""
        if self.to:
            self.write("c", int((time.monotonic() - self.begun) * 1e6), nodes)
            self.flush()  # who listens sees each stage

    def info(self, line):
        if self.to:
            self.write("i", line)

    def end(self, best=None):
        """The search is over, and the engine plays this."""
        if self.to:
            self.write("x", best)
            self.flush()
