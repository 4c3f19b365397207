package compile

import (
	"os"
	"path/filepath"
	"testing"
)

func (w *workshop) inode(name string) os.FileInfo {
	w.t.Helper()
	info, err := os.Stat(filepath.Join(w.folder, "out", name))
	if err != nil {
		w.t.Fatal(err)
	}
	return info
}

// TestEditPublishesWhatItChanges: pages that an edit does not touch are the same files as before.
func TestEditPublishesWhatItChanges(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.build()
	const guide, other = "lib/guide/index.html", "lib/react-one/index.html"
	folder, first, compressed := w.inode("."), w.inode(other), w.inode(other+".br")
	w.build()
	if !os.SameFile(folder, w.inode(".")) {
		t.Error("a build of nothing new replaced the folder")
	}
	w.change("content/lib/guide/index.md", "Words", "Other words")
	w.build()
	if os.SameFile(folder, w.inode(".")) {
		t.Error("the folder was changed in place: readers could see half of a site")
	}
	if !os.SameFile(first, w.inode(other)) || !os.SameFile(compressed, w.inode(other+".br")) {
		t.Error("a page that did not change was written again")
	}
	t.Run("a file that somebody changed is written again, and no step runs", func(t *testing.T) {
		before := w.output(guide)
		if err := os.WriteFile(filepath.Join(w.folder, "out", guide), []byte("mine"), 0o644); err != nil {
			t.Fatal(err)
		}
		if report := w.build(); report.Steps != 0 {
			t.Errorf("%d steps", report.Steps)
		}
		if w.output(guide) != before {
			t.Error("the file is still the changed one")
		}
	})
	t.Run("a page that was removed is gone", func(t *testing.T) {
		w.change(home, " and [One](/lib/react-one/#usage)", "")
		os.RemoveAll(filepath.Join(w.folder, "site/content/lib/react-one"))
		w.write("nav/lib.yaml", "- /lib/guide\n")
		w.write("search.yaml", "[]\n")
		w.build()
		if _, err := os.Stat(filepath.Join(w.folder, "out", other)); !os.IsNotExist(err) {
			t.Error("it is still there")
		}
	})
}

func TestReleaseIsCompressedForEverybody(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.builder.options.Deployment.Release = true
	w.build()
	for _, name := range []string{"lib/react-one/index.html.br", "lib/react-one/index.html.gz",
		"lib/react-one/index.md.gz"} {
		w.output(name)
	}
}
