package compile

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"vitrine/internal/diag"
)

// demosOfAbsence imports what its packages don't export: by name, through a file beside it, from a layer, as default.
var demosOfAbsence = map[string]struct{ text, sentence, near string }{
	"Named.tsx": {"import { Badge, Badger } from 'crowd';\n\nexport default function Named() {\n  return <p><Badge /><Badger /></p>;\n}\n",
		"crowd 1.4.0 has no export “Badger”.", "“Badge”"},
	"Beside.tsx": {"import { Part } from './part';\n\nexport default function Beside() {\n  return <Part />;\n}\n",
		"crowd 1.4.0 has no export “Tow”.", "“Two”"},
	"Layered.tsx": {"import { useStat } from 'react';\n\nexport default function Layered() {\n  return <b>{useStat(0)}</b>;\n}\n",
		"has no export “useStat”.", "“useState”"},
	"Whole.tsx": {"import crowd from 'crowd';\n\nexport default function Whole() {\n  return <b>{crowd}</b>;\n}\n",
		"crowd 1.4.0 has no default export.", ""},
}

func absentSite(t *testing.T) *workshop {
	w := newWorkshop(t)
	w.install("crowd/package.json", `{"name": "crowd", "version": "1.4.0", "module": "index.js", "types": "index.d.ts"}`)
	w.install("crowd/index.js", "import { jsx } from 'react/jsx-runtime';\nexport { Two } from './two.js';\n"+
		"export const Badge = () => jsx('b', { children: 'one' });\n")
	w.install("crowd/two.js", "import { jsx } from 'react/jsx-runtime';\n"+
		"export const Two = () => jsx('b', { children: 'two' });\n")
	w.install("crowd/index.d.ts", "export declare const Badge: () => any, Two: () => any;\n")
	page := "---\ndescription: Demos that ask their packages for what these do not have.\n---\n\n# One\n\n## Usage\n"
	for name, demo := range demosOfAbsence {
		w.write(one+"demos/"+name, demo.text)
		page += "\n{{\"demo\": \"" + name + "\"}}\n"
	}
	w.write(one+"demos/part.tsx", "import { Tow } from 'crowd';\n\nexport const Part = () => <Tow />;\n")
	w.write(one+"index.md", page+"\n{{\"demo\": \"Counter.tsx\"}}\n")
	return w
}

// TestAnUnknownExportIsAWarning that names package and export; the demo says so in its place, and the others live.
func TestAnUnknownExportIsAWarning(t *testing.T) {
	t.Parallel()
	w := absentSite(t)
	w.change("vitrine.yaml", "strict: true", "strict: false")
	for _, words := range []string{"Made", "Remembered"} {
		w.write("content/lib/guide/index.md", "---\ndescription: A page that an edit makes anew.\n---\n\n# Guide\n\n"+words+".\n")
		report := w.build()
		for name, demo := range demosOfAbsence {
			warned, told := false, 0
			for _, p := range report.Problems {
				if p.File == one+"demos/"+name && p.Line == 1 {
					told++
				}
				warned = warned || p.Severity == diag.Warning && p.Line == 1 &&
					strings.HasSuffix(p.What, demo.sentence) &&
					strings.Contains(p.Fix, demo.near) && strings.Contains(p.Why, strings.TrimSuffix(name, ".tsx"))
			}
			if !warned {
				t.Errorf("%s: no warning says %q and %q: %+v", name, demo.sentence, demo.near, report.Problems)
			}
			if name != "Beside.tsx" && told != 1 {
				t.Errorf("%s: one import has %d warnings: %+v", name, told, report.Problems)
			}
			if page := w.output("lib/react-one/index.html"); !strings.Contains(page, demo.sentence+"</p>") {
				t.Errorf("%s: the page does not say %q in the demo's place", name, demo.sentence)
			}
		}
		if page := w.output("lib/react-one/index.html"); !strings.Contains(page, "Pressed ") {
			t.Errorf("the demo that lacks nothing is not shown: %s", page)
		}
	}
	t.Run("which ends when the package has the export", func(t *testing.T) {
		w.install("crowd/two.js", "export const Two = () => 'two';\nexport const Tow = () => 'found';\n")
		w.install("crowd/index.js", "export * from './two.js';\nexport const Badge = () => 'badge', Badger = () => 'batch';\n")
		w.build()
		if page := w.output("lib/react-one/index.html"); strings.Contains(page, "“Tow”") {
			t.Errorf("the page still lacks it")
		}
	})
}

