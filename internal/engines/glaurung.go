package main

// glaurung is Glaurung 2.2: what its functions are, and where they say what.
var glaurung = engine{name: "glaurung", title: "Glaurung 2.2", version: "2.2-4", folder: "src", program: "glaurung",
	count: `info nodes (\d+)`, files: []hooks{{
		file: "search.cpp",
		top: `#define TRACE_HERE
#include "trace.h"
enum { TRK_PV = 32, TRK_ZERO, TRK_QUIET, TRK_SORTING };
enum { TRR_DISTANCE = 64, TRR_NULL, TRR_THREAT, TRR_RAZOR, TRR_DRAW, TRR_LATE, TRR_FUTILITY, TRR_DELTA, TRR_LOSING };
enum { TRT_VERIFY = 1, TRT_DEEPENING, TRT_RAZOR };
static const char trHeader[] =
	"engine Glaurung 2.2\nauthor Tord Romstad\nunit 256\nmate 30000\ndepth 2\ncounts pv zero captures\n"
	"kind 32 pv \"Every move, with an open window.\" moves=all\n"
	"kind 33 zero \"Every move, with a window of one unit.\" moves=all\n"
	"kind 34 captures \"Captures and queens, checks at depth 0, every evasion.\" "
	"moves=captures+queening,checks@0,no-castling standpat\n"
	"kind 35 sorting \"Sorts the moves of the root before the first iteration.\" stage test\n"
	"test 1 verification \"Searches again without a pass, against zugzwang.\"\n"
	"test 2 deepening \"Searches less deep, to have a move to begin with.\"\n"
	"test 3 razoring \"A quiescence search decides whether the node is worth a full one.\" gives-value\n"
	"reason 64 \"mate distance\" \"A shorter mate is known.\" group=leaf\n"
	"reason 65 \"null move\" \"The side to move may even pass.\" group=cut\n"
	"reason 66 threat \"What refuted the pass has to do with the move before, which was searched less deep.\" group=leaf\n"
	"reason 67 razoring \"Far below alpha, and the captures do not change that.\" group=leaf\n"
	"reason 68 draw \"Fifty moves, a repetition, or too little material.\" group=leaf\n"
	"skip 69 late \"One of the last moves, quiet and without success so far.\"\n"
	"skip 70 futility \"Even with a margin the static value stays below beta.\"\n"
	"skip 71 delta \"Even with what it takes, and a margin, it stays below alpha.\"\n"
	"skip 72 losing \"The exchange loses material.\"\n";
static int trNext = TR_SAME; /* by what the next node is come to */
static inline int trMv(Move m) {
	int from = move_from(m), to = move_to(m), p = move_promotion(m);
	if (m == MOVE_NONE) return TR_NO_MOVE;
	if (move_is_castle(m)) to = to > from ? from + 2 : from - 2;
	return TR_MOVE(from, to, p ? p - 1 : 0);
}
static inline Value trLeave(Value v, int reason, int best) { return Value(tr_leave(v, reason, best)); }
static inline int trBound(ValueType t) {
	return t == VALUE_TYPE_EXACT ? TR_EXACT : t == VALUE_TYPE_LOWER ? TR_LOWER : TR_UPPER;
}
static inline int trBy(Move m, int less, int more) { tr_hint(0, less, more); return trMv(m); }
`,
		rules: []rule{
			before("think", "id_loop(", 1, "tr_open(trHeader); tr_search(pos.to_fen().c_str(), \"\");"),
			after("id_loop", "rml.sort()", 2, "tr_clock(nodes_searched()); tr_end(trMv(ss[0].pv[0]));"),

			before("RootMoveList::RootMoveList", "for(", 1,
				"tr_stage(TRK_SORTING, 0, 1, -VALUE_INFINITE, VALUE_INFINITE);"),
			before("RootMoveList::RootMoveList", "count = j", 1, "tr_leave(0, TR_STOPPED, TR_NO_MOVE);"),
			calls("RootMoveList::RootMoveList", "qsearch", "trNext = trMv(moves[j].move)"),

			before("root_search", "for(", 1, "tr_stage(TR_ITERATION, Iteration, 1, alpha, beta);"),
			calls("root_search", "search_pv", "trNext = trMv(move)", "trNext = trMv(move)"),
			calls("root_search", "search", "trNext = trMv(move)"),
			returns("root_search", "", leave{"tr_clock(nodes_searched());", "AbortSearch ? TR_STOPPED : TR_COMPLETE",
				"trMv(ss[0].pv[0])"}),

			calls("search_pv", "qsearch", ""),
			calls("search_pv", "search_pv", "trNext = TR_TEST(TRT_DEEPENING)", "trNext = trBy(move, 0, ext)",
				"trNext = trBy(move, 0, ext)"),
			calls("search_pv", "search", "trNext = trBy(move, OnePly, ext)", "trNext = trBy(move, 0, ext)"),
			calls("search_pv", "TT.store", "tr_stored(depth)", "tr_stored(depth)", "tr_stored(depth)"),
			returns("search_pv", "init_node(",
				leave{reason: "TRR_DRAW"}, leave{reason: "TR_PLY_LIMIT"}, leave{reason: "TRR_DISTANCE"},
				leave{reason: "TR_CHECKMATE"}, leave{reason: "TR_STALEMATE"},
				leave{"", "AbortSearch ? TR_STOPPED : bestValue >= trBeta ? TR_CUT : bestValue >= beta ? TRR_DISTANCE : " +
					"TR_COMPLETE",
					"bestValue > oldAlpha ? trMv(ss[ply].pv[ply]) : TR_NO_MOVE"}),
			after("search_pv", "init_node(", 1, "tr_enter(TRK_PV, trNext, alpha, beta, depth); const int trBeta = beta;"),

			calls("search", "qsearch", "", "trNext = TR_TEST(TRT_RAZOR)"),
			calls("search", "search", "trNext = TR_PASS", "trNext = TR_TEST(TRT_VERIFY)", "trNext = TR_TEST(TRT_DEEPENING)",
				"trNext = trBy(move, OnePly, ext)", "trNext = trBy(move, 0, ext)"),
			calls("search", "TT.store", "tr_stored(depth)", "tr_stored(depth)"),
			skips("search", "tr_skip(TRR_LATE, trMv(move), TR_NONE)", "tr_skip(TRR_FUTILITY, trMv(move), futilityValue)"),
			returns("search", "init_node(",
				leave{reason: "TRR_DRAW"}, leave{reason: "TR_PLY_LIMIT"}, leave{reason: "TRR_DISTANCE"},
				leave{reason: "TRR_DISTANCE"},
				leave{"tr_table(ttValue, trBound(ttValueType), ttDepth, trMv(ttMove));", "TR_TABLE", ""},
				leave{reason: "AbortSearch ? TR_STOPPED : TRR_NULL", best: "TR_PASS"},
				leave{reason: "AbortSearch ? TR_STOPPED : TRR_NULL", best: "TR_PASS"},
				leave{reason: "AbortSearch ? TR_STOPPED : TRR_THREAT"},
				leave{reason: "AbortSearch ? TR_STOPPED : TRR_RAZOR"}, leave{reason: "TR_CHECKMATE"}, leave{reason: "TR_STALEMATE"},
				leave{"", "AbortSearch ? TR_STOPPED : bestValue >= beta ? TR_CUT : TR_COMPLETE",
					"bestValue >= beta ? trMv(ss[ply].pv[ply]) : TR_NO_MOVE"}),
			after("search", "init_node(", 1, "tr_enter(TRK_ZERO, trNext, beta - 1, beta, depth);"),

			calls("qsearch", "qsearch", "trNext = trMv(move)"),
			skips("qsearch", "tr_skip(TRR_DELTA, trMv(move), futilityValue)", "tr_skip(TRR_LOSING, trMv(move), TR_NONE)"),
			after("qsearch", "staticValue = evaluate(", 1, "tr_static(staticValue);"),
			returns("qsearch", "init_node(",
				leave{reason: "TRR_DRAW"}, leave{reason: "TR_PLY_LIMIT"}, leave{reason: "TR_STAND_PAT_CUT"},
				leave{reason: "TR_CHECKMATE"},
				leave{"", "AbortSearch ? TR_STOPPED : bestValue >= beta ? TR_CUT : isCheck || bestValue > staticValue ? " +
					"TR_COMPLETE : TR_STAND_PAT", "trMv(ss[ply].pv[ply])"}),
			after("qsearch", "init_node(", 1, "tr_enter(TRK_QUIET, trNext, alpha, beta, depth);"),
		},
	}}}
