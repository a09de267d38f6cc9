// Package ways is the board of Pitrat's combination finder ("A Chess Combination Program Which Uses Plans",
// 1977): men that are put and taken away at will, because what a plan hopes for need not be a legal position
// ([Diagram]); how a man gets to a square or attacks it, through whatever shuts the way ([Way]); and what the
// captures on a square win ([Prices]). It knows neither plans nor a search.
package ways
