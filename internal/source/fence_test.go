package source

import (
	"slices"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

// TestFenceFiles: a page has its preamble and what its fences import; any other source file next to it is a problem.
func TestFenceFiles(t *testing.T) {
	problems := &diag.List{}
	tree := Load(triedSite("[]", map[string]string{
		"content/a/index.md":          "# A\n\n```ts\nimport theme from './theme';\nimport './looks.module.css';\n```\n",
		"content/a/preamble.tsx":      "declare const a: number;\n",
		"content/a/theme.ts":          "export { default } from \"./steps\";\n",
		"content/a/steps.tsx":         "export default 8;\n",
		"content/a/looks.module.d.ts": "export {};\n",
		"content/a/stray.ts":          "export {};\n",
		"content/b/preamble.tsx":      "",
	}), problems)
	at := slices.IndexFunc(tree.Pages, func(p Page) bool { return p.Dir == "content/a" })
	page := tree.Pages[at]
	var modules []string
	for _, d := range page.Modules {
		modules = append(modules, d.Path+" "+strings.TrimSpace(string(d.Text)))
	}
	want := []string{"content/a/steps.tsx export default 8;", "content/a/theme.ts export { default } from \"./steps\";"}
	if !slices.Equal(modules, want) || string(page.Preamble.Text) != "declare const a: number;\n" {
		t.Errorf("modules %q, preamble %+v", modules, page.Preamble)
	}
	var files []string
	for _, p := range problems.Problems() {
		files = append(files, p.File)
	}
	for _, file := range []string{"content/a/stray.ts", "content/a/looks.module.d.ts", "content/b"} {
		if !slices.Contains(files, file) {
			t.Errorf("no problem of %s among those of %q", file, files)
		}
	}
	for _, file := range slices.Concat(want, []string{"content/a/preamble.tsx"}) {
		if slices.Contains(files, strings.Fields(file)[0]) {
			t.Errorf("%s has a problem", file)
		}
	}
	for _, file := range tree.Files {
		if strings.HasSuffix(file.Path, ".tsx") || strings.HasSuffix(file.Path, ".ts") {
			t.Errorf("%s would be published", file.Path)
		}
	}
}
