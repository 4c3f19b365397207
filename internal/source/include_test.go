package source

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"vitrine/internal/diag"
)

const matter = "---\ndescription: " + description + "\n---\n"

const description = "A page that takes in files. It is long enough for search engines, and it says nothing else."

func includingSite(text string) fstest.MapFS {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	site := fstest.MapFS{
		"content/a/index.md":  file(matter + text),
		"content/a/_part.md":  file("Part one.\n\n<<< @/code/b.ts#L2\n\n<!-- @include: ./_inner.md -->\n"),
		"content/a/_inner.md": file("Inner.\n"),
		"content/a/_round.md": file("<!-- @include: ./_round.md -->\n"),
		"code/b.ts":           file("// first\n  second();\n  // #region use\n  if (a) {\n    b();\n  }\n  // #endregion\n"),
		"code/c.md":           file("```\nx\n```\n"),
	}
	for i := 1; i < 10; i++ {
		site[fmt.Sprintf("content/a/_deep%d.md", i)] = file(fmt.Sprintf("<!-- @include: ./_deep%d.md -->\n", i+1))
	}
	site["content/a/_deep10.md"] = file("The end.\n")
	return site
}

// TestFilesAreTakenIn: they stand in the text as if the author had written them there, and every line knows its origin.
func TestFilesAreTakenIn(t *testing.T) {
	text := "# A\n\n<<< @/code/b.ts#use{2 tsx} [b.ts]\n\n- item\n\n  ```ts file=../../code/b.ts#L1-L2 title=\"b\"\n  gone\n  ```\n\n" +
		"<!--@include: ./_part.md-->\n\n<<< ../../code/c.md\n\n```md\n<<< @/code/b.ts\n```\n\n--8<-- \"_inner.md\"\n"
	var problems diag.List
	page, ok := LoadPage(includingSite(text), "content/a/index.md", &problems)
	if !ok || len(problems.Problems()) > 0 {
		t.Fatalf("%v", problems.Problems())
	}
	const want = "# A\n\n```tsx {2} [b.ts]\nif (a) {\n  b();\n}\n```\n\n- item\n\n  ```ts title=\"b\"\n  // first\n    second();\n  ```\n\n" +
		"Part one.\n\n```ts\nsecond();\n```\n\nInner.\n\n````md\n```\nx\n```\n````\n\n```md\n<<< @/code/b.ts\n```\n\nInner.\n"
	if string(page.Body) != want {
		t.Errorf("got\n%s\nwant\n%s", page.Body, want)
	}
	if got := strings.Join(page.Included, " "); got != "code/b.ts code/c.md content/a/_inner.md content/a/_part.md" {
		t.Errorf("it takes in %s", got)
	}
	for i, line := range strings.Split(want, "\n") {
		file, at := page.At(page.BodyLine + i)
		origin := matter + text
		if file != page.File {
			origin = string(includingSite(text)[file].Data)
		}
		lines := strings.Split(origin, "\n")
		if file != page.File && !strings.HasPrefix(line, "```") &&
			strings.TrimSpace(lines[at-1]) != strings.TrimSpace(line) {
			t.Errorf("%q is said to stand at %s:%d, where %q stands", line, file, at, lines[at-1])
		}
	}
	if file, at := page.At(page.BodyLine + 2); file != page.File || at != 6 {
		t.Errorf("the fence stands at %s:%d", file, at)
	}
}

