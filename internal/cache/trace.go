package cache

import (
	"bytes"
	"slices"
	"strings"
	"time"
)

// Trace is a step whose key can't name all that it reads: a bundler finds the files of packages as it goes. The step
// tells what it read, and that is remembered under its key; the whole key holds the contents of those files too.
type Trace struct {
	cache     *Cache
	kind, key string
	begun     time.Time
	run       int // see files
}

// Trace begins a step of this kind. It is told what the step reads before anything is read.
func (c *Cache) Trace(kind, key string) *Trace {
	_, run, _ := c.files.digest("")
	return &Trace{cache: c, kind: kind, key: key, begun: c.files.now(), run: run}
}

// Kind is that of the step.
func (t *Trace) Kind() string { return t.kind }

// Since is the same step for one that reads nothing anew: it read its files after this moment.
func (t *Trace) Since(begun time.Time) *Trace {
	since := *t
	since.begun = begun
	return &since
}

// Unchanged says whether files, by absolute path, are as they were at a moment of this run.
func (c *Cache) Unchanged(files []string, since time.Time) bool {
	return c.lookAgain(c.names(files), since)
}

const (
	inputsKind = "inputs " // names of lists
	listKind   = "files"   // names of files
)

// Key is the whole key, with the files that the step read when it ran last, as they are now; "" where it never ran.
func (t *Trace) Key() string {
	var lists []string
	if !t.cache.Lookup(inputsKind+t.kind, t.key, &lists) {
		return ""
	}
	return t.whole(lists)
}

func (t *Trace) whole(lists []string) string {
	digests := []string{t.kind, t.key}
	for _, list := range lists {
		if t.cache.sharing.shares(t.kind) {
			t.cache.uses(Part{Kind: listKind, Key: list})
		}
		digest, ok := t.cache.digest(list)
		if !ok {
			return ""
		}
		digests = append(digests, digest)
	}
	return Key(digests)
}

// Done says which files the step read, by absolute path, and returns its whole key. Lists that many steps share are
// kept once. Where a file changed while the step was under way, nobody knows what it read: the key is then one that no
// other run will have.
func (t *Trace) Done(lists ...[]string) (key string, err error) {
	names := make([][]string, len(lists))
	steady := true
	for i, files := range lists {
		names[i] = t.cache.names(files)
		steady = t.cache.lookAgain(names[i], t.begun) && steady
	}
	return t.done(names, steady)
}

// DoneRun is Done for a step that is a whole run: it read what the steps of the run read, and the files and folders
// that are named beside them. Of a folder it read the names in it.
func (t *Trace) DoneRun(files, folders []string) (key string, err error) {
	c := t.cache
	names := c.names(files)
	for _, folder := range folders {
		names = append(names, c.place.folderName(folder))
	}
	steady := c.lookAgain(names, t.begun)
	seen, run := c.files.seen() // these among them
	return t.done([][]string{seen}, steady && run == t.run)
}

// done keeps lists of names, and makes the whole key of what the files hold.
func (t *Trace) done(lists [][]string, steady bool) (key string, err error) {
	c := t.cache
	names := make([]string, len(lists))
	for i, list := range lists {
		text := []byte(strings.Join(list, "\n"))
		names[i] = Sum(text)[:32]
		if !c.store.has(c.id(listKind, names[i])) {
			if c.sharing.shares(t.kind) {
				c.give(listKind, names[i], text)
			}
			if err := c.Remember(listKind, names[i], text); err != nil {
				return "", err
			}
		}
	}
	if !steady {
		return Key(t.kind, t.key, t.begun.UnixNano()), nil
	}
	if err := c.Keep(inputsKind+t.kind, t.key, names); err != nil {
		return "", err
	}
	return t.whole(names), nil
}

// Consult sets what tells the files, there or not, that decide what the imports of a file mean: a step that reads the
// file reads them too.
func (c *Cache) Consult(consulted func(file string) []string) { c.consulted = consulted }

// names are the names of files, of the manifests that belong to them and of what decides about their imports, sorted.
func (c *Cache) names(files []string) []string {
	paths := make(map[string]bool, len(files)) // many files are decided about by the same ones
	for _, file := range files {
		for _, other := range c.consulted(file) {
			paths[other] = true
		}
		paths[file] = true
		if manifest := c.place.Manifest(file); manifest != "" {
			paths[manifest] = true
		}
	}
	list := make([]string, 0, len(paths))
	for path := range paths {
		list = append(list, c.place.Name(path))
	}
	slices.Sort(list)
	return slices.Compact(list) // a file has more than one path where there are links
}

// digest tells the contents of all files of a list.
func (c *Cache) digest(list string) (string, bool) {
	known, run, ok := c.files.digest(list)
	if ok {
		return known, true
	}
	text, ok := c.get(listKind, list)
	if !ok {
		return "", false
	}
	var told bytes.Buffer
	if len(text) > 0 {
		names := strings.Split(string(text), "\n")
		told.Grow(len(text) + len(names)*34)
		for i, content := range c.look(names) {
			told.WriteString(content + " ")
			told.WriteString(names[i] + "\n")
		}
	}
	digest := Sum(told.Bytes())
	c.files.keepDigest(list, digest, run)
	return digest, true
}

// Traced is Value for a step that tells which files it read beside what its key holds. The whole key is for the keys of
// steps above it.
func Traced[T any](c *Cache, kind, key string, run func() (value T, files []string, err error)) (value T, whole string,
	err error) {
	trace := c.Trace(kind, key)
	if whole = trace.Key(); whole != "" && c.Lookup(kind, whole, &value) {
		return value, whole, nil
	}
	c.Count(kind)
	value, files, err := run()
	if err != nil {
		return value, "", err
	}
	if whole, err = trace.Done(files); err != nil {
		return value, "", err
	}
	return value, whole, c.Keep(kind, whole, value)
}
