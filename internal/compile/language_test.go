package compile

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

func TestLanguages(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:", "languages: [en, de]\nproducts:")
	w.write("translations/de.yaml", "pages:\n  /lib/guide: Anleitung\n")
	w.write("content/lib/guide/index-de.md",
		"---\ndescription: Eine Seite.\n---\n\n# Anleitung\n\nSiehe [Eins](/lib/react-one/) und "+
			"[hier](/lib/guide/#first-steps).\n\n## Erste Schritte\n\nWorte.\n")
	w.build()
	german := w.output("de/lib/guide/index.html")
	for _, part := range []string{
		`<html lang="de"`, `id="first-steps"`, "Erste Schritte", // its sections have the addresses of the English page
		// readers stay in their language where they can
		`href="/de/lib/react-one/">Eins`, `href="/de/lib/guide/#first-steps">hier`,
		`<link rel="alternate" hrefLang="en" href="https://vitrine.example/lib/guide/"`,
		`<link rel="alternate" hrefLang="de" href="https://vitrine.example/de/lib/guide/"`,
		`hrefLang="x-default" href="https://vitrine.example/lib/guide/"`,
		`rel="canonical" href="https://vitrine.example/de/lib/guide/"`,
		`lang="de" hrefLang="de" aria-current="true">Deutsch</a>`, `>English</a>`,
		`href="/de/lib/guide/" aria-current="page">Anleitung`, `href="/de/lib/react-one/">One`, // navigation
	} {
		if !strings.Contains(german, part) {
			t.Errorf("the German page lacks %s", part)
		}
	}
	english := w.output("lib/guide/index.html")
	if !strings.Contains(english, `<html lang="en"`) || !strings.Contains(english, `aria-current="page">Guide`) ||
		!strings.Contains(english, `href="/de/lib/guide/" lang="de"`) {
		t.Error("the English page changed, or does not know of the German one")
	}
	for _, part := range []string{`<html lang="de"`, `data-index="/de/search/core.json"`, `href="/de/search/"`, `>Deutsch</a>`} {
		if !strings.Contains(w.output("de/search/index.html"), part) || !strings.Contains(w.output("de/search/answer.html"), part) {
			t.Errorf("the German search lacks %s", part)
		}
	}
	if other := w.output("lib/react-one/index.html"); strings.Contains(other, `rel="alternate" hrefLang="de"`) {
		t.Error("a page without translation claims to have one")
	}
}

// TestATranslationMayShowOtherDemos than the English page, made in one run with it.
func TestATranslationMayShowOtherDemos(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:", "languages: [en, de]\nproducts:")
	w.write(one+"demos/Zahl.tsx", "export default function Zahl() {\n  return <b>sieben</b>;\n}\n")
	w.write(one+"index-de.md", "---\ndescription: Eine Seite.\n---\n\n# Eins\n\n## Gebrauch\n\n{{\"demo\": \"Zahl.tsx\"}}\n")
	w.build()
	if page := w.output("lib/react-one/index.html"); !strings.Contains(page, "Pressed ") {
		t.Errorf("the English page has lost its demo: %s", page)
	}
	if page := w.output("de/lib/react-one/index.html"); !strings.Contains(page, "<b>sieben</b>") {
		t.Errorf("the German page has not its own: %s", page)
	}
}

func TestEnglishTitlesMayComeFromTranslations(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("translations/en.yaml", "pages:\n  /lib/guide: Where to begin\n")
	w.build()
	if !strings.Contains(w.output("lib/guide/index.html"), `aria-current="page">Where to begin`) {
		t.Error("the navigation has another title")
	}
	if strings.Contains(w.output("lib/guide/index.html"), `aria-label="Language"`) {
		t.Error("a site in one language offers a choice of languages")
	}
}

func TestTranslationForNobody(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("translations/fr.yaml", "pages:\n  /lib/guide: Guide\n")
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) || len(failure.Problems) != 1 || failure.Problems[0].File != "translations/fr.yaml" {
		t.Errorf("%+v", err)
	}
	if _, err := os.Stat(filepath.Join(w.folder, "out")); !os.IsNotExist(err) {
		t.Error("something was published")
	}
}

func TestLinksToOtherSites(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:",
		"repository: {url: 'https://git.example/lib'}\nlinks: {newTab: [other.example], bundle: "+
			"'https://size.example/{package}@{version}'}\nproducts:")
	w.change("vitrine.yaml", "family: plain", "version: 1.2.3, package: '@lib/core', family: plain")
	w.change(home, "See the",
		"[a](https://other.example/x) [b](https://react.example/) [c](https://git.example/lib/blob/-/src/a.ts)\n\n"+
			"See the")
	w.change(one+"index.md", "description:", "components: One\ndescription:")
	w.build()
	page := w.output("index.html")
	for _, part := range []string{`<a href="https://other.example/x" target="_blank" rel="noopener nofollow">`, `<a href="https://react.example/" rel="noopener">`, `https://git.example/lib/blob/main/src/a.ts`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	component := w.output("lib/react-one/index.html")
	for _, part := range []string{`href="https://size.example/@lib/core@1.2.3"`, `id="api"`, `&lt;One /&gt;`, `@lib/core/One`} {
		if !strings.Contains(component, part) {
			t.Errorf("the component's page lacks %s", part)
		}
	}
	if text := w.output("lib/react-one/index.md"); !strings.Contains(text, "## API") {
		t.Error("the markdown lacks the section")
	}
}

func TestMessages(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:", "languages: [en, de]\nproducts:")
	w.write("translations/de.yaml", "messages:\n  Skip to content: Zum Inhalt\n  Copied: Kopiert & fertig\n  Copy code: Code kopieren\n")
	w.write("content/lib/guide/index-de.md", "---\ndescription: "+strings.Repeat("Eine Seite. ", 6)+"\n---\n\n# Anleitung\n\n```ts\nconst a = 1;\n```\n\n## Erste Schritte\n")
	report := w.build()
	if len(report.Problems) != 1 || report.Problems[0].Severity != diag.Warning || report.Problems[0].File != "translations/de.yaml" {
		t.Errorf("messages that are missing are one warning; got %+v", report.Problems)
	}
	german := w.output("de/lib/guide/index.html")
	for _, part := range []string{">Zum Inhalt</a>", `aria-label="Code kopieren"`, `id="vitrine-messages"`, `Kopiert \u0026 fertig`, ">Contents</h2>"} {
		if !strings.Contains(german, part) {
			t.Errorf("the German page lacks %s", part)
		}
	}
	if english := w.output("lib/guide/index.html"); strings.Contains(english, `id="vitrine-messages"`) || !strings.Contains(english, ">Skip to content</a>") {
		t.Error("the English page carries messages, or lost its own")
	}
}

func TestUnknownMessage(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:", "languages: [en, de]\nproducts:")
	w.write("translations/de.yaml", "messages:\n  Skip to contents: Zum Inhalt\n")
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) {
		t.Fatal(err)
	}
	found := failure.Problems[len(failure.Problems)-1]
	if found.Line != 2 || !strings.Contains(found.Fix, "“Skip to content”") {
		t.Errorf("%+v", found)
	}
}

func TestUnknownTranslationModule(t *testing.T) {
	w := newWorkshop(t)
	w.change("vitrine.yaml", "provider:", "locales: [{language: de, packs: ['@lib/labels#deDE']}], provider:")
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) || !strings.HasPrefix(failure.Problems[0].What, "Module not found: the packages have no “deDE” in “@lib/labels”") {
		t.Errorf("%+v", err)
	}
}
