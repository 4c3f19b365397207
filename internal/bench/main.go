// Command bench prints what a built site weighs and how long builds take, against the budgets of docs/architecture.md.
//
// In: a site folder and its published output. Out: a table. Never here: a verdict; tests hold the byte budgets, and
// timings of one noisy run are for reading.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"time"

	"vitrine/internal/build"
)

func main() {
	site := flag.String("site", "site", "the site `folder`")
	out := flag.String("out", "dist", "the published `folder`")
	flag.Parse()
	if err := run(*site, *out); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(site, out string) error {
	if err := weigh(out); err != nil {
		return err
	}
	return timings(site)
}

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
			loaded := strings.ReplaceAll(string(html[at:]), `"rtl":"`, `"rtl":"none`) // left-to-right readers never load it
			js += total(out, module.FindAllStringSubmatch(loaded, -1))
		}
		css := total(out, styles.FindAllStringSubmatch(string(html), -1))
		name := strings.TrimSuffix(strings.TrimPrefix(page, out), "index.html")
		fmt.Printf("%-46s %6d %9d %9d %9d %9d\n", name, len(demos.FindAll(html, -1)), len(html), sent(page), js, css)
	}
	return nil
}

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

// timings prints a cold build, its library part apart, and three warm ones.
func timings(site string) error {
	folder, err := os.MkdirTemp("", "vitrine-bench-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	var libraries time.Duration
	var began time.Time
	stage := ""
	builder, err := build.New(build.Options{Site: site, Out: filepath.Join(folder, "out"), Cache: filepath.Join(folder, "cache"),
		Progress: func(name string, _, _ int) {
			if stage == "libraries" && name != stage {
				libraries += time.Since(began)
			}
			if name != stage {
				stage, began = name, time.Now()
			}
		}})
	if err != nil {
		return err
	}
	defer builder.Close()
	fmt.Printf("\n%-30s %10s %8s\n", "builds", "time", "steps")
	for i := range 4 {
		libraries = 0
		report, err := builder.Build(context.Background())
		if err != nil {
			return err
		}
		if i == 0 {
			fmt.Printf("%-30s %10s\n", "libraries (once a lock file)", libraries.Round(time.Millisecond))
			fmt.Printf("%-30s %10s %8d\n", "cold, without the libraries", (report.Took - libraries).Round(time.Millisecond), report.Steps)
			continue
		}
		fmt.Printf("%-30s %10s %8d\n", "warm, nothing changed", report.Took.Round(time.Millisecond), report.Steps)
	}
	return nil
}
