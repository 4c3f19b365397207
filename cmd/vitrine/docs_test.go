package main

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"vitrine/internal/server"
	"vitrine/internal/testkit"
)

var (
	publishedSite = regexp.MustCompile(`Published (\d+) pages with (\d+) demos`)
	toExample     = regexp.MustCompile(`href="(/example/[^"#]*)`)
)

// TestMakeDocs runs what “make docs” runs, without problems and warnings but for what the example leaves untranslated:
// our own documentation, and an example with languages, a brand, versions and a base beside it. Our server answers
// every address of the example that a page of the documentation leads to.
func TestMakeDocs(t *testing.T) {
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil || !strings.Contains(string(makefile), "@sh docs-site/build.sh bin/vitrine .cache/docs-site\n") ||
		!strings.Contains(string(makefile), "@bin/vitrined --root .cache/docs-site/host ") {
		t.Fatalf("make docs runs something else: %v", err)
	}
	testkit.Need(t, "git")
	folder := testkit.Folder(t)
	program := testkit.Command(t)
	recipe := exec.CommandContext(t.Context(), "sh", "docs-site/build.sh", program.Path, folder)
	recipe.Dir, recipe.Env = "../..", append(program.Env, "CI=1")
	said, err := recipe.CombinedOutput()
	built := publishedSite.FindAllSubmatch(said, -1)
	if err != nil || len(built) != 2 || strings.Contains(string(said), "problem") ||
		strings.Count(string(said), "warning") != strings.Count(string(said), "1 warning") {
		t.Fatalf("%v\n%s", err, said)
	}
	for i, least := range []int{40, 10} {
		if n, err := strconv.Atoi(string(built[0][i+1])); err != nil || n < least {
			t.Errorf("the documentation has %s pages with %s demos", built[0][1], built[0][2])
		}
	}
	host := filepath.Join(folder, "host")
	served, err := server.New(server.Options{Root: host})
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]bool{"/example/v2/de/sprocket/start/": true, "/example/versions.json": true, "/blog/rss.xml": true}
	err = fs.WalkDir(os.DirFS(filepath.Join(host, "guide")), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) != ".html" {
			return err
		}
		text, err := os.ReadFile(filepath.Join(host, "guide", name))
		for _, found := range toExample.FindAllSubmatch(text, -1) {
			asked[string(found[1])] = true
		}
		return err
	})
	if err != nil || len(asked) < 7 {
		t.Fatalf("pages lead to %v: %v", asked, err)
	}
	for address := range asked {
		answer := httptest.NewRecorder()
		served.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, address, nil))
		if answer.Code != http.StatusOK {
			t.Errorf("%s is answered with %d", address, answer.Code)
		}
	}
}
