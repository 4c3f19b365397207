package output

import "vitrine/internal/cache"

// File is one published file. What it holds is known by its sum; most of a large site is never read again, since the
// folder published before has it.
type File struct {
	Sum  string // content hash
	Size int    // bytes
	Load func() ([]byte, error)
}

// InMemory is a file whose content stays in memory.
func InMemory(content []byte) File {
	return File{Sum: cache.Sum(content), Size: len(content), Load: func() ([]byte, error) { return content, nil }}
}
