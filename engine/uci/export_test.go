package uci

// ParseInfo lets the tests read what engines say.
var ParseInfo = parseInfo
