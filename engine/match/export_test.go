package match

// FEN is the position as the referee has it.
func (r *Referee) FEN() string { return r.game.FEN() }
