package trajectory

// Erratum is a place in the example of chapter IV where the book and the map differ.
type Erratum struct {
	What string // a way, a reply, or the value of an attack
	Book string // what the book has
	Here string // what the map has, and why
}

// Errata1938 returns all that is known to differ in Botvinnik - Capablanca 1938, diagram 22: four
// ways that the book overlooks, two replies that are illegal, and two values of its second map. The
// tests compare each with the map.
func Errata1938() []Erratum {
	const overlooked, onMap = "overlooked", "on the map: it is a shortest way"
	const rejected, illegal = "rejected by formula 9", "illegal: Qe5 pins the knight against Kg7"
	const takenBack = "0: White takes back on the third half-move"
	return []Erratum{
		{"the way Qe5-e4xg6 in three half-moves", overlooked, onMap},
		{"the way Qe5-e2xc4 in three half-moves", overlooked, onMap},
		{"the way Qe5-b8xb6 in three half-moves", overlooked, onMap},
		{"the way Qe5xf6xg6 in three half-moves", overlooked, onMap},
		{"the reply 1...Ng4 to 1.Ba3", rejected, illegal},
		{"the reply 1...Nd7 to 1.Ba3", rejected, illegal},
		{"F of Qe7xe6 (2) in two half-moves", "1", takenBack},
		{"F of Nb3xd4 (2) in two half-moves", "1", takenBack},
	}
}
