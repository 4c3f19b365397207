//go:build !unix

package main

import (
	"errors"
	"os"
)

// inheritable returns an error: programs inherit no sockets here.
func inheritable() error {
	return errors.New("a command after -- can't inherit the socket on this system; leave the command out")
}

func replaceBy([]string, *os.File) error { return inheritable() }
