//go:build !embedded

package main

import "io/fs"

// embeddedSite is the site inside the program, nil for none.
func embeddedSite() fs.FS { return nil }
