// Package arch holds the picture of docs/architecture.md: who may import whom. It has no code of its own.
package arch

import (
	"encoding/json"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

type goPackage struct {
	ImportPath string
	Name       string
	Doc        string
	Imports    []string
	Deps       []string
}

// list asks the Go tool for the packages of the module.
func list(t *testing.T, arguments ...string) map[string]goPackage {
	t.Helper()
	command := exec.Command("go", append([]string{"list", "-json=ImportPath,Name,Doc,Imports,Deps"}, arguments...)...)
	command.Dir = "../.."
	out, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := map[string]goPackage{}
	for decoder := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p goPackage
		if err := decoder.Decode(&p); err == io.EOF {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages[p.ImportPath] = p
	}
}

const house = "vitrine/"

// stages each see a part of the work, and never each other.
var stages = []string{"source", "markdown", "highlight", "demo", "nav", "bundle", "prerender", "typescript", "search",
	"format", "card"}

// allowed lists what each room may import of ours. A room that is missing here has no place in the picture yet.
func allowed() map[string][]string {
	rooms := map[string][]string{
		"internal/vitrine":   nil,
		"internal/cache":     nil,
		"internal/remote":    nil,
		"internal/diag":      nil,
		"internal/invisible": nil,
		"internal/effort":    nil,
		"internal/base":      {"internal/vitrine"},
		"internal/brand":     nil,
		"internal/commits":   nil,
		"internal/picture":   nil,
		"internal/confine":   {"internal/diag", "internal/temporary"},
		"internal/workspace": nil,
		"internal/temporary": nil,
		"internal/workflows": nil, // tests alone
		"internal/wire":      nil,
		"internal/yamltext":  nil,
		"internal/tool":      nil,
		"internal/npm":       nil, // a program of its own: make dist
		"internal/installs":  nil, // a program of its own: make install-commands
		"internal/scaffold": {"internal/diag", "internal/packages", "internal/reference", "internal/source",
			"internal/story", "internal/tool", "internal/workspace"},
		// reads the configuration of other tools as values, and their front matter with whatever keys it has
		"internal/migration": {"internal/diag", "internal/markdown", "internal/typescript", "internal/vitrine"},
		"internal/server":    {"internal/vitrine", "internal/wire"},
		"internal/visitor":   nil,
		"internal/feedback":  {"internal/visitor"},
		// links no compiler: what is installed is a library of its own
		"internal/agents": {"internal/diag", "internal/search", "internal/visitor", "internal/vitrine"},
		"internal/installed": {"internal/agents", "internal/diag", "internal/packages", "internal/reference",
			"internal/search", "internal/source", "internal/typescript", "internal/vitrine", "internal/workspace"},
		"internal/publish":    {"internal/effort"},
		"internal/sharing":    nil,
		"internal/stylesheet": nil,
		"internal/shard":      nil,
		"internal/sites":      {"internal/prerender", "internal/typescript"},
		"internal/history":    nil,
		"internal/reference":  {"internal/vitrine", "internal/diag", "internal/history", "internal/search", "internal/source"},
		// installs releases with npm, reads their declarations with the compiler
		"internal/releases": {"internal/cache", "internal/diag", "internal/history", "internal/reference",
			"internal/source", "internal/typescript"},
		"internal/assets": {"web", "internal/brand", "internal/bundle", "internal/cache", "internal/diag", "internal/notices",
			"internal/prerender", "internal/publish", "internal/sharing", "internal/source", "internal/stylesheet",
			"internal/tool", "internal/typescript",
			"internal/vitrine"},
		"internal/site": {"internal/base", "internal/block", "internal/cache", "internal/card", "internal/demo", "internal/diag",
			"internal/markdown", "internal/nav", "internal/search", "internal/source", "internal/vitrine"},
		"internal/output": {"internal/base", "internal/cache", "internal/demo", "internal/effort", "internal/highlight",
			"internal/publish", "internal/site", "internal/source", "internal/typescript", "internal/vitrine"},
		// what the checks of demos found, and their JavaScript, is remembered: the stage itself knows no cache
		"internal/typecheck": {"internal/cache", "internal/diag", "internal/format", "internal/markdown",
			"internal/source", "internal/typescript", "internal/vitrine"},
		// reads declarations with the compiler, and weighs imports with the bundler
		"internal/browser":       nil,
		"internal/browser/which": {"internal/browser"}, // a program of its own: tests ask it
		// the stages that ask KaTeX and mermaid, and remember what they answered
		"internal/formula": {"internal/cache"},
		"internal/diagram": {"internal/browser", "internal/cache"},
		"internal/capture": {"internal/browser", "internal/cache"},
		"internal/packages": {"internal/assets", "internal/browser", "internal/bundle", "internal/cache",
			"internal/diag", "internal/history", "internal/publish", "internal/reference", "internal/site",
			"internal/source", "internal/typescript", "internal/workspace"},
		// puts pages in MDX into our dialect; it is given the compiler
		"internal/mdx": {"internal/cache", "internal/diag", "internal/markdown", "internal/source", "internal/vitrine"},
		// reads modules of stories with the compiler, and is given what reads pages before
		"internal/story": {"internal/diag", "internal/source", "internal/typescript", "internal/vitrine"},
		// answers every kind of block: it parses and highlights demos, and knows the reference beside the site
		"internal/page": {"internal/block", "internal/block/demo", "internal/block/diagram", "internal/block/element",
			"internal/block/formula", "internal/diagram", "internal/formula",
			"internal/block/kinds", "internal/block/keyboard", "internal/block/playground",
			"internal/block/states", "internal/claim", "internal/demo",
			"internal/diag", "internal/highlight", "internal/markdown", "internal/picture", "internal/publish",
			"internal/reference",
			"internal/search", "internal/site", "internal/source", "internal/story", "internal/typescript",
			"internal/vitrine"},
		// pages and assets meet here; what comes of them is what outputs ask for
		"internal/render": {"internal/assets", "internal/base", "internal/cache", "internal/capture", "internal/card",
			"internal/commits",
			"internal/demo", "internal/diag", "internal/effort", "internal/output", "internal/page", "internal/prerender", "internal/publish", "internal/site",
			"internal/source", "internal/vitrine"},
		"internal/ledger": {"internal/cache", "internal/commits", "internal/diag", "internal/publish"},
		// builds nothing itself: it is given who does
		"internal/versions": {"internal/cache", "internal/commits", "internal/diag", "internal/publish", "internal/source", "internal/vitrine"},
		"internal/inspect": {"internal/markdown", "internal/reference", "internal/site", "internal/source",
			"internal/typescript"},
		// of the stages it knows those whose values its options and steps name
		"internal/compile": {"internal/assets", "internal/block", "internal/browser", "internal/bundle", "internal/cache", "internal/capture", "internal/commits",
			"internal/confine", "internal/diag", "internal/diagram", "internal/formula", "internal/ledger", "internal/mdx", "internal/output", "internal/packages", "internal/page",
			"internal/prerender", "internal/publish", "internal/reference", "internal/render", "internal/shard",
			"internal/site", "internal/sites", "internal/source", "internal/story", "internal/temporary", "internal/typecheck", "internal/versions", "internal/vitrine",
			"internal/workspace"},
		// what pages claim is read like a page, and tried like a trial
		"internal/claim": {"internal/cache", "internal/demo", "internal/diag", "internal/markdown", "internal/source",
			"internal/typescript"},
		"internal/prove": {"internal/assets", "internal/browser", "internal/bundle", "internal/cache", "internal/claim",
			"internal/demo", "internal/diag", "internal/prerender", "internal/site", "internal/source", "internal/vitrine",
			"internal/workspace"},
		"internal/verify": {"internal/compile", "internal/diag", "internal/publish"},
		"internal/devserver": {"internal/cache", "internal/compile", "internal/diag", "internal/vitrine",
			"internal/workspace"},
		// the door, and what stands in front of the rooms that it hides
		"pkg/vitrine": {"internal/block", "internal/block/component", "internal/block/kinds", "internal/browser",
			"internal/compile",
			"internal/devserver", "internal/diag", "internal/markdown", "internal/output", "internal/publish",
			"internal/search", "internal/sites", "internal/vitrine"},
		// runs the tool as a program, and is given what serves
		"internal/torture": nil,
		"internal/bench":   nil,
		"internal/arch":    nil,
		"internal/hosts":   nil,
		"internal/notices": nil,
		"internal/testkit": nil,
		"cmd/vitrine": {"internal/agents", "internal/installed", "internal/assets", "internal/browser", "internal/compile", "internal/devserver",
			"internal/diag", "internal/effort", "internal/history", "internal/inspect", "internal/markdown", "internal/migration",
			"internal/notices",
			"internal/packages", "internal/prerender", "internal/reference", "internal/releases", "internal/remote",
			"internal/scaffold", "internal/search", "internal/server", "internal/shard", "internal/sharing", "internal/site", "internal/sites",
			"internal/source", "internal/prove", "internal/torture",
			"internal/typecheck", "internal/verify", "internal/vitrine"},
		"cmd/vitrined": {"internal/agents", "internal/server", "internal/feedback", "internal/notices", "internal/search",
			"internal/wire"},
		"web": nil,
	}
	kinds := []string{"anatomy", "callout", "code", "codetabs", "component", "demo", "gallery", "heading", "keyboard", "formula",
		"playground", "reference", "table", "tabs", "task", "states", "wall", "install", "element",
		"diagram", "hero", "features", "numbers"}
	rooms["internal/block"] = []string{"internal/vitrine", "internal/diag", "internal/demo", "internal/highlight",
		"internal/markdown", "internal/search"}
	rooms["internal/block/kinds"] = []string{"internal/block"}
	for _, kind := range kinds { // they never know each other
		room := "internal/block/" + kind
		rooms[room] = append([]string{"internal/block"}, rooms["internal/block"]...)
		rooms["internal/block/kinds"] = append(rooms["internal/block/kinds"], room)
	}
	for _, stage := range stages {
		rooms["internal/"+stage] = []string{"internal/vitrine", "internal/diag"}
	}
	rooms["internal/bundle"] = append(rooms["internal/bundle"], "internal/stylesheet")   // of strangers
	rooms["internal/prerender"] = append(rooms["internal/prerender"], "internal/effort") // of its processes
	for _, stage := range []string{"source", "markdown"} {                               // front matter, directives
		rooms["internal/"+stage] = append(rooms["internal/"+stage], "internal/yamltext")
	}
	for _, stage := range []string{"source", "highlight", "markdown"} { // one finds them, the others show a mark
		rooms["internal/"+stage] = append(rooms["internal/"+stage], "internal/invisible")
	}
	// which may bring the formatter, and folders for its files
	rooms["internal/format"] = append(rooms["internal/format"], "internal/tool", "internal/temporary")
	rooms["internal/source"] = append(rooms["internal/source"], "internal/brand") // colors are judged where they stand
	return rooms
}

func TestImportsPointOneWay(t *testing.T) {
	rooms := allowed()
	for path, p := range list(t, "./...") {
		room := strings.TrimPrefix(path, house)
		may, known := rooms[room]
		if !known {
			t.Errorf("%s has no place in the picture: add it to allowed and to docs/architecture.md", room)
		}
		for _, imported := range p.Imports {
			if ours, ok := strings.CutPrefix(imported, house); ok && !slices.Contains(may, ours) {
				t.Errorf("%s imports %s", room, ours)
			}
		}
	}
}

// owners are the only rooms that may know a foreign tongue.
var owners = map[string]string{
	"github.com/evanw/esbuild/":           "internal/bundle",
	"github.com/microsoft/typescript-go/": "internal/typescript",
	// plain data: facts, and the trees of their types
	"github.com/microsoft/typescript-go/vitrine/facts": "internal/typescript internal/reference internal/history " +
		"internal/releases",
	"github.com/microsoft/typescript-go/vitrine/typetree": "internal/reference internal/history",
	"github.com/yuin/goldmark":                            "internal/markdown",
	"github.com/alecthomas/chroma/":                       "internal/highlight",
	"github.com/goccy/go-yaml":                            "internal/source internal/migration internal/yamltext",
	"github.com/fsnotify/":                                "internal/devserver",
	// browsers, Node, the formatter, npm, git, PostgreSQL, builds that are killed, the themes of a project, the server
	// that takes the place of a build
	"os/exec": "cmd/vitrine internal/browser internal/commits internal/prerender internal/format internal/installed " +
		"internal/installs internal/releases internal/testkit internal/torture internal/versions",
	"github.com/chromedp/":             "internal/browser",
	"github.com/andybalholm/brotli":    "internal/publish",
	"database/sql":                     "internal/feedback",
	"github.com/jackc/pgx/":            "internal/feedback",
	"modernc.org/sqlite":               "internal/feedback",
	"golang.org/x/image/":              "internal/card",
	"golang.org/x/image/webp":          "internal/picture",
	"google.golang.org/protobuf/":      "internal/remote",
	"golang.org/x/net/":                "internal/wire",
	"golang.org/x/net/html":            "internal/markdown internal/base internal/formula",
	"github.com/modelcontextprotocol/": "internal/agents",
	"golang.org/x/mod/":                "internal/history internal/releases",
	"golang.org/x/crypto/":             "cmd/vitrined",
	"github.com/VictoriaMetrics/":      "cmd/vitrined",
}

// tongueOf is the longest rule that an import falls under, "" for none.
func tongueOf(imported string) string {
	longest := ""
	for tongue := range owners {
		if strings.HasPrefix(imported, tongue) && len(tongue) > len(longest) {
			longest = tongue
		}
	}
	return longest
}

// TestFactsLinkNoCompiler: who reads facts and trees of types does not link what they were read with.
func TestFactsLinkNoCompiler(t *testing.T) {
	for path, p := range list(t, compiler+"vitrine/facts", compiler+"vitrine/typetree") {
		for _, dependency := range p.Deps {
			if strings.HasPrefix(dependency, compiler+"internal/") {
				t.Errorf("%s links %s", path, dependency)
			}
		}
	}
}

const compiler = "github.com/microsoft/typescript-go/"

func TestForeignTonguesHaveOneRoomEach(t *testing.T) {
	used := map[string]bool{}
	for path, p := range list(t, "./...") {
		room := strings.TrimPrefix(path, house)
		if room == "internal/bench" {
			continue // stands outside: it runs the tool and writes sites for it; no program links it
		}
		for _, imported := range p.Imports {
			if tongue := tongueOf(imported); tongue != "" {
				used[tongue] = true
				if !slices.Contains(strings.Fields(owners[tongue]), room) {
					t.Errorf("%s imports %s, which only %s knows", room, imported, owners[tongue])
				}
			}
			if imported == "testing" && room != "internal/testkit" {
				t.Errorf("%s imports testing into the program", room)
			}
		}
	}
	for tongue := range owners {
		if !used[tongue] {
			t.Errorf("nobody imports %s: the rule is out of date", tongue)
		}
	}
}

// TestServerIsSmall: what faces the internet links neither bundler nor compiler nor anything that makes pages.
func TestServerIsSmall(t *testing.T) {
	for _, dependency := range list(t, "./cmd/vitrined")["vitrine/cmd/vitrined"].Deps {
		for tongue := range owners {
			theirs := strings.HasPrefix(owners[tongue], "internal/feedback") || strings.HasPrefix(owners[tongue],
				"internal/wire") || strings.HasPrefix(owners[tongue], "cmd/vitrined") ||
				strings.HasPrefix(owners[tongue], "internal/agents")
			if tongue != "os/exec" && !theirs && strings.HasPrefix(dependency, tongue) {
				t.Errorf("vitrined links %s", dependency)
			}
		}
	}
}

func TestEveryPackageSaysWhatItIsFor(t *testing.T) {
	for path, p := range list(t, "./...") {
		if p.Doc == "" && path != "vitrine/internal/arch" {
			t.Errorf("%s has no package comment", path)
		}
		if slices.Contains([]string{"utils", "util", "helpers", "common", "misc"}, p.Name) {
			t.Errorf("%s is a drawer, not a room", path)
		}
	}
}

// TestDoorKnowsTheConductorInOnePlace: of the public door, one file leads to what builds and serves.
func TestDoorKnowsTheConductorInOnePlace(t *testing.T) {
	sourceFiles(t, func(path, text string) {
		if !strings.HasPrefix(path, "pkg/") || path == "pkg/vitrine/compile.go" {
			return
		}
		for _, room := range []string{"internal/compile", "internal/devserver"} {
			if strings.Contains(text, `"`+house+room+`"`) && !strings.HasSuffix(path, "_test.go") {
				t.Errorf("%s imports %s, which only pkg/vitrine/compile.go does", path, room)
			}
		}
	})
}

// TestOnlyTheDoorIsPublic: other modules find one package of ours beside the programs and the embedded frontend.
func TestOnlyTheDoorIsPublic(t *testing.T) {
	for path, p := range list(t, "./...") {
		room := strings.TrimPrefix(path, house)
		if p.Name != "main" && !strings.HasPrefix(room, "internal/") && room != "pkg/vitrine" && room != "web" {
			t.Errorf("%s can be imported by other modules: put it below internal/", room)
		}
		for _, imported := range p.Imports {
			if imported == house+"pkg/vitrine" {
				t.Errorf("%s imports the door, which is for other modules", room)
			}
		}
	}
}
