package arch

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// libraryNames are the words by which documented libraries are known. The engine says none of them: they belong to the
// configuration, the pages and the generators of a site.
var libraryNames = regexp.MustCompile(`(?i)\b(@?mui|material[ -]ui|joy([ -]ui)?|base[ -]ui|toolpad)\b`)

// engineFolders hold the engine; the rest of them is tests and measurements.
var (
	engineFolders = []string{"cmd", "internal", "tsgo", "pkg", "web"}
	notEngine     = regexp.MustCompile(
		`(^|/)testdata/|_test\.go$|\.test\.tsx?$|^web/(e2e|bench)/|^internal/(bench|testkit)/`)
)

// knownOffenders are engine files that still say a library's name. The list only becomes shorter.
var knownOffenders = []string{
	"web/app/boot.ts",
	"web/app/critical.ts",
	"web/state/preferences.ts",
	"web/state/storage.ts",
	"web/theme/exhibit/Toolbar.tsx",
	"web/tools/module.ts",
	"web/tools/source.ts",
	"web/tools/tools.ts",
}

func TestEngineNamesNoLibrary(t *testing.T) {
	root := filepath.Join("..", "..")
	command := exec.Command("git", append([]string{"ls-files", "--"}, engineFolders...)...)
	command.Dir = root
	out, err := command.Output()
	if err != nil {
		t.Skipf("the files of the checkout are not known: %v", err)
	}
	offending := map[string]bool{}
	for _, file := range strings.Fields(string(out)) {
		if notEngine.MatchString(file) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			continue // removed, and not yet committed
		}
		found := libraryNames.Find(text)
		offending[file] = found != nil
		if found != nil && !slices.Contains(knownOffenders, file) {
			t.Errorf("%s says %q: move what it says into the configuration of the site", file, found)
		}
	}
	for _, file := range knownOffenders {
		if !offending[file] {
			t.Errorf("%s says no library's name any more: take it off the list", file)
		}
	}
}
