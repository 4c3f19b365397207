package torture

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"
)

// served is a server of a folder on a free port of this machine.
type served struct {
	address string // host and port
	server  *http.Server
	faults  *faults
}

func (w *workspace) serve(root string) (*served, error) {
	s := &served{faults: &faults{}}
	var err error
	if s.server, err = w.Serve(root, slog.New(s.faults)); err != nil {
		return nil, fmt.Errorf("serving %s: %w", root, err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	s.address = listener.Addr().String()
	go s.server.Serve(listener)
	return s, nil
}

// end ends the server and returns what it logged as faults.
func (s *served) end() []string {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	if s.server.Shutdown(ctx) != nil {
		s.server.Close()
	}
	s.faults.mu.Lock()
	defer s.faults.mu.Unlock()
	return s.faults.lines
}

// faults is a log that keeps errors alone.
type faults struct {
	mu    sync.Mutex
	lines []string
}

func (f *faults) Enabled(_ context.Context, level slog.Level) bool { return level >= slog.LevelError }

func (f *faults) Handle(_ context.Context, r slog.Record) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.lines = append(f.lines, r.Message)
	return nil
}

func (f *faults) WithAttrs([]slog.Attr) slog.Handler { return f }
func (f *faults) WithGroup(string) slog.Handler      { return f }
