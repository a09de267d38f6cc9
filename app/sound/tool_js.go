package sound

import (
	"context"
	"os"
	"path/filepath"

	"drevo/app/web"
)

// find returns what a page plays with: the browser.
func (p *Player) find() (*Tool, error) { return &Tool{}, nil }

// run begins to play a file, and ends it with the context. A page is not told when it is over: the browser begins again
// by itself, until then.
func (t Tool) run(ctx context.Context, path string) error {
	sound, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	again := filepath.Base(path) == musicFile
	end := web.Play(sound, again)
	if again {
		<-ctx.Done()
		end()
	}
	return nil
}
