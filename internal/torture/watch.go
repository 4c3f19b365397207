package torture

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"time"
)

// watcher looks at a published folder for as long as builds work on it: at every look it is one state, whole.
type watcher struct {
	folder string
	states []*state
	random *rand.Rand
	cancel context.CancelFunc
	done   chan struct{}
	looks  int
	wrong  string // what was seen first
}

// watch begins to look.
func watch(ctx context.Context, folder string, random *rand.Rand, states ...*state) *watcher {
	w := &watcher{folder: folder, states: states, random: random, done: make(chan struct{})}
	ctx, w.cancel = context.WithCancel(ctx)
	go func() {
		defer close(w.done)
		for ctx.Err() == nil && w.wrong == "" {
			w.wrong = w.look()
			w.looks++
			time.Sleep(2 * time.Millisecond) // the build has to get on as well
		}
	}()
	return w
}

// end ends the looking.
func (w *watcher) end() (looks int, wrong string) {
	w.cancel()
	<-w.done
	return w.looks, w.wrong
}

// samples is how many files are read at each look; names are all looked at.
const samples = 8

// look says what is wrong, "" for nothing. A look during which the folder was replaced counts for nothing.
func (w *watcher) look() string {
	before, err := os.Stat(w.folder)
	if err != nil {
		return fmt.Sprintf("at an instant of the build the published folder could not be found: %v", err)
	}
	wrong := ""
	for _, s := range w.states {
		if wrong = w.sample(s); wrong == "" {
			return ""
		}
	}
	if after, err := os.Stat(w.folder); err == nil && !os.SameFile(before, after) {
		return ""
	}
	return "at an instant of the build the published folder was not whole: " + wrong
}

// sample compares all names and some contents with a state.
func (w *watcher) sample(s *state) string {
	root, err := os.OpenRoot(w.folder)
	if err != nil {
		return err.Error()
	}
	defer root.Close()
	var names []string
	err = fs.WalkDir(root.FS(), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && name != manifest {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		return err.Error()
	}
	if len(names) != len(s.files) {
		return fmt.Sprintf("it has %d files, want %d", len(names), len(s.files))
	}
	for _, name := range names {
		if _, ok := s.files[name]; !ok {
			return fmt.Sprintf("it has %s, which belongs to no state", name)
		}
	}
	for range samples {
		name := names[w.random.IntN(len(names))]
		content, err := fs.ReadFile(root.FS(), name)
		if err != nil {
			return err.Error()
		}
		if sha256.Sum256(content) != s.files[name] {
			return fmt.Sprintf("%s is not what was published", name)
		}
	}
	return ""
}
