package torture

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// workspace is a folder beside the site, from where its packages are found as well. It has a copy of the site, and what
// builds without any trouble publish of it: as it is, and with more words.
type workspace struct {
	Options
	folder, site string
	cache        string        // of the builds without trouble; attacks work on copies of it
	states       [2]state      // the site as it is, and edited
	cold, warm   time.Duration // what builds take with an empty cache, and with one that lacks an edit
	written      time.Duration // of the latter, for publishing
	timeout      time.Duration // after which a build counts as hanging
}

// firstTimeout is how long the first build may take, which nothing is known of.
const firstTimeout = 30 * time.Minute

func newWorkspace(ctx context.Context, o Options) (_ *workspace, err error) {
	site, err := filepath.Abs(o.Site)
	if err != nil {
		return nil, err
	}
	shelf := filepath.Join(filepath.Dir(site), ".cache")
	if err := os.MkdirAll(shelf, 0o755); err != nil {
		return nil, fmt.Errorf("making room for a copy of the site: %w", err)
	}
	folder, err := os.MkdirTemp(shelf, "torture-*")
	if err != nil {
		return nil, fmt.Errorf("making room for a copy of the site: %w", err)
	}
	w := &workspace{Options: o, folder: folder, site: filepath.Join(folder, "site"),
		cache: filepath.Join(folder, "cache"), timeout: firstTimeout}
	defer func() {
		if err != nil {
			w.remove()
		}
	}()
	if err := copyTree(site, w.site, false); err != nil {
		return nil, fmt.Errorf("copying the site: %w", err)
	}
	if err := w.copyProgram(); err != nil {
		return nil, fmt.Errorf("copying the tool: %w", err)
	}
	o.Progress("Building the site twice without any trouble: as it is, and with an edit")
	if err := w.buildState(ctx, 0); err != nil {
		return nil, err
	}
	return w, w.findEdit(ctx)
}

// copyProgram makes all builds those of one tool, even when that is built anew meanwhile: the copy of another one would
// not know the caches.
func (w *workspace) copyProgram() error {
	program, err := exec.LookPath(w.Program[0])
	if err != nil {
		return err
	}
	own := filepath.Join(w.folder, "tool")
	if err := copyFile(program, own); err != nil {
		return err
	}
	w.Program = append([]string{own}, w.Program[1:]...)
	return os.Chmod(own, 0o755)
}

func (w *workspace) remove() { os.RemoveAll(w.folder) }

// buildState publishes a state without any trouble.
func (w *workspace) buildState(ctx context.Context, number int) error {
	s := &w.states[number]
	s.folder = filepath.Join(w.folder, fmt.Sprintf("state-%d", number))
	p, err := w.build(ctx, build{out: s.folder, cache: w.cache})
	if err != nil {
		return err
	}
	if said := p.failed(); said != "" {
		return fmt.Errorf("the site can't be built without any trouble: mend it first. %s", said)
	}
	if number == 0 {
		w.cold = p.took
		w.timeout = time.Minute*5 + 20*p.took
	} else {
		w.warm, w.written = p.took, p.written
	}
	s.files, err = readTree(s.folder)
	return err
}

// findEdit edits a page, so that something is published anew: its words, and its demo where it has one.
func (w *workspace) findEdit(ctx context.Context) error {
	var last error
	for _, edit := range w.edits() {
		w.states[1].edits = edit
		w.states[0].edits = map[string][]byte{}
		for name := range edit {
			content, err := os.ReadFile(filepath.Join(w.site, name))
			if err != nil {
				return err
			}
			w.states[0].edits[name] = content
		}
		if err := w.put(1); err != nil {
			return err
		}
		if last = w.buildState(ctx, 1); last == nil {
			if !maps.Equal(w.states[0].files, w.states[1].files) {
				return nil
			}
			last = errors.New("nothing that was published changed")
		}
		if err := errors.Join(w.put(0), os.RemoveAll(w.states[1].folder), ctx.Err()); err != nil {
			return err
		}
	}
	return fmt.Errorf("no page of the site could be edited, the last one: %w", last)
}

// put writes the texts of a state into the copy of the site.
func (w *workspace) put(number int) error {
	for name, content := range w.states[number].edits {
		if err := os.WriteFile(filepath.Join(w.site, name), content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// area is where one attack works: a cache, what is published, and which state both are of.
type area struct {
	folder, cache, out string
	state              int
}

// newArea copies the cache of the builds without trouble, and publishes the first state.
func (w *workspace) newArea(ctx context.Context, name string) (*area, error) {
	folder := filepath.Join(w.folder, name)
	a := &area{folder: folder, cache: filepath.Join(folder, "cache"), out: filepath.Join(folder, "out")}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	if err := copyTree(w.cache, a.cache, true); err != nil {
		return nil, err
	}
	if err := w.put(0); err != nil {
		return nil, err
	}
	p, err := w.build(ctx, build{out: a.out, cache: a.cache})
	if err != nil {
		return nil, err
	}
	if said := p.failed() + w.states[0].difference(a.out, mustTree(a.out)); said != "" {
		return nil, fmt.Errorf("the same build again: %s", said)
	}
	return a, nil
}

func mustTree(folder string) tree {
	t, _ := readTree(folder) // what is missing differs
	return t
}

func (a *area) remove() { os.RemoveAll(a.folder) }

// flip puts the other state's texts into the site.
func (t *try) flip() error {
	t.area.state = 1 - t.area.state
	return t.put(t.area.state)
}

// current is the state that the next build should publish, other the one before.
func (t *try) current() *state { return &t.states[t.area.state] }
func (t *try) other() *state   { return &t.states[1-t.area.state] }

// rebuild builds without further trouble, and compares.
func (t *try) rebuild(ctx context.Context, after string) error {
	return t.rebuildAt(ctx, build{out: t.area.out, cache: t.area.cache}, after)
}

func (t *try) rebuildAt(ctx context.Context, b build, after string) error {
	p, err := t.build(ctx, b)
	if err != nil {
		return err
	}
	if said := p.failed(); said != "" {
		t.find("the next build after %s: %s", after, said)
		return t.renew(ctx)
	}
	if said := t.current().compare(b.out); said != "" {
		t.find("the next build after %s is no clean one: %s", after, said)
		return t.renew(ctx)
	}
	return nil
}

// renew begins again with a good cache, so that one finding does not cause the next ones.
func (t *try) renew(ctx context.Context) error {
	t.area.remove()
	fresh, err := t.newArea(ctx, filepath.Base(t.area.folder))
	if err == nil {
		*t.area = *fresh
	}
	return err
}

// leftovers are what stands beside the published folder and has no business there, and hidden files in the cache: what
// is half written has such a name.
func (t *try) leftovers() []string {
	entries, _ := os.ReadDir(t.area.folder)
	var names []string
	for _, entry := range entries {
		if name := entry.Name(); name != filepath.Base(t.area.out) && name != filepath.Base(t.area.cache) {
			names = append(names, name)
		}
	}
	kept, _ := filesOf(t.area.cache)
	for _, file := range kept {
		if strings.HasPrefix(filepath.Base(file), ".") {
			names = append(names, file)
		}
	}
	return names
}

func sorted[K cmp.Ordered, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }
