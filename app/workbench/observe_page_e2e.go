//go:build e2e && js

package workbench

import (
	"encoding/json"
	"syscall/js"
)

// observe lets the page ask what the window says: drevo.state hands it to a function, in the window's turn. Nothing is
// told unasked: what is measured in a page would be that, too.
func (w *Workbench) observe() {
	js.Global().Get("drevo").Set("state", js.FuncOf(func(_ js.Value, args []js.Value) any {
		go w.Post(func() {
			data, err := json.Marshal(w.state())
			if err != nil {
				w.Status(err.Error())
			}
			args[0].Invoke(string(data))
		})
		return nil
	}))
}
