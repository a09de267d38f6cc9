// Package options is the pane that says who the programme is, and sets its options, each
// with its sentence and its place in the source.
package options
