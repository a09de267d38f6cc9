package board

// Legal fills the list with all legal moves, each once, in an order that is fixed but means
// nothing. In check these are the evasions, found directly and not by trial.
func (p *Position) Legal(list *MoveList) {
	var f checkInfo
	f.analyse(p)
	f.generate(p, list, ^Bitboard(0))
	if p.state.epSquare() != A1 {
		f.enPassants(p, list)
	}
}

// Captures fills the list with the legal captures, en passant and capturing promotions included.
func (p *Position) Captures(list *MoveList) {
	var f checkInfo
	f.analyse(p)
	f.generate(p, list, f.enemy)
	if p.state.epSquare() != A1 {
		f.enPassants(p, list)
	}
}

// Quiets fills the list with the legal moves that capture nothing; together with Captures they are
// Legal.
func (p *Position) Quiets(list *MoveList) {
	var f checkInfo
	f.analyse(p)
	f.generate(p, list, ^f.occupied)
}

// generate fills the list with the legal moves to the wanted squares, but for captures en passant.
func (f *checkInfo) generate(p *Position, list *MoveList, wanted Bitboard) {
	list.n = 0
	steps, castlings := f.kingTargets(p, wanted)
	f.moves(list, f.king, steps)
	f.target &= wanted
	if f.target == 0 {
		return
	}
	f.pieces(p, list)
	f.pawns(p, list)
	for rest := castlings; rest != 0; rest = rest.ClearLowest() {
		list.Add(p.castlingTo(rest.Lowest()))
	}
}

// moves adds the moves of one piece to a set of squares.
func (f *checkInfo) moves(list *MoveList, from Square, targets Bitboard) {
	n, enemy := list.n, f.enemy
	for ; targets != 0; targets = targets.ClearLowest() {
		to := targets.Lowest() & 63
		list.moves[n&255] = Move(from) | Move(to)<<6 | Move(enemy>>to&1)<<14
		n++
	}
	list.n = n
}

// pieces adds the moves of knights, bishops, rooks and queens; a queen moves once as a bishop and
// once as a rook.
func (f *checkInfo) pieces(p *Position, list *MoveList) {
	free := f.own &^ (f.pinDiagonal | f.pinStraight)
	diagonals, straights := p.diagonals(), p.straights()
	for rest := p.knights() & free; rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest() & 63
		f.moves(list, from, knightAttacks[from]&f.target)
	}
	for rest := diagonals & free; rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest() & 63
		f.moves(list, from, BishopAttacks(from, f.occupied)&f.target)
	}
	for rest := straights & free; rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest() & 63
		f.moves(list, from, RookAttacks(from, f.occupied)&f.target)
	}
	for rest := diagonals & f.own & f.pinDiagonal; rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest() & 63
		f.moves(list, from, BishopAttacks(from, f.occupied)&f.target&f.pinDiagonal)
	}
	for rest := straights & f.own & f.pinStraight; rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest() & 63
		f.moves(list, from, RookAttacks(from, f.occupied)&f.target&f.pinStraight)
	}
}

// pawns adds all moves of the pawns but en passant.
func (f *checkInfo) pawns(p *Position, list *MoveList) {
	up := 8 - 16*int(p.Turn())
	one, two, left, right := f.pawnTargets(p)
	if promoting := (one | left | right) & (Rank1 | Rank8); promoting != 0 {
		list.promotions(one&promoting, up, flagPromotion)
		list.promotions(left&promoting, up-1, flagPromotion|flagCapture)
		list.promotions(right&promoting, up+1, flagPromotion|flagCapture)
		one, left, right = one&^promoting, left&^promoting, right&^promoting
	}
	list.shifted(one, up, flagQuiet)
	list.shifted(two, 2*up, flagDouble)
	list.shifted(left, up-1, flagCapture)
	list.shifted(right, up+1, flagCapture)
}

// shifted adds the moves of pawns that all go the same way to a set of squares.
func (l *MoveList) shifted(targets Bitboard, by int, flag Move) {
	n := l.n
	for ; targets != 0; targets = targets.ClearLowest() {
		to := int(targets.Lowest())
		l.moves[n&255] = Move(to-by) | Move(to)<<6 | flag
		n++
	}
	l.n = n
}

// promotions adds for each square of a set the four promotions, the queen first.
func (l *MoveList) promotions(targets Bitboard, by int, flag Move) {
	for ; targets != 0; targets = targets.ClearLowest() {
		to := int(targets.Lowest())
		m := Move(to-by) | Move(to)<<6 | flag
		l.Add(m | 3<<12)
		l.Add(m | 2<<12)
		l.Add(m | 1<<12)
		l.Add(m)
	}
}

// enPassants adds the legal captures en passant, of which there may be two.
func (f *checkInfo) enPassants(p *Position, list *MoveList) {
	for rest := p.enPassantPawns(p.state.epSquare()); rest != 0; rest = rest.ClearLowest() {
		if from := rest.Lowest(); p.enPassantLegal(from, p.state.epSquare()) {
			list.Add(newMove(from, p.state.epSquare(), flagEnPassant))
		}
	}
}
