//go:build cgo && !ci && !headless && !js && !android && !ios && !darwin

package app

import "github.com/go-gl/glfw/v3.4/glfw"

// screen returns the size of the first screen without panels and docks, in pixels; 0 where it is not known. The
// toolkit, which has no name for it, has begun.
func screen() (width, height int) {
	if monitor := glfw.GetPrimaryMonitor(); monitor != nil {
		_, _, width, height = monitor.GetWorkarea()
	}
	return width, height
}
