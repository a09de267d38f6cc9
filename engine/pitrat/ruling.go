package pitrat

import "drevo/engine/search"

// rulings are our decisions where the paper is silent.
var rulings = []search.Ruling{
	{Key: "pitrat.minimax-ruling", Name: "minimax",
		Sentence: "A node with children has their minimax value alone, the null move being a child like others; the " +
			"balance of the captures counts at leaves.", Place: "2, \"the backed up evaluation\""},
	{Key: "pitrat.mate-ruling", Name: "mate",
		Sentence: "To win the king asks for half its value, so that what is sacrificed on the way does not count.",
		Place:    "2, \"if the program must mate\""},
	{Key: "pitrat.default-ruling", Name: "default",
		Sentence: "Where nothing is said, the programme is to win at least a pawn: then it tries all plans, those for mate " +
			"too.", Place: "2, \"the value of the combination which it has to find\""},
	{Key: "pitrat.limits-ruling", Name: "limits",
		Sentence: "At a limit of time, nodes or storage the search ends as not decided, and the tree is kept.",
		Place:    "3.2, \"the available storage was not sufficient\""},
	{Key: "pitrat.leaning-ruling", Name: "leaning",
		Sentence: "With the option of that name the move of a search that a limit has ended is the one of the first level " +
			"that stood as winning in most rounds, whether it stands so at the end or not: who fails changes from round to " +
			"round, and the last one has no more right than others.",
		Place: "3.2, \"the available storage was not sufficient\""},
	{Key: "pitrat.repetition-ruling", Name: "repetition",
		Sentence: "A move to a position that is already on the path is put in the tree; the first player has failed there.",
		Place:    "the paper says nothing"},
	{Key: "pitrat.game-over-ruling", Name: "game over",
		Sentence: "Where the side to move is mated or stalemated at the root there is nothing to be found, by whichever " +
			"rules: a mate costs the king.", Place: "the paper says nothing"},
	{Key: "pitrat.s-plays-ruling", Name: "S plays",
		Sentence: "\"The man on S plays\" stands in the tree as one of its moves, quiet and to a safe square if there is " +
			"one. Where a dangerous move follows, however deep, the moves of that man that answer it are added beside: it " +
			"takes the man that makes it, is in its way, guards its goal, or is safe where it would have been taken.",
		Place: "2.3.2 (1), \"the program does not indicate precisely the square where this piece moves\""},
	{Key: "pitrat.threat-ruling", Name: "threat",
		Sentence: "A man threatens what it attacks if that is the king, or if the captures on its square win something. In " +
			"a double attack it counts as one attacker more, even where it attacked from its old square already (M42's 5.Re4 " +
			"attacks the queen on a4 and once more the rook on e8, which it had attacked from e2).",
		Place: "2.3.2; 2.2.2, \"which men could be captured if the program attacks them once more\""},
	{Key: "pitrat.modifications-ruling", Name: "modifications",
		Sentence: "Two modifications in a plan of the initial analysis and one in every other; those that have given way " +
			"to a plan count as well, and then two at most. A way may be shut by as many men as the plan may have " +
			"modifications; one that opens a way is not to have its own way opened.",
		Place: "2.3.4; 3, \"at most two for the analysis of the initial position, one in the other analyses\""},
	{Key: "pitrat.simulation-ruling", Name: "simulation",
		Sentence: "Of the starred captures at the end the least counts, earlier ones do not; those of an attack on two men " +
			"of one line are one attack, though the nearer must go before the other is taken. A man that captures to draw a " +
			"guard away, or goes to a square to lure, is lost. A starred capture with which the plan begins may have become " +
			"impossible; later the man must be there and have something to take. What a modification with a star wins is not " +
			"known before it gives way to a plan: until then the balance is not asked for.",
		Place: "2.3.1, \"capturing an enemy man on an empty square, playing a friendly man from an empty square\""},
	{Key: "pitrat.absurd-ruling", Name: "absurd",
		Sentence: "A plan is absurd if its last gain is less than what the steps before win in all, and that is enough by " +
			"itself even if the men that captured are taken; or if it is less than what they lose in all.",
		Place: "2.3.1, two examples"},
	{Key: "pitrat.neither-state-ruling", Name: "neither state",
		Sentence: "A modification that finds its square in neither of its states ends the plan.", Place: "2.3.2"},
	{Key: "pitrat.threats-to-be-carried-out-ruling", Name: "threats to be carried out",
		Sentence: "A move is a threat if a starred move follows in a plan that calls for it, at once or after one more " +
			"step; after a null move only at once. After the null move what a plan threatens is carried out also where the " +
			"rest of it has become impossible (with the option forcing after every reply).",
		Place: "2.4.1, \"we consider after this null move, the following move of the plan\"; B5 needs it"},
	{Key: "pitrat.checks-ruling", Name: "checks",
		Sentence: "A check is a threat only if a plan says that the king is taken next (the option forcing has more); a " +
			"new capture that gives check says so (P66, e4e8 e8g8*, is made thus). Where a dangerous move is a check the king " +
			"may leave it at once, alone or before what the player was about. Where it takes a man after a check, that man " +
			"may answer the check: two plies higher, where the paper has its correction, is too early where the check attacks " +
			"it as well (T149: 6.Nf2). A discovered check needs no other threat of the man that moves away.",
		Place: "2.4.1; 2.2.1, \"if not, Black would move his queen\"; 2.4.3, \"the plan is placed two ply higher\""},
	{Key: "pitrat.late-plans-ruling", Name: "late plans",
		Sentence: "Plans that begin to call for a move when the six classes were tried after it are corrected by classes 1 " +
			"to 4 then.", Place: "2.4.3, \"as many new plans as there were in the list\""},
	{Key: "pitrat.null-moves-ruling", Name: "null moves",
		Sentence: "A null move is corrected by the plans of its list alone, never by the six classes.", Place: "2.4.1"},
	{Key: "pitrat.class-7-ruling", Name: "class 7",
		Sentence: "With the option wide a seventh class looks at the whole board, once the six have found nothing " +
			"anywhere: every check and capture, quiet moves that threaten to win enough or to mate, that save a man, or " +
			"advance a passed pawn beyond the middle, and for the opponent every reply after which the threat does not win. " +
			"It is run for the opponent too before a win is claimed.", Place: "2.2.1 and 2.2.3 name what they leave out"},
	{Key: "pitrat.unplanned-threats-ruling", Name: "unplanned threats",
		Sentence: "With the option wide a move of the first player that no plan calls a threat is tried as one, last of " +
			"all: after the null move he looks at the whole board.", Place: "2.4.1 has only the threats of plans"},
	{Key: "pitrat.new-captures-ruling", Name: "new captures",
		Sentence: "A capture is new if it was not legal before the dangerous move, or not before the own move before that.",
		Place:    "2.4.2, \"if M2 is not a legal move before M1 is played\""},
	{Key: "pitrat.guards-that-have-gone-ruling", Name: "guards that have gone",
		Sentence: "The capture of a man that has lost a guard by the last two moves is new, too.",
		Place:    "2.4.2; 2.4.4 has it of the initial plans"},
	{Key: "pitrat.longest-plan-ruling", Name: "longest plan",
		Sentence: "A plan has at most eight statements, as the longest that the paper prints.",
		Place:    "the paper says nothing; without it plans pile up before one another"},
	{Key: "pitrat.after-a-null-move-ruling", Name: "after a null move",
		Sentence: "A correction of what a threat would do is followed by what the player was about before.",
		Place:    "2.4.2: the program must not forget its initial plan"},
	{Key: "pitrat.site-of-a-correction-ruling", Name: "site of a correction",
		Sentence: "A null move is climbed over like a check. Where the player made a null move before, a correction is " +
			"also tried in its place: it is the threat that is to be answered (Win at Chess 067: the king leaves the pin at " +
			"once). After a null move the modification is also tried alone; if the king is taken class 4 is also tried two " +
			"plies higher.", Place: "2.4.3, \"the best solution would be to consider the plan after each enemy move\""},
	{Key: "pitrat.guards-ruling", Name: "guards",
		Sentence: "Quiet moves of other men that guard the goal of the dangerous move are corrections of class 4; if it " +
			"takes the king, those that give it a safe square. Where the balance is not good only what forbids the king to " +
			"capture.", Place: "2.4.3, \"I do not detail them\""},
	{Key: "pitrat.class-6-ruling", Name: "class 6",
		Sentence: "The man that moved before the dangerous move is tried for attacks on the king too.",
		Place:    "2.4.5, \"the program looks for a double attack with this man\"; without it T149 would be claimed"},
	{Key: "pitrat.printed-plans-ruling", Name: "printed plans",
		Sentence: "Of the 72 plans that the paper prints nine are not made where it executes them: P3, P4, P9, P10 and P27 " +
			"(M39: another plan calls for 2...Rxc3 before Rc1xd1 is corrected), P23 (P7 printed without its star), P37 (T117: " +
			"P36 in another order), P59 and P60 (M9: class 4 answers 1...Kc2 by 2.Qd1+ before class 6 makes them; with that " +
			"move excluded, too, it does). P55 and P56 are those of T169, which could not be recovered.", Place: "2.1 to 2.4"},
	{Key: "pitrat.natural-replies-ruling", Name: "natural replies",
		Sentence: "A reply is in the proof only if a plan calls for it. One that takes a man is missing where it was a " +
			"capture before the last two moves already and no plan saw it then, a quiet one or a check where no class makes a " +
			"plan of it (M39: 3...Qb1+ 4.Qf1 Rd1 5.Rc8+): so the proof of a node may be wrong where that of the first move is " +
			"right. Where no plan calls for a reply the null move stands for all, though one may parry the threat. Before " +
			"a win is accepted every evasion of a check is tried that was answered so; the option proof has the paper's " +
			"reading, without that, and one that gives every reply to a search. With forcing the seventh class looks for " +
			"such replies before a win is claimed.",
		Place: "2.4.2, \"if M2 is not a legal move before M1 is played\""},
	{Key: "pitrat.choice-ruling", Name: "choice",
		Sentence: "First dangerous moves with plans that wait, then those without a class, then the least cost, the least " +
			"class, the oldest; of new captures the cheapest man's first. Of brothers of which one is enough, one that is " +
			"begun, else the oldest. Squares and moves are taken in the order in which the mover sees them, so that a " +
			"position and its twin with the colours exchanged have the same tree.", Place: "2.4.5, \"using heuristics\""},
	{Key: "pitrat.spent-ruling", Name: "spent",
		Sentence: "That everything was tried is worked out anew; a plan put into an old list wakes the node.", Place: "2.4"},
	{Key: "pitrat.counts-ruling", Name: "counts",
		Sentence: "P counts every plan made, also those that the simulation rejects, not the ends of plans; N leaves out " +
			"the root and null moves.", Place: "3.3"},
}
