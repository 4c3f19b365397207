package compile

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/prove"
)

const (
	claimed  = "Every press counts as one."
	claimsOf = `import { claim } from 'vitrine/claims';

claim('` + claimed + `', 'Counter.tsx', {
  drive: (user) => user.press('Tab', 'Enter'),
  read: (demo) => demo.names('button'),
  holds: ['Pressed 1 times'],
  contrary: ['Pressed 2 times'],
});
`
	keysOf = "- keys: [Enter, Space]\n  result: Presses `it`.\n  demo: Counter.tsx\n  start: button Pressed 0 times\n" +
		"  expect: [{shown: button Pressed 1 times}]\n"
	seal = "2 claims verified at "
)

// verify tries the claims of the workshop's site.
func (w *workshop) verify() prove.Report {
	w.t.Helper()
	report, err := prove.Run(w.t.Context(), prove.Options{Site: filepath.Join(w.folder, "site"),
		Cache: filepath.Join(w.folder, "cache"), Browser: sharedBrowser(w.t)})
	if err != nil {
		w.t.Fatal(err)
	}
	return report
}

// warnings are what a build says of claims that are not verified.
func warnings(report Report) (list []string) {
	for _, p := range report.Problems {
		if p.Severity == diag.Warning && strings.Contains(p.What, "not verified as they stand") {
			list = append(list, p.What)
		}
	}
	return list
}

// TestSealComesAndGoes: a page has the seal for what was tried as it stands, and for nothing else.
func TestSealComesAndGoes(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	const page = "lib/react-one/index.html"
	w.write(one+"claims.test.ts", claimsOf)
	w.write(one+"keyboard.yaml", keysOf)
	w.change(one+"index.md", "## Usage\n", "## Usage\n\n"+claimed+"\n\n{{\"keyboard\": \"keyboard.yaml\"}}\n")

	report := w.build()
	if told := warnings(report); len(told) != 1 || !strings.HasPrefix(told[0], "2 of 2 claims") {
		t.Errorf("before anything was tried: %q", told)
	}
	if html := w.output(page); strings.Contains(html, "claims-verified") || strings.Contains(html, "seal\"") ||
		!strings.Contains(html, "<kbd>Space</kbd>") || !strings.Contains(html, "Presses <code>it</code>.") {
		t.Error("A table that nobody tried has a seal, or is not there.")
	}

	if report := w.verify(); report.Tried != 2 || report.Held != 2 {
		t.Fatalf("tried: %+v", report)
	}
	report = w.build()
	html := w.output(page)
	if len(warnings(report)) > 0 || !strings.Contains(html, seal) || strings.Count(html, `href="#claims-verified"`) != 1 ||
		!strings.Contains(html, `id="claims-verified"`) {
		t.Errorf("after it was tried: %q", warnings(report))
	}
	if text := w.output("lib/react-one/index.md"); !strings.Contains(text, "| `Enter`, `Space` | Presses `it`. | yes |") {
		t.Errorf("the markdown output has no table:\n%s", text)
	}

	t.Run("a sentence that is gone is a problem", func(t *testing.T) {
		w.change(one+"index.md", claimed, "Every press counts as two.")
		_, err := w.builder.Build(t.Context())
		var failure diag.Failure
		if !errors.As(err, &failure) || len(failure.Problems) != 1 {
			t.Fatalf("got %v", err)
		}
		p := failure.Problems[0]
		if p.File != one+"claims.test.ts" || p.Line != 3 || !strings.Contains(p.Fix, "“Every press counts as two.”") {
			t.Errorf("got %+v", p)
		}
	})
	t.Run("another sentence has no seal", func(t *testing.T) {
		w.change(one+"claims.test.ts", claimed, "Every press counts as two.")
		told := warnings(w.build())
		if len(told) != 1 || !strings.HasPrefix(told[0], "1 of 2 claims") || !strings.Contains(told[0], "counts as two") {
			t.Errorf("told: %q", told)
		}
		if html := w.output(page); strings.Contains(html, seal) || !strings.Contains(html, "1 claim verified at ") {
			t.Error("The page keeps the seal of a sentence that it no longer has.")
		}
	})
	t.Run("another demo has none at all", func(t *testing.T) {
		w.change(one+"demos/Counter.tsx", "count + 1", "1 + count")
		if told := warnings(w.build()); len(told) != 1 || !strings.HasPrefix(told[0], "2 of 2 claims") {
			t.Errorf("told: %q", told)
		}
		if html := w.output(page); strings.Contains(html, "claims-verified") {
			t.Error("The page keeps a seal though its demo is another one.")
		}
	})
	t.Run("verified again, it is back", func(t *testing.T) {
		if report := w.verify(); report.Tried != 2 || report.Held != 2 {
			t.Fatalf("tried: %+v", report)
		}
		w.build()
		if html := w.output(page); !strings.Contains(html, seal) {
			t.Error("The seal is not back.")
		}
	})
}

// TestLinksInKeyboardTables: what a row says is held to the rules of all links.
func TestLinksInKeyboardTables(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write(one+"keyboard.yaml", strings.Replace(keysOf, "Presses `it`.",
		"Presses [it](/lib/react-one/#usage), as [this](/lib/react-nothing/) does.", 1))
	w.change(one+"index.md", "## Usage\n", "## Usage\n\n{{\"keyboard\": \"keyboard.yaml\"}}\n")
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) {
		t.Fatalf("got %v", err)
	}
	// A row that was never tried is told as well.
	wrong := slices.DeleteFunc(failure.Problems, func(p diag.Problem) bool { return p.Severity == diag.Warning })
	if len(wrong) != 1 {
		t.Fatalf("got %+v", wrong)
	}
	p := wrong[0]
	if p.File != one+"keyboard.yaml" || p.Line != 1 || !strings.Contains(p.What, "“/lib/react-nothing/” is dead") {
		t.Errorf("got %+v", p)
	}
}
