package main

import (
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"testing"

	"vitrine/internal/testkit"
)

// TestInheritedSocket: the server accepts connections from the socket that it inherits, -addr is then not opened. A
// socket that was meant for another process is not used.
func TestInheritedSocket(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	socket, err := listener.(*net.TCPListener).File()
	if err != nil {
		t.Fatal(err)
	}
	listener.Close() // the copy stays open
	server := testkit.Command(t)
	command := exec.Command("sh", "-c", `LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"`, server.Path, "-root", smallSite(t),
		"-quiet", "-addr", "256.0.0.1:1")
	command.Env = server.Env
	command.ExtraFiles = []*os.File{socket}
	command.Stderr = os.Stderr
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	socket.Close()
	defer command.Wait()
	defer command.Process.Kill()
	answer, err := newClient(t).Get("http://" + listener.Addr().String() + "/")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if body, err := io.ReadAll(answer.Body); err != nil || answer.StatusCode != http.StatusOK || len(body) == 0 {
		t.Errorf("answered with %d and %q: %v", answer.StatusCode, body, err)
	}
	t.Setenv("LISTEN_FDS", "1")
	t.Setenv("LISTEN_PID", "1")
	if code, _, errs := run(t, "-root", smallSite(t), "-addr", "256.0.0.1:1"); code == 0 {
		t.Errorf("a socket of another process was taken: %s", errs)
	}
}
