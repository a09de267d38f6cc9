package experiment

// The sets of options that the games are replayed with, spelled out so that they stay what they are
// whatever the default is. Where no round has its value, no move says so; the line has the best.
var (
	gamesSet = options{"scheme": "active1", "forced": "checks", "zch": "1", "declineInCheck": "false",
		"playBest": "false"}
	absoluteSet = options{"scheme": "absolute", "forced": "narrow", "declineInCheck": "true",
		"playBest": "false"}
	activeSet = options{"scheme": "active1", "forced": "narrow", "declineInCheck": "true", "playBest": "false"}

	olderSet = options{"repetition": "drawn", "castled": "place", "isolated": "doubled", "refuseMates": "true"}
)

// gameReadings are what is set side by side. The first is the preset that the games speak for, the
// second the absolute scheme, the third what our reconstruction was before the games were asked.
var gameReadings = []reading{
	{"games: active1, checks, zch=1, no declining in check", gamesSet},
	{"absolute, narrow", absoluteSet},
	{"absolute, narrow, the four older readings", with(absoluteSet, olderSet)},
	{"games, the four older readings", with(gamesSet, olderSet)},
	{"games, repetition=drawn", changed(gamesSet, "repetition", "drawn")},
	{"games, castled=place", changed(gamesSet, "castled", "place")},
	{"games, isolated=doubled", changed(gamesSet, "isolated", "doubled")},
	{"games, refuseMates", changed(gamesSet, "refuseMates", "true")},
	{"games, active2", changed(gamesSet, "scheme", "active2")},
	{"games, active3", changed(gamesSet, "scheme", "active3")},
	{"games, forced=narrow", changed(gamesSet, "forced", "narrow")},
	{"games, zch=2", changed(gamesSet, "zch", "2")},
	{"games, declining in check", changed(gamesSet, "declineInCheck", "true")},
	{"active1, narrow", activeSet},
	{"active2, narrow", changed(activeSet, "scheme", "active2")},
	{"active3, narrow", changed(activeSet, "scheme", "active3")},
	{"absolute, checks, zch=1, no declining in check", changed(gamesSet, "scheme", "absolute")},
	{"games, order=men", changed(gamesSet, "order", "men")},
}

// minuteReadings are the schemes whose work is held against the printed minutes.
var minuteReadings = []reading{
	{"absolute, narrow", absoluteSet},
	{"absolute, narrow, the four older readings", with(absoluteSet, olderSet)},
	{"active1, narrow", activeSet},
	{"active2, narrow", changed(activeSet, "scheme", "active2")},
	{"active3, narrow", changed(activeSet, "scheme", "active3")},
	{"active1, checks, zch=1", changed(gamesSet, "declineInCheck", "true")},
	{"games: active1, checks, zch=1, no declining in check", gamesSet},
	{"active3, checks, zch=1, no declining in check", changed(gamesSet, "scheme", "active3")},
}

// readings are what the report leaves open: which of its three forced games the tests and the
// end of the variations play, in which order moves are examined, and as what a move counts
// that the second variant never tested for activity. The first is the usual one.
var readings = []reading{
	{"usual", nil},
	{"forced=checks, zch=2", options{"forced": "checks", "zch": "2"}},
	{"forced=broad", options{"forced": "broad"}},
	{"order=generated", options{"order": "generated"}},
	{"untested=active", options{"untested": "active"}},
}