// TestRegionsInRegions: their marks leave nothing behind, and each line still knows its place.
func TestRegionsInRegions(t *testing.T) {
	site := includingSite("# A\n\n<<< @/code/nested.ts#outer\n\n<!--@include: @/code/nested.md#part{2,3}-->\n")
	site["code/nested.ts"] = &fstest.MapFile{Data: []byte("// #region outer\n  a();\n  // #region inner\n  b();\n\n" +
		"  //#region\n  c();\n  #region = 1;\n  //#endregion\n  // #endregion inner\n  region(d);\n// #endregion outer\nz();\n")}
	site["code/nested.md"] = &fstest.MapFile{Data: []byte("<!-- #region part -->\nOne.\n<!-- #region own -->\nTwo.\n" +
		"<!-- #endregion own -->\nThree.\nFour.\n<!-- #endregion part -->\n")}
	var problems diag.List
	page, _ := LoadPage(site, "content/a/index.md", &problems)
	const want = "# A\n\n```ts\na();\nb();\n\nc();\n#region = 1;\nregion(d);\n```\n\nTwo.\nThree.\n"
	if string(page.Body) != want || problems.Errors() > 0 {
		t.Errorf("got\n%s\nwant\n%s\n%v", page.Body, want, problems.Problems())
	}
	for line, at := range map[int]int{4: 2, 5: 4, 6: 5, 7: 7, 9: 11, 12: 4, 13: 6} {
		if file, got := page.At(page.BodyLine + line - 1); got != at || !strings.HasPrefix(file, "code/nested.") {
			t.Errorf("line %d of the text stands at %s:%d, want line %d", line, file, got, at)
		}
	}
}

// TestFilesAreTakenInByQuotes: each of their lines is quoted.
func TestFilesAreTakenInByQuotes(t *testing.T) {
	var problems diag.List
	page, ok := LoadPage(includingSite("> Said:\n>\n> <!--@include: ./_part.md-->\n"), "content/a/index.md", &problems)
	if !ok || len(problems.Problems()) > 0 {
		t.Fatalf("%v", problems.Problems())
	}
	const want = "> Said:\n>\n> Part one.\n> \n> ```ts\n> second();\n> ```\n> \n> Inner.\n"
	if string(page.Body) != want {
		t.Errorf("got\n%s\nwant\n%s", page.Body, want)
	}
}

// TestMissingFilesAreToldOnce: no other stage reads the line that names one.
func TestMissingFilesAreToldOnce(t *testing.T) {
	var problems diag.List
	page, _ := LoadPage(includingSite("# A\n\n<<< @/gone.ts\n\n--8<-- \"gone.md\"\n\n<<< @/code/b.ts#gone\n"),
		"content/a/index.md", &problems)
	if len(problems.Problems()) != 3 || strings.Contains(string(page.Body), "gone") {
		t.Errorf("%v\n%s", problems.Problems(), page.Body)
	}
}

// TestElementsOfTextsInCode: a fence of a page in MDX shows elements and imports of texts as they are written.
func TestElementsOfTextsInCode(t *testing.T) {
	site := includingSite("")
	delete(site, "content/a/index.md")
	const code = "```mdx\nimport Inner from './_inner.md';\n\n<Inner />\n```\n"
	site["content/a/index.mdx"] = &fstest.MapFile{Data: []byte(matter +
		code + "\nimport Inner from './_inner.md';\n\n# A\n\n<Inner />\n\n" + code)}
	var problems diag.List
	page, ok := LoadPage(site, "content/a/index.mdx", &problems)
	if want := code + "\n\n\n# A\n\nInner.\n\n" + code; !ok || string(page.Body) != want {
		t.Errorf("got\n%s\nwant\n%s\n%v", page.Body, want, problems.Problems())
	}
}

// TestImportsOfTexts: what a page and the texts that it takes in import both stands there once.
func TestImportsOfTexts(t *testing.T) {
	site := includingSite("")
	delete(site, "content/a/index.md")
	site["content/a/_one.mdx"] = &fstest.MapFile{Data: []byte("import { Card }  from \"./Card\";\n" +
		"import { Chip } from './Chip'\n\nOne.\n")}
	site["content/b/_two.mdx"] = &fstest.MapFile{Data: []byte("import { Card } from '../a/Card';\n" +
		"import { Chip } from './Chip';\n\nTwo.\n")}
	site["content/a/index.mdx"] = &fstest.MapFile{Data: []byte(matter + "import { Card } from './Card';\n" +
		"import One from './_one.mdx';\nimport Two from '../b/_two.mdx';\n\n# A\n\n<One />\n\n<Two />\n\n<One />\n\n" +
		"```js\nimport { Card } from './Card';\n```\n")}
	var problems diag.List
	page, ok := LoadPage(site, "content/a/index.mdx", &problems)
	if want := "import { Card } from './Card';\n\n\n\n# A\n\n\nimport { Chip } from './Chip'\n\nOne.\n\n" +
		"\nimport { Chip } from './Chip';\n\nTwo.\n\n\n\n\nOne.\n\n```js\nimport { Card } from './Card';\n```\n"; !ok ||
		string(page.Body) != want {
		t.Errorf("got\n%q\nwant\n%q\n%v", page.Body, want, problems.Problems())
	}
}

