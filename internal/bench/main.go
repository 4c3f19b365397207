// Command bench prints what the site weighs and how long builds and edits in dev mode take, against the budgets of
// docs/architecture.md, for the site itself and for generated ones.
//
// In: a site folder, its published output, the author's tool. Out: tables. Never here: a verdict; tests hold the byte
// budgets, and timings of one noisy run are for reading.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// bench is one run.
type bench struct {
	tool   string // the author's tool
	site   string // the real site
	out    string // its published output
	server string // the production server
	folder string // where generated sites stand; inside the checkout, so that packages are found

	yardstick time.Duration // see yard; 0 until it was measured
}

// part is something that can be measured by itself.
type part struct {
	name  string
	run   func(b *bench) error
	asked bool // runs only when it is named: it needs programs or space that the others don't
}

var parts = []part{
	{name: "bytes", run: func(b *bench) error { return weigh(b.out) }},
	{name: "site", run: (*bench).realSite},
	{name: "reference", run: (*bench).reference},
	{name: "reference-libraries", run: (*bench).libraries},
	{name: "prose-400", run: func(b *bench) error { return b.plain(yardstick, 1000, warmSite) }},
	{name: "prose-4000", run: func(b *bench) error { return b.plain(4000, 1500, warmLarge) }},
	{name: "prose-20000", run: (*bench).veryLarge, asked: true},
	{name: "demos-700", run: (*bench).demoSite},
	{name: "browser", run: (*bench).browser},
	{name: "icons", run: (*bench).icons},
	{name: "search", run: (*bench).search},
	{name: "dev", run: (*bench).dev},
	{name: "edits", run: (*bench).edits},
	{name: "lighthouse", run: (*bench).lighthouse},
	{name: "press", run: (*bench).press},
	{name: "marks", run: (*bench).marks},
	{name: "serve", run: (*bench).serve, asked: true},
}

func main() {
	b := &bench{}
	only := flag.String("only", "", "`parts` to run, separated by commas; without it all but those that take long")
	flag.StringVar(&b.tool, "tool", "bin/vitrine", "the author's `tool`")
	flag.StringVar(&b.site, "site", "site", "the site `folder`")
	flag.StringVar(&b.out, "out", "dist", "the published `folder`")
	flag.StringVar(&b.server, "server", "bin/vitrined", "the production `server`")
	flag.Parse()
	if err := b.run(*only); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func (b *bench) run(only string) error {
	wanted := strings.FieldsFunc(only, func(r rune) bool { return r == ',' })
	for _, name := range wanted {
		if !slices.ContainsFunc(parts, func(p part) bool { return p.isNamed(name) }) {
			return fmt.Errorf("there is no part %q; the parts are %s", name, names())
		}
	}
	tool, err := filepath.Abs(b.tool)
	if err != nil {
		return err
	}
	b.tool = tool
	b.folder = filepath.Join(".cache", "bench")
	if err := os.MkdirAll(b.folder, 0o755); err != nil {
		return err
	}
	for _, p := range parts {
		if len(wanted) > 0 && !slices.ContainsFunc(wanted, p.isNamed) || len(wanted) == 0 && p.asked {
			continue
		}
		if err := p.run(b); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		fmt.Println()
	}
	return nil
}

// isNamed says whether somebody asks for the part: by its name, or by what several begin with.
func (p part) isNamed(name string) bool {
	return p.name == name || !p.asked && strings.HasPrefix(p.name, name+"-")
}

func names() string {
	var list []string
	for _, p := range parts {
		list = append(list, p.name)
	}
	return strings.Join(list, ", ")
}
