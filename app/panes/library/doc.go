// Package library is the list of games, as the content of a dialog: collections that come with the program
// and the user's files, searched by words, result, position and material, with a board for the game that
// is chosen.
package library
