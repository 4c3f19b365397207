package source

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"vitrine/internal/diag"
)

const goodPage = "---\ndescription: x\n---\n# A\n"

// site is a small site with further files.
func site(files map[string]string) fstest.MapFS {
	fsys := fstest.MapFS{
		"vitrine.yaml":     {Data: []byte("name: A\nurl: https://a.example\n")},
		"content/index.md": {Data: []byte(goodPage)},
	}
	for name, text := range files {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fsys
}

func TestUnusableFilesCostOneProblemEach(t *testing.T) {
	for _, c := range []struct{ name, file, text, what string }{
		{"page over 2 MB", "content/a/index.md", goodPage + strings.Repeat("x", maxPage), "larger than 2048 kB"},
		{"page of 2 MB", "content/a/index.md", goodPage + strings.Repeat("x", maxPage-len(goodPage)), ""},
		{"demo over 1 MB", "content/demos/A.tsx", strings.Repeat("x", maxDemo+1), "larger than 1024 kB"},
		{"invalid UTF-8 in a page", "content/a/index.md", goodPage + "caf\xe9\n", "byte 0xe9"},
		{"invalid UTF-8 in front matter", "content/a/index.md", "---\ntitle: \xff\n---\n", "byte 0xff"},
		{"invalid UTF-8 in a demo", "content/demos/A.tsx", "\xff", "byte 0xff"},
		{"front matter over 16 kB", "content/a/index.md", "---\ntitle: " + strings.Repeat("x", maxMatter) + "\n---\n",
			"at most 16 kB"},
		{"deep brackets", "nav/a.yaml", strings.Repeat("[", 200_000), "nested more than 32"},
		{"deep dashes", "nav/a.yaml", strings.Repeat("- ", 100_000), "nested more than 32"},
		{"navigation over 4 MB", "nav/a.yaml", strings.Repeat("- /a\n", 900_000), "larger than 4096 kB"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var problems diag.List
			tree := Load(site(map[string]string{c.file: c.text}), &problems)
			got := problems.Problems()
			if c.what == "" {
				if len(got) != 0 {
					t.Fatalf("problems: %+v", got)
				}
				return
			}
			if len(got) != 1 || !strings.Contains(got[0].What, c.what) || got[0].File != c.file {
				t.Fatalf("want one problem with %q, got %+v", c.what, got)
			}
			if strings.HasSuffix(c.file, "a/index.md") && (len(tree.Pages) != 2 || tree.Pages[0].Path != "/a/") {
				t.Errorf("the address of the page is lost: %+v", tree.Pages)
			}
		})
	}
}

func TestNotUTF8PointsAtTheByte(t *testing.T) {
	var problems diag.List
	Load(site(map[string]string{"content/index.md": "---\ndescription: x\n---\nöl caf\xe9\n"}), &problems)
	p := problems.Problems()[0]
	if p.Line != 4 || p.Column != 7 || p.Excerpt != "öl caf\uFFFD" {
		t.Errorf("got line %d, column %d, excerpt %q", p.Line, p.Column, p.Excerpt)
	}
}

func TestSymbolicLinksCostOneProblemEach(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	link := func(target, name string) {
		t.Helper()
		if err := os.Symlink(target, filepath.Join(dir, name)); err != nil {
			t.Skip("no symbolic links here:", err)
		}
	}
	write("vitrine.yaml", "name: A\nurl: https://a.example\n")
	write("content/index.md", goodPage)
	write("content/a/index.md", goodPage)
	link("..", "content/a/up")
	link("self", "content/self")
	link("../index.md", "content/a/index-zh.md")

	var problems diag.List
	tree := Load(os.DirFS(dir), &problems)
	var files []string
	for _, p := range problems.Problems() {
		if !strings.Contains(p.What, "symbolic link") {
			t.Errorf("unexpected: %+v", p)
		}
		files = append(files, p.File)
	}
	if got := strings.Join(files, " "); got != "content/a/index-zh.md content/a/up content/self" {
		t.Errorf("links reported: %s", got)
	}
	if len(tree.Pages) != 2 {
		t.Errorf("pages: %+v", tree.Pages)
	}
	if _, ok := LoadPage(os.DirFS(dir), "content/self/index.md", &problems); ok {
		t.Error("a page behind a link to itself was read")
	}
}

func TestWindowsTextReadsAlike(t *testing.T) {
	text := "---\ntitle: A page\ndescription: x\ncomponents: [B, A]\n---\n\n# A\n"
	plain := loadOne(t, text)
	windows := loadOne(t, "\xef\xbb\xbf"+strings.ReplaceAll(text, "\n", "\r\n"))
	if compact(plain.Matter) != compact(windows.Matter) || plain.BodyLine != windows.BodyLine ||
		compact(plain.Lines) != compact(windows.Lines) {
		t.Errorf("plain   %s line %d\nwindows %s line %d", compact(plain.Matter), plain.BodyLine,
			compact(windows.Matter), windows.BodyLine)
	}
	if want := "\r\n# A\r\n"; string(windows.Body) != want {
		t.Errorf("body %q; want %q", windows.Body, want)
	}
}

