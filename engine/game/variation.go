package game

import (
	"errors"
	"fmt"
	"strings"

	"drevo/engine/board"
)

// level is a line that is being read.
type level struct {
	node     *Node          // its last move so far
	before   board.Position // before that move
	position board.Position // after it
	plies    int            // from the start of the game
	bracket  int            // where in the text the line begins
	branched bool           // a variation on the last move is closed: comments belong to what follows
}

// open begins a variation on the last move.
func (p *parser) open() error {
	last := p.current.node
	switch {
	case last.Parent == nil || len(p.outer) > 0 && p.atStart():
		return errors.New("a variation begins before there is a move")
	case len(p.outer) == mostDepth:
		return fmt.Errorf("variations lie more than %d deep in one another", mostDepth)
	}
	p.outer = append(p.outer, p.current)
	p.current = level{
		node: last.Parent, position: p.current.before, plies: p.current.plies - 1, bracket: p.at,
	}
	p.at++
	return nil
}

// first reports whether the last move is the first one of a variation: a variation on it is one more
// on the move that both stand for, and what follows it is written behind this one.
func (p *parser) first() bool {
	return len(p.outer) > 0 && p.current.node.Parent == p.outer[len(p.outer)-1].node.Parent
}

// atStart reports whether the current variation has no move yet.
func (p *parser) atStart() bool {
	return p.current.node == p.outer[len(p.outer)-1].node.Parent
}

// close ends a variation.
func (p *parser) close() error {
	if len(p.outer) == 0 {
		return errors.New("a bracket is closed that was never opened")
	}
	inner := p.current
	p.current = p.outer[len(p.outer)-1]
	p.outer = p.outer[:len(p.outer)-1]
	if empty := inner.node == p.current.node.Parent; empty {
		inner.node = p.current.node
	} else {
		p.current.branched = !p.first()
	}
	inner.node.Comments = append(inner.node.Comments, p.comments...)
	p.comments = nil
	p.at++
	return nil
}

// endVariation passes over the rest of a variation, from a move that can't be played up to the bracket that
// closes it. What is passed over becomes a comment, so that nothing is lost.
func (p *parser) endVariation(g *Game, fault error) error {
	p.at = p.token
	for depth := 0; ; p.at++ {
		length := strings.IndexAny(p.text[p.at:], "{();")
		if length < 0 {
			return fault
		}
		p.at += length
		switch p.text[p.at] {
		case '(':
			depth++
		case '{':
			p.at += max(0, strings.IndexByte(p.text[p.at:], '}'))
		case ';':
			p.restOfLine()
			p.at--
		case ')':
			if depth--; depth < 0 {
				g.Mended = append(g.Mended, "A variation was ended before "+p.badMove+", which can't be played there.")
				p.comment(strings.NewReplacer("{", "(", "}", ")").Replace(p.text[p.token:p.at]))
				p.badMove = ""
				return nil
			}
		}
	}
}

// braces reads a comment in braces. The first closing brace ends it, unless comments may lie in it.
func (p *parser) braces() error {
	length := strings.IndexByte(p.text[p.at:], '}')
	if length > 0 && strings.IndexByte(p.text[p.at+1:p.at+length], '{') >= 0 {
		if p.found.braces = true; p.nested {
			length = closingBrace(p.text[p.at:])
		}
	}
	if length < 0 {
		return errors.New("a comment is not closed")
	}
	p.comment(p.text[p.at+1 : p.at+length])
	p.at += length + 1
	return nil
}

// closingBrace returns where the brace is closed that a text begins with, -1 if it is not.
func closingBrace(text string) int {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// command reads a command to a program that stands in no comment, [%clk 0:05:00], as a comment.
func (p *parser) command() error {
	length := strings.IndexAny(p.text[p.at:], "]\r\n")
	if p.atTag() || length < 0 || p.text[p.at+length] != ']' {
		return errors.New("a tag stands among the moves")
	}
	p.comment(p.text[p.at : p.at+length+1])
	p.at += length + 1
	return nil
}

// comment puts a comment behind the last move, or before the next one: at the start of a variation,
// and behind one.
func (p *parser) comment(text string) {
	text = strings.TrimSpace(lineEnds.Replace(text))
	switch {
	case text == "":
	case p.current.branched || len(p.outer) > 0 && p.atStart():
		p.comments = append(p.comments, text)
	default:
		p.current.node.Comments = append(p.current.node.Comments, text)
	}
}

// lineEnds makes a space of each line end.
var lineEnds = strings.NewReplacer("\r\n", " ", "\r", " ", "\n", " ")

// move adds a move to the current line.
func (p *parser) move(word string) error {
	san, nags := cutGlyphs(word)
	if san == "" {
		san = word
	}
	if p.ended {
		return fmt.Errorf("move %.40q stands behind the result", word)
	}
	if p.current.plies == mostPlies {
		return fmt.Errorf("a game has at most %d half-moves", mostPlies)
	}
	if p.nodes++; p.nodes > mostNodes {
		return fmt.Errorf("a game has at most %d moves with its variations", mostNodes)
	}
	move, err := p.parseMove(&p.current.position, san)
	if err != nil {
		return fmt.Errorf("after %d half-moves: %w", p.current.plies, err)
	}
	node := p.current.node.add(move)
	node.Before, p.comments = p.comments, nil
	node.NAGs = nags
	p.current.node, p.current.before, p.current.branched = node, p.current.position, false
	p.current.position = p.current.before.After(move)
	p.current.plies++
	return nil
}
