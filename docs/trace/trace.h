/* trace.h: what a chess engine says of its search while it searches. Public domain; C99 and C++, no dependencies.
 * Include it outside any namespace, in one file with TRACE_HERE defined. docs/trace.md tells how to use it.
 *
 * Nothing is written unless the environment says so: TRACE=FILE or TRACE=fd:N. What is written, too:
 * TRACE_PLY=12 (no deeper), TRACE_KINDS=pv,zero (only these), TRACE_MOVES="d4g4 d7b5" (only below this path),
 * TRACE_NODES=20000000 (no more), TRACE_FROM=8 (from this iteration on). The rest is counted as hidden. */
#ifndef DREVO_TRACE_H
#define DREVO_TRACE_H
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A square is 0 (a1), 1 (b1) ... 63 (h8), a promotion 0 (none), 1 (knight), 2, 3, 4 (queen). */
#define TR_MOVE(from, to, promotion) ((from) | (to) << 6 | (promotion) << 12)
#define TR_PASS 0                   /* the null move */
#define TR_SAME (15 << 12)          /* the same position again */
#define TR_TEST(n) (TR_SAME + (n))  /* the same, for a test that the header names */
#define TR_NO_MOVE (14 << 12)
#define TR_NONE INT_MIN             /* a number that is not said */
enum { TR_ROOT, TR_FULL, TR_QUIESCENCE, TR_ITERATION };           /* kinds; your own are 32 to 47 */
enum { TR_COMPLETE = 1, TR_CUT, TR_STAND_PAT, TR_STAND_PAT_CUT, TR_QUIET, TR_TABLE, TR_CHECKMATE, TR_STALEMATE,
       TR_FIFTY, TR_REPETITION, TR_MATERIAL, TR_PLY_LIMIT, TR_STOPPED, TR_WITHIN, TR_BELOW, TR_ABOVE }; /* 64 to 127 */
enum { TR_EXACT, TR_UPPER, TR_LOWER };                            /* bounds: = < > */
#ifndef TR_LOCAL
#define TR_LOCAL                    /* _Thread_local where several threads search */
#endif
#define TR_DEEP 1024

struct tr_level { uint32_t hidden; int stored, ply, matched; long long node; };
struct tr_split { int thread, written, ply, matched; long long node; };
struct tr_state {
	FILE *to; unsigned char buffer[1 << 16]; int length, thread, threads;
	struct tr_level at[TR_DEEP]; int open, shut, hint[3];        /* shut: nodes that are open and not written */
	long long nodes, before, most; int ply, from, path[64], path_length; uint64_t kinds; clock_t start;
};
extern TR_LOCAL struct tr_state tr;

#ifdef TRACE_HERE
TR_LOCAL struct tr_state tr;
#endif

static inline void tr_byte(int b) { tr.buffer[tr.length++] = (unsigned char)b; }
static inline void tr_number(uint64_t n) { for (; n > 127; n >>= 7) tr_byte((int)(n & 127) | 128); tr_byte((int)n); }
static inline void tr_signed(int64_t n) { tr_number((uint64_t)n << 1 ^ (uint64_t)(n >> 63)); }
static inline void tr_move(int m) { tr_byte(m); tr_byte(m >> 8); }
static inline int tr_on(void) { return tr.to && !tr.shut; }

static inline void tr_flush(void) {
	if (tr.to && tr.length) { fwrite(tr.buffer, 1, (size_t)tr.length, tr.to); fflush(tr.to); }
	tr.length = 0;
	if (tr.threads) { tr_byte(18); tr_number((uint64_t)tr.thread); } /* a block says whose it is */
}
static inline void tr_tag(int tag) { if (tr.length > (1 << 16) - 128) tr_flush(); tr_byte(tag); }
static inline void tr_text(int tag, const char *text) {
	size_t n = strlen(text);
	if (!tr.to || n > 16000) return;
	tr_flush(); tr_byte(tag); tr_number(n);
	memcpy(tr.buffer + tr.length, text, n); tr.length += (int)n;
}
/* Several threads: the one that has opened the trace calls tr_thread(&tr, 0) before its search, each other one
 * tr_thread(that one's, n) first, after tr_search; tr_flush() before a thread ends. */
