package assets

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestMeasuredOfThisShellAlone(t *testing.T) {
	site := t.TempDir()
	m := &Maker{Options: Options{Site: site}}
	write := func(text string) {
		if err := os.WriteFile(filepath.Join(site, "record.json"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	found, err := m.measured("record.json")
	if err != nil || found.Record != nil || found.Key == "" {
		t.Errorf("without a file: %+v, %v", found, err)
	}
	write(`{"key": "of another shell", "axe": 3}`)
	if found, err = m.measured("record.json"); err != nil || found.Record != nil {
		t.Errorf("of another shell: %+v, %v", found, err)
	}
	write(`{"key": "` + found.Key + `", "axe": 3}`)
	if found, err = m.measured("record.json"); err != nil || !strings.Contains(string(found.Record), `"axe": 3`) {
		t.Errorf("of this shell: %+v, %v", found, err)
	}
	write(`{"key"`)
	if _, err = m.measured("record.json"); err == nil || !strings.Contains(err.Error(), "record.json is no JSON") {
		t.Errorf("a broken file: %v", err)
	}
	if _, err = m.measured("../record.json"); err == nil {
		t.Error("a record was read from outside of the site")
	}
}
