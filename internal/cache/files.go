package cache

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
)

// files are what is known of files that steps read: one look at each a run tells whether it is the one whose content is
// known, and only another one is read.
type files struct {
	now func() time.Time

	mu      sync.Mutex
	known   map[string]fileState // over runs, by name; nil until it is wanted
	altered bool                 // known is not as it was kept
	changes string               // changes with each change of a manifest
	looked  map[string]string    // in this run: the content's sum, by name
	digests map[string]string    // in this run, by list
	run     int                  // counts the runs, and the changes that were seen in one
	read    int                  // how many files were read since the cache was opened
}

// fileState is a file as it was when its content was read.
type fileState struct {
	traits traits
	at     int64 // when it was read, in nanoseconds
	sum    string
}

// traits of a file are what one look at it tells. They differ when its content does, unless both were written within
// the same tick of the file system's clock.
type traits struct{ size, modified, changed int64 }

const (
	// tick is longer than any file system rounds its times to.
	tick = 2 * time.Second
	// absent stands for the content of a file that is not there.
	absent = "-"
)

// trusted says whether a file that looks alike is sure to be the same.
func (s fileState) trusted(t traits) bool { return s.traits == t && t.changed+int64(tick) < s.at }

// reset begins a run: each file is looked at again.
func (f *files) reset() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.looked, f.digests = map[string]string{}, map[string]string{}
	f.run++
}

// digest is what the files of a list hold in this run, where that is known.
func (f *files) digest(list string) (digest string, run int, ok bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	digest, ok = f.digests[list]
	return digest, f.run, ok
}

// keepDigest keeps a digest for the rest of the run in which it was made.
func (f *files) keepDigest(list, digest string, run int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.run == run {
		f.digests[list] = digest
	}
}

// seen are the names of all files that were looked at in this run, sorted.
func (f *files) seen() (names []string, run int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return slices.Sorted(maps.Keys(f.looked)), f.run
}

// Clock sets what time it is, for tests: a file that changed a moment ago is not trusted.
func (c *Cache) Clock(now func() time.Time) { c.files.now = now }

// FilesRead counts the files that were read because nobody knew their content, since the cache was opened.
func (c *Cache) FilesRead() int {
	c.files.mu.Lock()
	defer c.files.mu.Unlock()
	return c.files.read
}

// ManifestChanges is another text whenever the manifest of a package has changed: where its modules stand may have
// changed with it.
func (c *Cache) ManifestChanges() string {
	c.files.mu.Lock()
	defer c.files.mu.Unlock()
	return c.files.changes
}

// Place is the place of the site.
func (c *Cache) Place() *Place { return c.place }

// look returns the sums of the contents of files, each looked at once a run.
func (c *Cache) look(names []string) []string {
	f := &c.files
	f.mu.Lock()
	f.load(c)
	var unseen []sighting
	for _, name := range names {
		if _, ok := f.looked[name]; !ok {
			unseen = append(unseen, sighting{name: name, before: f.known[name]})
		}
	}
	f.mu.Unlock()
	c.sight(unseen)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.take(unseen)
	sums := make([]string, len(names))
	again := false
	for i, name := range names {
		sums[i] = f.looked[name]
		again = again || sums[i] == ""
	}
	if again { // another run began meanwhile
		f.mu.Unlock()
		sums = c.look(names)
		f.mu.Lock()
	}
	return sums
}

// lookAgain looks at files that a step has just read, and says whether they are as they were when it began.
func (c *Cache) lookAgain(names []string, begun time.Time) bool {
	f := &c.files
	f.mu.Lock()
	f.load(c)
	again := make([]sighting, len(names))
	for i, name := range names {
		again[i] = sighting{name: name, before: f.known[name]}
	}
	f.mu.Unlock()
	c.sight(again)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.take(again)
	for _, s := range again {
		if s.after.sum != absent && s.after.traits.changed > begun.UnixNano() {
			return false
		}
	}
	return true
}

// sighting is a look at one file.
type sighting struct {
	name          string
	before, after fileState
	read          bool
}

// sight looks at files, several at once.
func (c *Cache) sight(list []sighting) {
	var wait sync.WaitGroup
	share := len(list)/runtime.GOMAXPROCS(0) + 1
	for begin := 0; begin < len(list); begin += share {
		part := list[begin:min(begin+share, len(list))]
		wait.Go(func() {
			for i := range part {
				c.sightOne(&part[i])
			}
		})
	}
	wait.Wait()
}

func (c *Cache) sightOne(s *sighting) {
	s.after = fileState{sum: absent}
	file, read := c.place.Path(s.name), os.ReadFile
	info, err := os.Stat(file)
	if strings.HasSuffix(s.name, folderEnd) {
		if read = listing; err != nil || !info.IsDir() {
			return
		}
	} else if err != nil || !info.Mode().IsRegular() {
		return
	}
	seen := traits{size: info.Size(), modified: info.ModTime().UnixNano(), changed: changedAt(info)}
	if s.before.trusted(seen) {
		s.after = s.before
		return
	}
	at := c.files.now().UnixNano()
	if content, err := read(file); err == nil {
		s.after, s.read = fileState{traits: seen, at: at, sum: Sum(content)[:32]}, true
	}
}

// folderEnd is at the end of a folder's name.
const folderEnd = "/"

// listing is the content of a folder: the names in it, with their types, and where links lead.
func listing(folder string) ([]byte, error) {
	entries, err := os.ReadDir(folder)
	var text bytes.Buffer
	for _, entry := range entries {
		target := ""
		if entry.Type()&fs.ModeSymlink != 0 {
			target, _ = os.Readlink(filepath.Join(folder, entry.Name())) // one that is gone is no link then
		}
		fmt.Fprintf(&text, "%s\x00%s\x00%s\x00", entry.Name(), entry.Type(), target)
	}
	return text.Bytes(), err
}

// take keeps what was seen. The lock is held.
func (f *files) take(list []sighting) {
	altered := false
	for _, s := range list {
		before, seen := f.looked[s.name]
		altered = altered || seen && before != s.after.sum
		f.looked[s.name] = s.after.sum
		if s.read {
			f.read++
		}
		if s.after == s.before {
			continue
		}
		f.known[s.name] = s.after
		f.altered = f.altered || s.after.sum != absent || s.before.sum != ""
		if path.Base(s.name) == "package.json" && s.before.sum != "" && s.before.sum != s.after.sum {
			f.changes = Key(f.changes, s.name, s.after.sum)
		}
	}
	if altered {
		clear(f.digests)
		f.run++
	}
}
