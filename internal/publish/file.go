package publish

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
)

// Files is a finished output folder: by path with forward slashes, without a leading one.
type Files map[string]File

// File is one file of the output. What it holds is known by its sum; most of a large site is never read again, since
// the folder published before has it.
type File struct {
	Sum  string // content hash
	Size int    // bytes
	load func() ([]byte, error)
	step string // kind of the step that made it, "" where it is not known
	kept bool   // changes rarely
}

// By is the same file with the kind of the step that made it.
func (f File) By(step string) File {
	f.step = step
	return f
}

// Kept is the same file, for one that changes rarely and that readers keep: every build compresses it well.
func (f File) Kept() File {
	f.kept = true
	return f
}

// With is the same kind of file with other content.
func (f File) With(content []byte) File {
	other := InMemory(content)
	other.step, other.kept = f.step, f.kept
	return other
}

// InMemory is a file whose content stays in memory.
func InMemory(content []byte) File {
	sum := sha256.Sum256(content)
	return Lazy(hex.EncodeToString(sum[:]), len(content), func() ([]byte, error) { return content, nil })
}

// Lazy is a file whose content is loaded when somebody asks for it. The sum must change with the content.
func Lazy(sum string, size int, load func() ([]byte, error)) File {
	return File{Sum: sum, Size: size, load: load}
}

// FromFS is a file that is published as it is. Its content is read once for its sum, and again when it is written.
func FromFS(fsys fs.FS, name string) (File, error) {
	content, err := fs.ReadFile(fsys, name)
	if err != nil {
		return File{}, err
	}
	f := InMemory(content)
	f.load = func() ([]byte, error) { return fs.ReadFile(fsys, name) }
	return f, nil
}

// Content is what the file holds.
func (f File) Content() ([]byte, error) { return f.load() }
