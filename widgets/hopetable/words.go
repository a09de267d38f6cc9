package hopetable

// Words are the words of the table beside those in the account, for translation.
type Words struct {
	Missing, Hoped string // headings of the two sides
	None           string // stands in an account without entries
	NotAsked       string // stands beside a verdict that the search did not ask for
}

// EnglishWords returns the words in English.
func EnglishWords() Words {
	return Words{Missing: "Missing", Hoped: "Hoped for", None: "nothing", NotAsked: "not asked at this node"}
}
