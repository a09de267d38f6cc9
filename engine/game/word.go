package game

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"drevo/engine/board"
	"drevo/internal/phrase"
)

// word reads a number, a move, a glyph or a result.
func (p *parser) word(g *Game, bare bool) error {
	start := p.at
	word := p.cutWord()
	if result, ok := resultOf(word); ok {
		if len(p.outer) == 0 {
			p.end(g, result)
		}
		return nil
	}
	if word[0] == '$' {
		return p.numberedGlyph(word[1:])
	}
	if rest, nags := cutGlyphs(word); rest == "" && !(p.numbered && isPiece(word[0])) {
		p.current.node.NAGs = append(p.current.node.NAGs, nags...)
		return nil
	}
	if isClock(word) {
		p.remarks(start)
		return nil
	}
	number, san := cutNumber(strings.TrimSuffix(word, ","))
	if bare && g.Root.Next == nil && number != "" && number != "1" {
		return fmt.Errorf("the moves begin with number %.40q, and no tag tells the position", number)
	}
	p.token = max(start, p.at-len(san)) // bytes that are no text have become longer in the word
	p.numbered = san == "" && (number != "" || p.numbered)
	switch san {
	case "", "+", "++", "#", "e.p.", "ep", "ch", "ch.", "dis", "dis.", "dbl", "dbl.", "mate":
		return nil
	}
	other := p.other
	err := p.move(san)
	if err != nil && isRemark(word) {
		p.other = other // no move, so its letters are no pieces
		p.remarks(start)
		return nil
	}
	if err != nil {
		p.badMove = san
	}
	return err
}

// end takes the result behind the moves. "*" is none, so that the one of the tags stays; where the two
// contradict each other the moves' one stands (ruling), aloud.
func (p *parser) end(g *Game, result Result) {
	p.ended = true
	if result == Unknown {
		return
	}
	if g.Result != Unknown && g.Result != result {
		g.Mended = append(g.Mended, phrase.Of("The tags give the result as {tags}, the moves as {moves}: the moves were "+
			"believed.", "tags", string(g.Result), "moves", string(result)))
	}
	g.Result = result
}

// isPiece reports whether a letter may begin a move of a piece: behind a number it does, and is no glyph.
func isPiece(c byte) bool { return c >= 'A' && c <= 'Z' }

// numberedGlyph reads what stands behind a dollar sign.
func (p *parser) numberedGlyph(digits string) error {
	n := 0
	for i := 0; i < len(digits); i++ {
		if digits[i] < '0' || digits[i] > '9' || n > mostNAG {
			return fmt.Errorf("%.40q is no glyph", "$"+digits)
		}
		n = 10*n + int(digits[i]-'0')
	}
	if n > mostNAG || digits == "" {
		return fmt.Errorf("%.40q is no glyph", "$"+digits)
	}
	p.current.node.NAGs = append(p.current.node.NAGs, NAG(n))
	return nil
}

// cutNumber takes the number off a move, with its points.
func cutNumber(word string) (number, san string) {
	san = strings.TrimLeft(word, "0123456789")
	number = word[:len(word)-len(san)]
	if san == "" || san[0] == '.' || strings.HasPrefix(san, "…") {
		return number, strings.TrimLeft(san, ".…")
	}
	return "", word
}

// parseMove reads a move, or a null move as programs write it.
func (p *parser) parseMove(position *board.Position, san string) (board.Move, error) {
	switch san {
	case "--", "Z0", "@@@@", "0000", "null", "pass":
		if position.InCheck() {
			return board.NoMove, errors.New("a null move in check")
		}
		return board.Pass, nil
	}
	if p.letters != nil {
		translated, foreign, ok := p.letters.translate(san)
		if !ok {
			p.other = true
			return board.NoMove, fmt.Errorf("move %.40q cannot be read", san)
		}
		p.foreign = p.foreign || foreign
		move, err := position.ParseSAN(figurines.Replace(translated))
		if err != nil && translated != san {
			err = fmt.Errorf("%.40q: %w", san, err)
		}
		return move, err
	}
	if p.pawn < 0 && san != "" && san[0] == 'P' {
		p.pawn = p.token
	}
	if strings.ContainsFunc(san, isForeign) {
		san = figurines.Replace(san)
	}
	return position.ParseSAN(san)
}

// isForeign reports whether a letter lies beyond ASCII.
func isForeign(r rune) bool { return r >= utf8.RuneSelf }

// figurines makes letters of figurines, and hyphens of dashes.
var figurines = strings.NewReplacer(
	"♔", "K", "♕", "Q", "♖", "R", "♗", "B", "♘", "N", "♙", "",
	"♚", "K", "♛", "Q", "♜", "R", "♝", "B", "♞", "N", "♟", "", "–", "-", "—", "-", "‑", "-", "×", "x", "О", "O", "†", "+",
	"‡", "#",
)
