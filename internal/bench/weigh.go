package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
)

var (
	script = regexp.MustCompile(`<script type="module" src="/([^"]+)"`)
	styles = regexp.MustCompile(`<link rel="stylesheet" href="/([^"]+)"`)
	module = regexp.MustCompile(`"(/assets/[^"]+\.js)"`)
	demos  = regexp.MustCompile(`data-island="demo"`)
)

// weigh prints the bytes of every page as they are sent (brotli), script with all demos live.
func weigh(out string) error {
	var pages []string
	err := filepath.WalkDir(out, func(path string, entry os.DirEntry, err error) error {
		if err == nil && entry.Name() == "index.html" {
			pages = append(pages, path)
		}
		return err
	})
	if err != nil {
		return err
	}
	sort.Strings(pages)
	fmt.Printf("%-46s %6s %9s %9s %9s %9s\n", "bytes a page (brotli)", "demos", "HTML raw", "HTML", "script", "styles")
	for _, page := range pages {
		html, err := os.ReadFile(page)
		if err != nil {
			return err
		}
		js := total(out, script.FindAllStringSubmatch(string(html), -1))
		if at := strings.Index(string(html), `id="page-assets"`); at >= 0 {
			loaded := later.ReplaceAllString(string(html[at:]), "")
			js += total(out, module.FindAllStringSubmatch(loaded, -1))
		}
		css := total(out, styles.FindAllStringSubmatch(string(html), -1))
		name := strings.TrimSuffix(strings.TrimPrefix(page, out), "index.html")
		fmt.Printf("%-46s %6d %9d %9d %9d %9d\n", name, len(demos.FindAll(html, -1)), len(html), sent(page), js, css)
	}
	return nil
}

// later are the scripts that most readings never load: for right-to-left, for toolbars, for editing.
var later = regexp.MustCompile(`"(?:rtl|tools|editor)":"[^"]*"`)

func total(out string, found [][]string) int {
	sum := 0
	for _, m := range found {
		sum += sent(filepath.Join(out, m[1]))
	}
	return sum
}

// sent is the size of a file as readers get it.
func sent(path string) int {
	for _, name := range []string{path + ".br", path} {
		if info, err := os.Stat(name); err == nil {
			return int(info.Size())
		}
	}
	return 0
}
