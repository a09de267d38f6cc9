package game

import "strings"

// remarkWords are what people write behind the last move, outside of comments.
var remarkWords = func() map[string]bool {
	words := map[string]bool{}
	for _, word := range strings.Fields(`white black resign resigns resigned draw drawn agreed agreement by by-agreement
		checkmate mates stalemate win wins won lost loses loss forfeit forfeits forfeited on time flag adjourned adjudicated
		adjudication aborted unfinished perpetual check repetition agree
		weiß weiss schwarz remis aufgegeben aufgabe gibt auf matt patt zeit
		blancs noirs abandon abandonne abandonnent nulle blancas negras abandona abandonan tablas rinde
		белые черные чёрные сдались сдался ничья мат пат`) {
		words[word] = true
	}
	return words
}()

// isRemark reports whether a word is no move but one of [remarkWords].
func isRemark(word string) bool {
	return remarkWords[strings.ToLower(strings.TrimRight(word, ".,!"))]
}

// isClock reports whether a word is a time, as servers write it behind a move: (0:12), (1:02:03), (12.5s).
func isClock(word string) bool {
	if seconds, ok := strings.CutSuffix(word, "s"); ok {
		return isDecimal(seconds)
	}
	if strings.IndexByte(word, ':') < 0 {
		return false
	}
	parts := strings.Split(word, ":")
	if len(parts) > 3 || !isNumber(parts[0]) {
		return false
	}
	for _, part := range parts[1:] {
		whole, _, _ := strings.Cut(part, ".")
		if len(whole) != 2 || !isDecimal(part) {
			return false
		}
	}
	return true
}

// isDecimal reports whether a text is a number with or without a fraction.
func isDecimal(text string) bool {
	whole, fraction, ok := strings.Cut(text, ".")
	return isNumber(whole) && (!ok || isNumber(fraction))
}

// remarks makes one comment of the words that follow one another outside of comments and are no moves:
// times, and what people write behind the last move. The first of them began at start, and has been read.
func (p *parser) remarks(start int) {
	end := p.at
	for {
		p.space()
		if p.at == len(p.text) || isDelimiter(p.text[p.at]) || !isRemark(p.cutWord()) {
			break
		}
		end = p.at
	}
	p.at = end
	p.comment(p.text[start:end])
}
