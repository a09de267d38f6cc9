package treefile

import (
	"encoding/json"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// header is the header of a tree as it stands in a file.
type header struct {
	Build     string            `json:"build,omitempty"` // that wrote the file
	Programme string            `json:"programme"`
	Options   map[string]string `json:"options,omitempty"`
	Position  string            `json:"position"` // FEN of the root
	// Castled is "yes" or "no" for White and for Black, empty where it is only inferred from the position.
	Castled    [2]string       `json:"castled,omitzero"`
	Scale      tree.Scale      `json:"scale"`
	Vocabulary tree.Vocabulary `json:"vocabulary"`
}

// encodeHeader returns the content of the block of the header.
func (c *codec) encodeHeader(h tree.Header, build string) ([]byte, error) {
	text, err := json.Marshal(header{build, h.Programme, h.Options, h.Position.FEN(), castled(&h.Position), h.Scale,
		h.Vocabulary})
	return c.packed(text), err
}

// castled is what the game has shown of who has castled.
func castled(p *board.Position) (said [2]string) {
	for side := range said {
		switch castled, inferred := p.Castled(board.Colour(side)); {
		case inferred:
		case castled:
			said[side] = "yes"
		default:
			said[side] = "no"
		}
	}
	return said
}

// decodeHeader reads it.
func (c *codec) decodeHeader(content []byte) (h tree.Header, build string, err error) {
	text, err := c.unpacked(content)
	if err != nil {
		return h, "", err
	}
	var kept header
	if err := json.Unmarshal(text, &kept); err != nil {
		return h, "", fmt.Errorf("what the tree is of: %w", err)
	}
	position, err := board.ParseFEN(kept.Position)
	if err != nil {
		return h, "", fmt.Errorf("the position of the root: %w", err)
	}
	for side, said := range kept.Castled {
		if said != "" {
			position.KnowCastled(board.Colour(side), said == "yes")
		}
	}
	if kept.Scale.PerPawn <= 0 || kept.Scale.PerOwn <= 0 {
		return h, "", fmt.Errorf("a scale of %g units for a pawn", kept.Scale.PerPawn)
	}
	return tree.Header{Programme: kept.Programme, Options: kept.Options, Position: position, Scale: kept.Scale,
		Vocabulary: kept.Vocabulary}, kept.Build, nil
}

// packed returns a text compressed, behind its length.
func (c *codec) packed(text []byte) []byte {
	return c.pack.EncodeAll(text, appendNumber(nil, uint32(len(text))))
}

// unpacked is the opposite of packed.
func (c *codec) unpacked(content []byte) ([]byte, error) {
	from := &numbers{text: content}
	length := from.most(min(mostColumn, mostRatio*len(content)))
	if from.bad {
		return nil, errNumbers
	}
	return c.take(content[from.at:], length, nil)
}

// Attached is something that is kept beside the nodes.
type Attached struct {
	Name string
	Data []byte
}

func (c *codec) encodeAttached(a Attached) []byte {
	text := appendNumber(nil, uint32(len(a.Name)))
	return c.packed(append(append(text, a.Name...), a.Data...))
}

func (c *codec) decodeAttached(content []byte) (a Attached, err error) {
	text, err := c.unpacked(content)
	if err != nil {
		return a, err
	}
	from := &numbers{text: text}
	a.Name = string(from.bytes(from.most(1 << 10)))
	if from.bad {
		return a, errNumbers
	}
	a.Data = text[from.at:]
	return a, nil
}
