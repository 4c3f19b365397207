package assets

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// What stands in the place of a demo that can't run, in English: translations have it by these.
const (
	noExport  = "{module} has no export “{name}”."
	noDefault = "{module} has no default export."
)

// sentence says what is lacking, by the messages of a language; "" where these don't have it. Without messages it is
// English.
func (l Lack) sentence(messages map[string]string) string {
	message := noExport
	switch {
	case l.Module == "" && messages == nil:
		return l.Text
	case l.Module == "":
		return ""
	case l.Name == "default":
		message = noDefault
	}
	if messages != nil {
		message = messages[message]
	}
	return strings.NewReplacer("{module}", l.Module, "{name}", l.Name).Replace(message)
}

// tolerate lets pages go on whose demos ask for names that are not there: such a demo says so in its place. It returns
// the warnings, and what no demo is to blame for.
func (s *Set) tolerate(stale []*pageTask, absent []absence) (warnings []diag.Problem, rest []absence) {
	for _, a := range absent {
		told := false
		for _, t := range stale {
			for _, d := range t.rendered() {
				if !s.maker.reaches(d.Module, a.File, map[string]bool{}) {
					continue
				}
				told = true
				if slices.Contains(t.bundle.Lacking[d.Name], a.lack) {
					continue
				}
				warning := t.written(s.maker.Site, []diag.Problem{t.tolerated(d, a)})
				t.bundle.Absent = append(t.bundle.Absent, warning...)
				warnings = append(warnings, warning...)
			}
		}
		if !told {
			rest = append(rest, a)
		}
	}
	return warnings, rest
}

// tolerated puts a sentence in the place of a demo, and is the warning of it.
func (t *pageTask) tolerated(d Demo, a absence) diag.Problem {
	if t.bundle.Lacking == nil {
		t.bundle.Lacking = map[string][]Lack{}
	}
	t.bundle.Lacking[d.Name] = append(t.bundle.Lacking[d.Name], a.lack)
	t.absent = t.bundle.Lacking
	t.consulted = append(t.consulted, a.inputs...)
	warning := diag.Softened(diag.ImportsKind, a.Problem)[0]
	warning.Why = fmt.Sprintf("Readers see this sentence in the place of the demo %s.", d.Name)
	return warning
}

// imported is the code that imports a demo into an entry under a name, or makes what says in its place what it lacks.
func (m *Maker) imported(p Page, d Demo, name string) string {
	if notice := p.notice(d); notice != "" {
		return fmt.Sprintf("const %s = %s;\n", name, notice)
	}
	return fmt.Sprintf("import %s from %q;\n", name, m.path(d.Module))
}

// notice is the component that stands for a demo which can't be bundled; "" for any other.
func (p Page) notice(d Demo) string {
	lacks := p.absent[d.Name]
	if len(lacks) == 0 {
		return ""
	}
	element := "p"
	if d.Origin != "" {
		element = "span" // it may stand within a sentence
	}
	text, language := p.said(lacks, nil), vitrine.DefaultLanguage
	if own := p.said(lacks, p.Messages); p.translated && own != "" {
		text, language = own, p.Language
	}
	return fmt.Sprintf(`() => <%s role="note" lang=%q>{%q}</%s>`, element, language, text, element)
}

// said is what a demo lacks, in sentences; "" where the messages don't have all of them.
func (p Page) said(lacks []Lack, messages map[string]string) string {
	sentences := make([]string, len(lacks))
	for i, lack := range lacks {
		if sentences[i] = lack.sentence(messages); sentences[i] == "" {
			return ""
		}
	}
	return strings.Join(sentences, " ")
}

// translations are what demos of a page lack, in the page's language, by their names; none where its messages lack it.
func (p Page) translations(lacking map[string][]Lack) map[string]string {
	if p.Messages == nil {
		return nil
	}
	said := map[string]string{}
	for name, lacks := range lacking {
		if text := p.said(lacks, p.Messages); text != "" {
			said[name] = text
		}
	}
	return said
}

// translateNotices makes files of their own for pages in other languages that say what demos lack: all other files of a
// page nobody has translated are those of the English one.
func (s *Set) translateNotices(pages []Page, bundles []PageBundle) error {
	var stale []*pageTask
	for i, p := range pages {
		said := p.translations(bundles[i].Lacking)
		if bundles[i].Failed || len(said) == 0 {
			continue
		}
		made := bundles[i]
		trace := s.maker.Steps.Trace("bundle", cache.Key("notices", s.pageKey(p), p.Language, said))
		if key := trace.Key(); key != "" && s.maker.Steps.Lookup("bundle", key, &bundles[i]) {
			continue
		}
		bundles[i] = PageBundle{Absent: made.Absent, Lacking: made.Lacking}
		p.absent, p.translated = made.Lacking, true
		stale = append(stale, &pageTask{Page: p, trace: trace, bundle: &bundles[i]})
	}
	if err := s.bundleAll(stale); err != nil {
		return err
	}
	return s.keepBundles(stale)
}
