package trajectory

import "slices"

// Ruling is one decision on a question that the book leaves open, or on which it can be read in
// more than one way. A window shows it beside what it affects.
type Ruling struct {
	Key      string // stable
	Name     string // two or three words
	Sentence string // what is done
	Source   string // what the book says, or why nothing follows from it
}

// Rulings returns the decisions that this package made, the map's first. The caller owns the slice.
func Rulings() []Ruling {
	return slices.Concat(mapRulings, judgeRulings, positionalRulings, tableRulings)
}

// mapRulings concern the attack trajectories themselves.
var mapRulings = []Ruling{
	{
		"time",
		"Time",
		"A piece of the side to move that needs k moves needs 2k-1 half-moves, a piece of the other side 2k; the position " +
			"as it stands is time 0.",
		"Chapter II, chess time: in the initial position White's e4 costs one half-move and Black's e5 two.",
	},
	{
		"real-board",
		"Real board",
		"Trajectories are the shortest on the board as it stands, not on a free board: a way that own pieces block is " +
			"replaced by the shortest way round them, if that still fits the horizon.",
		"Chapter II, horizon: the count on the free board is necessary but not sufficient; a square blocked by an own " +
			"piece costs at least two half-moves more.",
	},
	{
		"all-shortest-ways",
		"All shortest ways",
		"For each piece and each object all shortest trajectories are found and no longer one.",
		"Chapter III finds all squares that lie on shortest ways; the list in chapter IV overlooks four of them, " +
			"Qe5-e4xg6, " +
			"Qe5-e2xc4, Qe5-b8xb6 and Qe5xf6xg6.",
	},
	{
		"farthest-horizon",
		"Farthest horizon",
		"The horizon goes to eleven half-moves for kings and pawns, so that a pawn is seen from its first square to its " +
			"last, and to seven for the other pieces.",
		"Chapter II: the limit is set late in endings, where there are few attacks; chapter III finds ways of three moves " +
			"for sliders. Position 41 needs eight half-moves.",
	},
	{
		"captures-on-the-way",
		"Captures on the way",
		"An enemy piece may be captured on the way; its square is then an alpha-square. A slider cannot pass over it.",
		"Chapter III: enemy pieces bring nothing new into the key of the king; chapter IV counts Qe5xf6xg7.",
	},
	{
		"king-as-an-object",
		"King as an object",
		"The enemy king can only be the end of a trajectory, never a stop on the way to something else.",
		"The game is over when a king is taken (chapter I); the book does not discuss the case.",
	},
	{
		"pawns",
		"Pawns",
		"A pawn steps to free squares ahead and captures only where an enemy piece stands now; its double step passes " +
			"over a beta-square.",
		"Chapter III sets the double step aside for simplicity; chapter II names it as the one case in which a pawn " +
			"has beta-squares.",
	},
	{
		"promotion",
		"Promotion",
		"Each square on which a pawn can promote within the horizon is an object of its own, worth the promoted piece " +
			"less the pawn; a promotion by capture is worth the captured piece besides. The trajectory ends there: what " +
			"the new piece attacks belongs to the next map.",
		"Chapter IV writes the value of the e-pawn as (Qe8 - Pe8) with f of e7 and of e8.",
	},
	{
		"passed-by",
		"Passed by",
		"A capture in passing that is possible now is an attack on the pawn beside, in one move, and may be the first " +
			"move of a longer trajectory. Later chances are not foreseen.",
		"Chapter III sets it aside for simplicity: own code tables would be needed.",
	},
	{
		"castling",
		"Castling",
		"Castling is no move of a trajectory, neither the king's nor the rook's.",
		"A footnote of chapter III: castling is not considered.",
	},
	{
		"geometry",
		"Geometry",
		"Pins, checks and controlled squares do not remove a trajectory: the map says where a piece can go if nobody " +
			"disturbs it. The functions f judge the squares, and the search drops illegal moves.",
		"Chapter II: the trajectory is a sequence of squares; safety is the matter of f.",
	},
}

