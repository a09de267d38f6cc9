// Package plan is the language in which Pitrat's combination finder writes its plans (J. Pitrat,
// "A Chess Combination Program Which Uses Plans", Artificial Intelligence 8, 1977, section 2.1).
//
// A Plan is a sequence of statements, made by one side, of which there are five kinds:
//
//	d8d1                move: put it in the tree; if it is not legal the plan ends here
//	d1g1*               capture: put it in the tree if it is a legal capture; go on in any case
//	d5 F -> V*          modification: make d5, where a friend stands, empty; star: with a threat
//	c1 NER              verification: go on if no enemy rook is on c1
//	f8 analysis         limited analysis of the enemy on f8
//	d5 plays            the man on d5 plays, the square is found later (in words in the paper)
//
// States of a square are written from the side that made the plan: V vacant, F friend, E enemy, a
// letter after E the man, N in front "not": NV, NF, NE, NEQ. Two letters after E say "a man, but
// not": ENN is an enemy man that is no knight, EN an enemy knight.
//
// Plan.String prints on one line, Parse reads it back, with blanks or line breaks between the
// statements and -> or the arrow:
//
//	p, err := plan.Parse("d5 F -> V* d8d1 d1g1*")
//	end := p[1:] // ends of a plan share its memory; plans are never altered
//
// Nothing here knows a position but State.Holds: what a statement does is the matter of the search.
package plan
