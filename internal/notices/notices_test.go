package notices

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the notices instead of comparing them")

const introduction = `Notices of the Go modules that our programs are linked of. Generated: do not edit. Refresh them with
  go test ./internal/notices -update
`

var noticeFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents)([-.](?:.*))?$`)

// TestNotices holds the notices equal to what lies in the module cache, so that a new dependency brings its own.
func TestNotices(t *testing.T) {
	got := collect(t)
	if *update {
		if err := os.WriteFile("notices.txt", []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if got != text {
		t.Error("the linked modules have changed; refresh their notices: go test ./internal/notices -update")
	}
}

// linkedPackage is a folder of a linked package, and its module.
type linkedPackage struct{ module, root, folder string }

// linkedPackages asks for one platform, so that the answer is the same on every machine.
func linkedPackages(t *testing.T) []linkedPackage {
	t.Helper()
	const format = "{{with .Module}}{{.Path}}\t{{.Dir}}{{end}}\t{{.Dir}}"
	command := exec.Command("go", "list", "-deps", "-f", format, "./cmd/...")
	command.Dir = "../.."
	command.Env = append(os.Environ(), "GOOS=linux", "GOARCH=amd64", "CGO_ENABLED=0")
	out, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	var packages []linkedPackage
	for line := range strings.Lines(string(out)) {
		if fields := strings.Split(strings.TrimSpace(line), "\t"); len(fields) == 3 && ofOthers(fields[0]) {
			packages = append(packages, linkedPackage{fields[0], fields[1], fields[2]})
		}
	}
	return packages
}

func ofOthers(module string) bool {
	return module != "vitrine" && !strings.HasSuffix(module, "/vitrine")
}

// collect writes the notices of all linked modules, in the order of their names.
func collect(t *testing.T) string {
	files := map[string][]string{}
	for _, p := range linkedPackages(t) {
		for folder := p.folder; strings.HasPrefix(folder, p.root); folder = filepath.Dir(folder) {
			for _, file := range noticesIn(t, folder) {
				if !slices.Contains(files[p.module], file) {
					files[p.module] = append(files[p.module], file)
				}
			}
		}
		if strings.HasPrefix(p.module, "golang.org/x/sys") { // Go's own license is the same text
			files[standardLibrary] = files[p.module]
		}
	}
	var modules []string
	for module := range files {
		modules = append(modules, module)
	}
	slices.Sort(modules)
	out := strings.Builder{}
	out.WriteString(introduction)
	for _, module := range modules {
		out.WriteString("\n" + header + module + "\n")
		slices.Sort(files[module])
		for _, file := range files[module] {
			content, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			out.WriteString("\n" + clean(string(content)) + "\n")
		}
	}
	return out.String()
}

func noticesIn(t *testing.T, folder string) (files []string) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		name := entry.Name()
		if entry.Type().IsRegular() && noticeFile.MatchString(name) && filepath.Ext(name) != ".go" {
			files = append(files, filepath.Join(folder, name))
		}
	}
	return files
}

var trailing = regexp.MustCompile(`[ \t\r]+\n`)

// clean ends lines as ours end.
func clean(text string) string {
	text = strings.TrimPrefix(text, "\uFEFF")
	return strings.Trim(trailing.ReplaceAllString(text+"\n", "\n"), "\n")
}

func TestEveryLinkedModuleHasItsNotice(t *testing.T) {
	for _, p := range linkedPackages(t) {
		if notice, ok := Of(p.module); !ok || len(notice) < 200 {
			t.Errorf("%s: notice %q", p.module, notice)
		}
	}
	if notice, _ := Of("github.com/microsoft/typescript-go"); !strings.Contains(notice, "NOTICES") ||
		!strings.Contains(notice, "Apache License") {
		t.Error("the notices that come with the compiler are missing")
	}
	if notice, _ := Of(standardLibrary); !strings.Contains(notice, "The Go Authors") {
		t.Error("Go's own notice is missing")
	}
}

func TestProgramPrintsItsOwnModules(t *testing.T) {
	var out bytes.Buffer
	info := &debug.BuildInfo{GoVersion: "go1.26", Deps: []*debug.Module{
		{Path: "github.com/evanw/esbuild", Version: "v0.28.2"}, {Path: "example.com/unknown", Version: "v1.0.0"},
		{Path: "github.com/microsoft/typescript-go/vitrine"}}}
	if err := write(&out, info); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"std go1.26\n\nCopyright", "github.com/evanw/esbuild v0.28.2\n\nMIT License",
		"example.com/unknown v1.0.0\n\nNo notice"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing", want)
		}
	}
	for _, no := range []string{"modernc.org", "typescript-go"} {
		if strings.Contains(out.String(), no) {
			t.Errorf("%s is printed, which this program does not contain", no)
		}
	}
}