// TestTabsInOneLine: their tags stand on lines of their own, with the line of the author.
func TestTabsInOneLine(t *testing.T) {
	const tabs = "# A\n\n<Tabs>\n  <TabItem label=\"a > b\" default>One *a*.</TabItem>\n  <Tab>\n  Two\n  </Tab>\n" +
		"</Tabs>\n\n<Tab>None</Tab>\n\n```mdx\n<Tabs>\n<Tab>Code</Tab>\n</Tabs>\n```\n"
	var problems diag.List
	page, ok := LoadPage(includingSite(tabs), "content/a/index.md", &problems)
	want := strings.Replace(tabs, ">One *a*.<", ">\n  One *a*.\n  <", 1)
	if !ok || string(page.Body) != want {
		t.Errorf("got\n%s\nwant\n%s\n%v", page.Body, want, problems.Problems())
	}
	for line, at := range map[int]int{3: 3, 4: 4, 5: 4, 6: 4, 7: 5} {
		if _, got := page.At(page.BodyLine + line - 1); got != page.BodyLine+at-1 {
			t.Errorf("line %d of the text is line %d of the file, want %d", line, got-page.BodyLine+1, at)
		}
	}
	site := includingSite("")
	delete(site, "content/a/index.md")
	own := "import { Tabs, Tab } from './Tabs';\n\n# A\n\n<Tabs>\n<Tab>One</Tab>\n</Tabs>\n"
	site["content/a/index.mdx"] = &fstest.MapFile{Data: []byte(matter + own)}
	if page, _ := LoadPage(site, "content/a/index.mdx", &problems); string(page.Body) != own {
		t.Errorf("tabs of the page itself become\n%s", page.Body)
	}
}

// TestTagsOfTabsOnSeveralLines: they stand on one, with the line of the author, and nothing else is changed.
func TestTagsOfTabsOnSeveralLines(t *testing.T) {
	const text = "# A\n\n<Tabs\n  defaultValue=\"b\"\n  values={[\n    {label: 'B', value: 'b'},\n  ]}>\n" +
		"  <TabItem\n    value=\"b\"\n  >\n  Two\n  </TabItem>\n</Tabs>\n\n```mdx\n<Tabs\n  a=\"b\">\n```\n\n<Tabs\n\nWords.\n"
	const want = "# A\n\n<Tabs defaultValue=\"b\" values={[ {label: 'B', value: 'b'}, ]}>\n" +
		"  <TabItem value=\"b\">\n  Two\n  </TabItem>\n</Tabs>\n\n```mdx\n<Tabs\n  a=\"b\">\n```\n\n<Tabs\n\nWords.\n"
	var problems diag.List
	page, _ := LoadPage(includingSite(text), "content/a/index.md", &problems)
	if string(page.Body) != want {
		t.Errorf("got\n%s\nwant\n%s\n%v", page.Body, want, problems.Problems())
	}
	for line, at := range map[int]int{3: 3, 4: 8, 5: 11, 7: 13} {
		if _, got := page.At(page.BodyLine + line - 1); got != page.BodyLine+at-1 {
			t.Errorf("line %d of the text is line %d of the file, want %d", line, got-page.BodyLine+1, at)
		}
	}
}

