// Package eval takes evaluations apart: terms, sets of terms with weights, and the
// breakdown of a score by term, side and square.
//
// A programme's evaluation function goes over the position once and reports every
// occurrence of a term to a [Tally]. The tally adds up the score, and when it was
// made with a [Breakdown] it notes side and squares by the same call, so the score
// and its explanation can't differ.
//
//	weights := set.Weights()                           // once
//	tally := eval.Tally{Weights: weights}              // in the search: the score only
//	breakdown := eval.NewBreakdown(set)
//	tally := eval.Tally{Weights: weights, Breakdown: breakdown} // for people
//
// Scores of terms are from White's point of view when they are summed, and each
// side's share is positive when it is good for that side.
//
// To add a term: give it an index and a row in the programme's set, and report it
// where the evaluation function finds it.
package eval