static inline void tr_thread(const struct tr_state *of, int n) {
	tr_flush();
	if (of != &tr) { /* what does not change while the other one writes */
		tr.to = of->to; tr.most = of->most; tr.ply = of->ply; tr.from = of->from; tr.kinds = of->kinds;
		tr.start = of->start; tr.path_length = of->path_length; memcpy(tr.path, of->path, sizeof tr.path);
	}
	tr.open = tr.shut = tr.hint[0] = 0; memset(tr.at, 0, sizeof tr.at[0]); tr.at[0].stored = TR_NONE;
	tr.threads = 1; tr.thread = n; tr_flush();
}

static inline long long tr_env(const char *name, long long otherwise) {
	const char *text = getenv(name);
	return text && *text ? atoll(text) : otherwise;
}
/* Opens the trace with the lines of the header: "engine Name 1.0\nunit 100\nkind 32 pv \"...\" moves=all\n". */
static inline void tr_open(const char *header) {
	const char *name = getenv("TRACE"), *part;
	if (!name || !*name || !strcmp(name, "none") || tr.to) return;
	if (!strncmp(name, "fd:", 3)) { /* a descriptor that is open, by the name that systems have for it */
		char file[32]; snprintf(file, sizeof file, "/dev/fd/%d", atoi(name + 3)); tr.to = fopen(file, "wb");
	} else tr.to = fopen(name, "wb");
	if (!tr.to) return;
	fprintf(tr.to, "drevo-trace 1 binary\n%s\n", header);
	tr.most = tr_env("TRACE_NODES", LLONG_MAX); tr.ply = (int)tr_env("TRACE_PLY", INT_MAX);
	tr.from = (int)tr_env("TRACE_FROM", 0); tr.kinds = ~(uint64_t)0;
	if ((part = getenv("TRACE_KINDS")) != NULL && *part) {
		char line[64]; const char *at, *end; int code;
		for (tr.kinds = 0; *part; part = *end ? end + 1 : end) { /* by name or number; stages are always written */
			end = part + strcspn(part, ",");
			if (*part >= '0' && *part <= '9') tr.kinds |= (uint64_t)1 << (atoi(part) & 63);
			for (at = header; (at = strstr(at, "kind ")) != NULL; at++)
				if (sscanf(at, "kind %d %63s", &code, line) == 2 && strlen(line) == (size_t)(end - part) &&
				    !strncmp(line, part, (size_t)(end - part))) tr.kinds |= (uint64_t)1 << (code & 63);
		}
	}
	for (part = getenv("TRACE_MOVES"); part && strlen(part) >= 4 && tr.path_length < 64;) {
		size_t n = strcspn(part, " "); const char *to = n > 4 ? strchr("nbrq", part[4]) : NULL;
		tr.path[tr.path_length++] = TR_MOVE(part[0] - 'a' + 8 * (part[1] - '1'), part[2] - 'a' + 8 * (part[3] - '1'),
			to ? (int)(to - "nbrq") + 1 : 0);
		part += n; part += strspn(part, " ");
	}
}
/* A search begins; rest is what stands behind the FEN: "moves e2e4 depth=8", or "". */
static inline void tr_search(const char *fen, const char *rest) {
	char text[8192];
	snprintf(text, sizeof text, *rest ? "%s %s" : "%s%s", fen, rest); tr_text(10, text);
	tr.open = tr.shut = 0; memset(tr.at, 0, sizeof tr.at[0]); tr.at[0].stored = TR_NONE;
	tr.hint[0] = 0; tr.before = tr.nodes; tr.start = clock(); tr_flush();
}
static inline int tr_begin(int kind, int move, int number) { /* number is that of a stage, else below 0 */
	struct tr_level *l = &tr.at[tr.open]; int ply = l->ply + (move < TR_SAME), matched = l->matched, in = l->ply >= 0;
	if (!tr.to) return 0;
	if (!tr.shut && move < TR_SAME && matched < tr.path_length) in = in && move == tr.path[matched++];
	in = in && !tr.shut && tr.open < TR_DEEP - 1 && ply <= tr.ply && tr.nodes < tr.most &&
		(number >= 0 || !kind || tr.kinds >> (kind & 63) & 1);
	if (!in) { l->hidden += number < 0; tr.shut++; tr.hint[0] = 0; return 0; }
	l = &tr.at[++tr.open]; tr.nodes++;
	l->hidden = 0; l->stored = TR_NONE; l->matched = matched; l->node = tr.nodes - tr.before;
	l->ply = number >= 0 && number < tr.from ? -1 : ply; /* nothing below is written */
	return 1;
}
/* The next tr_enter: its place in the order of moves, by how much it is searched less, and more. */
static inline void tr_hint(int place, int less, int more) {
	tr.hint[0] = place + 1; tr.hint[1] = less; tr.hint[2] = more;
}
/* A node is entered; alpha and beta are those of the side to move there, depth is what remains, or TR_NONE. */
static inline void tr_enter(int kind, int move, int alpha, int beta, int depth) {
	if (!tr_begin(kind, move, -1)) return;
	if (tr.hint[0]) {
		tr_tag(7 | 3 << 5); tr_number((uint64_t)(tr.hint[0] - 1)); tr_signed(tr.hint[1]); tr_signed(tr.hint[2]);
		tr.hint[0] = 0;
	}
	tr_tag(1 | 1 << 5 | (alpha != beta - 1) << 6 | (depth != TR_NONE) << 7);
	tr_number((uint64_t)kind); tr_move(move);
	if (alpha != beta - 1) tr_signed(alpha);
	tr_signed(beta);
	if (depth != TR_NONE) tr_signed(depth);
}
/* A stage begins: an iteration, a window of it, a line of several (rank 2, 3, ...; else 1). tr_leave ends it. */
static inline void tr_stage(int kind, int number, int rank, int alpha, int beta) {
	if (!tr_begin(kind, TR_SAME, number)) return;
	tr_tag(11); tr_number((uint64_t)kind); tr_number((uint64_t)number); tr_number((uint64_t)rank);
	tr_signed(alpha); tr_signed(beta);
}
/* The static value of the open node. */
static inline int tr_static(int value) { if (tr_on()) { tr_tag(3); tr_signed(value); } return value; }
/* A move that gets no node, and what it contributes to the value all the same, or TR_NONE. */
static inline void tr_skip(int reason, int move, int value) {
	if (!tr_on()) return;
	tr_tag(4 | (value != TR_NONE) << 5); tr_number((uint64_t)reason); tr_move(move);
	if (value != TR_NONE) tr_signed(value);
}
/* The table has this of the open node: the value as it serves here, and the entry's own depth. */
static inline void tr_table(int value, int bound, int depth, int move) {
	if (!tr_on()) return;
	tr_tag(5 | 1 << 5 | (move != TR_NO_MOVE) << 6); tr_signed(value); tr_number((uint64_t)bound); tr_signed(depth);
	if (move != TR_NO_MOVE) tr_move(move);
}
/* The table has the open node now, with this depth. */
static inline void tr_stored(int depth) { if (tr_on()) tr.at[tr.open].stored = depth; }
/* The open node is left. Returns the value: return tr_leave(value, TR_CUT, move). */
static inline int tr_leave(int value, int reason, int best) {
	struct tr_level *l = &tr.at[tr.open]; int stored = l->stored;
	if (!tr.to) return value;
	if (tr.shut) { tr.shut--; return value; }
	tr_tag(2 | (best != TR_NO_MOVE) << 5 | (stored != TR_NONE) << 6 | (l->hidden != 0) << 7);
	tr_number((uint64_t)reason); tr_signed(value);
	if (best != TR_NO_MOVE) tr_move(best);
	if (stored != TR_NONE) tr_signed(stored);
	if (l->hidden) tr_number(l->hidden);
	if (tr.open > 0) tr.open--;
	return value;
}
/* A split point: the open node, for tr_join. Whoever opens it calls this before others join. */
static inline struct tr_split tr_here(void) {
	struct tr_level *l = &tr.at[tr.open]; struct tr_split at;
	at.thread = tr.thread; at.written = tr_on(); at.ply = l->ply; at.matched = l->matched; at.node = l->node;
	tr_flush();
	return at;
}
/* This thread, behind its own tr_thread, goes on below a split point of another one; tr_flush() when that is done. */
static inline void tr_join(struct tr_split at) {
	tr.open = 0; tr.shut = !at.written; tr.at[0].ply = at.ply; tr.at[0].matched = at.matched; tr.at[0].hidden = 0;
	if (tr_on()) { tr_tag(19); tr_number((uint64_t)at.thread); tr_number((uint64_t)at.node); }
}
/* A tree that grows in no fixed order, of nodes that the engine numbers from 1 (0 is the root): a node is added. The
 * prior is in millionths. What is not said is TR_NONE. The limits of the environment do not hold here. */
