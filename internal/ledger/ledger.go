// Package ledger remembers whole builds, so that one with nothing new is known by looking at its files.
//
// In: a site, the cache of build steps, what a build was asked for, the folder that it published. Out: the report of
// the build that made the same of the same files. Never here: what a build does, or what it reports.
package ledger

import (
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"vitrine/internal/cache"
	"vitrine/internal/commits"
	"vitrine/internal/diag"
	"vitrine/internal/publish"
)

// Build is a build of a site into a folder. Nil is one that nobody remembers.
type Build struct {
	Steps *cache.Cache
	Site  string // absolute
	Out   string // the published folder
	Work  string // where builds keep their work, absolute
	Asked []any  // all else that says what is built: options, the lock of the packages

	trace *cache.Trace
}

// Kind is that of the steps that whole builds are. A published folder is one of this machine.
const Kind = "build"

// Report says what a build did.
type Report struct {
	Pages    int
	Demos    int
	Files    int
	Steps    int            // executed; 0 when nothing had changed
	Kinds    map[string]int // executed steps by kind
	Pending  []string       // demos masked until they live, with the reason
	Versions []string       // former versions that this run built; those that it had are not among them
	Former   int            // pages of these
	Problems []diag.Problem // warnings; a build with errors returns them as its error
	Took     time.Duration
}

// record is what is known of a build.
type record struct {
	Report    Report
	Published string // see publish.Published
}

// Begin begins the build, before anything is read for it.
func (b *Build) Begin() *Build {
	if out, err := filepath.Abs(b.Out); err == nil {
		b.Out = out
	}
	b.trace = b.Steps.Trace(Kind, cache.Key(Kind, b.Steps.Place().Name(b.Out), b.Asked))
	return b
}

// Known is the report of the build that was made of the files as they are, where what it published still stands.
func (b *Build) Known() (report Report, ok bool) {
	if b == nil {
		return report, false
	}
	var known record
	if whole := b.trace.Key(); whole == "" || !b.Steps.Lookup(Kind, whole, &known) ||
		!publish.Intact(b.Out, known.Published) {
		return report, false
	}
	return known.Report, true
}

// Keep keeps the report of the build that has just published. Installed are the files and folders outside of the site
// that it looked at beside those that traced steps tell of.
func (b *Build) Keep(report Report, installed func() (files, folders []string)) error {
	if b == nil {
		return nil
	}
	files, folders := installed()
	files = append(files, commits.Signs(b.Site)...)
	err := b.walk(b.Site, map[string]bool{}, func(file string, folder bool) {
		if folder {
			folders = append(folders, file)
		} else {
			files = append(files, file)
		}
	})
	if err != nil {
		return err
	}
	whole, err := b.trace.DoneRun(files, folders)
	if err != nil {
		return err
	}
	return b.Steps.Keep(Kind, whole, record{report, publish.Published(b.Out)})
}

// walk visits all that stands in a folder of the site, links followed: no step has to tell what it reads of it. What
// the build itself writes is left out, packages, and what version control keeps.
func (b *Build) walk(folder string, seen map[string]bool, visit func(file string, folder bool)) error {
	real, err := filepath.EvalSymlinks(folder)
	if err != nil || seen[real] {
		return err
	}
	seen[real] = true
	visit(folder, true)
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		file := filepath.Join(folder, entry.Name())
		isFolder := entry.IsDir()
		if entry.Type()&fs.ModeSymlink != 0 {
			info, err := os.Stat(file)
			isFolder = err == nil && info.IsDir()
		}
		switch {
		case !isFolder:
			visit(file, false)
		case entry.Name() == "node_modules" || entry.Name() == ".git" || file == b.Out || file == b.Work:
		default:
			if err := b.walk(file, seen, visit); err != nil {
				return err
			}
		}
	}
	return nil
}
