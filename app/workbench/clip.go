//go:build !js

package workbench

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"

	"drevo/internal/phrase"
)

// clipboardTools are the programs that take a picture into the clipboard, from their standard
// input. Fyne's clipboard holds text only.
var clipboardTools = []struct {
	name, variable string // the tool is for a session that has set the variable
	args           []string
}{
	{"wl-copy", "WAYLAND_DISPLAY", []string{"--type", "image/png"}},
	{"xclip", "DISPLAY", []string{"-selection", "clipboard", "-t", "image/png"}},
}

// errNoTool says that nothing can take a picture into the clipboard.
var errNoTool = errors.New("neither wl-copy nor xclip is there to put a picture into the clipboard")

// clip gives a picture to the first tool that is there.
func clip(data []byte) error {
	for _, tool := range clipboardTools {
		path, err := exec.LookPath(tool.name)
		if err != nil || os.Getenv(tool.variable) == "" {
			continue
		}
		command := exec.Command(path, tool.args...)
		command.Stdin = bytes.NewReader(data)
		if err := command.Run(); err != nil {
			return fmt.Errorf("%s: %w", tool.name, err)
		}
		return nil
	}
	return errNoTool
}

// keep writes a picture into a new file of the temporary folder. It returns where the picture is, as a sentence.
func (p *pictures) keep(data []byte) (where string, err error) {
	to, err := os.CreateTemp("", "drevo-picture-*.png")
	if err != nil {
		return "", err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.kept = append(p.kept, to.Name())
	_, err = to.Write(data)
	return phrase.Of("Until Drevo ends the picture is in {path}.", "path", to.Name()), errors.Join(err, to.Close())
}
