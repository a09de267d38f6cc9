/* example.c: a small chess engine with its trace in it, to copy from. Public domain.
 *
 *     cc -O2 -o example example.c && TRACE=out.trace ./example 6 "FEN" [NODES] && drevo trace check out.trace
 *
 * It has what most engines have: iterations, a search with an open window and scouts, a table, null moves, internal
 * iterative deepening, reductions with a search again, futility, a quiescence search. Each line that begins with
 * tr_, and each return through tr_leave, is the trace; the rest is the engine, its moves in rules.h. -DBUG=n plants
 * a bug that "check" finds. */
#define TRACE_HERE
#include "trace.h"
#ifndef BUG
#define BUG 0
#endif
#include "rules.h"

enum { MATE = 30000, INFINITE = 32000, PLIES = 64, TABLE = 1 << 18 };
enum { PV = 32, ZERO, CAPTURES };                                     /* kinds of nodes */
enum { MATE_DISTANCE = 64, NULL_CUT, FUTILITY, DELTA, LOSING };       /* reasons, and of skips */
enum { DEEPENING = 1 };                                               /* a test */
enum { NO_PLACE, LOSING_PLACE, GENERATED, BY_CAPTURE = 7, BY_TABLE = 9 }; /* places, which the core has */

static const char header[] =
	"engine Example 1.0\n"
	"author the authors of Drevo\n"
	"unit 100\n"
	"mate 30000\n"
	"counts pv zero captures\n"
	"kind 32 pv \"Every move, with an open window.\" moves=all\n"
	"kind 33 zero \"Every move, with a window of one unit.\" moves=all\n"
	"kind 34 captures \"Captures and queens, in check every move.\" moves=captures+queening standpat\n"
	"test 1 deepening \"Searches less deep, to have a move to begin with.\"\n"
	"reason 64 \"mate distance\" \"A shorter mate is known already.\" group=leaf\n"
	"reason 65 \"null move\" \"The side to move may even pass.\" group=cut\n"
	"skip 66 futility \"Even with two pawns more it would not reach alpha.\"\n"
	"skip 67 delta \"Even what it takes does not bring the value up to alpha.\"\n"
	"skip 68 losing \"A pawn takes back, and the piece was worth more.\"\n";

typedef struct { uint64_t key; int move, value, bound, depth; } Entry;

static uint64_t path[1024];
static int played, stopped, root_move;
static long long nodes, most_nodes;
static Entry table[TABLE];

/* The search. */
static int out_of_nodes(void) { return stopped |= most_nodes && nodes >= most_nodes; }
static int repeats(const Board *b) {
	for (int i = played - 2; i >= 0 && i >= played - b->clock; i -= 2) if (path[i] == b->key) return 1;
	return 0;
}

/* A mate is counted from the root in the search, and from the position in the table. */
static int shifted(int value, int by) {
	return value > MATE - 256 ? value + by : value < 256 - MATE ? value - by : value;
}

static void store(const Board *b, int ply, int move, int value, int bound, int depth) {
	Entry *e = &table[b->key % TABLE];
	e->key = b->key; e->move = move; e->depth = depth; e->value = shifted(value, ply);
	e->bound = BUG == 3 && bound == TR_UPPER ? TR_EXACT : bound;
	tr_stored(depth);
}

static int place_of(const Board *b, int move, int first) {
	return move == first ? BY_TABLE : b->at[move >> 6 & 63] ? BY_CAPTURE : GENERATED;
}

static void sort(const Board *b, int *list, int n, int first) { /* the table's move, then captures */
	int rate[256];
	for (int i = 0; i < n; i++) {
		int m = list[i], taken = abs(b->at[m >> 6 & 63]), j = i;
		int r = m == first ? 100000 : taken ? 10 * worth[taken] - worth[abs(b->at[m & 63])] / 10 + 1000 : m >> 12;
		for (; j > 0 && rate[j - 1] < r; j--) { rate[j] = rate[j - 1]; list[j] = list[j - 1]; }
		rate[j] = r; list[j] = m;
	}
}

static int by_pawn(const Board *b, int at) { /* of the opponent, off the edge ranks */
	int to = at + 8 * b->turn;
	return (at % 8 > 0 && b->at[to - 1] == -b->turn) || (at % 8 < 7 && b->at[to + 1] == -b->turn);
}

