package source

import (
	"encoding/json"
	"io/fs"
	"path"
	"strings"

	"vitrine/internal/diag"
)

// VerifiedFile is what “vitrine verify” writes next to a page.
const VerifiedFile = "verified.json"

// Verified is what held in a browser: the claims of one page and the rows of its keyboard table.
type Verified struct {
	Version string            `json:"version"` // of the product that the page documents
	Browser string            `json:"browser"`
	Held    map[string]string `json:"held"` // what was claimed, by key
}

// maxVerified has room for 2,000 claims.
const maxVerified = 1 << 20

// verified reads the record in the folder of a page. A page without one has a zero Verified.
func (r reader) verified(dir string) (v Verified) {
	file := path.Join(dir, VerifiedFile)
	if _, err := fs.Stat(r.fsys, file); err != nil {
		return v
	}
	src, ok := r.file(file, maxVerified)
	if !ok {
		return v
	}
	if err := json.Unmarshal(src, &v); err != nil {
		r.problems.Add(diag.Problem{File: file, What: "The record of verified claims is not valid: " + err.Error() + ".",
			Why: "The page can't show which of its claims were verified.",
			Fix: "Delete the file, and run “vitrine verify " + strings.TrimPrefix(dir, contentDir+"/") + "”, which writes it."})
	}
	return v
}
