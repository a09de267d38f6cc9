package board

import "strings"

// mailbox is the slow twin of the generators: a board of letters, moves by walking over it, and a
// king that must not stand attacked afterwards. It is read from the FEN and knows no table, no mask
// and no generator of the package.
type mailbox struct {
	pieces    [8][8]byte // by rank and file, FEN letters, 0 for none
	white     bool       // to move
	rights    string     // FEN letters
	enPassant [2]int     // rank and file of the square that was skipped, -1 for none
}

// readMailbox reads the first four fields of a FEN.
func readMailbox(fen string) (m mailbox) {
	fields := strings.Fields(fen)
	rank, file := 7, 0
	for _, c := range []byte(fields[0]) {
		switch {
		case c == '/':
			rank, file = rank-1, 0
		case c >= '1' && c <= '8':
			file += int(c - '0')
		default:
			m.pieces[rank][file] = c
			file++
		}
	}
	m.white, m.rights = fields[1] == "w", fields[2]
	m.enPassant = [2]int{-1, -1}
	if fields[3] != "-" {
		m.enPassant = [2]int{int(fields[3][1] - '1'), int(fields[3][0] - 'a')}
	}
	return m
}

// A stroke is a move of the twin.
type stroke struct {
	fromRank, fromFile, toRank, toFile int

	promotes byte // lower case, 0 for none
	captures bool
	passing  bool // a capture in passing
	double   bool
	castling byte // 'k' or 'q', 0 for none
	checks   bool // found out by playing it
}

// code is the number of the move in the package.
func (s stroke) code() Move {
	m := Move(s.fromRank*8+s.fromFile) | Move(s.toRank*8+s.toFile)<<6
	switch {
	case s.passing:
		return m | 5<<12
	case s.double:
		return m | 1<<12
	case s.castling == 'k':
		return m | 2<<12
	case s.castling == 'q':
		return m | 3<<12
	}
	if s.captures {
		m |= 4 << 12
	}
	if s.promotes != 0 {
		m |= 8<<12 | Move(strings.IndexByte("nbrq", s.promotes))<<12
	}
	return m
}

func isWhiteLetter(c byte) bool { return c >= 'A' && c <= 'Z' }

func lower(c byte) byte { return c | 0x20 }

func inside(rank, file int) bool { return rank >= 0 && rank < 8 && file >= 0 && file < 8 }

