//go:build unix

package main

import (
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"syscall"

	"golang.org/x/sys/unix"
)

// inheritedSocket is the descriptor of the first socket that a program inherits, by the protocol of systemd.
const inheritedSocket = 3

// inheritable returns an error if a command can't take the place of this program. The program may be made while the
// site is built, so it is looked for later.
func inheritable() error { return nil }

// replaceBy runs a command in place of this program, with a listening socket that it inherits. It returns only if that
// fails.
func replaceBy(command []string, socket *os.File) error {
	program, err := exec.LookPath(command[0])
	if err != nil {
		return err
	}
	if err := unix.Dup2(int(socket.Fd()), inheritedSocket); err != nil {
		return fmt.Errorf("passing the socket on: %w", err)
	}
	if _, err := unix.FcntlInt(inheritedSocket, unix.F_SETFD, 0); err != nil {
		return fmt.Errorf("passing the socket on: %w", err)
	}
	environment := append(os.Environ(), "LISTEN_FDS=1", "LISTEN_PID="+strconv.Itoa(os.Getpid()))
	return fmt.Errorf("starting %s: %w", program, syscall.Exec(program, command, environment))
}