static inline void tr_add(int node, int parent, int kind, int move, int prior) {
	if (!tr_on()) return;
	tr_tag(14 | 1 << 5 | (prior != TR_NONE) << 7);
	tr_number((uint64_t)node); tr_number((uint64_t)parent); tr_number((uint64_t)kind); tr_move(move);
	if (prior != TR_NONE) tr_number((uint64_t)prior);
}
/* Its value for the side to move there, as often as it changes, its visits, and what the net says of it alone. */
static inline void tr_update(int node, int reason, int value, int visits, int net) {
	if (!tr_on()) return;
	tr_tag(15 | (visits != TR_NONE) << 5 | (net != TR_NONE) << 6);
	tr_number((uint64_t)node); tr_number((uint64_t)reason); tr_signed(value);
	if (visits != TR_NONE) tr_number((uint64_t)visits);
	if (net != TR_NONE) tr_signed(net);
}
/* What a net says besides: the draw in millionths, the half-moves that are left. */
static inline void tr_net(int node, int draw, int left) {
	if (!tr_on()) return;
	tr_tag(17 | (draw != TR_NONE) << 5 | (left != TR_NONE) << 6); tr_number((uint64_t)node);
	if (draw != TR_NONE) tr_number((uint64_t)draw);
	if (left != TR_NONE) tr_number((uint64_t)left);
}
/* A playout has come to the node. */
static inline void tr_playout(int node) { if (tr_on()) { tr_tag(20); tr_number((uint64_t)node); } }
/* An added node is the best of its parent so far. */
static inline void tr_best(int node) { if (tr_on()) { tr_tag(16 | 1 << 5); tr_number((uint64_t)node); } }
/* The engine's own count of nodes: at the end of each stage. */
static inline void tr_clock(long long nodes) {
	if (!tr.to) return;
	tr_tag(8); tr_number((uint64_t)((double)(clock() - tr.start) * 1e6 / CLOCKS_PER_SEC)); tr_number((uint64_t)nodes);
	tr_flush(); /* who listens sees each stage */
}
/* A line that the engine prints. */
static inline void tr_info(const char *line) { tr_text(12, line); }
/* The search is over, and the engine plays this, or TR_NO_MOVE. */
static inline void tr_end(int best) {
	if (!tr.to) return;
	tr_tag(13 | (best != TR_NO_MOVE) << 5);
	if (best != TR_NO_MOVE) tr_move(best);
	tr_flush();
}
#endif
