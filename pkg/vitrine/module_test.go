package vitrine_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/search"
)

// checkout is the folder of the repository.
func checkout(t testing.TB) string {
	t.Helper()
	folder, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	return folder
}

// siteFolder is a folder of its own with the files of an archive, where the packages of the checkout are installed.
func siteFolder(t testing.TB, archive string) string {
	t.Helper()
	folder := t.TempDir()
	files, err := txtar.ParseFile(filepath.Join("testdata", archive))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files.Files {
		write(t, filepath.Join(folder, filepath.FromSlash(f.Name)), string(f.Data))
	}
	for _, name := range []string{"package.json", "package-lock.json", "node_modules"} {
		if err := os.Symlink(filepath.Join(checkout(t), name), filepath.Join(folder, name)); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

func write(t testing.TB, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t testing.TB, names ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(names...))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var namedFence = regexp.MustCompile("(?ms)^```[a-z]+ title=\"([a-z.]+)\"\n(.*?)^```$")

// TestModuleOfItsOwn makes the module of docs/extending.md outside of the repository, builds a site of two pages by it,
// and looks at what was published.
func TestModuleOfItsOwn(t *testing.T) {
	folder := siteFolder(t, "site.txtar")
	root := checkout(t)
	found := map[string]bool{}
	for _, fence := range namedFence.FindAllStringSubmatch(read(t, root, "docs", "extending.md"), -1) {
		found[fence[1]] = true
		text := fence[2]
		if fence[1] == "go.mod" {
			text = strings.ReplaceAll(text, "../vitrine", root) + "\nignore ./node_modules\n"
		}
		write(t, filepath.Join(folder, fence[1]), text)
	}
	for _, name := range []string{"go.mod", "main.go", "release.go", "pages.go"} {
		if !found[name] {
			t.Fatalf("docs/extending.md has no fence named %s", name)
		}
	}
	write(t, filepath.Join(folder, "go.sum"), read(t, root, "go.sum")+read(t, root, "tsgo", "go.sum"))

	goTool(t, folder, "vet", ".")
	if out := goTool(t, folder, "run", "."); !strings.Contains(out, "Published 2 pages.") {
		t.Errorf("the program says %q", out)
	}
	for name, part := range map[string]string{
		"guide/index.html": `<p id="release-1-2-0">Release 1.2.0</p>`,
		"guide/index.md":   "**Release 1.2.0**\n",
		"data/pages.json":  "{\n  \"/\": \"Two pages\",\n  \"/guide/\": \"Guide\"",
	} {
		if text := read(t, folder, "dist", name); !strings.Contains(text, part) {
			t.Errorf("%s lacks %s:\n%s", name, part, text)
		}
	}
	searcher, err := search.Open(func(name string) ([]byte, error) { return []byte(read(t, folder, "dist", name)), nil })
	if err != nil {
		t.Fatal(err)
	}
	if result, err := searcher.Find(search.Query{Text: "release 1.2.0"}); err != nil || len(result.Hits) == 0 ||
		result.Hits[0].Address != "/guide/#release-1-2-0" {
		t.Errorf("the search finds %+v, %v", result.Hits, err)
	}
}

// goTool runs the Go tool in a folder, without the network.
func goTool(t *testing.T, folder string, arguments ...string) string {
	t.Helper()
	command := exec.Command("go", arguments...)
	command.Dir = folder
	command.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off")
	out, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(arguments, " "), err, out)
	}
	if state := command.ProcessState; state != nil {
		t.Logf("go %s: %s of processor time", arguments[0], state.UserTime()+state.SystemTime())
	}
	return string(out)
}
