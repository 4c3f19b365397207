package publish

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

func names(t *testing.T, folder string) string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, entry := range entries {
		list = append(list, entry.Name())
	}
	return strings.Join(list, " ")
}

func TestTemporariesOfTheDeadAreRemoved(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{".new-dead", ".news", "file"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("half"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(folder, ".new-folder"), 0o755); err != nil {
		t.Fatal(err)
	}
	alive, release, err := createTemporary(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer alive.Close()
	removeTemporaries(folder)
	if got, want := names(t, folder), filepath.Base(alive.Name())+" .new-folder .news file"; got != want {
		t.Errorf("the folder has %q, want %q", got, want)
	}
	release()
	removeTemporaries(folder)
	if got, want := names(t, folder), ".new-folder .news file"; got != want {
		t.Errorf("the process that wrote has ended, and the folder has %q, want %q", got, want)
	}
	removeTemporaries(filepath.Join(folder, "missing"))
}

// TestNobodyRemovesWhatIsBeingWritten: all writers succeed while others look for leftovers.
func TestNobodyRemovesWhatIsBeingWritten(t *testing.T) {
	folder := t.TempDir()
	var wait sync.WaitGroup
	for i := range 4 {
		wait.Go(func() {
			for range 200 {
				if err := WriteFile(filepath.Join(folder, string(rune('a'+i))), []byte("whole")); err != nil {
					t.Error(err)
				}
			}
		})
		wait.Go(func() {
			for range 200 {
				removeTemporaries(folder)
			}
		})
	}
	wait.Wait()
	if got, want := names(t, folder), "a b c d"; got != want {
		t.Errorf("the folder has %q, want %q", got, want)
	}
}

// TestAFailedWriteLeavesNothing: a file that can't take its place leaves no temporary one.
func TestAFailedWriteLeavesNothing(t *testing.T) {
	folder := t.TempDir()
	if err := os.MkdirAll(filepath.Join(folder, "taken", "below"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := WriteFile(filepath.Join(folder, "taken"), []byte("whole")); err == nil {
		t.Error("a file has replaced a folder")
	}
	if got := names(t, folder); got != "taken" {
		t.Errorf("the folder has %q", got)
	}
}
