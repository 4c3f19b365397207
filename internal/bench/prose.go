package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
)

// prose writes a site of pages without demos: 580 words each, headings, links, lists, code, a navigation in groups. The
// same numbers give the same bytes.
type prose struct {
	site     string
	pages    int
	chapters bool // groups stand in chapters, as those of a very large site do
}

const (
	wordsPerPage     = 580
	pagesPerGroup    = 20
	groupsPerChapter = 20
)

var vocabulary = strings.Fields(`the a reader builds script layer small quick theme button state value render cache token
	style field grid chart prop slot event link head list menu table frame margin color width layout order key name file
	folder module import export type node tree leaf branch page first last open close when then each other with without`)

func (g *prose) write() error {
	if err := os.MkdirAll(g.site, 0o755); err != nil {
		return err
	}
	if err := g.file("vitrine.yaml",
		"name: Bench\nurl: https://vitrine.example\nproducts:\n  - {id: lib, label: Library, home: /lib/page-0/, "+
			"nav: lib}\n"); err != nil {
		return err
	}
	if err := g.file("content/index.md",
		"---\ndescription: Home.\n---\n\n# Home\n\n[First](/lib/page-0/)\n"); err != nil {
		return err
	}
	var nav strings.Builder
	for i := range g.pages {
		g.entry(&nav, i)
		if err := g.file(fmt.Sprintf("content/lib/page-%d/index.md", i), g.page(i)); err != nil {
			return err
		}
	}
	return g.file("nav/lib.yaml", nav.String())
}

// entry writes a page's place in the navigation.
func (g *prose) entry(nav *strings.Builder, i int) {
	indent := ""
	if g.chapters {
		if chapter := i / pagesPerGroup / groupsPerChapter; i%(pagesPerGroup*groupsPerChapter) == 0 {
			fmt.Fprintf(nav, "- pathname: /lib/chapter-%d\n  title: Chapter %d\n  children:\n", chapter, chapter)
		}
		indent = "    "
	}
	if group := i / pagesPerGroup; i%pagesPerGroup == 0 {
		fmt.Fprintf(nav, "%[1]s- pathname: /lib/group-%[2]d\n%[1]s  title: Group %[2]d\n%[1]s  children:\n", indent, group)
	}
	fmt.Fprintf(nav, "%s    - /lib/page-%d\n", indent, i)
}

// page is one page's text.
func (g *prose) page(i int) string {
	random := rand.New(rand.NewPCG(uint64(i), 580))
	left := wordsPerPage
	sentence := func(words int) string {
		left -= words
		list := make([]string, words)
		for j := range list {
			list[j] = vocabulary[random.IntN(len(vocabulary))]
		}
		return strings.ToUpper(list[0][:1]) + strings.Join(list, " ")[1:] + "."
	}
	var out strings.Builder
	fmt.Fprintf(&out, "---\ndescription: Page %d of the bench.\n---\n\n# Page %d\n\n<p class=\"description\">%s</p>\n",
		i, i, sentence(14))
	for part := 0; left > 0; part++ {
		fmt.Fprintf(&out,
			"\n## Part %d of %s\n\n%s %s\n\nSee [another page](/lib/page-%d/) for `%s`. %s\n\n- %s\n- %s\n", part,
			vocabulary[random.IntN(len(vocabulary))], sentence(18), sentence(20), random.IntN(g.pages),
			vocabulary[random.IntN(len(vocabulary))],
			sentence(22), sentence(7), sentence(7))
		if part%2 == 0 {
			out.WriteString(
				"\n```tsx\nimport * as React from 'react';\n\nexport default function Part() {\n  const [value, " +
					"setValue] = React.useState(0);\n  return <button onClick={() => setValue(value + " +
					"1)}>{value}</button>;\n}\n```\n")
		} else {
			out.WriteString("\n```bash\nnpm install library\n```\n")
		}
	}
	return out.String()
}

func (g *prose) file(name, text string) error { return writeFile(filepath.Join(g.site, name), text) }

func writeFile(name, text string) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, []byte(text), 0o644)
}
