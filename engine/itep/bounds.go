package itep

import "drevo/engine/eval"

// bounds are m and M, between which the value of a position matters: alpha and beta, from
// the point of view of the side to move.
type bounds struct{ m, M eval.Score }

// allValues are the extreme bounds 0 and 2C+1 (formulas 13.1 and 13.2).
var allValues = bounds{-mate, mate}

// turned returns the bounds from the other side's point of view (formula 18).
func (b bounds) turned() bounds { return bounds{-b.M, -b.m} }

// from returns the bounds that are left when a value of best has been found (formula 19).
func (b bounds) from(best eval.Score) bounds { return bounds{max(b.m, best), b.M} }

// met reports whether a value closes the bounds, so that formula 20, M > m, fails.
func (b bounds) met(value eval.Score) bool { return value >= b.M }
