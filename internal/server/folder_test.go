package server

import (
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// replaced puts a folder with these files in root's place and deletes the old one, as a build does.
func replaced(t *testing.T, root string, files map[string]string) {
	t.Helper()
	old := root + "-old"
	if err := os.Rename(root, old); err != nil {
		t.Fatal(err)
	}
	writeFiles(t, root, files)
	if err := os.RemoveAll(old); err != nil {
		t.Fatal(err)
	}
}

func writeFiles(t testing.TB, root string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

const page = `<script src="/assets/a-1.js">`

// TestNothingIsReadOfADeletedFolder, however long ago the folder was looked at.
func TestNothingIsReadOfADeletedFolder(t *testing.T) {
	root := filepath.Join(t.TempDir(), "site")
	writeFiles(t, root, map[string]string{"index.html": "old", "a/index.html": "old a"})
	handler := handlerOf(t, Options{Root: root, Recheck: time.Hour})
	get(handler, "/")
	replaced(t, root, map[string]string{"index.html": "new", "a/index.html": "new a", "b/index.html": "new b"})
	if answer := get(handler, "/a/"); answer.Code != http.StatusOK || answer.Body.String() != "new a" {
		t.Errorf("a page that was not asked for before: %d %q", answer.Code, answer.Body)
	}
	replaced(t, root, map[string]string{"index.html": "newest"})
	if answer := get(handler, "/b"); answer.Code != http.StatusNotFound {
		t.Errorf("a page that is gone: %d", answer.Code)
	}
	if answer := get(handler, "/"); answer.Body.String() != "newest" {
		t.Errorf("home: %q", answer.Body)
	}
}

// TestAPageThatWasSentGetsItsScripts, though nobody had asked for them before the folder was replaced.
func TestAPageThatWasSentGetsItsScripts(t *testing.T) {
	root := filepath.Join(t.TempDir(), "site")
	writeFiles(t, root, map[string]string{"index.html": page, "assets/a-1.js": "one", "assets/a-1.js.br": "packed"})
	handler := handlerOf(t, Options{Root: root, Recheck: time.Nanosecond})
	get(handler, "/")
	replaced(t, root, map[string]string{"index.html": "new"})
	for range 2 {
		if answer := get(handler, "/assets/a-1.js"); answer.Code != http.StatusOK || answer.Body.String() != "one" {
			t.Errorf("%d %q", answer.Code, answer.Body)
		}
	}
	if answer := get(handler, "/assets/a-1.js.br"); answer.Code != http.StatusNotFound {
		t.Errorf("its variant has an address: %d", answer.Code)
	}
}

// TestOfTheFormerFolderOnlyAssetsAreKept, and they count.
func TestOfTheFormerFolderOnlyAssetsAreKept(t *testing.T) {
	root := filepath.Join(t.TempDir(), "site")
	writeFiles(t, root, map[string]string{"index.html": page, "assets/a-1.js": "one"})
	server, err := New(Options{Root: root, Recheck: time.Nanosecond})
	if err != nil {
		t.Fatal(err)
	}
	get(server, "/")
	if used := server.MemoryUsed(); used != int64(len(page)+len("one")) {
		t.Errorf("%d bytes are kept", used)
	}
	replaced(t, root, map[string]string{"index.html": "new"})
	get(server, "/")
	if used := server.MemoryUsed(); used != int64(len("new")+len("one")) {
		t.Errorf("after the replacement %d bytes are kept", used)
	}
}

// TestReloadLooksAtOnce, though nothing tells that a file was edited in place.
func TestReloadLooksAtOnce(t *testing.T) {
	root := filepath.Join(t.TempDir(), "site")
	writeFiles(t, root, map[string]string{"index.html": "before"})
	server, err := New(Options{Root: root, Recheck: time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	get(server, "/")
	writeFiles(t, root, map[string]string{"index.html": "edited"})
	if answer := get(server, "/"); answer.Body.String() != "before" {
		t.Errorf("in memory: %q", answer.Body)
	}
	server.Reload()
	if answer := get(server, "/"); answer.Body.String() != "edited" {
		t.Errorf("after the reload: %q", answer.Body)
	}
}

func TestVersion_ChangesWithTheFolder(t *testing.T) {
	root := filepath.Join(t.TempDir(), "site")
	writeFiles(t, root, map[string]string{"index.html": "one"})
	server, err := New(Options{Root: root, Recheck: time.Nanosecond})
	if err != nil {
		t.Fatal(err)
	}
	first := server.Version()
	if again := server.Version(); again != first || first == 0 {
		t.Errorf("version %d, then %d", first, again)
	}
	replaced(t, root, map[string]string{"index.html": "two"})
	second := server.Version()
	server.Reload()
	if third := server.Version(); second == first || third == second {
		t.Errorf("versions %d, %d after a replacement, %d after a reload", first, second, third)
	}
}

// TestReady: a folder without a first page is nothing to send readers to.
func TestReady(t *testing.T) {
	root := filepath.Join(t.TempDir(), "site")
	writeFiles(t, root, map[string]string{"index.html": "old"})
	server, err := New(Options{Root: root, Recheck: time.Hour})
	if err != nil || server.Ready() != nil {
		t.Errorf("%v, %v", err, server.Ready())
	}
	replaced(t, root, map[string]string{"index.html": "new"})
	if err := server.Ready(); err != nil {
		t.Errorf("after a replacement: %v", err)
	}
	os.RemoveAll(root)
	if server.Ready() == nil {
		t.Error("a folder that is gone is called ready")
	}
	os.Mkdir(root, 0o755)
	if server.Ready() == nil {
		t.Error("an empty folder is called ready")
	}
}

// TestAPageWithoutItsScriptsIsNotSent while its folder is being deleted: nobody has them any more.
func TestAPageWithoutItsScriptsIsNotSent(t *testing.T) {
	root := filepath.Join(t.TempDir(), "site")
	writeFiles(t, root, map[string]string{"index.html": page, "assets/a-1.js": "one"})
	handler := handlerOf(t, Options{Root: root, Recheck: time.Hour})
	if err := os.Rename(root, root+"-old"); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(root+"-old", "assets", "a-1.js")); err != nil {
		t.Fatal(err)
	}
	writeFiles(t, root, map[string]string{"index.html": "new"})
	if answer := get(handler, "/"); answer.Body.String() != "new" {
		t.Errorf("home after the folder was replaced: %q", answer.Body)
	}
}

// TestAPageThatNamesAMissingAssetIsReadOnce where its folder stands.
func TestAPageThatNamesAMissingAssetIsReadOnce(t *testing.T) {
	root := filepath.Join(t.TempDir(), "site")
	writeFiles(t, root, map[string]string{"index.html": page})
	server, err := New(Options{Root: root, Recheck: time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	get(server, "/")
	writeFiles(t, root, map[string]string{"index.html": "edited"})
	if answer := get(server, "/"); answer.Body.String() != page {
		t.Errorf("it was read again: %q", answer.Body)
	}
	if used := server.MemoryUsed(); used != int64(len(page)) {
		t.Errorf("%d bytes are kept", used)
	}
}
