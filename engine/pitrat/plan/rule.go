package plan

// Rule is what made a plan.
type Rule uint8

// The rules, by the sections of the paper.
const (
	RuleCapture           Rule = iota // 2.2.1 of the initial analysis
	RuleDoubleAttack                  // 2.2.2
	RuleKing                          // 2.2.3
	RulePromotion                     // 2.2.4
	RuleRemoveFriend                  // 2.3.2 (1): a modification made
	RuleRemoveEnemy                   // 2.3.2 (2)
	RuleBringFriend                   // 2.3.2 (3)
	RuleLureEnemy                     // 2.3.2 (4)
	RuleLimited                       // 2.3.4: what a limited analysis found
	RuleNewCapture                    // class 1
	RuleSaveMan                       // class 2
	RuleSaveManWithThreat             // class 3
	RuleRemoveMover                   // class 4: the man that makes the dangerous move
	RuleBlock                         // class 4: a square that it crosses
	RuleGuard                         // class 4: its goal is guarded
	RuleFlight                        // class 4: the king gets a safe square
	RuleInterference                  // class 5
	RuleAnalyse                       // class 6
	RuleAgain                         // class 6: with the man that just moved, or the king anew
	RuleWide                          // class 7 (ours): the whole board
	RuleReply                         // ours: a legal reply that no plan called for, tried before a win is accepted
	Rules                             // how many there are
)

// RuleOf returns the rule that makes a modification of a purpose.
func RuleOf(p Purpose) Rule { return RuleRemoveFriend + Rule(p-RemoveFriend) }

// ruleInfo describes a rule.
type ruleInfo struct{ name, sentence, place string }

// ruleWords are the words of the rules.
var ruleWords = [Rules]ruleInfo{
	RuleCapture:      {"capture", "a man can be captured, perhaps after a line is opened", "2.2.1"},
	RuleDoubleAttack: {"double attack", "a man can attack two at once", "2.2.2"},
	RuleKing:         {"king", "the king can be attacked where it has no answer at hand", "2.2.3"},
	RulePromotion:    {"promotion", "a pawn can be promoted", "2.2.4"},
	RuleRemoveFriend: {"own man leaves", "an own man leaves its square", "2.3.2 (1)"},
	RuleRemoveEnemy:  {"enemy removed", "an enemy man is driven or drawn from its square, or captured", "2.3.2 (2)"},
	RuleBringFriend:  {"own man comes", "an own man comes to the square", "2.3.2 (3)"},
	RuleLureEnemy:    {"enemy lured", "an enemy man is lured to the square", "2.3.2 (4)"},
	RuleLimited:      {"limited analysis", "the analysis of one man found it", "2.3.4"},
	RuleNewCapture:   {"new capture", "the last two moves made a capture possible", "2.4.2, class 1"},
	RuleSaveMan:      {"save the man", "the man that the dangerous move takes leaves first", "2.4.3, class 2"},
	RuleSaveManWithThreat: {"save with a threat", "the man that the dangerous move takes leaves first, with a threat",
		"2.4.3, class 3"},
	RuleRemoveMover: {"remove the mover", "the man that makes the dangerous move is removed first",
		"2.4.3, class 4"},
	RuleBlock:        {"block", "a square that the dangerous move crosses is occupied first", "2.4.3, class 4"},
	RuleGuard:        {"guard", "the square that the dangerous move reaches is guarded first", "2.4.3, class 4"},
	RuleFlight:       {"flight", "the king gets a safe square first", "2.4.3, class 4 (ruling)"},
	RuleInterference: {"interference", "an idea of the initial position whose difficulty has gone", "2.4.4, class 5"},
	RuleAnalyse: {"analysis", "the man that made the dangerous move is looked at on its new square",
		"2.4.5, class 6"},
	RuleWide: {"wide analysis", "a check, a capture, a threat, or a reply to one, found by a look at the " +
		"whole board", "ours, class 7"},
	RuleReply: {"reply", "a legal reply that no plan has called for is tried before the win is accepted", "ours"},
	RuleAgain: {"attack again", "the man that moved before attacks again, or the king is looked at anew",
		"2.4.5, class 6"},
}

// String names the rule in a word or two.
func (r Rule) String() string { return ruleWords[min(r, Rules-1)].name }

// Sentence says what the rule does, without capital and full stop.
func (r Rule) Sentence() string { return ruleWords[min(r, Rules-1)].sentence }

// Place is the section of the paper.
func (r Rule) Place() string { return ruleWords[min(r, Rules-1)].place }
