package assets

import (
	"bytes"
	"os"
	"path/filepath"

	"vitrine/internal/cache"
	"vitrine/internal/publish"
)

// NodeFolder is where Node finds its files, below the folder of the caches.
const NodeFolder = "node"

func (m *Maker) nodeFile(name string) string { return filepath.Join(m.Cache, NodeFolder, name) }

// write puts a file where Node finds it and returns its path. Its name changes with its content, so it is written once,
// unless something has damaged it.
func (m *Maker) write(name string, content []byte) (string, error) {
	file := m.nodeFile(name)
	if before, err := os.ReadFile(file); err == nil && bytes.Equal(before, content) {
		return file, nil
	}
	return file, publish.WriteFile(file, content)
}

// NodeFile puts a chunk where Node finds it and returns its path. The chunk is only loaded when the file is missing or
// damaged.
func (s *Set) NodeFile(c Chunk) (string, error) {
	file := s.maker.nodeFile(c.File)
	if before, err := os.ReadFile(file); err == nil && cache.Sum(before) == c.Code.Sum {
		return file, nil
	}
	content, err := s.maker.Steps.Content(c.Code)
	if err != nil {
		return "", err
	}
	return file, publish.WriteFile(file, content)
}
