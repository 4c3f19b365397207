package cache

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// tracedSite is a site with one file and a cache whose clock is a while ahead: files were written long ago.
type tracedSite struct {
	t            *testing.T
	folder, file string
	cache        *Cache
	runs         int
}

func newTracedSite(t *testing.T) *tracedSite {
	s := &tracedSite{t: t, folder: t.TempDir()}
	s.file = filepath.Join(s.folder, "site/a.js")
	writeFiles(t, s.folder, "site/a.js")
	s.open(time.Hour)
	return s
}

// open opens the cache as a process does that starts later.
func (s *tracedSite) open(later time.Duration) {
	s.t.Helper()
	if s.cache != nil {
		if err := s.cache.Close(); err != nil {
			s.t.Fatal(err)
		}
	}
	cache, err := OpenFor(filepath.Join(s.folder, "site"), filepath.Join(s.folder, "cache"), "test")
	if err != nil {
		s.t.Fatal(err)
	}
	cache.Clock(func() time.Time { return time.Now().Add(later) })
	s.cache = cache
	s.t.Cleanup(func() { cache.Close() })
}

// step runs a step that reads the file, unless the cache knows what it makes.
func (s *tracedSite) step() (content, key string) {
	s.t.Helper()
	content, key, err := Traced(s.cache, "kind", "key", func() (string, []string, error) {
		s.runs++
		content, err := os.ReadFile(s.file)
		return string(content), []string{s.file}, err
	})
	if err != nil {
		s.t.Fatal(err)
	}
	return content, key
}

func (s *tracedSite) write(text string) {
	s.t.Helper()
	if err := os.WriteFile(s.file, []byte(text), 0o644); err != nil {
		s.t.Fatal(err)
	}
}

// expect takes the step in a new run and says how often it ran since the start, and what was read to know.
func (s *tracedSite) expect(what, content string, runs, read int) {
	s.t.Helper()
	s.cache.Reset()
	before := s.cache.FilesRead()
	if got, _ := s.step(); got != content {
		s.t.Errorf("%s: %q, want %q", what, got, content)
	}
	if s.runs != runs {
		s.t.Errorf("%s: the step ran %d times, want %d", what, s.runs, runs)
	}
	if n := s.cache.FilesRead() - before; n != read {
		s.t.Errorf("%s: %d files were read, want %d", what, n, read)
	}
}

func TestStepRunsAgainWhenAFileChanges(t *testing.T) {
	s := newTracedSite(t)
	s.expect("first", "{}", 1, 1)
	s.expect("nothing changed", "{}", 1, 0)
	s.write("[]")
	s.expect("another text of the same length", "[]", 2, 1)
	now := time.Now()
	if err := os.Chtimes(s.file, now, now); err != nil {
		t.Fatal(err)
	}
	s.expect("touched", "[]", 2, 1)
	s.open(2 * time.Hour)
	s.expect("another process", "[]", 2, 0)
	if err := os.Remove(s.file); err != nil {
		t.Fatal(err)
	}
	s.cache.Reset()
	if key := s.cache.Trace("kind", "key").Key(); s.cache.Lookup("kind", key, new(string)) {
		t.Error("a step is known whose file is gone")
	}
	s.write("[]")
	s.expect("the file is back", "[]", 2, 1)
}

// TestSetTimesHideNothing: who gives a file another content, and its old size and time, is noticed.
func TestSetTimesHideNothing(t *testing.T) {
	s := newTracedSite(t)
	s.expect("first", "{}", 1, 1)
	info, err := os.Stat(s.file)
	if err != nil {
		t.Fatal(err)
	}
	s.write("[]")
	if err := os.Chtimes(s.file, info.ModTime(), info.ModTime()); err != nil {
		t.Fatal(err)
	}
	s.expect("another text with the old time", "[]", 2, 1)
}

// TestFilesThatJustChangedAreRead: within one tick of the file system's clock a second change leaves no trace.
func TestFilesThatJustChangedAreRead(t *testing.T) {
	s := newTracedSite(t)
	s.open(time.Millisecond)
	s.expect("first", "{}", 1, 1)
	s.expect("nothing changed, and nobody knows", "{}", 1, 1)
	s.open(time.Hour)
	s.expect("later", "{}", 1, 1)
	s.expect("later again", "{}", 1, 0)
}

// TestFileThatChangesUnderAStep: what the step read nobody knows, so nothing is kept that would be wrong.
func TestFileThatChangesUnderAStep(t *testing.T) {
	s := newTracedSite(t)
	s.open(0)
	_, during, err := Traced(s.cache, "kind", "key", func() (string, []string, error) {
		for begun := time.Now(); ; {
			s.write("[]")
			info, err := os.Stat(s.file)
			if err != nil || changedAt(info) > begun.UnixNano() {
				return "{}", []string{s.file}, err
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	s.cache.Reset()
	content, key := s.step()
	if content != "[]" || s.runs != 1 {
		t.Errorf("%q after %d runs: what came of the old file was kept", content, s.runs)
	}
	if key == during {
		t.Error("a run has the key of another whose file changed meanwhile")
	}
}
