//go:build !unix

package treefile

import "time"

var begun = time.Now()

// processor is the time since the start, where that of the processor can't be had.
func processor() time.Duration { return time.Since(begun) }
