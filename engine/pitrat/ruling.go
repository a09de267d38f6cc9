package pitrat

import "drevo/engine/search"

// rulings are our decisions where the paper is silent.
var rulings = []search.Ruling{
	{Name: "minimax", Sentence: "A node with children has their minimax value alone, the null move being a child like others; the balance of the captures counts at leaves.", Place: "2, \"the backed up evaluation\""},
	{Name: "mate", Sentence: "To win the king asks for half its value, so that what is sacrificed on the way does not count.", Place: "2, \"if the program must mate\""},
	{Name: "default", Sentence: "Where nothing is said, the programme is to win at least a pawn: then it tries all plans, those for mate too.", Place: "2, \"the value of the combination which it has to find\""},
	{Name: "limits", Sentence: "At a limit of time, nodes or storage the search ends as not decided, and the tree is kept.", Place: "3.2, \"the available storage was not sufficient\""},
	{Name: "repetition", Sentence: "A move to a position that is already on the path is put in the tree; the first player has failed there.", Place: "the paper says nothing"},
	{Name: "S plays", Sentence: "\"The man on S plays\" is every legal move of the man at once, those to safe squares first. The paper leaves the square open until it matters; this costs moves and can't claim a win that a square refutes.", Place: "2.3.2 (1)"},
	{Name: "threat", Sentence: "A man threatens what it attacks if that is the king, or if the captures on its square win something.", Place: "2.3.2; 2.2.2, \"which men could be captured if the program attacks them once more\""},
	{Name: "shut ways", Sentence: "A way may be shut by at most as many men as the plan may have modifications: two in the initial position, one else; two in a plan altogether, and at most two give way to one another at a node.", Place: "2.3.4; 3"},
	{Name: "simulation", Sentence: "Of the starred captures at the end the least counts, earlier ones do not; a man that captures to draw a guard away, or goes to a square to lure, is lost.", Place: "2.3.1"},
	{Name: "absurd", Sentence: "A plan is absurd if its last gain is less than what the steps before win in all, or than what they lose in all.", Place: "2.3.1, two examples"},
	{Name: "neither state", Sentence: "A modification that finds its square in neither of its states ends the plan.", Place: "2.3.2"},
	{Name: "threats to be carried out", Sentence: "A move is a threat if a starred move follows in a plan that calls for it, at once or after one more step; after a null move only at once.", Place: "2.4.1; B5 needs it"},
	{Name: "checks", Sentence: "A check is a threat only if a plan says that the king is taken next, and the king leaves it only once that was carried out. The option forcing has more. A discovered check needs no other threat of the man that moves away.", Place: "2.4.1; 2.2.1, \"if not, Black would move his queen\""},
	{Name: "null moves", Sentence: "A null move is corrected by the plans of its list alone, never by the six classes.", Place: "2.4.1"},
	{Name: "class 7", Sentence: "With the option wide a seventh class looks at the whole board, once the six have found nothing anywhere: every check and capture, quiet moves that threaten to win enough or to mate, that save a man, or advance a passed pawn beyond the middle, and for the opponent every reply after which the threat does not win. It is run for the opponent too before a win is claimed.", Place: "2.2.1 and 2.2.3 name what they leave out"},
	{Name: "unplanned threats", Sentence: "With the option wide a move of the first player that no plan calls a threat is tried as one, last of all: after the null move he looks at the whole board.", Place: "2.4.1 has only the threats of plans"},
	{Name: "new captures", Sentence: "A capture is new if it was not legal before the dangerous move, or not before the own move before that.", Place: "2.4.2, \"if M2 is not a legal move before M1 is played\""},
	{Name: "guards that have gone", Sentence: "The capture of a man that has lost a guard by the last two moves is new, too.", Place: "2.4.2; 2.4.4 has it of the initial plans"},
	{Name: "longest plan", Sentence: "A plan has at most eight statements, as the longest that the paper prints.", Place: "the paper says nothing; without it plans pile up before one another"},
	{Name: "after a null move", Sentence: "A correction of what a threat would do is followed by what the player was about before.", Place: "2.4.2: the program must not forget its initial plan"},
	{Name: "site of a correction", Sentence: "A null move is climbed over like a check; after a null move the modification is also tried alone; if the king is taken class 4 is also tried two plies higher.", Place: "2.4.3, \"the best solution would be to consider the plan after each enemy move\""},
	{Name: "guards", Sentence: "Quiet moves of other men that guard the goal of the dangerous move are corrections of class 4; if it takes the king, those that give it a safe square. Where the balance is not good only what forbids the king to capture.", Place: "2.4.3, \"I do not detail them\""},
	{Name: "class 6", Sentence: "The man that moved before the dangerous move is tried for attacks on the king too.", Place: "2.4.5; P66, which no printed rule makes"},
	{Name: "choice", Sentence: "First dangerous moves with plans that wait, then those without a class, then the least cost, the least class, the oldest; of new captures the cheapest man's first. Of brothers of which one is enough, one that is begun, else the oldest.", Place: "2.4.5, \"using heuristics\""},
	{Name: "spent", Sentence: "That everything was tried is worked out anew; a plan put into an old list wakes the node.", Place: "2.4"},
	{Name: "counts", Sentence: "P counts every plan made, also those that the simulation rejects, not the ends of plans; N leaves out the root and null moves.", Place: "3.3"},
}
