package session

import "context"

// stillKey marks a context.
type stillKey struct{}

// Still returns a context whose searches have no clock: they tell no time that they took, and what shows them leaves
// times and rates out. So a picture of a search is the same on every machine.
func Still(ctx context.Context) context.Context { return context.WithValue(ctx, stillKey{}, true) }

// isStill reports whether a context is from [Still].
func isStill(ctx context.Context) bool { return ctx.Value(stillKey{}) != nil }
