//go:build embedded

package main

import (
	"embed"
	"io/fs"
)

// The folder is a copy of a finished build, which `make release` puts here.
//
//go:embed all:embedded
var files embed.FS

// embeddedSite is the site inside the program, nil for none.
func embeddedSite() fs.FS {
	site, err := fs.Sub(files, "embedded")
	if err != nil {
		return nil
	}
	return site
}
