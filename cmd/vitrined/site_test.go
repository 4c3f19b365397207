package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// smallSite is a published folder of its own for a test.
func smallSite(t *testing.T) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "site")
	writeSite(t, folder, "one")
	return folder
}

// writeSite writes a folder as a build leaves it. Every page names its version and loads an asset of that version; the
// compressed variants can be told apart, and name both as well.
func writeSite(t *testing.T, folder, version string) {
	t.Helper()
	page := "<!doctype html><title>Version " + version + "</title><script src=\"/assets/app-" + version +
		".js\"></script>\n"
	for name, text := range map[string]string{
		"index.html":                     page,
		"index.html.br":                  "brotli " + page,
		"index.html.gz":                  "gzip " + page,
		"guide/index.html":               page + "guide",
		"404.html":                       page + "nothing here",
		"assets/app-" + version + ".js":  "let version = '" + version + "'",
		"assets/app-" + version + ".css": ":root { --version: " + version + " }",
		"_redirects":                     "/old/ /guide/ 301\n/api/* /reference/:splat 301\n",
		".vitrine":                       version,
	} {
		writeFile(t, filepath.Join(folder, filepath.FromSlash(name)), text)
	}
}

func writeFile(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// largeFile writes a file that no socket takes in one piece and no memory keeps, and returns its size.
func largeFile(t *testing.T, file string) int64 {
	t.Helper()
	const size = 48 << 20
	writeFile(t, file, "large")
	if err := os.Truncate(file, size); err != nil {
		t.Fatal(err)
	}
	return size
}

func wantPart(t *testing.T, what, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(text, part) {
			t.Errorf("%s lacks %q:\n%s", what, part, text)
		}
	}
}

func wantNoPart(t *testing.T, what, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if strings.Contains(text, part) {
			t.Errorf("%s has %q:\n%s", what, part, text)
		}
	}
}

func countLines(text string) int { return strings.Count(text, "\n") }
