// Package tuning finds values for the weights of an evaluation by games that a programme played
// against itself.
//
// [Play] makes the games: random openings from a seed, then a fixed number of nodes a move, so that
// the same seed gives the same games. It hands out the quiet positions of each with its result.
//
// [Fit] looks for the weights under which the evaluation foretells the results best: the loss is
// minus the logarithm of the likelihood, where a side that is better by so many hundredths of a pawn
// is expected to score 1/(1 + exp(-score/scale)). The evaluation must be linear in its weights, so a
// position is a list of how often each weight counts. Gradient descent over all positions at once
// (Adam) with sums in a fixed order: the same positions give the same weights on one machine.
//
// The package knows no programme: how a position counts is the caller's to say.
package tuning
