//go:build !unix

package torture

import (
	"fmt"
	"os/exec"
)

func ownGroup(*exec.Cmd) {}

func killGroup(command *exec.Cmd) error { return command.Process.Kill() }

func groupAlive(*exec.Cmd) bool { return false }

func limited(line []string, _ int64) []string { return line }

func canLimit() error { return fmt.Errorf("%w: this system knows no limit for files", errUnavailable) }
