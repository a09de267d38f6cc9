package machine

import "syscall/js"

// What a page may have: half of what the browser says the machine has, which says no more than 8 GB; the addresses of
// WebAssembly end at 4 GB, and a page that needs most of them is ended. Firefox and Safari don't say.
const (
	mostOfPage  = 2_000_000_000
	usualOfPage = 1_000_000_000
)

func memory() int64 {
	gigabytes := js.Global().Get("navigator").Get("deviceMemory")
	if gigabytes.Type() != js.TypeNumber {
		return usualOfPage
	}
	return int64(min(gigabytes.Float()/2*1e9, mostOfPage))
}
