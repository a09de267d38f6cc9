package formula

// ListWords are the sentences of a list about what the rows do not explain themselves, for translation.
type ListWords struct {
	Open, Closed string // about the badge of F
	Worth        string // about the number at the right
}

// EnglishListWords returns the sentences in English.
func EnglishListWords() ListWords {
	return ListWords{
		Open:   "F = 1: nothing can be done about this attack, and its object is doomed.",
		Closed: "F = 0: this attack can be denied, or its object can go to safety.",
		Worth:  "What the attack wins when it succeeds, in pawns after Shannon.",
	}
}

// LedgerWords are the words of a ledger beside those in the account, for translation.
type LedgerWords struct {
	Missing, Hoped string // headings of the two sides
	None           string // stands in an account without entries
	NotAsked       string // stands beside a verdict that the search did not ask for
}

// EnglishLedgerWords returns the words in English.
func EnglishLedgerWords() LedgerWords {
	return LedgerWords{Missing: "Missing", Hoped: "Hoped for", None: "nothing", NotAsked: "not asked at this node"}
}
