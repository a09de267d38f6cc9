// Package kaissa holds the pane about Kaissa: its iterations and rounds, what each reduction of the
// search did in them, how the transposition table fills, and how often the first guess holds.
package kaissa
