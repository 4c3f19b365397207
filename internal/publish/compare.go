package publish

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"golang.org/x/sync/errgroup"
)

// Difference is a published file that is not as it should be.
type Difference struct {
	File   string // name below the published folder
	Step   string // kind of the step that made it; "" where that is not known
	Offset int    // of the first byte that differs
	Line   int    // of that byte, from 1; 0 in a file that is no text, or that is missing on one side
	Got    string // what stands there, and what should
	Want   string
}

// Missing and unknown files differ as a whole.
const (
	notPublished = "the file is missing"
	notMade      = "nothing makes the file"
)

// Compare holds a published folder against the files that should be in it, and their compressed forms, byte for byte.
func Compare(out string, files Files, options Options) ([]Difference, error) {
	c := &comparison{out: out, manifest: readManifest(out), expected: map[string]bool{marker: true}}
	var group errgroup.Group
	group.SetLimit(4)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		list := outputs(name, files[name], options)
		for _, o := range list {
			c.expected[o.name] = true
		}
		group.Go(func() error { return c.file(list, files[name].step) })
	}
	if err := group.Wait(); err != nil {
		return nil, err
	}
	if err := c.others(); err != nil {
		return nil, err
	}
	slices.SortFunc(c.found, func(a, b Difference) int { return strings.Compare(a.File, b.File) })
	return c.found, nil
}

// comparison is one look at a published folder.
type comparison struct {
	out      string
	manifest manifest
	expected map[string]bool // every name that should be there

	mu    sync.Mutex
	found []Difference
}

func (c *comparison) add(d Difference) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.found = append(c.found, d)
}

// file compares a file and its compressed forms. A form of a file that differs is made of that.
func (c *comparison) file(list []output, step string) error {
	differs := false
	for i, o := range list {
		want, err := o.content()
		if err != nil {
			return err
		}
		if i > 0 && !differs {
			step = o.kind
		}
		got, err := os.ReadFile(filepath.Join(c.out, filepath.FromSlash(o.name)))
		switch entry := c.manifest[o.name]; {
		case errors.Is(err, fs.ErrNotExist):
			c.add(Difference{File: o.name, Step: step, Got: notPublished})
		case err != nil:
			return err
		case !bytes.Equal(got, want):
			d := firstDifference(got, want)
			d.File, d.Step = o.name, step
			c.add(d)
			differs = differs || i == 0
		case entry.key != o.key || entry.size != int64(len(want)):
			c.add(Difference{File: marker, Got: entry.key + " " + o.name, Want: o.key + " " + o.name})
		}
	}
	return nil
}

// others finds files that nothing makes.
func (c *comparison) others() error {
	return filepath.WalkDir(c.out, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		below, err := filepath.Rel(c.out, file)
		if name := filepath.ToSlash(below); err == nil && !c.expected[name] {
			c.add(Difference{File: name, Got: notMade})
		}
		return err
	})
}

// around is how much of a text is shown on both sides of its first difference.
const around = 40

// firstDifference is where two contents part.
func firstDifference(got, want []byte) Difference {
	at := 0
	for at < min(len(got), len(want)) && got[at] == want[at] {
		at++
	}
	d := Difference{Offset: at}
	if !utf8.Valid(got) || !utf8.Valid(want) {
		return d
	}
	d.Line = 1 + bytes.Count(got[:at], []byte{'\n'})
	d.Got, d.Want = textAround(got, at), textAround(want, at)
	return d
}

// textAround is the part of a line around a place.
func textAround(text []byte, at int) string {
	from := max(at-around, bytes.LastIndexByte(text[:at], '\n')+1)
	to := min(at+around, len(text))
	if end := bytes.IndexByte(text[at:to], '\n'); end >= 0 {
		to = at + end
	}
	return strings.ToValidUTF8(string(text[from:to]), "")
}
