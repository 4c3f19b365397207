package publish

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// leave makes a folder as a publication has while it is filled.
func (s *shop) leave(name string) string {
	s.t.Helper()
	folder := filepath.Join(filepath.Dir(s.out), name)
	if err := os.MkdirAll(filepath.Join(folder, "guide"), 0o755); err != nil {
		s.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "guide/index.html"), []byte("half"), 0o644); err != nil {
		s.t.Fatal(err)
	}
	return folder
}

func TestLeftoversAreRemoved(t *testing.T) {
	for name, change := range map[string]bool{"a new publication": true, "nothing new": false} {
		t.Run(name, func(t *testing.T) {
			s := newShop(t)
			s.publish(false)
			dead, alive := s.leave(".out-new-1"), s.leave(".out-new-2")
			other := s.leave(".others-new-1")
			release := claim(alive, true) // as a process does that fills it
			if change {
				s.files["index.html"] = page("Another home")
			}
			s.publish(false)
			if _, err := os.Stat(dead); !os.IsNotExist(err) {
				t.Error("what a dead publication left is still there")
			}
			for _, folder := range []string{alive, other} {
				if _, err := os.Stat(filepath.Join(folder, "guide/index.html")); err != nil {
					t.Errorf("the folder of somebody else: %v", err)
				}
			}
			release()
			s.publish(false)
			if _, err := os.Stat(alive); !os.IsNotExist(err) {
				t.Error("its process has ended, and the folder is still there")
			}
		})
	}
}

// TestAnInterruptedPublicationLeavesNothing: what was published stays, and nothing is beside it.
func TestAnInterruptedPublicationLeavesNothing(t *testing.T) {
	s := newShop(t)
	s.publish(false)
	before := s.inode("index.html")
	ctx, interrupt := context.WithCancel(t.Context())
	home := page("Another home")
	s.files["index.html"] = Lazy(home.Sum, home.Size, func() ([]byte, error) {
		interrupt()
		return home.Content()
	})
	err := Publish(ctx, s.out, s.files, Options{Steps: newStepLog()})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	if !os.SameFile(before, s.inode("index.html")) {
		t.Error("the old page is gone")
	}
	entries, err := os.ReadDir(filepath.Dir(s.out))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), ".") {
			t.Errorf("%s is left", entry.Name())
		}
	}
}
