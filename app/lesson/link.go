package lesson

import (
	"fmt"
	"strings"
)

// linked says what is wrong with a link: its node is not in the tree.
func (r record) linked(link string) error {
	for pair := range strings.SplitSeq(strings.TrimPrefix(link, Scheme), "&") {
		key, value, ok := strings.Cut(pair, "=")
		if !ok {
			return fmt.Errorf("a link is drevo: and key=value, with & between, not %.40q", pair)
		}
		if key == "node" {
			if _, err := r.find(strings.ReplaceAll(value, "_", " ")); err != nil {
				return err
			}
		}
	}
	return nil
}
