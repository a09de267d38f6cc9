//go:build !js

package sound

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// find looks for a tool.
func (p *Player) find() (*Tool, error) {
	list := p.Tools
	if list == nil {
		list = Tools()
	}
	var names []string
	for _, t := range list {
		if path, err := exec.LookPath(t.Name); err == nil {
			return &Tool{path, t.Args}, nil
		}
		names = append(names, t.Name)
	}
	return nil, fmt.Errorf("none of %s is installed", strings.Join(names, ", "))
}

// longest is how long a tool may take for a file: one that hangs is ended.
const longest = 30 * time.Second

// run plays a file to its end, or until the context ends.
func (t Tool) run(ctx context.Context, path string) error {
	ctx, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	said, err := exec.CommandContext(ctx, t.Name, append(t.Args[:len(t.Args):len(t.Args)], path)...).CombinedOutput()
	if err == nil {
		return nil
	}
	first, _, _ := strings.Cut(strings.TrimSpace(string(said)), "\n")
	return fmt.Errorf("%s: %w, saying %.100q", filepath.Base(t.Name), err, first)
}
