package prove

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"vitrine/internal/source"
)

// keep writes the record of each page: what held now, and what held before and was not tested again. A page that claims
// nothing any more loses its record.
func (r *run) keep(subjects []subject, held map[string]map[string]bool) error {
	for _, s := range subjects {
		record := source.Verified{Version: s.Verified.Version, Browser: s.Verified.Browser, Held: map[string]string{}}
		if len(s.wanted) > 0 {
			record.Version, record.Browser = r.version(s.product.Package), r.Browser.Version
		}
		tested := map[string]bool{}
		for _, try := range s.wanted {
			tested[try.Key] = true
		}
		for _, try := range s.tries {
			_, heldBefore := s.Verified.Held[try.Key]
			if held[s.Dir][try.Key] || heldBefore && !tested[try.Key] {
				record.Held[try.Key] = try.Label
			}
		}
		r.report.Pages++
		r.report.Claims += len(s.tries)
		r.report.Held += len(record.Held)
		if err := r.write(s.Dir, record); err != nil {
			return err
		}
	}
	for _, p := range r.tree.Pages {
		if len(p.Verified.Held) > 0 && p.Claims.Path == "" && len(p.Keyboard) == 0 {
			if err := r.write(p.Dir, source.Verified{}); err != nil {
				return err
			}
		}
	}
	return nil
}

// version is that of a package, which is written beside the site or installed.
func (r *run) version(name string) string {
	if p := r.sources.Package(name); p != nil {
		return p.Version
	}
	return r.lock.Version(name)
}

// write writes the record of a page if it differs from the file, or removes one in which nothing held.
func (r *run) write(dir string, record source.Verified) error {
	file := filepath.Join(r.Site, filepath.FromSlash(dir), source.VerifiedFile)
	if len(record.Held) == 0 {
		if err := os.Remove(file); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(record); err != nil {
		return err
	}
	if before, err := os.ReadFile(file); err == nil && bytes.Equal(before, text.Bytes()) {
		return nil
	}
	return os.WriteFile(file, text.Bytes(), 0o644)
}
