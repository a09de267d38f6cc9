// Package botvinnik holds the panes about Botvinnik's method: the map of attack
// trajectories with what denies them, on any position; the account of hope at a node of
// his search, and the types of value; and the code tables.
package botvinnik
