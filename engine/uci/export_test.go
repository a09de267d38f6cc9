package uci

// ParseInfo and Clip let the tests read what engines say.
var (
	ParseInfo = parseInfo
	Clip      = clip
)
