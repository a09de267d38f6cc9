// Package kaissa rebuilds Kaissa, the chess programme of Moscow's Institute of Control Sciences
// (Adelson-Velsky, Arlazarov, Donskoy and others, 1972-90), first champion of the world in 1974, from
// the manual of its version for the PC (1990) and from the authors' papers of 1966, 1970 and 1975.
//
// # The static evaluation
//
// Appendix B of the manual lists weights of material and forty-five positional factors. Every row is
// a term with its squares; the files rows*.go hold them by what they are about. A piece is a knight,
// bishop, rook or queen, a man is anything; an attack may fall on an empty square, an enemy's or an
// own one. A value goes to the side that has it, negative where it is bad for that side.
package kaissa
