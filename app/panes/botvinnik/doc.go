// Package botvinnik holds the pane about Botvinnik's method: the map of attack trajectories with
// what denies them, on any position; the account of hope at a node of his search, and the types of
// value; and the code tables.
//
// attackmap.go and codetables.go are what the pane is about, and know no window; hope.go writes the
// account. Each part of the pane shows one of them.
package botvinnik
