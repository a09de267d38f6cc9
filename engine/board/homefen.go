package board

import "strings"

// castlingField writes the rights as FEN does: the letters of chess, and in Chess960 the files of the rooks.
func (s *Setup) castlingField() string {
	home := s.Home.of(s.Castling)
	if home == 0 {
		return s.Castling.String()
	}
	var text strings.Builder
	for i := range castlings {
		if s.Castling.Has(castlings[i].right) {
			text.WriteByte("Aa"[i/2] + byte(home.rook(i&1)))
		}
	}
	return text.String()
}

// parseRooks reads rights by the files of the rooks. It reports whether they are some, for kings and rooks that
// stand on the same files for both sides.
func (s *Setup) parseRooks(text string) bool {
	var rights Castling
	king, files := -1, [2]int{-1, -1}
	for at := range len(text) {
		side := Colour(text[at] >> 5 & 1)
		file, kingAt := int(text[at]|0x20)-'a', s.kingFile(side)
		way := 0
		if file < kingAt {
			way = 1
		}
		right := WhiteShort << (2*int(side) + way)
		if file < 0 || file > 7 || kingAt < 0 || rights.Has(right) || king >= 0 && king != kingAt ||
			files[way] >= 0 && files[way] != file || file == kingAt {
			return false
		}
		rights, king, files[way] = rights|right, kingAt, file
	}
	if rights == NoCastling {
		return false
	}
	s.Castling, s.Home = rights, newHome(king, max(files[0], 0), max(files[1], 0)).of(rights)
	return true
}

// FromXFEN returns the FEN of a game that is known to be Chess960 with the files of the rooks in place of the letters
// of chess, which mean the outermost rooks there. What is no such FEN it leaves as it is.
func FromXFEN(text string) string {
	fields := strings.Fields(text)
	s := NewSetup()
	if len(fields) < 3 || parsePlacement(&s, fields[0]) != nil {
		return text
	}
	var files strings.Builder
	for _, letter := range fields[2] {
		right := strings.IndexRune("KQkq", letter)
		if right < 0 {
			return text
		}
		file := s.outermostRook(Colour(right/2), right&1)
		if file < 0 {
			return text
		}
		files.WriteByte("Aa"[right/2] + byte(file))
	}
	fields[2] = files.String()
	return strings.Join(fields, " ")
}

// kingFile returns the file of a king that stands alone on its first rank, and -1 for another.
func (s *Setup) kingFile(side Colour) int {
	found := -1
	for sq, piece := range s.Pieces {
		if piece == NewPiece(side, King) {
			if found >= 0 || Square(sq).Rank() != 7*int(side) {
				return -1
			}
			found = Square(sq).File()
		}
	}
	return found
}

// homeOf returns the home that rights by the letters K, Q, k, q mean: that of chess where king and rooks stand so,
// or where nothing else fits, and else (X-FEN) that of the outermost rooks. A single right is rather one that was
// left over in chess, and so is one without its rook where the king stands on the e-file, unless both sides say the
// same (ruling).
func (s *Setup) homeOf(rights Castling) Home {
	home := s.homeByPieces(rights)
	single, both := rights&(rights-1) == 0, rights.Of(White) != 0 && rights.Of(Black) != 0
	if single || home.king() == E1.File() && !both {
		return 0
	}
	return home
}

// Grant gives the setup these rights and no others, of Chess960 where king and rooks stand so.
func (s *Setup) Grant(rights Castling) { s.Castling, s.Home = rights, s.homeByPieces(rights) }

// homeByPieces returns the home of kings and outermost rooks if they stand on the same files for all the rights,
// and that of chess where these fit it or do not fit each other.
func (s *Setup) homeByPieces(rights Castling) Home {
	king, files := -1, [2]int{-1, -1}
	for i := range castlings {
		if !rights.Has(castlings[i].right) {
			continue
		}
		kingAt, rookAt := s.kingFile(Colour(i/2)), s.outermostRook(Colour(i/2), i&1)
		if kingAt < 0 || rookAt < 0 || king >= 0 && king != kingAt || files[i&1] >= 0 && files[i&1] != rookAt {
			return 0
		}
		king, files[i&1] = kingAt, rookAt
	}
	return newHome(max(king, 0), max(files[0], 0), max(files[1], 0)).of(rights)
}

// outermostRook returns the file of the rook nearest to the edge beyond the king, or -1.
func (s *Setup) outermostRook(side Colour, way int) int {
	king, rank := s.kingFile(side), 7*int(side)
	for file, step := 7-7*way, 2*way-1; king >= 0 && file != king; file += step {
		if s.Pieces[NewSquare(file, rank)] == NewPiece(side, Rook) {
			return file
		}
	}
	return -1
}
