package workbench

// All text of the window stands here, for translation.
const (
	textTitle = "Drevo"

	textThink = "Think"

	textTabWhy   = "Why"
	textTabTerms = "Evaluation"
	textTabMap   = "Trajectories"

	textFilterWay = "On the attack"

	textHopeLostMeaning    = "%s has a balance of %+d on the board and wants to reach %+d, the lower bound of the node: what is missing is lost so far."
	textHopeNoBoundMeaning = "%s has a balance of %+d on the board. No move has given a value yet, so there is no lower bound to reach and nothing is lost."
	textHopeNearerMeaning  = "The attack on %s has come nearer: q, the closed squares on the most open way to it, went from %s to %s. Formula 10 counts its whole price, %d."
	textHopeKeptMeaning    = "No more squares on the way to %s were closed since the side's last turn: q is %s. With hope=kept its price, %d, keeps up the hope."
	textHopeHolds          = "Formula 9 holds: what is lost is at most what is doomed and what comes nearer, so the side goes on."
	textHopeFails          = "Formula 9 does not hold: more is lost than can be hoped for, so the side gives the line up."

	textSource = "Source"

	textEmptyWhy = "Press Think, or choose a node of the tree, to see where its value comes from."

	textAuthentic = "authentic"
	textUnsaved   = "edited"

	textCancel = "Cancel"
	textRun    = "Run"

	textStatic = "f(A)"

	textFilterAll    = "All moves"
	textFilterLine   = "Line played"
	textFilterExact  = "Exact values"
	textFilterForced = "Forced moves"
	textFilterCut    = "Cut off"
	textFilterFinal  = "Mates and draws"

	textHintClass = "The game at the node (A every legal move, F the forced game) and the class of the move that led to it."
	textHintValue = "The value of the node within its bounds, seen from White; ≤ and ≥ where it is only a bound."

	readNodes    = "nodes"
	readRate     = "nodes/s"
	readMean     = "mean"
	readDepth    = "depth / deepest"
	readMove     = "root move"
	readRecord   = "record"
	readTime     = "time"
	readHistoric = "to then"

	textMenuFile    = "File"
	textMenuView    = "View"
	textExperiments = "Experiments ..."
	textUnit        = "Scores"
	textShortcuts   = "All keys"
)

// textStampNames are the code tables that can be laid.
var textStampNames = []string{"King", "Queen", "Rook", "Bishop", "Knight", "Pawn, steps", "Pawn, captures"}

// textLies says what of two tables can lie on the board.
var textLies = []string{"Both numbers and their sum", "From the start", "To the goal"}

// textTour is what the tour says, a step each.
var textTour = []string{
	"ITEP has thought about Botvinnik - Capablanca, 1938. The green arrow is its move; the list in the middle holds every position that it visited. Click a row: board, panel and path follow.",
	"Why this move? The panel on the right follows the value down to the position that it comes from. Why not another? Play it on the board: the list goes to it, or the bar says by which rule it was never looked at.",
	"What can attack what? Trajectories shows every shortest way within a horizon. Then set another depth or variant at the top, and press Think.",
}

// textBoardKeys are keys and clicks that no menu holds.
var textBoardKeys = [][2]string{
	{"arrows, Enter", "On the board: move the cursor, pick up and drop a man"},
	{"a letter", "On the board: start typing a move"},
	{"Escape", "On the board: put the man back"},
	{"right button", "On the board: draw an arrow or a ring; Shift, Ctrl, Alt change the colour"},
	{"up, down", "In the tree: the node above, below"},
	{"left, right", "In the tree: close or open a node"},
	{"Home, End", "In the tree: the first, the last row"},
	{"?", "This list"},
}
