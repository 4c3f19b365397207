package publish

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
)

// Published identifies what stands in a folder by its manifest; "" for a folder without one.
func Published(out string) string {
	text, err := os.ReadFile(filepath.Join(out, marker))
	if err != nil || !bytes.HasPrefix(text, []byte(markerTitle)) {
		return ""
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

// Intact says whether a folder still holds all that was published there, by what Published told then. It leaves behind
// what a publication of the same would.
func Intact(out, published string) bool {
	if published == "" || Published(out) != published {
		return false
	}
	m := readManifest(out)
	names := make([]string, 0, len(m))
	for name := range m {
		names = append(names, name)
	}
	var touched atomic.Bool
	var wait sync.WaitGroup
	for part := range slices.Chunk(names, len(names)/runtime.GOMAXPROCS(0)+1) {
		wait.Go(func() {
			for _, name := range part {
				if touched.Load() || !m[name].stands(filepath.Join(out, filepath.FromSlash(name))) {
					touched.Store(true)
					return
				}
			}
		})
	}
	wait.Wait()
	if touched.Load() {
		return false
	}
	cleanUp(out)
	return true
}
