package chessboard

// Words are the names in the legend, for translation.
type Words struct {
	Roles              [roleCount]string // empty: not in the legend
	Positive, Negative string            // heat, after the layer's name
	Own, Enemy         string            // trajectories
	Alpha, Beta        string
	Open, Closed       string // F of the target
	Unknown            string
	OpenStop           string // f of a stop
	ClosedStop         string
	Denials            [denialKinds]string
	Fails              string // a denial that does not work
	Counter            string // a denial of a denial
	Ghost, Future      string // of a moment
	Number             string // the one number of a square
	Sum                string // of two code tables
	Start, Goal        string
	ShortestWay        string
	Badges             [badgeKinds]string
}

// EnglishWords returns the names in English.
func EnglishWords() Words {
	return Words{
		Roles: [roleCount]string{
			RoleBest:        "Best",
			RoleAlternative: "Alternative",
			RoleForced:      "Forced",
			RoleThreat:      "Threat",
			RolePin:         "Pinned",
			RoleWeak:        "Undefended",
		},
		Positive: "good for White",
		Negative: "good for Black",
		Own:      "Own trajectory",
		Enemy:    "Enemy's trajectory",
		Alpha:    "Stops here, at this half-move",
		Beta:     "Passes over",
		Open:     "Target, way open",
		Closed:   "Target, way closed",
		Unknown:  "Target",

		OpenStop:   "Can stop here, f = 1",
		ClosedStop: "Would be lost here, f = 0",
		Denials: [denialKinds]string{
			Control:  "Denied by control",
			Blockade: "Denied by a blockade",
			Retreat:  "The target goes away",
		},
		Fails:       "Denial that does not work",
		Counter:     "Denial of a denial",
		Ghost:       "Where the man is by then",
		Future:      "Still to come",
		Number:      "Moves to this square",
		Sum:         "Sum of the two tables",
		Start:       "Moves from the start",
		Goal:        "Moves to the goal",
		ShortestWay: "On a shortest way",
		Badges:      [badgeKinds]string{1: "Captured", 2: "Doomed", 3: "Expected to fall", 4: "Stable"},
	}
}
