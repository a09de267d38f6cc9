package chessboard

// Words are the names in the legend, for translation.
type Words struct {
	Roles              [roleCount]string // empty: not in the legend
	Positive, Negative string            // heat, after the layer's name
	Own, Enemy         string            // trajectories
	Alpha, Beta        string
	Open, Closed       string // F of the target
	Unknown            string
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
	}
}
