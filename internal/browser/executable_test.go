//go:build unix

package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// waiting writes a program whose child keeps its output open, and returns its path.
func waiting(t *testing.T, after string) string {
	t.Helper()
	program, child := filepath.Join(t.TempDir(), "browser"), filepath.Join(t.TempDir(), "child")
	text := fmt.Sprintf("#!/bin/sh\nsleep 600 &\necho $! > '%s'\n%s\n", child, after)
	if err := os.WriteFile(program, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		id, _ := os.ReadFile(child)
		if process, err := strconv.Atoi(strings.TrimSpace(string(id))); err == nil {
			syscall.Kill(process, syscall.SIGKILL)
		}
	})
	return program
}

// identified waits for the answer, and fails when a child of the program has to end first.
func identified(t *testing.T, program string, limit time.Duration) (found *Executable, err error) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		found, err = here.identify(program, limit)
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Fatal("the call waits for a child of the program")
	}
	return found, err
}

func TestIdentify_EndsWithoutAnAnswer(t *testing.T) {
	program := waiting(t, "wait")
	_, err := identified(t, program, time.Second)
	if err == nil || !strings.Contains(err.Error(), "does not answer --version within 1s") {
		t.Errorf("got %v", err)
	}
}

func TestIdentify_TakesAnAnswerOfAProgramWithChildren(t *testing.T) {
	program := waiting(t, "echo Chromium 1.2.3 built on Debian")
	found, err := identified(t, program, time.Minute)
	if err != nil || found.Version != "Chromium 1.2.3" {
		t.Errorf("got %+v, %v", found, err)
	}
}
