package prove

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"

	"vitrine/internal/source"
)

// keep writes the record: what held now, and what held before and was not tried again. Pages that claim nothing any
// more leave it.
func (r *run) keep(subjects []subject, held map[string]map[string]bool) error {
	record := source.Verified{}
	for _, p := range r.tree.Pages {
		if before, ok := r.tree.Verified[p.Dir]; ok && (p.Claims.Path != "" || len(p.Keyboard) > 0) {
			record[p.Dir] = before
		}
	}
	for _, s := range subjects {
		before := r.tree.Verified[s.Dir]
		page := source.VerifiedPage{Version: before.Version, Browser: before.Browser, Held: map[string]string{}}
		if len(s.wanted) > 0 {
			page.Version, page.Browser = r.version(s.product.Package), r.Browser.Version
		}
		tried := map[string]bool{}
		for _, try := range s.wanted {
			tried[try.Key] = true
		}
		for _, try := range s.tries {
			_, heldBefore := before.Held[try.Key]
			if held[s.Dir][try.Key] || heldBefore && !tried[try.Key] {
				page.Held[try.Key] = try.Label
			}
		}
		r.report.Pages++
		r.report.Claims += len(s.tries)
		r.report.Held += len(page.Held)
		record[s.Dir] = page
	}
	return r.write(record)
}

// version is that of a package, which is written beside the site or installed.
func (r *run) version(name string) string {
	if p := r.sources.Package(name); p != nil {
		return p.Version
	}
	return r.lock.Version(name)
}

// write writes the record if it differs from the file.
func (r *run) write(record source.Verified) error {
	maps.DeleteFunc(record, func(_ string, page source.VerifiedPage) bool { return len(page.Held) == 0 })
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(record); err != nil {
		return err
	}
	file := filepath.Join(r.Site, source.VerifiedFile)
	before, err := os.ReadFile(file)
	if err == nil && bytes.Equal(before, text.Bytes()) || err != nil && len(record) == 0 {
		return nil
	}
	return os.WriteFile(file, text.Bytes(), 0o644)
}