// TestFilesThatCannotBeTakenIn: each is told at the line that names it, with a way out.
func TestFilesThatCannotBeTakenIn(t *testing.T) {
	for line, want := range map[string]string{
		"<<< @/code/bb.ts":               "does not exist. Did you mean “b.ts”?",
		"<<< ../../../../b.ts":           "lies outside the site folder.",
		"<<< @/code/b.ts#none":           "has no region “none”.",
		"<!-- @include: ./_round.md -->": "takes in itself here",
		"<!-- @include: ./index.md -->":  "takes in itself here",
		"<!-- @include: ./_deep1.md -->": "more than 8 deep",
		"<!-- @include: ../ -->":         "does not exist.",
		"```ts file=./none.ts\n```":      "does not exist.",
	} {
		var problems diag.List
		LoadPage(includingSite("# A\n\n"+line+"\n"), "content/a/index.md", &problems)
		found := problems.Problems()
		if len(found) != 1 || !strings.Contains(found[0].What+" "+found[0].Fix, want) || found[0].Line == 0 {
			t.Errorf("%s: %+v", line, found)
		}
	}
}

// A file beside its page is shown as code where the page takes it in, and is no stray demo then.
func TestAFileBesideItsPageIsTakenIn(t *testing.T) {
	files := includingSite("# A\n\n<<< ./sum.ts\n")
	for _, name := range []string{"sum.ts", "stray.ts"} {
		files["content/a/"+name] = &fstest.MapFile{Data: []byte("sum();\n")}
	}
	var problems diag.List
	Load(files, &problems)
	var strays []string
	for _, p := range problems.Problems() {
		if strings.HasSuffix(p.File, ".ts") {
			strays = append(strays, p.File)
		}
	}
	if strings.Join(strays, " ") != "content/a/stray.ts" {
		t.Errorf("stray: %v", strays)
	}
}

// TestPagesThatTakeInTooMuch: the rest is left out, and one problem stands at the line of the page where that began.
func TestPagesThatTakeInTooMuch(t *testing.T) {
	for _, c := range []struct{ name, line, part, what string }{
		{"one in itself", "<!--@include: ./_many.md-->\n", "<!--@include: ./_many.md-->\n", "takes in more than 500 files"},
		{"lists of lists", "<!--@include: ./_deep1.md-->\n", "Text.\n", "takes in more than 500 files"},
		{"large text", "<!--@include: ./_many.md-->\n", strings.Repeat("x", 2000) + "\n", "larger than 2048 kB"},
		{"large code", "<<< ./_many.md\n", strings.Repeat("x", 900) + "\n", "larger than 2048 kB"},
	} {
		t.Run(c.name, func(t *testing.T) {
			site := includingSite("# A\n\nText.\n\n" + strings.Repeat(c.line, 600))
			site["content/a/_many.md"] = &fstest.MapFile{Data: []byte(strings.Repeat(c.part, 500))}
			for i := 1; i < 7; i++ {
				site[fmt.Sprintf("content/a/_deep%d.md", i)].Data = []byte(
					strings.Repeat(fmt.Sprintf("<!--@include: ./_deep%d.md-->\n", i+1), 1000))
			}
			site["content/a/_deep7.md"].Data = []byte("Text.\n")
			var problems diag.List
			page, _ := LoadPage(site, "content/a/index.md", &problems)
			var found []diag.Problem
			for _, p := range problems.Problems() {
				if !strings.Contains(p.What, "takes in itself") {
					found = append(found, p)
				}
			}
			if len(found) != 1 || !strings.Contains(found[0].What, c.what) || found[0].File != page.File ||
				found[0].Line < 8 || found[0].Excerpt != strings.TrimSpace(c.line) {
				t.Errorf("%.2000v", found)
			}
			if len(page.Body) > maxPage || len(strings.Split(string(page.Body), "\n")) != len(page.Origins) {
				t.Errorf("%d bytes, %d origins", len(page.Body), len(page.Origins))
			}
		})
	}
}

