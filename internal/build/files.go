package build

import (
	"io/fs"
	"path"

	"vitrine/internal/cache"
)

// Files is a finished output folder: by path with forward slashes, without a leading one.
type Files map[string]File

// File is one file of the output. What it holds is known by its sum; most of a large site is never read again, since
// the folder published before has it.
type File struct {
	Sum  string // content hash
	Size int    // bytes
	load func() ([]byte, error)
}

// Content is what the file holds.
func (f File) Content() ([]byte, error) { return f.load() }

// inMemory is a file whose content stays in memory.
func inMemory(content []byte) File {
	return File{Sum: cache.Sum(content), Size: len(content), load: func() ([]byte, error) { return content, nil }}
}

// inSite is a file of the site folder that is published as it is.
func (b *Builder) inSite(name string) (File, error) {
	content, err := fs.ReadFile(b.fsys, name)
	if err != nil {
		return File{}, err
	}
	f := inMemory(content)
	f.load = func() ([]byte, error) { return fs.ReadFile(b.fsys, name) }
	return f, nil
}

// kept is a part of a step's result that stays in the cache until somebody asks for it.
type kept struct {
	Sum  string
	Size int
}

// keepPart puts a part of a step's result into the cache.
func (b *Builder) keepPart(kind, key string, content []byte) (kept, error) {
	return kept{Sum: cache.Sum(content), Size: len(content)}, b.cache.Put(kind, key, content)
}

// file is the part as a file of the output. The step's own record names the part, so that it is there, unless the
// cache's files were damaged from outside; the record is then taken for missing as well, see whole.
func (b *Builder) file(k kept, kind, key string) File {
	return File{Sum: k.Sum, Size: k.Size, load: func() ([]byte, error) { return b.part(kind, key) }}
}

func (b *Builder) part(kind, key string) ([]byte, error) {
	if content, ok := b.cache.Get(kind, key); ok {
		return content, nil
	}
	return nil, &fs.PathError{Op: "read", Path: path.Join(kind, key), Err: fs.ErrNotExist}
}
