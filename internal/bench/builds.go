package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// row prints one measurement with its budget; a star marks what is over.
func row(name, value, budget string, over bool) {
	star := ""
	if over {
		star = " *"
	}
	fmt.Printf("  %-44s %14s   %s%s\n", name, value, budget, star)
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.2f s", d.Seconds()) }

// heading of a table of builds.
func heading(title string) { fmt.Printf("%s\n  %-44s %14s   %s\n", title, "", "measured", "budget") }

// limits of a cold build; 0 has none.
type limits struct {
	wall   time.Duration
	cpu    time.Duration
	memory int // MB
	warm   time.Duration
}

// builds measures a site: what is done once a lock file, then everything else from nothing, then nothing changed.
// prepare leaves a site of one page; fill adds the others.
func (b *bench) builds(site string, fill func() error, l limits) error {
	out, cache := filepath.Join(site, "..", "out"), filepath.Join(site, "..", "cache")
	for _, folder := range []string{out, cache} {
		if err := os.RemoveAll(folder); err != nil {
			return err
		}
	}
	arguments := []string{"build", "--site", site, "--out", out, "--cache", cache}
	libraries, err := measure(b.tool, arguments...)
	if err != nil {
		return err
	}
	row("libraries (once a lock file), one page", seconds(libraries.wall), "a line of its own", false)
	if err := fill(); err != nil {
		return err
	}
	cold, err := measure(b.tool, arguments...)
	if err != nil {
		return err
	}
	budget := func(limit time.Duration) (string, bool) {
		if limit == 0 {
			return "", false
		}
		return "≤ " + limit.String(), true
	}
	text, has := budget(l.wall)
	row("cold build, wall", seconds(cold.wall), text, has && cold.wall > l.wall)
	text, has = budget(l.cpu)
	row("cold build, CPU of all processes", seconds(cold.cpu), text, has && cold.cpu > l.cpu)
	row("cold build, peak memory of all processes", fmt.Sprintf("%d MB", cold.memory), fmt.Sprintf("≤ %d MB", l.memory),
		cold.memory > l.memory)
	row("cold build, what it did", cold.output, "", false)
	warm, err := measure(b.tool, arguments...)
	if err != nil {
		return err
	}
	text, has = budget(l.warm)
	row("warm build, nothing changed", seconds(warm.wall), text, has && warm.wall > l.warm)
	row("warm build, what it did", warm.output, "0 steps", false)
	return nil
}

// demoSite measures a generated site of pages with two of the real site's demos each.
func (b *bench) demoSite() error {
	heading("Demos, 700 pages with 1,400 demos")
	site := filepath.Join(b.folder, "demos-700", "site")
	if err := fresh(site); err != nil {
		return err
	}
	g := &demoPages{from: b.site, site: site, pages: 1}
	if err := g.write(); err != nil {
		return err
	}
	return b.builds(site, func() error { g.pages = 700; return g.write() },
		limits{wall: 20 * time.Second, memory: 1500, warm: 500 * time.Millisecond})
}

// realSite measures the site itself, from nothing and with nothing changed.
func (b *bench) realSite() error {
	heading("The site")
	out, cache := filepath.Join(b.folder, "site", "out"), filepath.Join(b.folder, "site", "cache")
	if err := fresh(filepath.Join(b.folder, "site")); err != nil {
		return err
	}
	for _, name := range []string{"from nothing, libraries included", "nothing changed"} {
		m, err := measure(b.tool, "build", "--site", b.site, "--out", out, "--cache", cache)
		if err != nil {
			return err
		}
		row(name+", wall", seconds(m.wall), "", false)
		row(name+", CPU and peak memory", fmt.Sprintf("%s %d MB", seconds(m.cpu), m.memory), "", false)
		row(name+", what it did", m.output, "", false)
		if name == "nothing changed" {
			yard, err := b.yard()
			if err != nil {
				return err
			}
			ratioRow(name+", clock, of Hugo's 400 pages", m.wall, yard, warmSite)
		}
	}
	return nil
}

// fresh makes an empty folder.
func fresh(folder string) error {
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	return os.MkdirAll(folder, 0o755)
}
