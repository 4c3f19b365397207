// Package publish puts a finished site into its folder.
//
// In: files by name, a folder, whoever keeps compressed content. Out: the folder with these files and their compressed
// forms, exchanged as a whole or not at all. Never here: what the files mean.
package publish

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sort"
	"sync"

	"golang.org/x/sync/errgroup"
)

// Options say how files are published.
type Options struct {
	Release bool // compress as hard as it goes
	Steps   Steps
}

// Publish puts the files into a new folder beside out and that folder in out's place in one move. Whoever reads out
// sees the old site or the new one, whole; when anything fails, out stays as it was. Where nothing has changed, out is
// left alone.
func Publish(ctx context.Context, out string, files Files, options Options) error {
	if err := ownedFolder(out); err != nil {
		return err
	}
	p := &publication{Context: ctx, out: out, before: readManifest(out), after: manifest{}}
	for name, file := range files {
		if !fs.ValidPath(name) {
			return fmt.Errorf("the file %q can't be published: it is not in the output folder", name)
		}
		p.outputs = append(p.outputs, outputs(name, file, options)...)
	}
	sort.Slice(p.outputs, func(i, j int) bool { return p.outputs[i].name < p.outputs[j].name })
	if p.unchanged() {
		cleanUp(out)
		return nil
	}
	fresh, release, err := freshFolder(out)
	if err != nil {
		return err
	}
	defer release()
	defer os.RemoveAll(fresh) // after the move this is the old site
	if err := p.fillFolder(fresh); err != nil {
		return fmt.Errorf("writing the site: %w", err)
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return replaceFolder(fresh, out)
}

// Compress makes the compressed forms of files, for a publication that somebody else makes of them.
func Compress(ctx context.Context, files Files, options Options) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for name, file := range files {
		for _, o := range outputs(name, file, options) {
			group.Go(func() error {
				if o.kind == "" || ctx.Err() != nil {
					return ctx.Err()
				}
				_, err := o.content()
				return err
			})
		}
	}
	return group.Wait()
}

// ownedFolder refuses a folder that no build published.
func ownedFolder(out string) error {
	entries, err := os.ReadDir(out)
	if os.IsNotExist(err) || (err == nil && len(entries) == 0) {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(out, marker)); err != nil {
		return fmt.Errorf(
			"the folder %s has files that no build of this tool made; publishing would delete them. Name another "+
				"folder with --out, or empty this one", out)
	}
	return nil
}

// publication is one exchange of folders on its way.
type publication struct {
	context.Context

	out     string   // the folder of the last publication, and of this one
	fresh   *os.Root // the folder being filled
	parent  *os.Root // the folder that has both
	before  manifest
	outputs []output

	mu    sync.Mutex
	after manifest
}

// unchanged says whether the folder published before is the one to publish.
func (p *publication) unchanged() bool {
	if len(p.before) != len(p.outputs) {
		return false
	}
	for _, o := range p.outputs {
		if !p.before.holds(p.out, o) {
			return false
		}
	}
	return true
}

// fillFolder fills a folder. Nothing is written outside of it: the folders are roots, out of which no name and no
// symbolic link leads.
func (p *publication) fillFolder(folder string) (err error) {
	if p.fresh, err = os.OpenRoot(folder); err != nil {
		return err
	}
	defer p.fresh.Close()
	if p.parent, err = os.OpenRoot(filepath.Dir(folder)); err != nil {
		return err
	}
	defer p.parent.Close()
	return p.fill()
}

func (p *publication) fill() error {
	created := map[string]bool{}
	for _, o := range p.outputs {
		dir := filepath.Dir(filepath.FromSlash(o.name))
		if !created[dir] {
			created[dir] = true
			if err := p.fresh.MkdirAll(dir, 0o755); err != nil {
				return err
			}
		}
	}
	equal := map[string]string{} // the name of the first file with these bytes
	var same []output
	var group errgroup.Group
	group.SetLimit(runtime.GOMAXPROCS(0))
	for _, o := range p.outputs {
		if _, ok := equal[o.key]; ok {
			same = append(same, o)
			continue
		}
		equal[o.key] = o.name
		group.Go(func() error { return p.put(o) })
	}
	if err := group.Wait(); err != nil {
		return err
	}
	for _, o := range same {
		if err := p.share(o, equal[o.key]); err != nil {
			return err
		}
	}
	return p.after.write(p.fresh.Name())
}

// minShared is the size in bytes from which files with equal bytes are one on the disk.
const minShared = 4096

// share puts a file whose bytes stand in the new folder already.
func (p *publication) share(o output, first string) error {
	e := p.after[first]
	if e.size < minShared || p.fresh.Link(filepath.FromSlash(first), filepath.FromSlash(o.name)) != nil {
		return p.put(o)
	}
	p.note(o.name, e)
	return nil
}

// put links what the last publication has already, and writes what it has not.
func (p *publication) put(o output) error {
	if err := p.Err(); err != nil {
		return err
	}
	name := filepath.FromSlash(o.name)
	if p.before.holds(p.out, o) && p.parent.Link(filepath.Join(filepath.Base(p.out), name),
		filepath.Join(filepath.Base(p.fresh.Name()), name)) == nil {
		p.note(o.name, p.before[o.name])
		return nil
	}
	content, err := o.content()
	if err != nil {
		return err
	}
	if err := p.fresh.WriteFile(name, content, 0o644); err != nil {
		return err
	}
	info, err := p.fresh.Lstat(name)
	if err != nil {
		return err
	}
	p.note(o.name, entry{key: o.key, size: info.Size(), modified: info.ModTime().UnixNano()})
	return nil
}

// note puts a file into the manifest.
func (p *publication) note(name string, e entry) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.after[name] = e
}
