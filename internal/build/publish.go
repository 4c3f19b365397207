package build

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"sync"
)

// publish puts the files into a new folder beside out and that folder in out's place in one move. Whoever reads out
// sees the old site or the new one, whole; when anything fails, out stays as it was. Where nothing has changed, out is
// left alone.
func (b *Builder) publish(out string, files Files) error {
	if err := ownedFolder(out); err != nil {
		return err
	}
	p := &publishing{builder: b, out: out, before: readManifest(out), after: manifest{}}
	for name, file := range files {
		p.outputs = append(p.outputs, b.outputs(name, file)...)
	}
	sort.Slice(p.outputs, func(i, j int) bool { return p.outputs[i].name < p.outputs[j].name })
	if p.unchanged() {
		return nil
	}
	parent := filepath.Dir(out)
	if err := os.MkdirAll(parent, 0o755); err != nil {
		return err
	}
	fresh, err := os.MkdirTemp(parent, "."+filepath.Base(out)+"-new-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh) // after the move this is the old site
	p.fresh = fresh
	if err := os.Chmod(fresh, 0o755); err != nil {
		return err
	}
	if err := p.fill(); err != nil {
		return fmt.Errorf("writing the site: %w", err)
	}
	return replaceFolder(fresh, out)
}

// ownedFolder refuses a folder that a build did not make.
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

// publishing is one publication on its way.
type publishing struct {
	builder *Builder
	out     string // the folder of the last publication, and of this one
	fresh   string // the folder being filled
	before  manifest
	outputs []folderEntry

	mu    sync.Mutex
	after manifest
}

// unchanged says whether the folder published before is the one to publish.
func (p *publishing) unchanged() bool {
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

func (p *publishing) fill() error {
	made := map[string]bool{}
	for _, o := range p.outputs {
		dir := filepath.Dir(filepath.Join(p.fresh, filepath.FromSlash(o.name)))
		if !made[dir] {
			made[dir] = true
			if err := os.MkdirAll(dir, 0o755); err != nil {
				return err
			}
		}
	}
	failed := make([]error, len(p.outputs))
	p.builder.parallel(len(p.outputs), func(i int) { failed[i] = p.put(p.outputs[i]) })
	if err := errors.Join(failed...); err != nil {
		return err
	}
	return p.after.write(p.fresh)
}

// put links what the last publication has already, and writes what it has not.
func (p *publishing) put(o folderEntry) error {
	name := filepath.FromSlash(o.name)
	file := filepath.Join(p.fresh, name)
	if p.before.holds(p.out, o) && os.Link(filepath.Join(p.out, name), file) == nil {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.after[o.name] = p.before[o.name]
		return nil
	}
	content, err := o.make()
	if err != nil {
		return err
	}
	if err := os.WriteFile(file, content, 0o644); err != nil {
		return err
	}
	info, err := os.Lstat(file)
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.after[o.name] = entry{key: o.key, size: info.Size(), modified: info.ModTime().UnixNano()}
	return nil
}
