package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestInstallCommands checks every page of both sites: each package has a version, and all tabs of a block install the
// same packages.
func TestInstallCommands(t *testing.T) {
	sites := map[string][]string{
		"site":      nil,
		"docs-site": {"sample-ui", "vitrine"}, // the library of the examples, and the tool
	}
	for site, unpublished := range sites {
		commands, err := ReadFolder(os.DirFS(filepath.Join("..", "..", site, "content")))
		if err != nil {
			t.Fatal(err)
		}
		if len(commands) < 8 {
			t.Errorf("%s: only %d commands were found", site, len(commands))
		}
		for _, problem := range Problems(commands, unpublished) {
			t.Errorf("%s/content/%s", site, problem)
		}
	}
}

func TestProblems(t *testing.T) {
	tabs := func(npm, pnpm, yarn string) string {
		return "<codeblock storageKey=\"k\">\n\n```bash npm\n" + npm + "\n```\n\n```bash pnpm\n" + pnpm +
			"\n```\n\n```bash yarn\n" + yarn + "\n```\n\n</codeblock>\n"
	}
	cases := []struct {
		name, page string
		want       []string // parts of the problems
	}{
		{"versions", tabs("npm i -D @acme/ui@5 b@0.1", "pnpm add -D b@0.1 @acme/ui@5", "yarn add --dev @acme/ui@5 b@0.1"), nil},
		{"no version", "```bash\nnpm install @acme/ui b@1\n```\n", []string{"p.md:2: `@acme/ui` names no version."}},
		{"tag", "```bash\nyarn add @acme/ui@latest\n```\n", []string{"`@acme/ui` has “latest” as its version"}},
		{"range", "```bash\npnpm add b@^6.1.0\n```\n", []string{"`b` has “^6.1.0” as its version"}},
		{"inline code", "Run `npm install b`, then `npm install`.\n", []string{"p.md:1: `b` names no version"}},
		{"second command", "```bash\ncd b && $ npm i b\n```\n", []string{"`b` names no version"}},
		{"npx", "```bash\nnpx b --flag src\npnpm dlx c@2 d\n```\n", []string{"p.md:2: `b` names no version"}},
		{"alias", "```diff\n+    \"b\": \"npm:@acme/b@latest\"\n```\n", []string{"`@acme/b` has “latest”"}},
		{"directive", "{{\ncomponent: Opening\ninstall: \"b c@1\"\n}}\n", []string{"p.md:3: `b` names no version"}},
		{"directive on one line", "{{\"component\": \"O\", \"install\": \"b\"}}\n", []string{"p.md:1: `b` names"}},
		{"files and other commands", "```bash\nnpm install ./b.tgz ../c\nnpm install\nnpm run b\nnpm create b\n```\n", nil},
		{"never published", "```bash\nnpm install mine\n```\n", nil},
		{"other packages", tabs("npm i b@1", "pnpm add b@1", "yarn add b@2"),
			[]string{"p.md:4: the tab of npm installs b@1, and that of yarn b@2."}},
		{"no tab for pnpm", "<codeblock>\n\n```bash npm\nnpm i b@1\n```\n\n```bash yarn\nyarn add b@1\n```\n\n</codeblock>\n",
			[]string{"p.md:4: the tab of npm installs b@1, and that of pnpm nothing."}},
		{"lines of one tab", tabs("npm i b@1\nnpm i c@1", "pnpm add c@1 b@1", "yarn add b@1 c@1"), nil},
	}
	for _, c := range cases {
		got := Problems(ReadPage("p.md", c.page), []string{"mine"})
		matches := slices.EqualFunc(got, c.want, strings.Contains)
		if !matches {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}