func loadOne(t *testing.T, text string) Page {
	t.Helper()
	var problems diag.List
	page, ok := LoadPage(site(map[string]string{"content/a/index.md": text}), "content/a/index.md", &problems)
	if !ok || problems.Errors() > 0 {
		t.Fatalf("problems: %+v", problems.Problems())
	}
	return page
}

func TestLoadPageReadsWhatLoadRead(t *testing.T) {
	fsys := site(map[string]string{"content/a/index.md": goodPage, "content/a/demos/B.tsx": "b",
		"content/a/demos/A.tsx": "a"})
	var problems diag.List
	for _, want := range Load(fsys, &problems).Pages {
		got, ok := LoadPage(fsys, want.File, &problems)
		if !ok || compact(got) != compact(want) {
			t.Errorf("%s\n got %s\nwant %s", want.File, compact(got), compact(want))
		}
	}
	for _, file := range []string{"content/a/demos/A.tsx", "nav/index.md", "../content/index.md", "content/../index.md",
		"content/missing/index.md"} {
		if _, ok := LoadPage(fsys, file, &problems); ok {
			t.Errorf("%s was read as a page", file)
		}
	}
}

func TestAMissingConfigurationIsOneProblem(t *testing.T) {
	var problems diag.List
	tree := Load(fstest.MapFS{"content/index.md": {Data: []byte(goodPage)}}, &problems)
	if got := problems.Problems(); len(got) != 1 || got[0].File != "vitrine.yaml" {
		t.Errorf("problems: %+v", got)
	}
	if len(tree.Pages) != 1 || len(tree.Config.Languages) != 1 {
		t.Errorf("the rest was not read: %+v", tree)
	}
}

func TestEditURLJoinsFolderAndFile(t *testing.T) {
	r := Repository{URL: "https://github.com/example/docs", Branch: "main", Folder: "site"}
	if got, want := r.EditURL("content/a/index.md"),
		"https://github.com/example/docs/edit/main/site/content/a/index.md"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := (Repository{}).EditURL("content/a/index.md"); got != "" {
		t.Errorf("without a repository: %s", got)
	}
}

func TestSchemaMarkdownListsEveryKeyWithItsMeaning(t *testing.T) {
	text := SchemaMarkdown()
	for _, row := range []string{
		"| `title` | text, at most 70 characters |  |", "| `description` | text, at most 160 characters | required |",
		"| `ordered` | true or false | true |", "| `noIndex` | true or false | false |", "| `plan` | pro or premium |",
		"| `products[].versions[].href` |", "| `analytics.respect_dnt` | true or false | true |",
		"| `children` | list of groups |",
		"| `languages` | list of texts | [en] |",
	} {
		if !strings.Contains(text, row) {
			t.Errorf("the documentation lacks %s", row)
		}
	}
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "| `") && strings.Contains(line, "|  |\n") {
			t.Errorf("a key without a meaning: %s", line)
		}
	}
}

func FuzzFrontMatter(f *testing.F) {
	f.Add([]byte(goodPage))
	f.Add([]byte("---\ntitle: 'x\ndescription: &a [*a, <<]\n---\n"))
	f.Add([]byte("\xef\xbb\xbf---\r\ncomponents: {a: [1, 2]}\r\ntags:\n- a\n-\n---\r\nx"))
	f.Add([]byte("---\n? a\n: |\n  b\n---"))
	f.Add([]byte("---"))
	f.Fuzz(func(t *testing.T, src []byte) {
		var problems diag.List
		page, ok := LoadPage(site(map[string]string{"content/a/index.md": string(src)}), "content/a/index.md",
			&problems)
		if ok && !bytes.HasSuffix(src, page.Body) {
			t.Errorf("the body %q is no end of the file", page.Body)
		}
		if ok && page.BodyLine != 1+bytes.Count(src[:len(src)-len(page.Body)], []byte{'\n'}) {
			t.Errorf("the body begins on line %d", page.BodyLine)
		}
		if !ok && problems.Errors() == 0 {
			t.Error("refused without a problem")
		}
		lines := bytes.Count(src, []byte{'\n'}) + 1
		for _, p := range problems.Problems() {
			if p.File != "content/a/index.md" || p.What == "" || p.Line < 0 || p.Line > lines {
				t.Errorf("%+v in a file of %d lines", p, lines)
			}
		}
		if problems.Errors() == 0 && page.Matter.Description == "" {
			t.Error("a page without description passed")
		}
	})
}
