//go:build unix

package torture

import (
	"fmt"
	"os/exec"
	"syscall"
)

func ownGroup(command *exec.Cmd) { command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

func killGroup(command *exec.Cmd) error { return syscall.Kill(-command.Process.Pid, syscall.SIGKILL) }

func groupAlive(command *exec.Cmd) bool { return syscall.Kill(-command.Process.Pid, 0) == nil }

// limited is a command line whose program may write no file beyond so many bytes; the shell counts blocks of 512.
func limited(line []string, bytes int64) []string {
	blocks := max(1, bytes/512)
	return append([]string{"/bin/sh", "-c", fmt.Sprintf(`ulimit -f %d && exec "$@"`, blocks), "sh"}, line...)
}

// canLimit says whether files can be bounded here.
func canLimit() error { return nil }
