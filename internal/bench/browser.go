package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// node runs one of the measurements that only a browser can make.
func node(script string, arguments ...string) error {
	command := exec.Command("node", append([]string{script}, arguments...)...)
	command.Stdout, command.Stderr = os.Stdout, os.Stderr
	return command.Run()
}

// browser measures pages as a reader's browser meets them: bytes, long tasks, hydration.
func (b *bench) browser() error { return node("web/bench/pages.mjs", b.out) }

// icons measures the search for icons: keystrokes and frames.
func (b *bench) icons() error { return node("web/bench/icons.mjs", b.out) }

// search measures keystrokes over an index that a test of the search generates.
func (b *bench) search() error {
	folder, err := os.MkdirTemp("", "search")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	generate := exec.Command("go", "test", "./internal/search", "-run", "GeneratedSite", "-count=1", "-args", "-write",
		folder)
	if out, err := generate.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	return node("web/bench/search.mjs", folder)
}

// dev measures how soon an edit is on the screen.
func (b *bench) dev() error { return node("web/bench/dev.mjs", b.tool, b.site, b.folder) }

// edits measures edits of prose, of demos and type errors in turn, on the real site and on one with 1,900 demos.
func (b *bench) edits() error {
	site := filepath.Join(b.folder, "demos-1900", "site")
	if err := fresh(site); err != nil {
		return err
	}
	if err := (&demoPages{from: b.site, site: site, pages: 1900 / demosPerPage}).write(); err != nil {
		return err
	}
	return node("web/bench/edits.mjs", b.tool, b.site, b.folder)
}

// lighthouse asks for the scores that search engines know.
func (b *bench) lighthouse() error { return node("web/bench/lighthouse.mjs", b.out) }

// press measures how soon the first press on a demo is answered.
func (b *bench) press() error { return node("web/bench/press.mjs", b.out) }

// marks measures how soon a mistake in edited code is marked.
func (b *bench) marks() error { return node("web/bench/marks.mjs", b.out) }