var (
	straightWays = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonalWays = [][2]int{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
	allWays      = append(append([][2]int{}, straightWays...), diagonalWays...)
	knightWays   = [][2]int{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}
)

// ways returns the directions of a piece and how far it goes in them; a pawn has its own rules.
func ways(piece byte) (directions [][2]int, far bool) {
	switch lower(piece) {
	case 'n':
		return knightWays, false
	case 'k':
		return allWays, false
	case 'b':
		return diagonalWays, true
	case 'r':
		return straightWays, true
	case 'q':
		return allWays, true
	}
	return nil, false
}

// attacked reports whether a piece of the given side could capture on a square.
func (m *mailbox) attacked(rank, file int, byWhite bool) bool {
	for r := range 8 {
		for f := range 8 {
			if piece := m.pieces[r][f]; piece != 0 && isWhiteLetter(piece) == byWhite && m.reaches(piece, r, f, rank, file) {
				return true
			}
		}
	}
	return false
}

// reaches reports whether a piece attacks a square from another.
func (m *mailbox) reaches(piece byte, fromRank, fromFile, rank, file int) bool {
	dr, df := rank-fromRank, file-fromFile
	if lower(piece) == 'p' {
		ahead := -1
		if isWhiteLetter(piece) {
			ahead = 1
		}
		return dr == ahead && (df == 1 || df == -1)
	}
	directions, far := ways(piece)
	for _, d := range directions {
		if !far {
			if d[0] == dr && d[1] == df {
				return true
			}
			continue
		}
		steps := max(dr, -dr, df, -df)
		if steps == 0 || d[0]*steps != dr || d[1]*steps != df {
			continue
		}
		free := true
		for i := 1; i < steps; i++ {
			free = free && m.pieces[fromRank+i*d[0]][fromFile+i*d[1]] == 0
		}
		return free
	}
	return false
}

// kingAttacked reports whether the king of a side stands in check.
func (m *mailbox) kingAttacked(white bool) bool {
	king := byte('k')
	if white {
		king = 'K'
	}
	for r := range 8 {
		for f := range 8 {
			if m.pieces[r][f] == king {
				return m.attacked(r, f, !white)
			}
		}
	}
	return false
}

// legal lists the legal moves: every stroke after which the own king is not attacked.
func (m *mailbox) legal() (moves []stroke) {
	for r := range 8 {
		for f := range 8 {
			piece := m.pieces[r][f]
			if piece == 0 || isWhiteLetter(piece) != m.white {
				continue
			}
			if lower(piece) == 'p' {
				moves = m.pawn(moves, r, f)
			} else {
				moves = m.walk(moves, piece, r, f)
			}
		}
	}
	moves = m.castle(moves)
	kept := moves[:0]
	for _, s := range moves {
		after := m.play(s)
		if !after.kingAttacked(m.white) {
			s.checks = after.kingAttacked(!m.white)
			kept = append(kept, s)
		}
	}
	return kept
}

// walk adds the strokes of a piece that is no pawn.
func (m *mailbox) walk(moves []stroke, piece byte, r, f int) []stroke {
	directions, far := ways(piece)
	for _, d := range directions {
		for rank, file := r+d[0], f+d[1]; inside(rank, file); rank, file = rank+d[0], file+d[1] {
			other := m.pieces[rank][file]
			if other != 0 && isWhiteLetter(other) == m.white {
				break
			}
			moves = append(moves, stroke{fromRank: r, fromFile: f, toRank: rank, toFile: file, captures: other != 0})
			if other != 0 || !far {
				break
			}
		}
	}
	return moves
}

// pawn adds the strokes of a pawn.
func (m *mailbox) pawn(moves []stroke, r, f int) []stroke {
	ahead, home, last := 1, 1, 7
	if !m.white {
		ahead, home, last = -1, 6, 0
	}
	add := func(s stroke) {
		s.fromRank, s.fromFile = r, f
		if s.toRank != last {
			moves = append(moves, s)
			return
		}
		for _, promotion := range []byte("nbrq") {
			s.promotes = promotion
			moves = append(moves, s)
		}
	}
	if m.pieces[r+ahead][f] == 0 {
		add(stroke{toRank: r + ahead, toFile: f})
		if r == home && m.pieces[r+2*ahead][f] == 0 {
			add(stroke{toRank: r + 2*ahead, toFile: f, double: true})
		}
	}
	for _, file := range []int{f - 1, f + 1} {
		if !inside(r+ahead, file) {
			continue
		}
		other := m.pieces[r+ahead][file]
		if other != 0 && isWhiteLetter(other) != m.white {
			add(stroke{toRank: r + ahead, toFile: file, captures: true})
		}
		if m.enPassant == [2]int{r + ahead, file} {
			add(stroke{toRank: r + ahead, toFile: file, captures: true, passing: true})
		}
	}
	return moves
}

// castle adds castling: the right is there, nothing stands between, and the king is not in check
// nor passes one.
func (m *mailbox) castle(moves []stroke) []stroke {
	rank, king, queen := 0, "K", "Q"
	if !m.white {
		rank, king, queen = 7, "k", "q"
	}
	empty := func(files ...int) bool {
		for _, f := range files {
			if m.pieces[rank][f] != 0 {
				return false
			}
		}
		return true
	}
	safe := func(files ...int) bool {
		for _, f := range files {
			if m.attacked(rank, f, !m.white) {
				return false
			}
		}
		return true
	}
	if strings.Contains(m.rights, king) && empty(5, 6) && safe(4, 5, 6) {
		moves = append(moves, stroke{fromRank: rank, fromFile: 4, toRank: rank, toFile: 6, castling: 'k'})
	}
	if strings.Contains(m.rights, queen) && empty(1, 2, 3) && safe(4, 3, 2) {
		moves = append(moves, stroke{fromRank: rank, fromFile: 4, toRank: rank, toFile: 2, castling: 'q'})
	}
	return moves
}

// play returns the board after a stroke. Turn and rights don't matter to who asks for checks.
func (m *mailbox) play(s stroke) mailbox {
	after := *m
	piece := m.pieces[s.fromRank][s.fromFile]
	after.pieces[s.fromRank][s.fromFile] = 0
	if s.promotes != 0 {
		piece = s.promotes | piece&0x20
		if m.white {
			piece = s.promotes &^ 0x20
		}
	}
	after.pieces[s.toRank][s.toFile] = piece
	switch {
	case s.passing:
		after.pieces[s.fromRank][s.toFile] = 0
	case s.castling == 'k':
		after.pieces[s.toRank][5], after.pieces[s.toRank][7] = after.pieces[s.toRank][7], 0
	case s.castling == 'q':
		after.pieces[s.toRank][3], after.pieces[s.toRank][0] = after.pieces[s.toRank][0], 0
	}
	return after
}

// strokes sorts the twin's legal moves into what the generators of the package should make.
func (m *mailbox) strokes() (all, captures, quiets, checks []Move) {
	for _, s := range m.legal() {
		move := s.code()
		all = append(all, move)
		if s.captures {
			captures = append(captures, move)
		} else {
			quiets = append(quiets, move)
		}
		if s.checks {
			checks = append(checks, move)
		}
	}
	return all, captures, quiets, checks
}
