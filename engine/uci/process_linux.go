package uci

import (
	"os/exec"
	"syscall"
)

// endWithParent has the system end a process when the thread ends that starts it.
func endWithParent(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }
