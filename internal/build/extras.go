package build

import (
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Names of the scripts that only some sites have: none of them is part of the script of every page.
const (
	analyticsScript = "analytics"
	vitalsScript    = "vitals"
	offlineScript   = "offline"
	iconFontScript  = "icon-font"
	wordsScript     = "words"
	languageScript  = "language"
	feedbackScript  = "feedback"
	feedbackLoader  = "feedback-loader"
)

// extraScripts are those scripts with the modules that they are made of.
var extraScripts = []struct{ name, code string }{
	{analyticsScript, `import "vitrine/engine/analytics/analytics"`},
	{vitalsScript, `export * from "vitrine/engine/analytics/vitals"`},
	{offlineScript, `import "vitrine/engine/offline/page"`},
	{iconFontScript, `import "vitrine/engine/icon-font"`},
	{wordsScript, `import "vitrine/engine/messages/table"`},
	{languageScript, `import "vitrine/engine/messages/language"`},
	{feedbackScript, `import "vitrine/engine/feedback/feedback"`},
	{feedbackLoader, `import "vitrine/engine/feedback/loader"`},
}

func extraEntries() []bundle.Entry {
	var entries []bundle.Entry
	for _, extra := range extraScripts {
		entries = append(entries, bundle.Entry{Name: extra.name, Code: extra.code})
	}
	return entries
}

// extras are the scripts of a page beside those of every page. In the writing mode there are none: an author is no
// reader, and nothing may be kept that is edited the next moment.
func (s *scanned) extras(p *page, a *assets) []vitrine.Extra {
	config := s.tree.Config
	list := append([]vitrine.Extra{}, s.table(p.Language, a)...)
	if p.Frame || s.writing {
		return list
	}
	add := func(name string, data map[string]string) {
		list = append(list, vitrine.Extra{ID: name, Src: a.Extras[name], Data: data, When: vitrine.ExtraAnytime})
	}
	if len(p.Languages) > 1 {
		add(languageScript, nil)
	}
	if config.Analytics.ID != "" {
		add(analyticsScript, map[string]string{"id": config.Analytics.ID, "tag": config.Analytics.Tag(),
			"host":    config.Hosts.Production,
			"respect": fmt.Sprint(config.Analytics.RespectDNT), "vitals": a.Extras[vitalsScript],
			"languages": strings.Join(config.Languages, " ")})
	}
	if config.Hosts.Production != "" {
		add(offlineScript, map[string]string{"host": config.Hosts.Production})
	}
	if config.Feedback.Endpoint != "" && outputOf(p.Path) != "404.html" {
		product := productNamed(config, p.ProductID)
		list = append(list, vitrine.Extra{ID: "vitrine-" + feedbackScript, Src: a.Extras[feedbackLoader],
			When: vitrine.ExtraParsed,
			Data: map[string]string{"endpoint": config.Feedback.Endpoint, "version": product.Version,
				"issues": product.Issues, "code": a.Extras[feedbackScript]}})
	}
	if p.icons && config.Fonts.Icons != "" {
		add(iconFontScript, map[string]string{"href": config.Fonts.Icons})
	}
	return list
}

// originOf is where an address leads, for the policy; none where there is no address.
func originOf(address string) []string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return []string{}
	}
	return []string{u.Scheme + "://" + u.Host}
}

// serviceWorker is what stands at /sw.js. Its first line names the release by all that is in it: browsers look for
// another text of the file, and find one when anything was published anew, and only then.
func serviceWorker(config source.Config, files Files, a *assets) File {
	if config.Hosts.Production == "" {
		return inMemory([]byte(a.Retire))
	}
	var release []string
	for _, name := range slices.Sorted(maps.Keys(files)) {
		release = append(release, name, files[name].Sum)
	}
	return inMemory(fmt.Appendf(nil, "// Release %s\n%s\n", cache.Key("release", release)[:16], a.Worker))
}
