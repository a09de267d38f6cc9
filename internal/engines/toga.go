package main

// toga is Toga II 3.0 SE: what its functions are, and where they say what.
var toga = engine{name: "toga2", title: "Toga II 3.0", version: "3.0.0.1SE1-2", folder: "src", program: "toga2",
	count: `info .*nodes (\d+)`, files: []hooks{{
		file: "search.cpp",
		top:  "#include \"trace.h\"\n#include \"fen.h\"\nextern const char trHeader[];\n",
		rules: []rule{
			before("search", "search_smp(", 1, `{ char fen[256]; board_to_fen(SearchInput->board, fen, 256);
tr_open(trHeader); tr_search(fen, ""); }`),
			after("search", "search_smp(", 1, "tr_end(TR_NO_MOVE);"),
		},
	}, {
		file: "sort.cpp",
		top:  "#include \"trace.h\"\nextern int trMv(int m);\n",
		rules: []rule{skips("sort_next_qs", "", "tr_skip(74, trMv(move), TR_NONE)", "",
			"tr_skip(74, trMv(move), TR_NONE)", "")},
	}, {
		file: "search_full.cpp",
		top: `#define TRACE_HERE
#include "trace.h"
enum { TRK_PV = 32, TRK_ZERO, TRK_QUIET, TRK_NO_NULL };
enum { TRR_DISTANCE = 64, TRR_NULL, TRR_RAZOR, TRR_DRAW, TRR_BITBASE, TRR_VERIFIED, TRR_LATE, TRR_FUTILITY,
	TRR_DELTA, TRR_EXCLUDED, TRR_LOSING };
enum { TRT_VERIFY = 1, TRT_DEEPENING, TRT_RAZOR };
extern const char trHeader[];
const char trHeader[] =
	"engine Toga II 3.0\nauthor Thomas Gaksch, Fabien Letouzey and others\nunit 100\nmate 30000\n"
	"counts pv zero captures no-null\n"
	"kind 32 pv \"Every move, with an open window.\" moves=all\n"
	"kind 33 zero \"Every move, with a window of one unit.\" moves=all\n"
	"kind 34 captures \"Captures and queens, some checks, every evasion.\" moves=captures+queening standpat\n"
	"kind 35 no-null \"Every move, and no pass.\" moves=all\n"
	"choice window \"The first iteration searches every move of the root with the whole window.\"\n"
	"choice \"searched again\" \"A reduced move of an open node above alpha is searched with the open window, still "
	"reduced, and with the whole depth only if it reaches beta.\"\n"
	"test 1 verification \"Searches again without a pass, against zugzwang.\" gives-value\n"
	"test 2 deepening \"Searches less deep, to have a move to begin with.\"\n"
	"test 3 razoring \"A quiescence search decides whether the node is worth a full one.\" gives-value\n"
	"reason 64 \"mate distance\" \"A shorter mate is known.\" group=leaf\n"
	"reason 65 \"null move\" \"The side to move may even pass.\" group=cut\n"
	"reason 66 razoring \"Far below beta, and the captures do not change that.\" group=leaf\n"
	"reason 67 draw \"Nobody can win, or it stood here before.\" group=leaf\n"
	"reason 68 bitbase \"Known from a table of endgames.\" group=leaf\n"
	"reason 69 verified \"The pass reaches beta, and so does a search without it.\" group=cut\n"
	"skip 70 late \"One of the last moves, without success so far.\"\n"
	"skip 71 futility \"Even with a margin the static value stays below alpha.\"\n"
	"skip 72 delta \"Even with what it takes, and a margin, it stays below alpha.\"\n"
	"skip 74 losing \"The exchange loses material.\"\n"
	"skip 73 excluded \"A better line of several begins with it.\"\n";
static int trNext = TR_SAME; /* by what the next node is come to */
int trMv(int m) {
	if (m == MoveNone) return TR_NO_MOVE;
	return TR_MOVE(SQUARE_TO_64(MOVE_FROM(m)), SQUARE_TO_64(MOVE_TO(m)), MOVE_IS_PROMOTE(m) ? 1 + ((m >> 12) & 3) : 0);
}
static inline int trLeave(int v, int reason, int best) { return tr_leave(v, reason, best); }
static inline int trBound(int flags) {
	return TRANS_IS_EXACT(flags) ? TR_EXACT : TRANS_IS_LOWER(flags) ? TR_LOWER : TR_UPPER;
}
static inline int trBy(int m, int less, int more) { tr_hint(0, less, more); return trMv(m); }
static inline int trRoot(int v, int reason, int best, long long nodes) {
	tr_leave(v, reason, best); tr_clock(nodes);
	return tr_leave(v, reason, best);
}
`,
		rules: []rule{
			calls("full_root", "full_search", "trNext = trBy(move, 0, new_depth - depth + 1)",
				"trNext = trBy(move, 0, new_depth - depth + 1)", "trNext = trBy(move, 0, new_depth - depth + 1)"),
			skips("full_root", "tr_skip(TRR_EXCLUDED, trMv(move), TR_NONE)"),
			each("full_root", "return", "", 1, func(_ int, rest string) string {
				return "return trRoot(" + rest + ", " + rest + " >= beta ? TR_CUT : TR_COMPLETE, " +
					"SearchBest[ThreadId][SearchCurrent[ThreadId]->multipv].pv[0] == MoveNone ? TR_NO_MOVE : trBest, " +
					"SearchCurrent[ThreadId]->node_nb);"
			}),
			after("full_root", "best_value[SearchCurrent[ThreadId]->multipv] = value", 1, "trBest = trMv(move);"),
			after("full_root", "check_nb--", 1, `int trBest = TR_NO_MOVE;
tr_stage(TR_ITERATION, depth, SearchCurrent[ThreadId]->multipv + 1, alpha, beta);
tr_enter(TRK_PV, TR_SAME, alpha, beta, depth);`),

			calls("full_search", "full_quiescence", "", "trNext = TR_TEST(TRT_RAZOR)"),
			calls("full_search", "full_no_null", "trNext = TR_TEST(TRT_VERIFY)"),
			calls("full_search", "full_search", "trNext = TR_PASS", "trNext = TR_TEST(TRT_DEEPENING)",
				"trNext = TR_TEST(TRT_DEEPENING)", "trNext = trBy(move, reduction, new_depth - depth + 1)",
				"trNext = trBy(move, 0, new_depth - depth + 1)", "trNext = trBy(move, reduction, new_depth - depth + 1)",
				"trNext = trBy(move, reduction, new_depth - depth + 1)", "trNext = trBy(move, 0, new_depth - depth + 1)",
				"trNext = trBy(move, 0, new_depth - depth + 1)"),
			calls("full_search", "trans_store", "tr_stored(depth)"),
			skips("full_search", "tr_skip(TRR_LATE, trMv(move), TR_NONE)", "tr_skip(TRR_FUTILITY, trMv(move), value)"),
			jumps("full_search", "trWhy = TRR_VERIFIED", "trWhy = TRR_NULL", "trWhy = 0"),
			returns("full_search", "check_nb--",
				leave{reason: "TRR_DRAW"}, leave{reason: "TR_CHECKMATE"}, leave{reason: "TRR_BITBASE"}, leave{reason: "TRR_DRAW"},
				leave{reason: "TRR_DISTANCE"}, leave{reason: "TRR_DISTANCE"},
				leave{"tr_table(trans_value, trBound(trans_flags), found_entry->depth, trMv(trans_move));", "TR_TABLE", ""},
				leave{reason: "TR_PLY_LIMIT"}, leave{reason: "TRR_RAZOR"}, leave{reason: "TR_CHECKMATE"},
				leave{reason: "TR_STALEMATE"},
				leave{"", "trWhy ? trWhy : best_value >= trBeta ? TR_CUT : best_value >= beta ? TRR_DISTANCE : TR_COMPLETE",
					"trWhy == TRR_NULL ? TR_PASS : trWhy ? TR_TEST(TRT_VERIFY) : trMv(best_move)"}),
			after("full_search", "check_nb--", 1, `tr_enter(node_type == NodePV ? TRK_PV : TRK_ZERO, trNext, alpha, beta, depth);
int trWhy = 0; const int trBeta = beta;`),

			calls("full_no_null", "full_search", "trNext = trBy(move, 0, new_depth - depth + 1)"),
			returns("full_no_null", "check_nb--", leave{"", "best_value >= beta ? TR_CUT : TR_COMPLETE", "trMv(*best_move)"}),
			after("full_no_null", "check_nb--", 1, "tr_enter(TRK_NO_NULL, trNext, alpha, beta, depth);"),

			calls("full_quiescence", "full_quiescence", "trNext = trMv(move)"),
			calls("full_quiescence", "trans_store", "tr_stored(0)"),
			skips("full_quiescence", "tr_skip(TRR_DELTA, trMv(move), value)"),
			jumps("full_quiescence", "trWhy = TR_STAND_PAT_CUT", "trWhy = TR_CUT"),
			after("full_quiescence", "value = eval(", 1, "tr_static(value);"),
			returns("full_quiescence", "check_nb--",
				leave{reason: "TRR_DRAW"}, leave{reason: "TRR_DRAW"}, leave{reason: "TRR_DISTANCE"}, leave{reason: "TRR_DISTANCE"},
				leave{"tr_table(trans_value, trBound(trans_flags), found_entry->depth, trMv(trans_move));", "TR_TABLE", ""},
				leave{reason: "TR_PLY_LIMIT"}, leave{reason: "TR_STALEMATE"}, leave{reason: "TR_CHECKMATE"},
				leave{"", "trWhy && best_value < trBeta ? TRR_DISTANCE : trWhy ? trWhy : in_check || best_move != MoveNone ? " +
					"TR_COMPLETE : TR_STAND_PAT", "trMv(best_move)"}),
			after("full_quiescence", "check_nb--", 1, `tr_enter(TRK_QUIET, trNext, alpha, beta, depth);
int trWhy = 0; const int trBeta = beta;`),
		},
	}}}
