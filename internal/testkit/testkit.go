// Package testkit is what tests of several packages share: goldens that a person can read, copies of a small site with
// a cache that is filled once, the program under test, and the mark of tests that a push does not need.
//
// In: a test and its testdata. Out: failures that show both sides. Never here: anything that a program links;
// internal/arch holds that.
package testkit

import (
	"flag"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "write the expected output anew")

// Archives runs a test for each txtar file of a pattern. renew returns the archive as it must be: with its inputs as
// they are and its expectations as they come out now. With -update that is written; otherwise a difference fails.
func Archives(t *testing.T, pattern string, renew func(t *testing.T, archive *txtar.Archive) *txtar.Archive) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no file is named %s: %v", pattern, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			before := slices.Clone(archive.Files)
			got := renew(t, &txtar.Archive{Comment: archive.Comment, Files: archive.Files})
			if *update {
				if err := os.WriteFile(file, txtar.Format(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			compare(t, before, got.Files)
		})
	}
}

// Wanted begins the names of parts that say what must come out.
const Wanted = "want/"

// Renewed is the archive with its inputs as they are and these expectations behind them, by name.
func Renewed(archive *txtar.Archive, wanted map[string]string) *txtar.Archive {
	renewed := &txtar.Archive{Comment: archive.Comment}
	for _, part := range archive.Files {
		if !strings.HasPrefix(part.Name, Wanted) {
			renewed.Files = append(renewed.Files, part)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(wanted)) {
		renewed.Files = append(renewed.Files, txtar.File{Name: name, Data: []byte(wanted[name])})
	}
	return renewed
}

// compare reports each part that differs, is missing, or stands there without anything that makes it.
func compare(t *testing.T, want, got []txtar.File) {
	t.Helper()
	expected := map[string]string{}
	for _, part := range want {
		expected[part.Name] = string(part.Data)
	}
	for _, part := range got {
		text, known := expected[part.Name]
		delete(expected, part.Name)
		made := string(part.Data)
		if made != "" && !strings.HasSuffix(made, "\n") {
			made += "\n" // a part of an archive always ends its last line
		}
		if !known || text != made {
			t.Errorf("%s (refresh with -update)\n--- got\n%s\n--- want\n%s", part.Name, made, text)
		}
	}
	for name := range expected {
		t.Errorf("%s is an expectation without its source", name)
	}
}

// Pairs are archives of sources, each followed by what it becomes under its name with an ending.
func Pairs(t *testing.T, pattern, ending string, become func(t *testing.T, name, source string) string) {
	t.Helper()
	Archives(t, pattern, func(t *testing.T, archive *txtar.Archive) *txtar.Archive {
		renewed := &txtar.Archive{Comment: archive.Comment}
		sources := 0
		for _, part := range archive.Files {
			if strings.HasSuffix(part.Name, ending) {
				continue
			}
			sources++
			t.Run(part.Name, func(t *testing.T) {
				made := become(t, part.Name, string(part.Data))
				renewed.Files = append(renewed.Files, part, txtar.File{Name: part.Name + ending, Data: []byte(made)})
			})
		}
		if sources == 0 {
			t.Error("the archive has no source")
		}
		return renewed
	})
}

// Updating says whether expected output is to be written anew: go test -update.
func Updating() bool { return *update }

// File holds a file to what comes out now; with -update it is written.
func File(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; write it anew with -update and look at the difference. Got:\n%s", file, got)
	}
}
