package source

import (
	"encoding/json"
	"io/fs"

	"vitrine/internal/diag"
)

// VerifiedFile is what “vitrine verify” writes.
const VerifiedFile = "verified.json"

// Verified is what held in a browser, by folders of pages below the site folder.
type Verified map[string]VerifiedPage

// VerifiedPage is what held of the claims of one page and of the rows of its keyboard table.
type VerifiedPage struct {
	Version string            `json:"version"` // of the product that the page documents
	Browser string            `json:"browser"`
	Held    map[string]string `json:"held"` // what was claimed, by key
}

// maxVerified has room for 10,000 claims.
const maxVerified = 4 << 20

// verified reads what was seen to hold, if anything was.
func (r reader) verified() Verified {
	if _, err := fs.Stat(r.fsys, VerifiedFile); err != nil {
		return nil
	}
	src, ok := r.file(VerifiedFile, maxVerified)
	if !ok {
		return nil
	}
	var v Verified
	if err := json.Unmarshal(src, &v); err != nil {
		r.problems.Add(diag.Problem{File: VerifiedFile, What: "The record of what was verified can't be read: " +
			err.Error() + ".", Why: "Pages could not say which of their sentences were tried.",
			Fix: "Run “vitrine verify --all”, which writes it anew."})
	}
	return v
}
