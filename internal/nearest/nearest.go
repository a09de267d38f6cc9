// Package nearest finds the name that a misspelt word may have been meant for.
package nearest

import "strings"

// To returns the name that a word is nearest to, without regard to case: one that begins with it, or that at most two
// letters in it change, add or leave out, of a short word one. Without such a name it returns "".
func To(word string, names []string) string {
	word = strings.ToLower(word)
	best, least := "", 1+min(2, len(word)/2)
	for _, name := range names {
		lower := strings.ToLower(name)
		d := distance(word, lower)
		if len(word) > 2 && strings.HasPrefix(lower, word) {
			d = min(d, 1)
		}
		if d < least {
			best, least = name, d
		}
	}
	return best
}

// Asked returns " (did you mean NAME?)", or "" where no name is near.
func Asked(word string, names []string) string {
	if name := To(word, names); name != "" {
		return " (did you mean " + name + "?)"
	}
	return ""
}

// distance is Levenshtein's: how many letters have to be changed, added or left out to make one word of the other.
func distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	if len(x) > 40 || len(y) > 40 {
		return 40
	}
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		corner := row[0]
		row[0] = i + 1
		for j := range y {
			cost := corner
			if x[i] != y[j] {
				cost = 1 + min(corner, row[j], row[j+1])
			}
			corner, row[j+1] = row[j+1], cost
		}
	}
	return row[len(y)]
}
