package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

// siteFault is what a site can have wrong that only its own code brings about.
type siteFault struct {
	files   map[string]string // to write into the site
	place   string            // of the problem
	message string
}

const faultyDemo = "content/lib/react-one/demos/Counter.tsx"

// generating is a site whose generator makes a file of a name, given as an expression; "" for one without a generator.
func generating(name, message string) siteFault {
	files := map[string]string{
		"components/Numbers.tsx": "export default function Numbers() {\n  return <p>x</p>;\n}\n",
		"content/lib/guide/index.md": "---\ndescription: A\n---\n\n# A\n\n" +
			"{{\"component\": \"Numbers\", \"generated\": \"numbers\"}}\n",
	}
	if name != "" {
		files["generators/numbers.ts"] = "export default async () => ({ files: { [" + name + "]: 'any content' } });\n"
	}
	return siteFault{files, "content/lib/guide/index.md:7", message}
}

var siteFaults = map[string]siteFault{
	"endless": {place: faultyDemo + ":1:31", message: "RangeError: Maximum call stack", files: map[string]string{
		faultyDemo: "const endless = (): number => 1 +\n  endless();\nendless();\n" +
			"export default function Counter() {\n  return <b>x</b>;\n}\n"}},
	"nested": {place: faultyDemo + ":1", message: "nested more than 64 deep", files: map[string]string{
		faultyDemo: "export default function Counter() { return " + strings.Repeat("<b>", 3000) + "x" +
			strings.Repeat("</b>", 3000) + "; }\n"}},
	"large": {place: faultyDemo + ":1", message: "It renders 100000007 characters", files: map[string]string{
		faultyDemo: "export default function Counter() {\n  return <b>{'x'.repeat(1e8)}</b>;\n}\n"}},
	"long name":    generating("'a'.repeat(300)", "whose name is too long"),
	"outside":      generating("'../../WRITTEN'", "whose name is not a path below a folder"),
	"two lines":    generating(`'a\nb'`, `"a\nb", whose name has control characters`),
	"no generator": generating("", `no generator "numbers"`),
	"throws":       generating("(() => { throw new Error('broken'); })()", "numbers.ts failed: broken"),
}

// TestFaultsOfTheSite_EndWithTheirCode: nothing outside of the site failed, and the other pages can be published.
func TestFaultsOfTheSite_EndWithTheirCode(t *testing.T) {
	for name, fault := range siteFaults {
		t.Run(name, func(t *testing.T) {
			folder, site := testkit.Site(t, testkit.SmallSite)
			seed.Fill(t, filepath.Join(folder, "cache"))
			for file, text := range fault.files {
				file = filepath.Join(site, file)
				if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			for flag, want := range map[string]int{"--timings": exitProblems, "--keep-going": exitPartial} {
				var out, errs bytes.Buffer
				code := run(context.Background(), []string{"build", "--site", site, "--out", filepath.Join(folder, "out"),
					"--cache", filepath.Join(folder, "cache"), "--browser", "none", flag}, &out, &errs)
				told := errs.String()
				if code != want || !strings.Contains(told, fault.place) || !strings.Contains(told, fault.message) {
					t.Errorf("%s: code %d, told %.2000q", flag, code, told)
				}
			}
			if written, _ := filepath.Glob(filepath.Join(folder, "*WRITTEN*")); len(written) > 0 {
				t.Errorf("outside is %q", written)
			}
		})
	}
}
