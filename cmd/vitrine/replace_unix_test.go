//go:build unix

package main

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

// successor answers with its process's number, on the socket that it inherits by the protocol of systemd.
const successor = `if (process.env.LISTEN_FDS !== '1') process.exit(9);
if (process.env.LISTEN_PID !== String(process.pid)) process.exit(9);
require('http').createServer((_, answer) => answer.end('process ' + process.pid)).listen({ fd: 3 });`

// TestBuildHandsItsSocketOver: a command takes the place of the program when the build is done, on the same socket. No
// request fails meanwhile.
func TestBuildHandsItsSocketOver(t *testing.T) {
	folder, site := testkit.Site(t, "internal/compile/testdata/site")
	command := testkit.Command(t, "build", "--site", site, "--out", filepath.Join(folder, "out"), "--cache",
		filepath.Join(folder, "cache"), "--browser", "none", "--serve", "127.0.0.1:0", "--", "node", "-e", successor)
	said, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	command.Stderr = os.Stderr
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	defer command.Wait()
	defer command.Process.Kill()
	text := make([]byte, 200)
	n, err := said.Read(text)
	address := servedAddress.FindString(string(text[:n]))
	if err != nil || address == "" {
		t.Fatalf("it printed %s: %v", text[:n], err)
	}
	go io.Copy(io.Discard, said)
	first := true
	for {
		answer, err := http.Get(address + "/")
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != http.StatusOK {
			t.Fatalf("answered with %d: %v", answer.StatusCode, err)
		}
		if !strings.Contains(string(body), "</html>") {
			if first || !strings.HasPrefix(string(body), "process ") {
				t.Errorf("it was replaced without a page on demand: %.100s", body)
			}
			return
		}
		first = false
	}
}

// TestCommandNeedsAServedBuild: a command after “--” is refused where it would serve nothing.
func TestCommandNeedsAServedBuild(t *testing.T) {
	for _, line := range []string{"build -- vitrined", "build --serve 127.0.0.1:0 --site a --site b",
		"build --serve 127.0.0.1:0 --untrusted"} {
		var errs strings.Builder
		if code := run(t.Context(), strings.Fields(line), io.Discard, &errs); code != exitUsage ||
			!strings.Contains(errs.String(), "--serve") {
			t.Errorf("%s ends with code %d: %s", line, code, &errs)
		}
	}
}
