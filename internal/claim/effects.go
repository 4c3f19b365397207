package claim

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/source"
)

// EffectsFile is what “vitrine verify --props” writes beside the configuration of a site.
const EffectsFile = "effects.json"

// Effects say what became of demos when one of their props was taken away, by folders of pages below the site folder,
// then by names of demos.
type Effects map[string]map[string]DemoEffects

// DemoEffects are those of one demo.
type DemoEffects struct {
	Key     string            `json:"key"`    // see DemoKey
	Claims  string            `json:"claims"` // the sum of the claims that it was tried with
	Browser string            `json:"browser"`
	Props   map[string]string `json:"props"` // by component and prop: how it was noticed, "" where it was not
}

// ReadEffects reads the record of a site, nil where it has none.
func ReadEffects(site string) (Effects, error) {
	text, err := os.ReadFile(filepath.Join(site, EffectsFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	effects := Effects{}
	if err := json.Unmarshal(text, &effects); err != nil {
		return nil, fmt.Errorf("%s can't be read (run “vitrine verify --props”, which writes it anew): %w", EffectsFile, err)
	}
	return effects, nil
}

// Write keeps the record, where it is another one.
func (e Effects) Write(site string) error { return WriteRecord(filepath.Join(site, EffectsFile), e) }

// DemoKey changes with whatever the behavior of a demo depends on: its files, and the packages that its page imports.
func DemoKey(page source.Page, name string, lock *Lock, product string) string {
	return cache.Key("effects", files(page, name), lock.Digest(modules(page, product)))[:keyLength]
}

// deeds is the version of what is done with demos beside what pages claim: another one may find more.
const deeds = 5

// ClaimsSum changes with whatever may notice that a prop is gone: what is done with every demo, the claims of the page,
// the rows of its keyboard tables.
func ClaimsSum(page source.Page) string {
	rows, _ := json.Marshal(page.Keyboard) // texts alone
	return cache.Key("claims", deeds, string(page.Claims.Text), string(rows))[:keyLength]
}

// Files are those of a demo, with those beside it that they import.
func Files(page source.Page, name string) (list []source.Demo) {
	sums := files(page, name)
	for _, file := range page.Demos {
		if sums[file.Name] != "" {
			list = append(list, file)
		}
	}
	return list
}

// DemoNames are the demos that a page has.
func DemoNames(page source.Page) []string { return demo.Names(Demos(page)) }
