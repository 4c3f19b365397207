package source

import (
	"strings"
	"testing"

	"vitrine/internal/diag"
)

func TestFormerKeyOfMessages(t *testing.T) {
	var problems diag.List
	Load(site(map[string]string{"vitrine.yaml": "name: A\nurl: https://a.example\nlanguages: [en, de]\n",
		"translations/de.yaml": "words:\n  Copied: Kopiert\n"}), &problems)
	got := problems.Problems()
	if len(got) != 1 || got[0].Line != 1 || !strings.Contains(got[0].What, "“words”") ||
		!strings.Contains(got[0].Fix, "“messages:”") {
		t.Errorf("%+v", got)
	}
}