// judgeRulings concern the denials and the functions.
var judgeRulings = []Ruling{
	{
		"horizon-of-denials",
		"Horizon of denials",
		"A denial must be made within the horizon, so that a map for one half-move has none and all its functions are 1. A " +
			"longer horizon for the denials can be asked for.",
		"Chapter IV says so for one half-move, and its lists for two and three hold no longer denials; yet it writes the " +
			"denial of e8 by king and queen, which takes four.",
	},
	{
		"recaptures-beyond-the-horizon",
		"Recaptures beyond the horizon",
		"A denial counts when the denying piece itself is within the horizon, also where its capture falls on " +
			"the half-move " +
			"after it. So in the map of 1938 for two half-moves Qe7xe6 and Nb3xd4 have F = 0, where the book writes " +
			"1(e6) and 1(d4).",
		"Chapter IV is uneven: for two half-moves it leaves out White's recaptures on e6 and d4, which fall on the third " +
			"half-move; " +
			"for three it counts the recaptures a7xb6, Kg7xh7 and d5xc4, which fall on the fourth. No one rule gives both.",
	},
	{
		"zero-in-formula-3",
		"Zero in formula 3'",
		"A controller is in time when n_rk <= n_ik + 1 and a blockader when n_rk < n_ik; where the book's fraction divides " +
			"by zero the denial is not in time.",
		"It happens at the start of a trajectory, with n_ik = 0 and n_rk = 2: the attacker has left when the denier comes.",
	},
	{
		"one-way-of-each-denier",
		"One way of each denier",
		"Of the shortest ways of a denying piece the first is taken on which nobody can stop it, or else the first.",
		"Formula 7 asks whether some denial goes through; one way is enough.",
	},
	{
		"board-of-a-denial",
		"Board of a denial",
		"The last move of a controller is looked at on the board of that time: the attacker has left its square, and what " +
			"it captured on the way denies nothing later. The moves before are looked at on the board as it stands.",
		"Chapter IV: after Qe5xd5 the pawn d5 no longer controls c4.",
	},
	{
		"last-square-of-a-denial",
		"Last square of a denial",
		"The exchange decides on the last square of a control or blockade; its other squares may be denied in turn.",
		"Chapter IV puts denials of denials on the start and on the way, such as the capture of Qd5 that controls e6, and " +
			"none on the square that is denied.",
	},
	{
		"the-attacker-as-a-denier",
		"The attacker as a denier",
		"A piece may deny the denials of its own attack, and one move may serve two denials: each is judged by its own time.",
		"Chapter IV lets Qe7, which attacks e6, deny the control of e6 by Qf6.",
	},
	{
		"exchange",
		"Exchange",
		"In an exchange take part the denying piece, which captures first, and then those that bear on the square directly " +
			"or through others, the cheapest first; either side may stop. Pins are not seen. Nobody recaptures a king's captor.",
		"Formula 8 leaves open who takes part. The supporters of the attack have no time to come nearer, since their side " +
			"moves the attacker. Formula 8 never changes the sign of this result.",
	},
	{
		"blockade",
		"Blockade",
		"A blocked pawn cannot go on. Any other piece may capture the blockader, and the square is closed only if " +
			"that loses " +
			"material.",
		"Figure 3: the queen blocks on f5 at the price of queen for rook.",
	},
	{
		"target-and-blockade",
		"Target and blockade",
		"The target itself may control the squares of the attack, but when it moves between it retreats and does not block.",
		"Chapter IV lets Kg7 and Qe7 control the ways that lead to them.",
	},
	{
		"retreat",
		"Retreat",
		"A retreat is judged with the attacker on its last stop before the target, by the exchange on the new square. An " +
			"attack of one half-move leaves no time for it.",
		"Chapter IV: after Nh5 gxh5, Qg5+ the king has f8 and h8 but not g8 nor h6. In its first map the book counts " +
			"f8 and h8 against Qf6 too, which the queen controls from there.",
	},
	{
		"kings-in-a-fight",
		"Kings in a fight",
		"A king denies only where the exchange does not take it, and its loss is no cheaper fight. A king that " +
			"attacks and is " +
			"captured is lost, the enemy king included among the captors.",
		"Chapter I: the game is over when a king is taken. The book does not discuss a king that captures.",
	},
	{
		"f-of-a-king",
		"F of a king",
		KingClaim,
		"Formula 1 and formula 7 count each denial by itself.",
	},
	{
		"cheaper-fights",
		"Cheaper fights",
		"An irresistible attack wins what the defender loses on the square where it loses the least, among those where a " +
			"denial is in time and cannot be stopped, the start and the end included.",
		"Formula 4 speaks of one intermediate square; the text before it of whichever the defender chooses.",
	},
}

// positionalRulings concern the values of the third type.
var positionalRulings = []Ruling{
	{
		"pieces-that-come-nearer",
		"Pieces that come nearer",
		"A piece is within the positional horizon of a square when it bears on it after one move more, and a " +
			"denial when it " +
			"comes one move later. This holds for both sides.",
		"Chapter II: those that stand one half-move farther than is needed; but the half-moves of one side come in twos.",
	},
	{
		"values-of-the-third-type",
		"Values of the third type",
		"A piece has one when an attack on it would be irresistible if the exchanges on its squares, those of retreat too, " +
			"were fought by all pieces within the positional horizon whose way there nobody can deny, the cheapest first.",
		"Chapter II: tau counts the pieces of the positional game too, and the functions of their ways are 1.",
	},
}

// tableRulings concern the code tables.
var tableRulings = []Ruling{
	{
		"tables-of-pawns",
		"Tables of pawns",
		"The table of steps counts straight ahead, that of captures one file aside with every rank; neither knows the " +
			"double step.",
		"The figures 11 and 12 are lost in the scan; chapter III says that there are two tables for each side.",
	},
	{
		"table-of-the-bishop",
		"Table of the bishop",
		"Squares of the other colour stay empty.",
		"Figure 20 has fewer numbers in a row than the other tables, but the scan has lost their places.",
	},
}
