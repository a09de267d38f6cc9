// Package paulchess rebuilds PaulChess 1.0, the programme of Paul Raymond Stevens's thesis "Computer
// Chess: Exploring Speed and Intelligence" (University of Arizona, 2009).
package paulchess
