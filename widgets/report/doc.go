// Package report shows the outcome of an experiment: [Bars] is a chart in which what a source says
// stands beside what was measured, [Grid] a table of words and numbers. [Figures] is a table for a narrow
// column, with the name of each row above its numbers.
//
// All are as large as their content, figures as wide as there is room, and are meant to lie in a scroll.
package report
