// Package report shows the outcome of an experiment: [Bars] is a chart in which what a source says
// stands beside what was measured, [Grid] a table of words and numbers.
//
// Both are as large as their content and are meant to lie in a scroll.
package report
