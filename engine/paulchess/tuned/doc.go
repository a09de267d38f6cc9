// Package tuned is the evaluation of PaulChess's preset modern: the thesis's terms and those that
// programmes of our time have beside them, each with a value for the middle game and one for the end
// game, between which the phase of the game weighs. The values were found by tuning on games, see
// docs/tuning.md.
//
// # A term and its features
//
// A term is what a person reads: "Mobility of knights". What it is worth may depend on a number, as on
// how many squares a knight threatens; each of these cases is a feature, and has a value of its own in
// the table that "drevo tune" writes (values.go). A term of one feature has that value as its weight; a
// term of many has a weight of 1, which multiplies its table.
//
// # Files
//
//	evaluation.go  the sum: phase, scale of what is drawn
//	terms.go       names and sentences; features.go where their tables begin
//	survey.go      what both sides attack; pieces.go, pawns.go, king.go, threats.go: the terms
//	endings.go     the sides' chances to win at all
//	tally.go       adding up, with or without a breakdown
//	tune.go        features of a position for the tuner, and the file of its values
package tuned
