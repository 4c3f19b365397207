package migration_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/diag"
	"vitrine/internal/migration"
)

// unpacked are the files of an archive whose names begin with a word, in a folder of their own.
func unpacked(t *testing.T, archive *txtar.Archive, word string) string {
	t.Helper()
	folder := t.TempDir()
	for _, file := range archive.Files {
		name, ok := strings.CutPrefix(file.Name, word+"/")
		if !ok {
			continue
		}
		name = filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, file.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// TestImport compares what becomes of a site of each tool with what is expected: every text, and every decision.
func TestImport(t *testing.T) {
	for _, tool := range migration.Tools() {
		t.Run(tool, func(t *testing.T) {
			archive, err := txtar.ParseFile(filepath.Join("testdata", tool+".txtar"))
			if err != nil {
				t.Fatal(err)
			}
			site := filepath.Join(t.TempDir(), "site")
			options := migration.Options{From: tool, Folder: unpacked(t, archive, "in"), Site: site}
			result, err := migration.Import(options)
			if err != nil {
				t.Fatal(err)
			}
			holds(t, archive, site, result)
			before := len(result.Files)
			_, err = migration.Import(options)
			var failure diag.Failure
			if !errors.As(err, &failure) || len(failure.Problems) != before {
				t.Errorf("a second time: %v", err)
			}
		})
	}
}

// TestImport_KeepsIDsOfHeadings: links to headings lead where they led, and links with code in their text are links.
func TestImport_KeepsIDsOfHeadings(t *testing.T) {
	archive, err := txtar.ParseFile(filepath.Join("testdata", "headings.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	site := filepath.Join(t.TempDir(), "site")
	result, err := migration.Import(migration.Options{From: "docusaurus", Folder: unpacked(t, archive, "in"), Site: site})
	if err != nil {
		t.Fatal(err)
	}
	holds(t, archive, site, result)
}

// holds compares files of the site with the expected ones, and decisions with the lines of “decisions”.
func holds(t *testing.T, archive *txtar.Archive, site string, result migration.Result) {
	t.Helper()
	expected := 0
	for _, file := range archive.Files {
		if file.Name == "decisions" {
			var got strings.Builder
			for _, d := range result.Decisions {
				got.WriteString(d.Place() + " " + d.What + "\n")
				if d.Fix == "" {
					t.Errorf("%s does not say what to do", d.What)
				}
			}
			if got.String() != string(file.Data) {
				t.Errorf("decisions:\n%s", got.String())
			}
			continue
		}
		name, ok := strings.CutPrefix(file.Name, "out/")
		if !ok {
			continue
		}
		expected++
		text, err := os.ReadFile(filepath.Join(site, filepath.FromSlash(name)))
		if err != nil {
			t.Error(err)
		} else if string(text) != string(file.Data) {
			t.Errorf("%s:\n%s", name, text)
		}
	}
	if expected == 0 {
		t.Error("nothing is expected")
	}
}

// TestImport_ReadsFoldersNextToTheProject: docs.path and blog.path may lead out of the folder of the configuration.
// Other files out of it are not read.
func TestImport_ReadsFoldersNextToTheProject(t *testing.T) {
	folder := unpacked(t, txtar.Parse([]byte(`
-- in/website/docusaurus.config.js --
module.exports = {
  title: 'Sprocket',
  presets: [['classic', { docs: { path: '../docs', sidebarPath: './sidebars.js' }, blog: { path: '../posts' } }]],
};
-- in/website/sidebars.js --
module.exports = { main: ['intro', { type: 'category', label: 'Tasks', items: ['tasks/paint'] }] };
-- in/docs/intro.md --
# Intro

See [paint](./tasks/paint.md). ![Tooth](./tooth.svg) ![Secret](../secret.svg)
-- in/docs/tooth.svg --
<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>
-- in/secret.svg --
<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>
-- in/docs/tasks/paint.md --
# Paint

Back to the [intro](../intro.md).
-- in/posts/2024-01-02-first.md --
# First

A post.
`)), "in")
	site := filepath.Join(t.TempDir(), "site")
	result, err := migration.Import(migration.Options{From: "docusaurus", Folder: filepath.Join(folder, "website"), Site: site})
	if err != nil {
		t.Fatal(err)
	}
	for name, wanted := range map[string]string{
		"content/docs/intro/index.md":            "[paint](/docs/tasks/paint/)",
		"content/docs/tasks/paint/index.md":      "[intro](/docs/intro/)",
		"content/docs/intro/tooth.svg":           `width="1"`,
		"nav/docs.yaml":                          "/docs/tasks/paint",
		"content/blog/2024/01/02/first/index.md": "A post.",
	} {
		text, err := os.ReadFile(filepath.Join(site, name))
		if err != nil || !strings.Contains(string(text), wanted) {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
	}
	for _, name := range result.Files {
		if strings.HasSuffix(name, "secret.svg") {
			t.Errorf("%s was read from outside", name)
		}
	}
}

// TestImport_ClosesElements: HTML has no <iframe />, and an empty line ends a tag.
func TestImport_ClosesElements(t *testing.T) {
	folder := unpacked(t, txtar.Parse([]byte(`
-- in/docusaurus.config.js --
module.exports = { title: 'Sprocket', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };
-- in/sidebars.js --
module.exports = { main: ['intro'] };
-- in/docs/intro.md --
# Intro

<iframe
  src="https://videos.example/a"
  style={{border: 0}}
  allowFullScreen
/>

See <https://sprocket.example/> or<br />
<iframe title="b" style={{
  border: 0,
}} src="https://videos.example/b"></iframe>
`)), "in")
	site := filepath.Join(t.TempDir(), "site")
	result, err := migration.Import(migration.Options{From: "docusaurus", Folder: folder, Site: site})
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(site, "content/docs/intro/index.md"))
	wanted := `
<iframe
  src="https://videos.example/a"
  allowFullScreen></iframe>

See <https://sprocket.example/> or<br />
<iframe title="b" src="https://videos.example/b"></iframe>
`
	if err != nil || !strings.HasSuffix(string(text), wanted) {
		t.Errorf("%v\n%s", err, text)
	}
	var places []string
	for _, d := range result.Decisions {
		if strings.Contains(d.What, "style") {
			places = append(places, d.Place())
		}
	}
	if want := "docs/intro.md:5 docs/intro.md:10"; strings.Join(places, " ") != want {
		t.Errorf("styles are taken out at %q, want %s", places, want)
	}
}

func TestNothingIsWrittenWithoutPages(t *testing.T) {
	site := filepath.Join(t.TempDir(), "site")
	_, err := migration.Import(migration.Options{From: "docusaurus", Folder: t.TempDir(), Site: site})
	var failure diag.Failure
	if !errors.As(err, &failure) || len(failure.Problems) != 1 {
		t.Errorf("an empty folder: %v", err)
	}
	if _, err := os.Stat(site); !os.IsNotExist(err) {
		t.Errorf("a folder was made: %v", err)
	}
	if _, err := migration.Import(migration.Options{From: "docsify", Folder: t.TempDir(), Site: site}); err == nil {
		t.Error("an unknown tool is read")
	}
}
