package web

import (
	"errors"
	"path/filepath"
	"strings"
	"syscall/js"
)

// page is what page.js offers.
func page() js.Value { return js.Global().Get("drevo") }

// Ready says that the window stands: the page takes its progress away.
func Ready() { page().Call("ready") }

// NotKept says why nothing of what is done here is there at the next start; empty where it is.
func NotKept() string { return page().Get("notKept").String() }

// Address is that of the page, without what stands behind it.
func Address() string {
	address := js.Global().Get("location").Get("href").String()
	address, _, _ = strings.Cut(address, "#")
	address, _, _ = strings.Cut(address, "?")
	return address
}

// Pick lets the user choose a file, and hands its path to a function, on a goroutine of its own. It must follow a click
// or a key within seconds: else browsers refuse it.
func Pick(do func(path string)) {
	go func() {
		if paths, err := await(page().Call("pick")); err == nil && paths.Length() > 0 {
			do(paths.Index(0).String())
		}
	}()
}

// Download hands data to the browser as a file of a name.
func Download(name string, data []byte) {
	page().Call("download", filepath.Base(name), bytes(data), "application/octet-stream")
}

// OnFiles tells a function of files that were dropped on the page or pasted.
func OnFiles(do func(paths []string)) {
	page().Set("onFiles", js.FuncOf(func(_ js.Value, args []js.Value) any {
		var paths []string
		for i := range args[0].Length() {
			paths = append(paths, args[0].Index(i).String())
		}
		go do(paths)
		return nil
	}))
}

// OnLink tells a function of what stands behind the # of the address, when that changes.
func OnLink(do func(link string)) {
	page().Set("onLink", js.FuncOf(func(_ js.Value, args []js.Value) any {
		link := args[0].String()
		go do(link)
		return nil
	}))
}

// Fetch fetches a file of this site, or of one that lets others have it, and returns its path. It waits for it.
func Fetch(address string) (path string, err error) {
	found, err := await(page().Call("fetch", address))
	if err != nil {
		return "", err
	}
	return found.String(), nil
}

// CopyPicture puts a picture, a PNG, into the clipboard, and waits for it.
func CopyPicture(png []byte) error {
	_, err := await(page().Call("copyPicture", bytes(png)))
	return err
}

// Play plays a sound, a WAV, once or again and again. What it returns ends it.
func Play(wav []byte, again bool) (end func()) {
	stop := page().Call("play", bytes(wav), again)
	return func() { stop.Invoke() }
}

func bytes(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}

// await waits for a promise. The goroutine must not be the window's.
func await(promise js.Value) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	came := make(chan outcome, 1)
	done := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) > 0 {
			came <- outcome{value: args[0]}
		} else {
			came <- outcome{}
		}
		return nil
	})
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		came <- outcome{err: errors.New(args[0].Get("message").String())}
		return nil
	})
	defer done.Release()
	defer failed.Release()
	promise.Call("then", done, failed)
	o := <-came
	return o.value, o.err
}