static int quiescence(const Board *b, int move, int alpha, int beta, int depth, int ply) {
	int list[256], best = -INFINITE, best_move = TR_NO_MOVE, legal = 0, check = in_check(b, b->turn), stand = 0;
	Board next;
	nodes++;
	tr_enter(CAPTURES, move, alpha, beta, depth);
	if (!check || ply >= PLIES) {
		best = stand = tr_static(evaluate(b));
		if (ply >= PLIES) return tr_leave(stand, TR_PLY_LIMIT, TR_NO_MOVE);
		if (best >= beta) return tr_leave(best, TR_STAND_PAT_CUT, TR_NO_MOVE);
		if (best > alpha) alpha = best;
	} else if (BUG == 8) best = evaluate(b);
	int n = generate(b, list, check);
	sort(b, list, n, 0);
	for (int i = 0; i < n; i++) {
		int m = list[i], at = m >> 6 & 63, taken = worth[abs(b->at[at])] + (m >> 12 ? worth[QUEEN] : 0);
		if (!make(b, m, &next)) continue;
		legal++;
		if (!check && stand + taken + 200 <= alpha && at != b->passant) {
			tr_skip(DELTA, m, stand + taken + 200);
			if (best < stand + taken + 200) { best = stand + taken + 200; best_move = TR_NO_MOVE; }
			continue;
		}
		if (!check && worth[abs(b->at[m & 63])] > taken + 50 && at / 8 % 7 && by_pawn(b, at)) {
			tr_skip(LOSING, m, TR_NONE);
			continue;
		}
		tr_hint(place_of(b, m, 0), 0, 0);
		int value = -quiescence(&next, m, -beta, BUG == 7 && !check ? -stand : -alpha, depth - 1, ply + 1);
		if (out_of_nodes()) return tr_leave(best, TR_STOPPED, best_move);
		if (value > best) { best = value; best_move = m; }
		if (best >= beta) return tr_leave(best, TR_CUT, best_move);
		if (best > alpha) alpha = best;
	}
	if (check && !legal && BUG != 8) return tr_leave(ply - MATE, TR_CHECKMATE, TR_NO_MOVE);
	if (!check && !legal) return tr_leave(best, TR_QUIET, TR_NO_MOVE);
	return tr_leave(best, check || best > stand ? TR_COMPLETE : TR_STAND_PAT, best_move);
}

