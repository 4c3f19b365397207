package temporary

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// TestRemoveOld: only folders of builds are removed, and only those that no build can be using.
func TestRemoveOld(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	before := time.Now().Add(-25 * time.Hour)
	for _, name := range []string{"vitrine-untrusted-1", "vitrine-format-2", "vitrine-other-3", "other"} {
		if err := os.MkdirAll(filepath.Join(folder, name, "cache"), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(filepath.Join(folder, name), before, before); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("other", filepath.Join(folder, "vitrine-format-link")); err != nil {
		t.Fatal(err)
	}
	want := []string{"other", "vitrine-format-link", "vitrine-other-3"}
	for _, kind := range []string{Untrusted, Format} {
		made, err := Folder(kind)
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, filepath.Base(made))
	}
	RemoveOld()
	var got []string
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		got = append(got, entry.Name())
	}
	if slices.Sort(want); !slices.Equal(got, want) {
		t.Errorf("left are %q, want %q", got, want)
	}
}

func TestFolder_HasNoLinksInItsPath(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(folder, "link")
	if err := os.Symlink(folder, link); err != nil {
		t.Fatal(err)
	}
	t.Setenv("TMPDIR", link)
	made, err := Folder(Format)
	if err != nil || filepath.Dir(made) != folder {
		t.Errorf("got %s, %v, want a folder in %s", made, err, folder)
	}
}
