package assets

import (
	"os"
	"path/filepath"

	"vitrine/internal/publish"
)

// nodeFolder is where Node finds its files, below the folder of the caches.
const nodeFolder = "node"

// write puts a file where Node finds it and returns its path. Its name changes with its content, so it is written once.
func (m *Maker) write(name string, content []byte) (string, error) {
	return m.writeLazy(name, func() ([]byte, error) { return content, nil })
}

// writeLazy is write for content that is only loaded when the file is missing.
func (m *Maker) writeLazy(name string, content func() ([]byte, error)) (string, error) {
	file := filepath.Join(m.Cache, nodeFolder, name)
	if _, err := os.Stat(file); err == nil {
		return file, nil
	}
	text, err := content()
	if err != nil {
		return "", err
	}
	return file, publish.WriteFile(file, text)
}

// NodeFile puts a chunk where Node finds it and returns its path.
func (s *Set) NodeFile(c Chunk) (string, error) {
	return s.maker.writeLazy(c.File, func() ([]byte, error) { return s.maker.Steps.Content(c.Code) })
}