// TestTakenInFilesHideNothing: they are held to what the page is held to, with what its front matter allows.
func TestTakenInFilesHideNothing(t *testing.T) {
	for line, want := range map[string]string{
		"<<< @/code/hidden.ts":              "code/hidden.ts:1:4",
		"<<< @/code/hidden.ts#L2":           "code/hidden.ts:1:4",
		"```ts file=@/code/hidden.ts\n```":  "code/hidden.ts:1:4",
		"<!--@include: @/code/hidden.md-->": "code/hidden.md:1:4",
		"<!--@include: @/code/mark.md-->":   "",
	} {
		site := includingSite("# A\n\n" + line + "\n\n" + line + "\n")
		site["content/a/index.md"].Data = []byte(strings.Replace(string(site["content/a/index.md"].Data), "---\n",
			"---\nhiddenCharacters: [U+200E]\n", 1))
		site["code/hidden.ts"] = &fstest.MapFile{Data: []byte("a()\u202E;\nsecond();\n")}
		site["code/hidden.md"] = &fstest.MapFile{Data: []byte("One\u202E.\n")}
		site["code/mark.md"] = &fstest.MapFile{Data: []byte("One\u200E.\n")}
		var problems diag.List
		LoadPage(site, "content/a/index.md", &problems)
		var places []string
		for _, p := range problems.Problems() {
			places = append(places, p.Place())
		}
		if got := strings.Join(places, " "); got != want {
			t.Errorf("%s: problems at %q, want %q", line, got, want)
		}
	}
}

// TestFencesEndWhereTheyEnd: what stands behind a fence is read, and what stands in it is shown.
func TestFencesEndWhereTheyEnd(t *testing.T) {
	for text, want := range map[string]string{
		"```\r\n--8<-- \"_inner.md\"\r\n```\r\n\r\n--8<-- \"_inner.md\"\r\n": "```\r\n--8<-- \"_inner.md\"\r\n```\r\n\r\nInner.\n",
		"```\na\n``` \t\n--8<-- \"_inner.md\"\n":                             "```\na\n``` \t\nInner.\n",
		"```a``` b\n\n--8<-- \"_inner.md\"\n":                                "```a``` b\n\nInner.\n",
		"```ts file=./a``` b\n\n--8<-- \"_inner.md\"\n":                      "```ts file=./a``` b\n\nInner.\n",
		"~~~ a`b\n--8<-- \"_inner.md\"\n~~~\n--8<-- \"_inner.md\"\n":         "~~~ a`b\n--8<-- \"_inner.md\"\n~~~\nInner.\n",
		"> ```\n> ~~~\n> ````\n--8<-- \"_inner.md\"\n":                       "> ```\n> ~~~\n> ````\nInner.\n",
		"```ts file=@/code/b.ts#L1\n````\n--8<-- \"_inner.md\"\n":            "```ts\n// first\n```\nInner.\n",
	} {
		var problems diag.List
		page, _ := LoadPage(includingSite(text), "content/a/index.md", &problems)
		if got := string(page.Body); got != want || problems.Errors() > 0 {
			t.Errorf("%q\n got %q\nwant %q %v", text, got, want, problems.Problems())
		}
	}
}

// TestCodeOfBackticks: the marks of its fence are longer than any run in it, and found in one pass.
func TestCodeOfBackticks(t *testing.T) {
	for name, c := range map[string]struct {
		code string
		want int
	}{
		"none": {"a\n", 3}, "two": {"``\n`\n", 3}, "three": {"a ``` b\n``\n", 4},
		"very many": {strings.Repeat("`\n", 100_000) + strings.Repeat("`", 300_000) + "\n", 300_001},
	} {
		t.Run(name, func(t *testing.T) {
			site := includingSite("<<< @/code/ticks.md\n")
			site["code/ticks.md"] = &fstest.MapFile{Data: []byte(c.code)}
			done := make(chan Page, 1)
			go func() {
				var problems diag.List
				page, _ := LoadPage(site, "content/a/index.md", &problems)
				done <- page
			}()
			select {
			case page := <-done:
				marks := strings.Repeat("`", c.want)
				if string(page.Body) != marks+"md\n"+c.code+marks+"\n" {
					t.Errorf("%d bytes: %.100q", len(page.Body), page.Body)
				}
			case <-time.After(time.Minute):
				t.Fatal("it takes longer than a minute")
			}
		})
	}
}
