package publish

import (
	"os"
	"path/filepath"
	"testing"
)

func TestPublish_WritesNothingOutside(t *testing.T) {
	for _, name := range []string{"../written", "a/../../written", "/written", "..", "", "guide/./written"} {
		s := newShop(t)
		s.publish(false)
		s.files[name] = page("Outside")
		if err := Publish(t.Context(), s.out, s.files, Options{Steps: newStepLog()}); err == nil {
			t.Errorf("%q was published", name)
		}
		if above := names(t, filepath.Dir(s.out)); above != "out" {
			t.Errorf("%q: the folder above has %q", name, above)
		}
	}
}

// TestPublication_StaysInItsRoot: even a list that was not checked leads nowhere else.
func TestPublication_StaysInItsRoot(t *testing.T) {
	for _, before := range []manifest{nil, {"../../written": {key: "sum"}, "../written": {key: "sum"}}} {
		above := t.TempDir()
		p := &publication{Context: t.Context(), out: filepath.Join(above, "out"), before: before, after: manifest{}}
		fresh := filepath.Join(above, "fresh")
		if err := os.Mkdir(fresh, 0o755); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"../written", "../../written"} {
			p.outputs = []output{{name: name, key: "sum", content: func() ([]byte, error) { return []byte("x"), nil }}}
			if err := p.fillFolder(fresh); err == nil {
				t.Errorf("%q was written", name)
			}
		}
		if left := names(t, above); left != "fresh" {
			t.Errorf("the folder above has %q", left)
		}
	}
}

// TestPublish_LinksNothingFromOutside: a folder of the last publication that became a symbolic link is not followed.
func TestPublish_LinksNothingFromOutside(t *testing.T) {
	s := newShop(t)
	s.publish(false)
	away := filepath.Join(t.TempDir(), "away")
	if err := os.Rename(filepath.Join(s.out, "guide"), away); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(away, filepath.Join(s.out, "guide")); err != nil {
		t.Fatal(err)
	}
	s.files["new.html"] = page("New")
	s.publish(false)
	outside, err := os.Stat(filepath.Join(away, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	if os.SameFile(outside, s.inode("guide/index.html")) {
		t.Error("the file is a link to one outside of the folder")
	}
}

// TestManifest_NamesFilesWithin: a manifest that names others is not used, and a name has one line.
func TestManifest_NamesFilesWithin(t *testing.T) {
	s := newShop(t)
	s.files["a\nb"] = page("A")
	s.publish(false)
	if _, ok := Kept(s.out)["guide/index.md"]; !ok || len(Kept(s.out)) != 3 {
		t.Errorf("kept are %v", Kept(s.out))
	}
	text := markerTitle + "sum\t1\t1\t../secret\n"
	if err := os.WriteFile(filepath.Join(s.out, marker), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if kept := Kept(s.out); len(kept) != 0 {
		t.Errorf("kept are %v", kept)
	}
}
