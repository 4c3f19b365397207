package feedback

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"strings"
	"testing"
)

// TestOutputIsClean: no comment moves the cursor, colors or reorders a terminal, or is a formula of a spreadsheet.
func TestOutputIsClean(t *testing.T) {
	for text, want := range map[string]string{
		"plain, 日本語, é":                    "plain, 日本語, é",
		"two\nlines\tand a tab":            "two\nlines\tand a tab",
		"\x1b[31mred\x07":                  `\u001b[31mred\u0007`,
		"over\rwritten":                    `over\u000dwritten`,
		"\u009b2J":                         `\u009b2J`,
		"a\u202egnp.exe":                   `a\u202egnp.exe`,
		"\u2066isolated\u2069":             `\u2066isolated\u2069`,
		"zero\u200bwidth\ufeff":            `zero\u200bwidth\ufeff`,
		"line\u2028separator":              `line\u2028separator`,
		"tag \U000e0041":                   `tag \U000e0041`,
		"no text: " + string([]byte{0xff}): `no text: \ufffd`,
	} {
		if got := Printable(text); got != want {
			t.Errorf("%q is printed as %q, want %q", text, got, want)
		}
	}
	for _, formula := range []string{"=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\n=1", " \n =1", "＝1", "＋1", "－1", "＠a",
		"|cmd",
		"%0a", "\u3000=1", "\u00a0=1"} {
		var out bytes.Buffer
		if err := WriteCSV(&out, []Item{{Comment: formula}}); err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(&out).ReadAll()
		if err != nil || !strings.HasPrefix(rows[1][4], "'") {
			t.Errorf("%q is exported as %q, %v", formula, rows, err)
		}
	}
	if got := cell("a = b\n=c"); got != "a = b\n=c" {
		t.Errorf("a comment with a formula in it became %q", got)
	}
}

// TestJSONIsCleanAndTheSame: escapes change what a terminal gets, and nothing of what a program reads.
func TestJSONIsCleanAndTheSame(t *testing.T) {
	items := []Item{{ID: "a", Comment: "a\u202eb \U000e0041 \x1b \"q\" \\ 日本"}}
	var out bytes.Buffer
	if err := WriteJSON(&out, items); err != nil {
		t.Fatal(err)
	}
	if strings.ContainsAny(out.String(), "\u202e\U000e0041\x1b") {
		t.Errorf("it prints what a terminal obeys: %q", out.String())
	}
	var back []Item
	if err := json.Unmarshal(out.Bytes(), &back); err != nil || back[0].Comment != items[0].Comment {
		t.Errorf("it reads back as %+v, %v", back, err)
	}
}