// TestAnUnknownExportIsAProblemOfAStrictSite, which can be published without the page.
func TestAnUnknownExportIsAProblemOfAStrictSite(t *testing.T) {
	t.Parallel()
	w := absentSite(t)
	w.install("crowd/index.d.ts", "declare const all: any;\nexport default all;\n"+
		"export declare const Badge: any, Badger: any, Two: any, Tow: any;\n") // types that promise more than there is
	w.write(one+"demos/Layered.tsx", "export default function Layered() {\n  return <b>layered</b>;\n}\n")
	_, err := w.builder.Build(t.Context())
	problems := failureOf(t, err)
	for _, name := range []string{"Named.tsx", "Whole.tsx"} {
		named := false
		for _, p := range problems {
			named = named || p.Severity == diag.Error && p.File == one+"demos/"+name && p.Line == 1 &&
				p.What == demosOfAbsence[name].sentence && strings.Contains(p.Fix, demosOfAbsence[name].near)
		}
		if !named {
			t.Errorf("%s: %+v", name, problems)
		}
	}
	w.builder.options.KeepGoing = true
	if report := w.build(); diag.NewList(report.Problems...).Errors() == 0 {
		t.Errorf("it is published without a word: %+v", report.Problems)
	}
	w.output("lib/guide/index.html")
	if _, err := os.Stat(filepath.Join(w.folder, "out/lib/react-one/index.html")); err == nil {
		t.Error("the page with the problem is published")
	}
}

// TestAnImportHasOneProblemInDevMode, where the type checker is heard later.
func TestAnImportHasOneProblemInDevMode(t *testing.T) {
	t.Parallel()
	w := absentSite(t)
	w.change("vitrine.yaml", "strict: true", "strict: false")
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	told := make(chan bool, 8)
	live.Types().Notify(func() { told <- true })
	show := func() (answer Answer) {
		if answer, err = live.Get(t.Context(), "/lib/react-one/"); err != nil {
			t.Fatal(err)
		}
		return answer
	}
	show()
	select {
	case <-told:
	case <-time.After(time.Minute):
		t.Fatal("nothing was told")
	}
	typed := 0
	found := map[string]int{}
	for _, p := range show().Problems {
		if p.Line == 1 && p.Export != "" {
			found[p.File]++
		}
		if p.Kind == "types" {
			typed++
		}
	}
	if found[one+"demos/Named.tsx"] != 1 || found[one+"demos/Layered.tsx"] != 1 || typed == 0 {
		t.Errorf("%v, and %d from the type checker", found, typed)
	}
}

// TestALackIsToldInThePagesLanguage, whether the page is translated or shown in English.
func TestALackIsToldInThePagesLanguage(t *testing.T) {
	t.Parallel()
	w := absentSite(t)
	w.change("vitrine.yaml", "strict: true", "strict: false")
	w.change("vitrine.yaml", "products:", "languages: [en, de, fr]\nproducts:")
	w.write("translations/de.yaml", "messages:\n  \"{module} has no export “{name}”.\": \"{module} hat keinen Export „{name}“.\"\n")
	w.write(one+"index-fr.md", "---\ndescription: Une page.\n---\n\n# Un\n\n## Usage\n\n{{\"demo\": \"Named.tsx\"}}\n")
	for _, words := range []string{"Made", "Remembered"} {
		w.write("content/lib/guide/index.md", "---\ndescription: A page.\n---\n\n# Guide\n\n"+words+".\n")
		w.build()
		for name, said := range map[string]string{
			"": `lang="en">crowd 1.4.0 has no export “Badger”.</p>`, "fr/": `lang="en">crowd 1.4.0 has no export “Badger”.</p>`,
			"de/": `lang="de">crowd 1.4.0 hat keinen Export „Badger“.</p>`,
		} {
			if page := w.output(name + "lib/react-one/index.html"); !strings.Contains(page, said) {
				t.Errorf("/%s does not say %s: %s", name, said, page)
			}
		}
		scripts, said := "", map[string]int{}
		files, _ := filepath.Glob(filepath.Join(w.folder, "out/assets/lib-react-one-*.js"))
		for _, file := range files {
			text, _ := os.ReadFile(file)
			scripts += string(text)
		}
		for _, sentence := range []string{"has no export “Badger”", "hat keinen Export „Badger“"} {
			said[sentence] = strings.Count(scripts, sentence)
		}
		if said["has no export “Badger”"] != 2 || said["hat keinen Export „Badger“"] != 1 { // English, French; German
			t.Errorf("what lives there says %v", said)
		}
		if page := w.output("de/lib/react-one/index.html"); !strings.Contains(page, `lang="en">crowd 1.4.0 has no default export.</p>`) {
			t.Error("what is not translated is not said in English")
		}
	}
}
