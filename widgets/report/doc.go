// Package report shows the outcome of an experiment: [Grid] is a table of words and numbers, [Figures] one for
// a narrow column, with the name of each row above its numbers.
//
// Both are as large as their content, figures as wide as there is room, and are meant to lie in a scroll.
package report
