package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/migration"
	"vitrine/internal/testkit"
)

// TestImportedSitesBuild: what comes of a site of each tool is one that nothing is wrong with.
func TestImportedSitesBuild(t *testing.T) {
	for _, tool := range migration.Tools() {
		t.Run(tool, func(t *testing.T) {
			t.Parallel()
			folder, _ := testkit.Site(t, testkit.SmallSite)
			seed.Fill(t, filepath.Join(folder, "cache"))
			archive, err := txtar.ParseFile(filepath.Join("../../internal/migration/testdata", tool+".txtar"))
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range archive.Files {
				if name, ok := strings.CutPrefix(file.Name, "in/"); ok {
					name = filepath.Join(folder, filepath.FromSlash(name))
					if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
						t.Fatal(err)
					}
					if err := os.WriteFile(name, file.Data, 0o644); err != nil {
						t.Fatal(err)
					}
				}
			}
			site := filepath.Join(folder, "imported")
			var out, errs bytes.Buffer
			if code := run(context.Background(), []string{"import", "--from", tool, "--site", site, folder}, &out,
				&errs); code != exitDone {
				t.Fatalf("import ends with code %d: %s", code, errs.String())
			}
			errs.Reset()
			code := run(context.Background(), []string{"check", "--site", site, "--cache",
				filepath.Join(folder, "cache")}, &out, &errs)
			// whoever wrote no description, or a short one, is told again
			warnings, short := strings.Count(errs.String(), "▲"), strings.Count(errs.String(), "search engines want at least")
			if code != exitDone || warnings != short {
				t.Errorf("check ends with code %d:\n%s", code, errs.String())
			}
		})
	}
}
