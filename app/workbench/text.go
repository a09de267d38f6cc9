package workbench

// All text of the window stands here, for translation.
const (
	textTitle    = "Drevo"
	textRoot     = "start"
	textMaterial = "Material %d : %d"

	textDepth         = "Depth"
	textHintFirst     = "To the start of the game (Ctrl+Home)"
	textHintBack      = "One move back (Ctrl+Left)"
	textHintForward   = "One move forward (Ctrl+Right)"
	textHintLast      = "To the end of the game (Ctrl+End)"
	textHintFlip      = "Turn the board (Ctrl+F)"
	textHintOpen      = "Open a FEN, EPD or PGN file (Ctrl+O)"
	textHintPaste     = "Paste a FEN, EPD or PGN (Ctrl+Shift+V)"
	textHintTheme     = "Light or dark (Ctrl+D)"
	textHintShortcuts = "All keys (Ctrl+F1, or ?)"

	textThink = "Think"
	textStop  = "Stop"

	textWhiteToMove = "White to move"
	textBlackToMove = "Black to move"

	textFEN        = "FEN"
	textFENHint    = "Paste or type a FEN, EPD or PGN and press Enter"
	textMove       = "Move"
	textMoveHint   = "Type a move (Nf3, e2e4) and press Enter"
	textRecord     = "Game"
	textLayers     = "On the board"
	textNoGame     = "Play a move on the board, or open a game."
	textStartPlace = "Start"

	textTabWhy       = "Why"
	textTabTerms     = "Evaluation"
	textTabMap       = "Trajectories"
	textTabProgramme = "Programme"

	textHorizon     = "Horizon"
	textHalfMoves   = "%d half-moves"
	textHalfMove    = "1 half-move"
	textMapWhite    = "White's"
	textMapBlack    = "Black's"
	textMapAll      = "Every attack"
	textMapOfPicked = "Of the man picked up"
	textMapOnPicked = "On the man picked up"
	textMapOfMove   = "Of this node's move"
	textMapOpen     = "Only F = 1"
	textMapCount    = "%d of %d"
	textMapNodes    = "Nodes"
	textMapHeading  = "%s: %d attacks, %d with F = 1"
	textMapEmpty    = "No attack is here. Move the slider to look further, or show every attack."
	textMapMore     = "and %d more"
	textMapNoMove   = "No move led here: go to a node, or play a move."

	textPartAttacks = "Attacks"
	textPartHope    = "Hope"
	textPartTable   = "Code tables"
	textPartReading = "Reading"

	textMapStep      = "Step"
	textMomentWhole  = "whole ways"
	textMoment       = "after %d of %d half-moves"
	textHintMapStep  = "A half-move on along the ways (Ctrl+Shift+Right)"
	textHintMapBack  = "A half-move back (Ctrl+Shift+Left)"
	textHintMapWhole = "Show the whole ways again"
	textHintMapNodes = "Show the nodes of the tree whose moves lie on the chosen attack"
	textFilterWay    = "On the attack"
	textNodesOnWay   = "The tree shows %s nodes whose moves lie on %s, and the way to them."
	textNoTree       = "There is no tree yet: press Think."

	textHope               = "The account of hope"
	textHopeEmpty          = "Botvinnik's search keeps an account of hope at its nodes: think with it, and go to a node."
	textHopeLost           = "Lost"
	textHopeLostNote       = "balance %+d, wanted %+d"
	textHopeLostMeaning    = "%s has a balance of %+d on the board and wants to reach %+d, the lower bound of the node: what is missing is lost so far."
	textHopeNoBound        = "balance %+d"
	textHopeNoBoundMeaning = "%s has a balance of %+d on the board. No move has given a value yet, so there is no lower bound to reach and nothing is lost."
	textHopeDoomed         = "Doomed"
	textHopeNearer         = "Comes nearer"
	textHopeDoomedMeaning  = "%s is doomed: an attack on it has F = 1. By formula 4 that is worth %d."
	textHopeNearerMeaning  = "The attack on %s has come nearer: q, the closed squares on the most open way to it, went from %s to %s. Formula 10 counts its whole price, %d."
	textHopeKeptMeaning    = "No more squares on the way to %s were closed since the side's last turn: q is %s. With hope=kept its price, %d, keeps up the hope."
	textHopeGoesOn         = "Hope holds: go on."
	textHopeGivesUp        = "No hope: give up."
	textHopeHolds          = "Formula 9 holds: what is lost is at most what is doomed and what comes nearer, so the side goes on."
	textHopeFails          = "Formula 9 does not hold: more is lost than can be hoped for, so the side gives the line up."
	textHopeNotAsked       = "The search did not have to ask it at this node."

	textTypes        = "Types of value"
	textTypeCaptured = "1 captured"
	textTypeDoomed   = "2 doomed"
	textTypeExpected = "3 expected"
	textTypeStable   = "4 stable"
	textFormula12    = "Formula 12"
	textSound        = "It holds for %s: what it gave up is made up for."
	textNotSound     = "It does not hold for %s."
	textNone         = "none"

	textTableFree    = "Empty board"
	textTableSquares = "Start and goal are squares, a1 to h8."
	textTableWays    = "%d moves, %d shortest ways from %s to %s. On the lit squares both numbers add up to that."
	textTableNever   = "There is no way from %s to %s."

	textMapRulings = "How the map is read"

	textOptions = "Options"
	textRulings = "Our rulings, where the source is silent"
	textSource  = "Source"
	textPresets = "Preset"
	textPlace   = "in "

	textEmptyIcicle = "The whole tree will be here: as wide as its nodes are many."
	textEmptyTree   = "Press Think to grow a tree."
	textEmptyWhy    = "Press Think, or choose a node of the tree, to see where its value comes from."
	textEmptyTerms  = "This programme has no static value to show."

	textAuthentic     = "authentic"
	textUnsaved       = "edited"
	textNewSet        = "own set %d"
	textSetName       = "Save the weights as ..."
	textSetNote       = "A click on a weight edits it, in a copy of the set. Weights go from −%d to %d, in 1/%g %s."
	textHintRemoveSet = "Forget this set of weights; the authentic one stays"
	textSetTaken      = "There is a set %q already; choose another name."
	textSetRemoved    = "Forgot %s (%s)."
	textBadWeight     = "the weight of %s is a whole number, at most %d either way, not %s"
	textWeightsUsed   = "Weights: %s. The next search uses them."
	textWeightsThere  = "see Evaluation"

	textIllegal      = "%s is not a legal move here."
	textUnreadMove   = "%q is not a move here: %v"
	textWhyNot       = "%s was not looked at here: %s"
	textWhyNotShort  = "%s is not in the tree."
	textOpened       = "Opened %s."
	textItems        = "Opened the first of %d: %s"
	textPasteEmpty   = "There is nothing to paste."
	textDone         = "%s plays %s (%s)."
	textNoMove       = "There is no move: %s"
	textStopped      = "%s was stopped. Best so far: %s (%s)."
	textStoppedEarly = "%s was stopped before it had finished its first move."
	textThinking     = "%s is thinking ..."

	textChoose    = "Choose a position or game"
	textOpen      = "Open"
	textCancel    = "Cancel"
	textRun       = "Run"
	textCancelled = "Cancelled."

	textEmptyReport = "Press Run: what the source says and what is measured here will stand side by side."
	textFailure     = "That did not work"

	textStatic = "f(A)"

	textFind     = "Find: move, reason ..."
	textOpenLine = "Line"
	textFold     = "Fold"

	textFilterAll    = "All moves"
	textFilterLine   = "Line played"
	textFilterExact  = "Exact values"
	textFilterForced = "Forced moves"
	textFilterCut    = "Cut off"
	textFilterFinal  = "Mates and draws"

	textColumnMove   = "Move"
	textColumnClass  = "Class"
	textColumnWindow = "[m, M]"
	textColumnValue  = "Value"
	textColumnPseudo = "PEVA"
	textColumnStatic = "f(A)"
	textColumnNodes  = "Nodes"
	textColumnReason = "Reason"
	textColumnLine   = "Forced variation"

	textHintMove   = "The moves in the order in which they were examined. Bold: the line played."
	textHintClass  = "The game at the node (A every legal move, F the forced game) and the class of the move that led to it."
	textHintWindow = "The bounds with which the node was entered, seen from White."
	textHintValue  = "The value of the node within its bounds, seen from White; ≤ and ≥ where it is only a bound."
	textHintPseudo = "Pseudo-evaluation: what the moves that were looked at promise, also beyond the bounds."
	textHintStatic = "The static value f(A), where the programme computed it."
	textHintNodes  = "Nodes visited in the subtree; the bar is the share of the parent's."
	textHintReason = "Why nothing more was done at the node."
	textHintLine   = "The line of best play from the node on."

	readNodes    = "nodes"
	readRate     = "nodes/s"
	readMean     = "mean"
	readKinds    = "by kind"
	readDepth    = "depth / deepest"
	readMove     = "root move"
	readRecord   = "record"
	readTime     = "time"
	readHistoric = "to then"

	textHintReadNodes    = "Positions visited, the root included."
	textHintReadRate     = "Positions a second, now."
	textHintReadMean     = "Positions a second, over the whole search."
	textHintReadDepth    = "The depth that was asked for, and the longest line followed, in half-moves."
	textHintReadMove     = "The move of the root that is being examined, of how many."
	textHintReadRecord   = "Memory of the recorded tree, 40 bytes a node."
	textHintReadTime     = "Time that the search has taken."
	textHintReadHistoric = "How many times faster than on the machine of its time."
	textHintHistoric     = "How many times faster than on the %s: %s positions a second then. %s."
	textHintChart        = "Positions a second over time; dashed: the mean."
	textHintKinds        = "Positions by the game that was played there."

	textTourNext = "Next"
	textTourEnd  = "Close the tour"

	textMenuFile     = "File"
	textMenuThink    = "Think"
	textMenuGo       = "Go"
	textMenuView     = "View"
	textMenuHelp     = "Help"
	textOpenFile     = "Open ..."
	textExperiments  = "Experiments ..."
	textRecent       = "Open recent"
	textPaste        = "Paste position or game"
	textCopyFEN      = "Copy FEN"
	textThinkStop    = "Think, or stop"
	textAdopt        = "Make this line the game"
	textGoFirst      = "To the start of the game"
	textGoBack       = "One move back"
	textGoForward    = "One move forward"
	textGoLast       = "To the end of the game"
	textVisitBack    = "Back to the node visited before"
	textVisitForward = "Forward again"
	textUnit         = "Scores"
	textPalette      = "Colours of the board"
	textUnitPawns    = "in pawns"
	textUnitPoints   = "in points"
	textUnitOwn      = "on the programme's own scale"
	textWayOn        = "A half-move on along the trajectories"
	textWayBack      = "A half-move back along the trajectories"
	textFlip         = "Turn the board"
	textTheme        = "Light or dark"
	textShortcuts    = "All keys"
	textClose        = "Close"
	textCopied       = "Copied %s"
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
