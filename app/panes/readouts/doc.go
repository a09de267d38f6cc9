// Package readouts is the strip at the bottom of the window: the numbers of the search,
// which never jump about.
package readouts
