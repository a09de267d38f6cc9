//go:build e2e && !js

package workbench

import (
	"bytes"
	"encoding/json"
	"os"
	"time"

	"drevo/app/file"
)

// observeEvery is how often the window looks at itself.
const observeEvery = 50 * time.Millisecond

// observe writes what the window says to the file that DREVO_STATE names, whenever that has
// changed.
func (w *Workbench) observe() {
	path := os.Getenv("DREVO_STATE")
	if path == "" {
		return
	}
	go func() {
		var last []byte
		for w.Context().Err() == nil {
			time.Sleep(observeEvery)
			done := make(chan []byte, 1)
			w.Post(func() {
				data, err := json.Marshal(w.state())
				if err != nil {
					w.Status(err.Error())
				}
				done <- data
			})
			select {
			case data := <-done:
				if !bytes.Equal(data, last) && file.Replace(path, data, 0o600) == nil {
					last = data
				}
			case <-w.Context().Done():
			}
		}
	}()
}
