package compile

import (
	"bytes"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestBuildAfterDamage: whatever happens to the files of the cache between two runs, the next one publishes what a
// build without any cache does.
func TestBuildAfterDamage(t *testing.T) {
	t.Parallel()
	w := newColdWorkshop(t)
	w.build()
	want := w.published()
	damages := map[string]func(folder string, random *rand.Rand){
		"flipped bits":           w.flipBits,
		"a segment is gone":      w.removeSegment,
		"damaged files for Node": w.damageNodeFiles,
	}
	for _, name := range slices.Sorted(maps.Keys(damages)) {
		w.reopen(func(folder string) { damages[name](folder, rand.New(rand.NewPCG(1, 0))) })
		w.build()
		got := w.published()
		for _, file := range slices.Sorted(maps.Keys(want)) {
			if file != ".vitrine" && !bytes.Equal(got[file], want[file]) { // that one has times
				t.Errorf("%s: %s differs%s", name, file, firstDifference(got[file], want[file]))
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s: %d files, want %d", name, len(got), len(want))
		}
	}
}

// reopen leaves the builder, lets somebody at its cache, removes what was published, and begins anew.
func (w *workshop) reopen(between func(segments string)) {
	w.t.Helper()
	options := w.builder.options // the builder itself ends with the test; what it kept is on disk already
	between(filepath.Join(options.Cache, "steps"))
	if err := os.RemoveAll(options.Out); err != nil {
		w.t.Fatal(err)
	}
	builder, err := New(options)
	if err != nil {
		w.t.Fatal(err)
	}
	w.builder = builder
	w.t.Cleanup(builder.Close)
}

func (w *workshop) segments(folder string) []string {
	names, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(names) == 0 {
		w.t.Fatalf("no segments: %v", err)
	}
	return names
}

// flipBits turns a few dozen bits over, all over the cache.
func (w *workshop) flipBits(folder string, random *rand.Rand) {
	for _, name := range w.segments(folder) {
		content, err := os.ReadFile(name)
		if err != nil {
			w.t.Fatal(err)
		}
		for range 36 {
			content[random.IntN(len(content))] ^= 1 << random.IntN(8)
		}
		if err := os.WriteFile(name, content, 0o644); err != nil {
			w.t.Fatal(err)
		}
	}
}

func (w *workshop) removeSegment(folder string, random *rand.Rand) {
	names := w.segments(folder)
	if err := os.Remove(names[random.IntN(len(names))]); err != nil {
		w.t.Fatal(err)
	}
}

// damageNodeFiles breaks what Node is given, and removes all segments: what is damaged is asked for.
func (w *workshop) damageNodeFiles(folder string, _ *rand.Rand) {
	files := w.segments(filepath.Join(filepath.Dir(folder), "node"))
	for _, file := range files {
		if err := os.WriteFile(file, []byte("not JavaScript ("), 0o644); err != nil {
			w.t.Fatal(err)
		}
	}
	if err := os.RemoveAll(folder); err != nil {
		w.t.Fatal(err)
	}
}

// published are the contents of all files of the output folder.
func (w *workshop) published() map[string][]byte {
	w.t.Helper()
	return w.publishedIn("out")
}

func (w *workshop) publishedIn(folder string) map[string][]byte {
	w.t.Helper()
	files := map[string][]byte{}
	out := os.DirFS(filepath.Join(w.folder, folder))
	err := fs.WalkDir(out, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		files[name], err = fs.ReadFile(out, name)
		return err
	})
	if err != nil {
		w.t.Fatal(err)
	}
	return files
}

// TestHalfWrittenFilesAreRemoved: what a killed build was about to write is gone when the next one begins.
func TestHalfWrittenFilesAreRemoved(t *testing.T) {
	w := newColdWorkshop(t)
	var left []string
	w.reopen(func(segments string) {
		for _, folder := range []string{"node", "playgrounds"} {
			folder = filepath.Join(filepath.Dir(segments), folder)
			if err := os.MkdirAll(folder, 0o755); err != nil {
				t.Fatal(err)
			}
			left = append(left, filepath.Join(folder, ".new-123"))
		}
		for _, file := range left {
			if err := os.WriteFile(file, []byte("half"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	})
	for _, file := range left {
		if _, err := os.Stat(file); !os.IsNotExist(err) {
			t.Errorf("%s is still there: %v", file, err)
		}
	}
}
