package cache

import (
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"io"
	"os"
	"sync"
)

// Program identifies the running program by what it was built from: the salt by which another engine never takes the
// cached work of this one for its own.
var Program = sync.OnceValue(func() string {
	path, err := os.Executable()
	if err != nil {
		return "unknown"
	}
	if id := buildID(path); id != "" {
		return id
	}
	file, err := os.Open(path)
	if err != nil {
		return "unknown"
	}
	defer file.Close()
	sum := sha256.New()
	io.Copy(sum, file)
	return hex.EncodeToString(sum.Sum(nil))
})

// buildID reads the identifier that the Go linker leaves in an ELF file; "" elsewhere.
func buildID(path string) string {
	file, err := elf.Open(path)
	if err != nil {
		return ""
	}
	defer file.Close()
	section := file.Section(".note.go.buildid")
	if section == nil {
		return ""
	}
	data, err := section.Data()
	if err != nil {
		return ""
	}
	return hex.EncodeToString(data)
}
