package main

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"vitrine/internal/testkit"
)

// TestPublishedSiteNeedsNoCache: when what was learned can't be kept any more, the site is published all the same.
func TestPublishedSiteNeedsNoCache(t *testing.T) {
	folder, site := testkit.Site(t, testkit.SmallSite)
	cache := filepath.Join(folder, "cache")
	build := func(limit string) string {
		t.Helper()
		program := testkit.Command(t)
		command := exec.Command("/bin/sh", "-c", "ulimit -f "+limit+` && exec "$@"`, "sh", program.Path, "build",
			"--site", site, "--out", filepath.Join(folder, "out"), "--cache", cache)
		command.Env = program.Env
		said, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		return string(said)
	}
	build("unlimited")
	segments, _ := filepath.Glob(filepath.Join(cache, "steps", "*"))
	now := time.Now()
	if err := filepath.WalkDir(site, func(file string, _ fs.DirEntry, err error) error {
		return errors.Join(err, os.Chtimes(file, now, now)) // what is known of the files is no longer true
	}); err != nil {
		t.Fatal(err)
	}
	if said := build("1"); !strings.Contains(said, "0 steps executed") {
		t.Errorf("the build says %q", said)
	}
	after, _ := filepath.Glob(filepath.Join(cache, "steps", "*"))
	if len(after) != len(segments)+1 {
		t.Errorf("%d segments behind %d: nothing was to be kept", len(after), len(segments))
	}
}
