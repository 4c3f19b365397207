package render

import (
	"fmt"
	"net/url"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// extras are the scripts of a page beside those of every page. In dev mode there are none that are for readers alone:
// an author is none, and nothing may be kept that is edited the next moment.
func (r *Renderer) extras(p *Page) []vitrine.Extra {
	if r.Site.Dev || p.Frame {
		return r.lastingExtras(p)
	}
	return append(r.lastingExtras(p), r.publishedExtras(p)...)
}

// lastingExtras are those that pages have in dev mode as well.
func (r *Renderer) lastingExtras(p *Page) []vitrine.Extra {
	a := r.Assets
	list := append([]vitrine.Extra{}, r.messages(p.Language)...)
	if vitrine.PagePath(p.Path, p.Language) == vitrine.NotFoundPath {
		list = append(list, vitrine.Extra{ID: assets.LostScript, Src: a.Scripts[assets.LostScript],
			Data: map[string]string{"pages": vitrine.PagesPath}, When: vitrine.ExtraParsed})
	}
	if !p.Frame && len(r.Site.Tree.News) > 0 {
		list = append(list, vitrine.Extra{ID: assets.NewsScript, Src: a.Scripts[assets.NewsScript],
			Data: map[string]string{"list": vitrine.NewsPath, "code": a.Scripts[assets.NewsListScript]},
			When: vitrine.ExtraParsed})
	}
	if !p.Frame && r.Site.Config.Brand.Announcement.Text != "" {
		list = append(list, vitrine.Extra{ID: "vitrine-" + assets.AnnouncedScript, Src: a.Scripts[assets.AnnouncedScript],
			When: vitrine.ExtraParsed})
	}
	if !p.Frame && r.Site.Config.HasVersions() {
		list = append(list, vitrine.Extra{ID: "vitrine-" + assets.VersionsScript, Src: a.Scripts[assets.VersionsScript],
			When: vitrine.ExtraParsed})
	}
	return list
}

// publishedExtras are those that dev mode drops.
func (r *Renderer) publishedExtras(p *Page) (list []vitrine.Extra) {
	config, a := r.Site.Config, r.Assets
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
	if config.Hosts.Production != "" && !config.Former {
		add(assets.OfflineScript, map[string]string{"host": config.Hosts.Production})
	}
	if config.Feedback.Endpoint != "" && vitrine.PagePath(p.Path, "") != vitrine.NotFoundPath {
		product := site.ProductNamed(config, p.ProductID)
		list = append(list, vitrine.Extra{ID: "vitrine-" + assets.FeedbackScript, Src: a.Scripts[assets.FeedbackLoader],
			When: vitrine.ExtraParsed,
			Data: map[string]string{"endpoint": config.Feedback.Endpoint, "version": product.Version,
				"issues": product.Issues, "code": a.Scripts[assets.FeedbackScript]}})
	}
	if p.Icons && a.IconFont != "" {
		add(assets.IconFontScript, map[string]string{"href": a.IconFont})
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
