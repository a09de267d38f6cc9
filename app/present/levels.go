package present

import (
	"bytes"
	"encoding/json"
	"io"

	"drevo/engine/tree"
)

// Levels says how much of a record programs get.
type Levels struct {
	N      int  // of them
	Absent bool // the legal moves without a node too, each with its rule, which costs an explanation a node
}

// levels is a record that is written node by node, a line each, so that it is never in memory as a whole.
type levels struct {
	recordReader
	of Levels
}

// Stream writes the record.
func (l levels) Stream(w io.Writer) error { return l.stream(w, tree.Root, l.of.N) }

// MarshalJSON is Stream into memory.
func (l levels) MarshalJSON() ([]byte, error) {
	var data bytes.Buffer
	err := l.Stream(&data)
	return data.Bytes(), err
}

// stream writes a node with so many levels below it. A stage is no level of its own.
func (l levels) stream(w io.Writer, id tree.ID, levels int) error {
	node := l.node(id)
	if levels > 0 && l.of.Absent {
		node.Absent = l.absent(id)
	}
	var data bytes.Buffer
	encoder := json.NewEncoder(&data)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(node); err != nil {
		return err
	}
	text := data.Bytes()[:data.Len()-len("}\n")]
	if _, err := w.Write(text); err != nil {
		return err
	}
	if children := l.Tree.Children(id, nil); levels > 0 && len(children) > 0 {
		if err := l.children(w, children, levels); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, "}")
	return err
}

// children writes nodes, a line each.
func (l levels) children(w io.Writer, children []tree.ID, levels int) error {
	before := `,"children":[` + "\n"
	for _, child := range children {
		if _, err := io.WriteString(w, before); err != nil {
			return err
		}
		below := levels - 1
		if l.Tree.Node(child).Type.Stage() {
			below = levels
		}
		if err := l.stream(w, child, below); err != nil {
			return err
		}
		before = ",\n"
	}
	_, err := io.WriteString(w, "]")
	return err
}
