package botvinnik

// The sentences of the account of hope.
const (
	textHopeLostMeaning = "%s has a balance of %+d on the board and wants to reach %+d, the lower bound of the node: " +
		"what is missing is lost so far."
	textHopeNoBoundMeaning = "%s has a balance of %+d on the board. No move has given a value yet, so there is no lower " +
		"bound to reach and nothing is lost."
	textHopeNearerMeaning = "The attack on %s has come nearer: q, the closed squares on the most open way to it, went " +
		"from %s to %s. Formula 10 counts its whole price, %d."
	textHopeKeptMeaning = "No more squares on the way to %s were closed since the side's last turn: q is %s. With " +
		"hope=kept its price, %d, keeps up the hope."
	textHopeHolds = "Formula 9 holds: what is lost is at most what is doomed and what comes nearer, so the " +
		"side goes on."
	textHopeFails = "Formula 9 does not hold: more is lost than can be hoped for, so the side gives the line up."
	textSound     = "For %s, yes: what it gave up is made up for by what it took and can take."
	textUnsound   = "For %s, no: it gave up more than it took and can take."
)

// textStampNames are the code tables that can be laid.
var textStampNames = []string{"King", "Queen", "Rook", "Bishop", "Knight", "Pawn, steps", "Pawn, captures"}

// textLies says what of two tables can lie on the board.
var textLies = []string{"Both numbers and their sum", "From the start", "To the goal"}
