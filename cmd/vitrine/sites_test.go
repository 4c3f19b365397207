package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

// TestSeveralSites: each site is published into its own folder. One with problems publishes nothing of itself, all
// problems are told at once, and the others are published all the same.
func TestSeveralSites(t *testing.T) {
	folder, site := testkit.Site(t, testkit.SmallSite)
	names := []string{"site", "second", "third"}
	for _, name := range names[1:] {
		if err := os.CopyFS(filepath.Join(folder, name), os.DirFS(site)); err != nil {
			t.Fatal(err)
		}
		page := filepath.Join(folder, name, "content/lib/guide/index.md")
		if err := os.WriteFile(page, []byte("# Guide\n\nSee [nowhere](/lib/"+name+"/).\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	seed.Fill(t, filepath.Join(folder, "cache"))
	build := func(command string, flags ...string) (code int, out, errs string) {
		var told, complained bytes.Buffer
		arguments := []string{command, "--cache", filepath.Join(folder, "cache")}
		for _, name := range names {
			arguments = append(arguments, "--site", filepath.Join(folder, name))
		}
		code = run(context.Background(), append(arguments, flags...), &told, &complained)
		return code, told.String(), complained.String()
	}
	out := filepath.Join(folder, "out")
	code, told, complained := build("build", "--browser", "none", "--out", out)
	if code != exitProblems || strings.Count(told, "Published") != 1 || !strings.Contains(told, filepath.Join(out, "site")) {
		t.Errorf("code %d, told %q", code, told)
	}
	for _, name := range names[1:] {
		if !strings.Contains(complained, filepath.Join(folder, name, "content/lib/guide/index.md")+":3") {
			t.Errorf("nobody learns what is wrong with %s:\n%s", name, complained)
		}
		if _, err := os.Stat(filepath.Join(out, name)); err == nil {
			t.Errorf("%s was published", name)
		}
	}
	if lines := strings.Split(strings.TrimSpace(complained), "\n"); !strings.HasSuffix(lines[len(lines)-1],
		"nothing was published of "+filepath.Join(folder, "second")+", "+filepath.Join(folder, "third")) {
		t.Errorf("the last line is %q", lines[len(lines)-1])
	}
	if code, told, _ := build("check"); code != exitProblems || !strings.Contains(told, "demos of "+site) {
		t.Errorf("check ends with code %d and %q", code, told)
	}
	for _, wrong := range [][]string{{"--out", out, "--out", out + "2"},
		{"--out", out, "--out", filepath.Join(out, "in"), "--out", out + "2"}, {"--shard", "1/2", "--cache-url", "http://x"}} {
		if code, _, complained := build("build", wrong...); code != exitUsage {
			t.Errorf("%v ends with code %d: %s", wrong, code, complained)
		}
	}
}

// TestBuild_PublishesIntoNoSource: the next build would read what it published.
func TestBuild_PublishesIntoNoSource(t *testing.T) {
	_, site := testkit.Site(t, testkit.SmallSite)
	var complained bytes.Buffer
	code := run(context.Background(), []string{"build", "--site", site, "--out", filepath.Join(site, "content/out"),
		"--browser", "none"}, io.Discard, &complained)
	if code != exitUsage || !strings.Contains(complained.String(), "is in the folder content of the site") {
		t.Errorf("code %d: %s", code, complained.String())
	}
	if _, err := os.Stat(filepath.Join(site, "content/out")); err == nil {
		t.Error("the folder was made")
	}
}
