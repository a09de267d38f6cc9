package trajectory

// Ruling is one decision on a question that the book leaves open, or on which it can be read in more than one way. A
// window shows it beside what it affects.
type Ruling struct {
	Name     string // two or three words, stable
	Sentence string // what is done
	Source   string // what the book says, or why nothing follows from it
}

// Rulings gives the decisions that this package made, the map's first. The caller owns the slice.
func Rulings() []Ruling { return append([]Ruling(nil), mapRulings...) }

// mapRulings concern the attack trajectories themselves.
var mapRulings = []Ruling{
	{
		"Time",
		"A piece of the side to move that needs k moves needs 2k-1 half-moves, a piece of the other side 2k; the position " +
			"as it stands is time 0.",
		"Chapter II, chess time: in the initial position White's e4 costs one half-move and Black's e5 two.",
	},
	{
		"Real board",
		"Trajectories are the shortest on the board as it stands, not on a free board: a way that own men block is " +
			"replaced by the shortest way round them, if that still fits the horizon.",
		"Chapter II, horizon: the count on the free board is necessary but not sufficient; a square blocked by an own " +
			"piece costs at least two half-moves more.",
	},
	{
		"All shortest ways",
		"For each piece and each object all shortest trajectories are found and no longer one.",
		"Chapter III finds all squares that lie on shortest ways; the list in chapter IV overlooks three of them, Qe5-e4xg6, " +
			"Qe5-e2xc4 and Qe5-b8xb6.",
	},
	{
		"Captures on the way",
		"An enemy piece may be captured on the way; its square is then an alpha-square. A slider cannot pass over it.",
		"Chapter III: enemy pieces bring nothing new into the key of the king; chapter IV counts Qe5xf6xg7.",
	},
	{
		"King as an object",
		"The enemy king can only be the end of a trajectory, never a stop on the way to something else.",
		"The game is over when a king is taken (chapter I); the book does not discuss the case.",
	},
	{
		"Pawns",
		"A pawn steps to free squares ahead and captures only where an enemy piece stands now; its double step passes " +
			"over a beta-square.",
		"Chapter III sets the double step aside for simplicity; chapter II names it as the one case in which a pawn " +
			"has beta-squares.",
	},
	{
		"Promotion",
		"Each square on which a pawn can promote within the horizon is an object of its own, worth the promoted piece " +
			"less the pawn; a promotion by capture is worth the captured piece besides. The trajectory ends there: what " +
			"the new piece attacks belongs to the next map.",
		"Chapter IV writes the value of the e-pawn as (Qe8 - Pe8) with f of e7 and of e8.",
	},
	{
		"Passed by",
		"A capture in passing that is possible now is an attack on the pawn beside, in one move, and may be the first " +
			"move of a longer trajectory. Later chances are not foreseen.",
		"Chapter III sets it aside for simplicity: own code tables would be needed.",
	},
	{
		"Castling",
		"Castling is no move of a trajectory, neither the king's nor the rook's.",
		"A footnote of chapter III: castling is not considered.",
	},
	{
		"Geometry",
		"Pins, checks and controlled squares do not remove a trajectory: the map says where a piece can go if nobody " +
			"disturbs it. The functions f judge the squares, and the search drops illegal moves.",
		"Chapter II: the trajectory is a sequence of squares; safety is the matter of f.",
	},
}
