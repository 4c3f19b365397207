package tsgo

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"strings"
	"sync"
)

//go:embed extract*.go
var sources embed.FS

// ExtractVersion names what reads declarations: facts that another version read are read again.
var ExtractVersion = sync.OnceValue(func() string {
	names, err := fs.Glob(sources, "extract*.go")
	if err != nil {
		panic(err) // the pattern is a constant
	}
	sum := sha256.New()
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := sources.ReadFile(name)
		if err != nil {
			panic(err) // it was just listed
		}
		sum.Write([]byte(name + "\x00"))
		sum.Write(text)
	}
	return hex.EncodeToString(sum.Sum(nil))[:12]
})
