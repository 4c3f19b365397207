package publish

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// stepLog keeps nothing and counts the steps by kind.
type stepLog struct {
	mu    sync.Mutex
	kinds map[string]int
}

func newStepLog() *stepLog { return &stepLog{kinds: map[string]int{}} }

func (s *stepLog) Step(kind, _ string, run func() ([]byte, error)) ([]byte, error) {
	s.mu.Lock()
	s.kinds[kind]++
	s.mu.Unlock()
	return run()
}

// shop is a folder to publish into.
type shop struct {
	t     *testing.T
	out   string
	files Files
}

func newShop(t *testing.T) *shop {
	return &shop{t: t, out: filepath.Join(t.TempDir(), "out"), files: Files{
		"index.html":       page("Home"),
		"guide/index.html": page("Guide"),
		"guide/index.md":   page("# Guide"),
	}}
}

func page(title string) File { return InMemory([]byte(title + strings.Repeat(" words", 100))) }

// publish returns how many files were compressed.
func (s *shop) publish(release bool) int {
	s.t.Helper()
	steps := newStepLog()
	if err := Publish(s.t.Context(), s.out, s.files, Options{Release: release, Steps: steps}); err != nil {
		s.t.Fatal(err)
	}
	return steps.kinds["brotli"] + steps.kinds["gzip"]
}

func (s *shop) inode(name string) os.FileInfo {
	s.t.Helper()
	info, err := os.Stat(filepath.Join(s.out, name))
	if err != nil {
		s.t.Fatal(err)
	}
	return info
}

func (s *shop) read(name string) string {
	s.t.Helper()
	text, err := os.ReadFile(filepath.Join(s.out, name))
	if err != nil {
		s.t.Fatal(err)
	}
	return string(text)
}

func TestUnchangedFilesAreLinked(t *testing.T) {
	s := newShop(t)
	s.publish(false)
	const guide, other = "guide/index.html", "index.html"
	folder, first, compressed := s.inode("."), s.inode(other), s.inode(other+".br")
	s.publish(false)
	if !os.SameFile(folder, s.inode(".")) {
		t.Error("a publication of nothing new replaced the folder")
	}
	s.files[guide] = page("Another guide")
	if n := s.publish(false); n != 1 {
		t.Errorf("%d files were compressed, want the one that changed", n)
	}
	if os.SameFile(folder, s.inode(".")) {
		t.Error("the folder was changed in place: readers could see half of a site")
	}
	if !os.SameFile(first, s.inode(other)) || !os.SameFile(compressed, s.inode(other+".br")) {
		t.Error("a file that did not change was written again")
	}
}

func TestPublishedFolderIsRepaired(t *testing.T) {
	s := newShop(t)
	s.publish(false)
	const guide = "guide/index.html"
	before := s.read(guide)
	t.Run("a file that somebody changed", func(t *testing.T) {
		if err := os.WriteFile(filepath.Join(s.out, guide), []byte("mine"), 0o644); err != nil {
			t.Fatal(err)
		}
		if n := s.publish(false); n != 0 {
			t.Errorf("%d files were compressed", n)
		}
		if s.read(guide) != before {
			t.Error("the file is still the changed one")
		}
	})
	t.Run("a file that is gone", func(t *testing.T) {
		if err := os.Remove(filepath.Join(s.out, guide)); err != nil {
			t.Fatal(err)
		}
		s.publish(false)
		s.read(guide)
	})
	t.Run("a file that is no longer published", func(t *testing.T) {
		delete(s.files, guide)
		s.publish(false)
		if _, err := os.Stat(filepath.Join(s.out, guide)); !os.IsNotExist(err) {
			t.Error("it is still there")
		}
	})
}

func TestReleaseIsCompressedForEverybody(t *testing.T) {
	s := newShop(t)
	s.publish(true)
	for _, name := range []string{"guide/index.html.br", "guide/index.html.gz", "guide/index.md.gz"} {
		s.read(name)
	}
}

// TestKeptFilesAreCompressedWell: a file that readers keep is smaller to them than the same file that changes often.
func TestKeptFilesAreCompressedWell(t *testing.T) {
	s := newShop(t)
	var text strings.Builder
	for i := range 2000 {
		fmt.Fprintf(&text, "function f%d(a) { return a * %d + %d }\n", i, i*i%97, i*7919%1009)
	}
	s.files["often.js"] = InMemory([]byte(text.String()))
	s.files["kept.js"] = s.files["often.js"].Kept()
	s.publish(false)
	if often, kept := len(s.read("often.js.br")), len(s.read("kept.js.br")); kept > often*9/10 {
		t.Errorf("%d bytes, and %d of a file that changes often", kept, often)
	}
}

func TestOtherContentIsKeptAsWell(t *testing.T) {
	file := page("one").By("layer").Kept()
	other := file.With([]byte("two"))
	if content, err := other.Content(); err != nil || string(content) != "two" || other.Sum == file.Sum {
		t.Errorf("%q, %v", content, err)
	}
	if other.step != "layer" || !other.kept {
		t.Errorf("%+v is no longer kept, or has no step", other)
	}
}

func TestFailureLeavesTheFolderAsItWas(t *testing.T) {
	s := newShop(t)
	s.publish(false)
	lost := errors.New("lost")
	s.files["lost.txt"] = Lazy("sum", 1, func() ([]byte, error) { return nil, lost })
	if err := Publish(s.t.Context(), s.out, s.files, Options{Steps: newStepLog()}); !errors.Is(err, lost) {
		t.Errorf("error %v, want the one of the file", err)
	}
	if entries, _ := os.ReadDir(filepath.Dir(s.out)); len(entries) != 1 {
		t.Errorf("the failed publication left something behind: %v", entries)
	}
	s.read("index.html")
}

func TestForeignFolderIsRefused(t *testing.T) {
	s := newShop(t)
	if err := os.MkdirAll(s.out, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(s.out, "thesis.txt"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Publish(s.t.Context(), s.out, s.files, Options{Steps: newStepLog()}); err == nil {
		t.Error("a folder that no build published was replaced")
	}
	s.read("thesis.txt")
}

// TestSwapInTwoMoves is the way of file systems that can't exchange two folders.
func TestSwapInTwoMoves(t *testing.T) {
	parent := t.TempDir()
	out, fresh := filepath.Join(parent, "out"), filepath.Join(parent, ".out-new-1")
	for folder, text := range map[string]string{out: "old", fresh: "new"} {
		if err := os.MkdirAll(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "page"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, move := range []string{"with a new folder", "without one"} {
		if err := swapFolder(fresh, out); (err == nil) != (move == "with a new folder") {
			t.Errorf("%s: error %v", move, err)
		}
		if text, err := os.ReadFile(filepath.Join(out, "page")); err != nil || string(text) != "new" {
			t.Errorf("%s: %q is published: %v", move, text, err)
		}
		if got := names(t, parent); got != "out" {
			t.Errorf("%s: beside it is left %q", move, got)
		}
	}
}
