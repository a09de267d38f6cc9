package game

// Result is how a game ended, as PGN writes it.
type Result string

// The four results.
const (
	WhiteWins Result = "1-0"
	BlackWins Result = "0-1"
	Draw      Result = "1/2-1/2"
	Unknown   Result = "*"
)

// mostResult is how many bytes a result may have.
const mostResult = 8

// resultOf returns the result that a word stands for.
func resultOf(word string) (Result, bool) {
	switch word {
	case "1-0", "1–0", "1:0":
		return WhiteWins, true
	case "0-1", "0–1", "0:1":
		return BlackWins, true
	case "1/2-1/2", "1/2–1/2", "½-½", "½–½", "½:½", "1/2:1/2", "0.5-0.5", "1/2", "½":
		return Draw, true
	case "*":
		return Unknown, true
	}
	return "", false
}
