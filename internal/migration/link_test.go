package migration_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/migration"
)

// imported are the files of a site that is brought over from an archive of texts.
func imported(t *testing.T, from, archive string) (files map[string]string, decisions []string) {
	t.Helper()
	site := filepath.Join(t.TempDir(), "site")
	result, err := migration.Import(migration.Options{From: from, Site: site,
		Folder: unpacked(t, txtar.Parse([]byte(archive)), "in")})
	if err != nil {
		t.Fatal(err)
	}
	files = map[string]string{}
	for _, name := range result.Files {
		text, err := os.ReadFile(filepath.Join(site, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		files[name] = string(text)
	}
	for _, d := range result.Decisions {
		decisions = append(decisions, d.What)
	}
	return files, decisions
}

const docusaurusFolder = `
-- in/docusaurus.config.js --
module.exports = { title: 'Sprocket', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };
-- in/sidebars.js --
module.exports = { main: ['intro'] };
`

// TestImport_FollowsLinksFromRoots: links name files seen from the page, from docs/ or from the folder of the project.
func TestImport_FollowsLinksFromRoots(t *testing.T) {
	files, _ := imported(t, "docusaurus", docusaurusFolder+`
-- in/docs/intro.md --
# Intro

[a](tasks/paint.md) [b](/tasks/paint.md) [c](/docs/tasks/paint.md#x) [d](docs/tasks/paint.md) [e](./docs/tasks/paint.md)
-- in/docs/tasks/paint.md --
# Paint

[a](tasks/paint.md) [b](intro.md) [c](/intro.md) [d](/README.md)
`)
	for name, want := range map[string]string{
		"content/docs/intro/index.md": "[a](/docs/tasks/paint/) [b](/docs/tasks/paint/) [c](/docs/tasks/paint/#x) " +
			"[d](/docs/tasks/paint/) e\n",
		"content/docs/tasks/paint/index.md": "[a](/docs/tasks/paint/) [b](/docs/intro/) [c](/docs/intro/) d\n",
	} {
		if !strings.HasSuffix(files[name], want) {
			t.Errorf("%s:\n%s\nwant %s", name, files[name], want)
		}
	}
}
