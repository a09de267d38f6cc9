// Package search holds what the programmes share: the contract of a programme,
// its options, limits, the live numbers of a running search, and the [Run] through
// which every programme counts, records and stops.
//
// A programme implements [Programme]; what only some can do is a further small
// interface ([Explainer], [Evaluator], [Forcer], [Ponderer]) that is found by type assertion. The
// conformance suite in package enginetest says what else is expected.
//
//	values, err := search.Resolve(programme, map[string]string{"forced": "broad"})
//	recorder := tree.NewRecorder(search.Header(programme, values, position), 0)
//	result, err := programme.Search(ctx, search.Task{Position: position, Values: values, Recorder: recorder})
//
// # Parts for alpha-beta searches
//
// What such programmes repeat is here once. Each part can be used alone, serves one search at a
// time, allocates nothing after it was made, and knows no programme:
//
//   - [FinalRules] values mates and draws, by the draws that the programme knows; [StartHistory]
//     gives it the positions of the game.
//   - [PV] keeps the best line, and [ClassOf] names what a move does.
//   - [Table] remembers positions; with a record it also says at which node a value was found, for
//     [Run.KnownFrom]. The key is the programme's to make, and so is the depth.
//     That of a single search is asked of the task's [Memory] and given back.
//   - [Killers] and [HistoryTable] remember refutations.
//   - [Order] picks the moves and says why each has its [Place]. StartWith is the usual order; a
//     programme with its own rates the moves with Start and Rate.
//   - [MayPass] and [HasPieces] guard the null move.
//   - [Clock] measures a thought against the [Budget] of a [TimeControl]. It is asked before each
//     iteration (Allows, AllowsShare) and is no part of a search that is to be repeated node for node.
//
// At a node they come together like this:
//
//	pv.Clear(ply)
//	if score, reason, final := rules.Final(p, ply, &history); final { ... }
//	known, ok := table.Probe(key, ply)
//	if ok && int(known.Depth) >= depth && known.Settles(alpha, beta) { run.KnownFrom(known.Node) ... }
//	order.StartWith(p, &list, &search.Hints{Table: known.Move, Killers: killers.At(ply), Prices: &prices})
//	for move, place, ok := order.Next(); ok; move, place, ok = order.Next() {
//		... // an improvement: pv.Keep(ply, move); a cut: killers.Add(ply, move)
//	}
//	table.Store(key, ply, search.Entry{Move: pv.First(ply), Score: best, ..., Node: run.Open()})
package search
