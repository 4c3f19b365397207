package main

import (
	"fmt"
	"net"
	"os"
	"strconv"
)

// inheritedSocket is the descriptor of the first socket that a program inherits, by the protocol of systemd.
const inheritedSocket = 3

// listenOn returns the socket that this process inherited by the protocol of systemd's socket activation, or opens an
// address.
func listenOn(address string) (net.Listener, error) {
	owner, number := os.Getenv("LISTEN_PID"), os.Getenv("LISTEN_FDS")
	if owner != strconv.Itoa(os.Getpid()) || number == "" {
		return net.Listen("tcp", address)
	}
	if number != "1" {
		return nil, fmt.Errorf("%s sockets were inherited (LISTEN_FDS): pass one, on which readers are served", number)
	}
	socket := os.NewFile(inheritedSocket, "inherited socket")
	defer socket.Close() // the listener has a copy
	listener, err := net.FileListener(socket)
	if err != nil {
		return nil, fmt.Errorf("using the inherited socket (LISTEN_FDS): %w", err)
	}
	return listener, nil
}
