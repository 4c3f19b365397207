package arch

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
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
		`(^|/)testdata/|_test\.go$|\.test\.tsx?$|vitest\.config\.ts$|^web/(e2e|bench)/|^internal/(bench|testkit)/`)
)

func TestEngineNamesNoLibrary(t *testing.T) {
	root := filepath.Join("..", "..")
	command := exec.Command("git", append([]string{"ls-files", "--"}, engineFolders...)...)
	command.Dir = root
	out, err := command.Output()
	if err != nil {
		t.Skipf("the files of the checkout are not known: %v", err)
	}
	for _, file := range strings.Fields(string(out)) {
		if notEngine.MatchString(file) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			continue // removed, and not yet committed
		}
		if found := libraryNames.Find(text); found != nil {
			t.Errorf("%s says %q: move what it says into the configuration of the site", file, found)
		}
	}
}
