package compile

import (
	"fmt"
	"net/url"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/vitrine"
)

// extras are the scripts of a page beside those of every page. In dev mode there are none: an author is no
// reader, and nothing may be kept that is edited the next moment.
func (s *scanned) extras(p *page, a *assets.Set) []vitrine.Extra {
	config := s.tree.Config
	list := append([]vitrine.Extra{}, s.table(p.Language, a)...)
	if p.Frame || s.writing {
		return list
	}
	add := func(name string, data map[string]string) {
		list = append(list, vitrine.Extra{ID: name, Src: a.Scripts[name], Data: data, When: vitrine.ExtraAnytime})
	}
	if len(p.Languages) > 1 {
		add(assets.LanguageScript, nil)
	}
	if config.Analytics.ID != "" {
		add(assets.AnalyticsScript, map[string]string{"id": config.Analytics.ID, "tag": config.Analytics.Tag(),
			"host":    config.Hosts.Production,
			"respect": fmt.Sprint(config.Analytics.RespectDNT), "vitals": a.Scripts[assets.VitalsScript],
			"languages": strings.Join(config.Languages, " ")})
	}
	if config.Hosts.Production != "" {
		add(assets.OfflineScript, map[string]string{"host": config.Hosts.Production})
	}
	if config.Feedback.Endpoint != "" && outputOf(p.Path) != "404.html" {
		product := productNamed(config, p.ProductID)
		list = append(list, vitrine.Extra{ID: "vitrine-" + assets.FeedbackScript, Src: a.Scripts[assets.FeedbackLoader],
			When: vitrine.ExtraParsed,
			Data: map[string]string{"endpoint": config.Feedback.Endpoint, "version": product.Version,
				"issues": product.Issues, "code": a.Scripts[assets.FeedbackScript]}})
	}
	if p.icons && config.Fonts.Icons != "" {
		add(assets.IconFontScript, map[string]string{"href": config.Fonts.Icons})
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
