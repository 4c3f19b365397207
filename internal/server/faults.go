package server

import (
	"bytes"
	"log"
	"log/slog"
	"regexp"
)

// faultLog takes what the HTTP library has to say. Its lines name the addresses of readers, the log never does; and
// that a stranger breaks off a TLS handshake is no fault of ours.
func faultLog(to *slog.Logger) *log.Logger { return log.New(faults{to}, "", 0) }

type faults struct{ log *slog.Logger }

var (
	handshake = []byte("http: TLS handshake error")
	peer      = regexp.MustCompile(`(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-fA-F:.%a-z]+\]):\d+`)
)

func (f faults) Write(line []byte) (int, error) {
	if !bytes.HasPrefix(line, handshake) {
		f.log.Error(string(bytes.TrimSpace(peer.ReplaceAll(line, []byte("a reader")))))
	}
	return len(line), nil
}