static int search(const Board *b, int move, int kind, int alpha, int beta, int depth, int ply) {
	int list[256], best = -INFINITE, best_move = TR_NO_MOVE, first = 0, legal = 0, open = alpha;
	Board next;
	if (depth <= 0 || ply >= PLIES) return quiescence(b, move, alpha, beta, 0, ply);
	nodes++;
	tr_enter(kind, move, alpha, beta, depth);
	if (ply && repeats(b)) return tr_leave(0, TR_REPETITION, TR_NO_MOVE);
	if (ply && b->clock >= 100) return tr_leave(0, TR_FIFTY, TR_NO_MOVE);
	if (MATE - ply <= alpha) return tr_leave(alpha, MATE_DISTANCE, TR_NO_MOVE);
	Entry *e = &table[b->key % TABLE];
	if (e->key == b->key) {
		int value = shifted(e->value, BUG == 14 ? 0 : -ply);
		first = e->move;
		if (ply && move < TR_SAME && e->depth >= depth - (BUG == 11) && (e->bound == TR_EXACT ||
		    (e->bound == TR_LOWER && value >= beta) || (e->bound == TR_UPPER && value <= alpha))) {
			tr_table(value, e->bound, e->depth, first ? first : TR_NO_MOVE);
			return tr_leave(value, TR_TABLE, TR_NO_MOVE);
		}
	}
	int check = in_check(b, b->turn), stand = check ? 0 : tr_static(evaluate(b));
	path[played++] = b->key;
	if (!check && depth >= 3 && move < TR_SAME && move != TR_PASS && stand >= beta && abs(beta) < MATE - 256) {
		int pieces = 0; /* beside king and pawns: without any, zugzwang is common */
		for (int i = 0; i < 64; i++) pieces += b->at[i] * b->turn > PAWN && b->at[i] * b->turn < KING;
		make(b, TR_PASS, &next);
		int value = pieces ? -search(&next, TR_PASS, ZERO, -beta, -beta + 1, depth - 3, ply + 1) : -INFINITE;
		if (BUG == 9) value = -value;
		if (pieces && value >= beta && !out_of_nodes()) { played--; return tr_leave(value, NULL_CUT, TR_PASS); }
	}
	if (kind == PV && !first && depth >= 4 && move < TR_SAME) {
		played--;
		search(b, TR_TEST(DEEPENING), PV, alpha, beta, depth - 2, ply);
		played++;
		if (e->key == b->key) first = e->move;
	}
	int n = generate(b, list, 1);
	sort(b, list, n, first);
	for (int i = 0; i < n && !out_of_nodes(); i++) {
		int m = list[i], quiet = !b->at[m >> 6 & 63] && !(m >> 12);
		if (!make(b, m, &next)) continue;
		legal++;
		int gives = in_check(&next, next.turn), more = gives && ply < 2 * PLIES / 4, place = place_of(b, m, first);
		int rest = depth - 1 + more, less = legal > 4 && depth >= 3 && quiet && !check && !gives;
		int from = BUG == 2 ? open : alpha;
		if (depth == 1 && legal > 1 && quiet && !check && !gives && stand + 200 <= alpha) {
			tr_skip(FUTILITY, m, stand + 200);
			if (best < stand + 200) { best = stand + 200; best_move = TR_NO_MOVE; }
			continue;
		}
		int value, scout = legal > 1;
		if (scout) {
			tr_hint(place, less, more);
			value = -search(&next, m, ZERO, -from - 1, -from, rest - less, ply + 1);
			if (less && value > alpha && BUG != 6) {
				tr_hint(place, 0, more);
				value = -search(&next, m, ZERO, -from - 1, -from, rest - (BUG == 5), ply + 1);
			}
		}
		if (!scout || (value > alpha && value < beta)) {
			tr_hint(place, 0, more);
			value = -search(&next, m, kind, -beta, -from, rest, ply + 1);
		}
		if (BUG == 1 && legal == 6) value = -value;
		if (out_of_nodes()) break;
		if (value > best) { best = value; best_move = BUG == 10 && i ? list[i - 1] : m; }
		if (best > alpha) { alpha = best; if (!ply) root_move = best_move; }
		if (best >= beta) break;
	}
	played--;
	if (stopped) return tr_leave(best, TR_STOPPED, best_move);
	if (!legal && check) return tr_leave(BUG == 4 ? -MATE : ply - MATE, TR_CHECKMATE, TR_NO_MOVE);
	if (!legal) return tr_leave(0, TR_STALEMATE, TR_NO_MOVE);
	store(b, ply, best_move % TR_NO_MOVE, best, best >= beta ? TR_LOWER : best > open ? TR_EXACT : TR_UPPER, depth);
	return tr_leave(best, best >= beta ? TR_CUT : TR_COMPLETE, best_move);
}

int main(int argc, char **argv) {
	Board b;
	int depth = argc > 1 ? atoi(argv[1]) : 5, best = TR_NO_MOVE;
	const char *fen = argc > 2 ? argv[2] : "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
	most_nodes = argc > 3 ? atoll(argv[3]) : 0;
	setup(&b, fen);
	tr_open(header);
	tr_search(fen, "");
	for (int d = 1; d <= depth && !stopped; d++) {
		char line[128];
		root_move = TR_NO_MOVE;
		tr_stage(TR_ITERATION, d, 1, -INFINITE, INFINITE);
		int value = search(&b, TR_SAME, PV, -INFINITE, INFINITE, d, 0);
		if (!stopped) best = root_move;
		tr_leave(value, stopped ? TR_STOPPED : TR_COMPLETE, root_move);
		tr_clock(nodes);
		snprintf(line, sizeof line, "info depth %d score cp %d nodes %lld", d, value, nodes);
		puts(line);
		tr_info(line);
	}
	tr_end(best);
	if (best == TR_NO_MOVE) return puts("bestmove 0000"), 0;
	printf("bestmove %c%c%c%c%c\n", 'a' + best % 8, '1' + (best >> 3 & 7), 'a' + (best >> 6 & 7), '1' + (best >> 9 & 7),
		" nbrq"[best >> 12]);
	return 0;
}
