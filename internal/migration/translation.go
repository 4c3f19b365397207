package migration

import (
	"cmp"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// languageEnding is the language in the name of a file: .zh-CN in oil.zh-CN.md.
var languageEnding = regexp.MustCompile(`\.[a-z]{2}(?:-[A-Za-z]+)?$`)

// translated are the pages without those that are translations of others. The page of an address is the English one,
// else that in the first of the languages, which is that of files that name none, else the first.
func (p *project) translated(pages []*page, languages []string) (left []*page) {
	var addresses []string
	byAddress := map[string][]*page{}
	standard := languages[0][:2]
	for _, one := range pages {
		stem := strings.TrimSuffix(one.file, path.Ext(one.file))
		ending := languageEnding.FindString(stem)
		one.language = standard
		if ending != "" && slices.Contains(languages, ending[1:]) {
			one.language, one.address = ending[1:3], withoutLanguage(one.address, ending)
		}
		if byAddress[one.address] == nil {
			addresses = append(addresses, one.address)
		}
		byAddress[one.address] = append(byAddress[one.address], one)
	}
	for _, address := range addresses {
		all := byAddress[address]
		first := all[0]
		for _, wanted := range []string{standard, vitrine.DefaultLanguage} {
			if at := slices.IndexFunc(all, func(one *page) bool { return one.language == wanted }); at >= 0 {
				first = all[at]
			}
		}
		left = append(left, first)
		for _, one := range all {
			if one != first {
				first.translate(one)
			}
		}
	}
	return left
}

// withoutLanguage is the address of a page without the language that its file names.
func withoutLanguage(address, ending string) string {
	below := strings.TrimSuffix(strings.Trim(address, "/"), strings.ToLower(ending))
	if name := path.Base(below); name == "index" || name == "readme" {
		below = path.Dir(below)
	}
	return clean(below)
}

// translate adds a translation of a page. A site has one text of a page in each language.
func (one *page) translate(other *page) {
	if other.language == one.language || one.translations[other.language] != nil {
		other.decide(1, "The page has another text in the language "+diag.Quote(other.language)+"; this one was left out.",
			"Copy what is missing in the other one.")
		return
	}
	if one.translations == nil {
		one.translations = map[string]*page{}
	}
	one.translations[other.language] = other
}

// writeTranslations writes the translations of pages next to them, and their titles. It returns their languages.
func (p *project) writeTranslations() []string {
	titles := map[string]string{}
	for _, one := range p.pages {
		for _, language := range slices.Sorted(maps.Keys(one.translations)) {
			of := one.translations[language]
			of.address, of.demos, of.moved = one.address, one.demos, one.moved
			p.rewrite(of, "index-"+language+".md")
			titles[language] += "  " + quote(pathname(one.address)) + ": " + quote(cmp.Or(of.label, of.title)) + "\n"
		}
	}
	for language, lines := range titles {
		p.files["translations/"+language+".yaml"] = []byte("pages:\n" + lines)
	}
	return slices.Sorted(maps.Keys(titles))
}
