//go:build linux

package xtest

import "testing"

func TestInDriver(t *testing.T) {
	const tail = "fyne.io/fyne/v2/internal/driver/glfw.(*window).ShowAndRun(0x1)\n" +
		"drevo/app/workbench.Run(0x2)\nmain.main()\n\n" +
		"goroutine 7 [select]:\ndrevo/app/workbench.tick()\n"
	for name, c := range map[string]struct {
		stacks string
		want   bool
	}{
		"the driver's shutdown": {"SIGQUIT: quit\n\ngoroutine 1 [syscall]:\nglfw.Terminate()\n" + tail, true},
		"our callback": {"goroutine 1 [select]:\ndrevo/app/workbench.(*Workbench).show()\nglfw.runGL()\n" + tail,
			false},
		"after the loop": {"goroutine 1 [select]:\ndrevo/app/workbench.(*Workbench).Close()\nmain.main()\n\n", false},
		"no stacks":      {"", false},
	} {
		if got := inDriver(c.stacks); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
