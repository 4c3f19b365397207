package source

const (
	byFolder  = "The address follows from the folder: content/guide/start/index.md is /guide/start/."
	byTree    = "Write it into the page's entry in nav/: title, children, the order of the entries, newFeature, planned."
	byHeading = "Remove it: the first heading is the title that readers see, and “title:” that of tabs and search engines."
	byHome    = "Remove it, and write the page as text: components of the site draw what text can't, " +
		"{{\"component\": \"Name\"}}."
	byHero    = "Remove it, and write directives below the title: {{\"hero\": \"…\"}}, {{\"features\": […]}}."
	byBrand   = "Remove it: the card of link previews is drawn by the build. “card: true” takes card.png beside a post."
	byContent = "Remove it: the list of contents has the headings of levels 2 and 3. “disableToc: true” leaves it out."
	byRepo    = "Remove it: the link follows from “repository” in vitrine.yaml. “filename:” names another file."
	byOrder   = "Write “ordered: false” to leave out both links; else they follow from the order in nav/."
	byHead    = "Remove it: the build writes the head. “description:” is what search engines show."
	byCommit  = "Remove it. “date:” is the day of a post."
)

// foreignKeys are keys in the front matter of other tools, and what there is in their place.
var foreignKeys = map[string]string{
	"id": byFolder, "slug": byFolder, "permalink": byFolder, "url": byFolder, "path": byFolder,
	"route": byFolder, "alias": "Write the address of before into redirects.yaml.",
	"redirect_from":    "Write the addresses of before into redirects.yaml.",
	"sidebar_position": byTree, "sidebar_label": byTree, "sidebar_class_name": byTree, "sidebar_key": byTree,
	"sidebar_custom_props": byTree, "displayed_sidebar": byTree, "sidebar": byTree, "nav": byTree, "nav_order": byTree,
	"order": byTree, "weight": byTree, "menu": byTree, "group": byTree, "parent": byTree, "navigation": byTree,
	"badge": byTree, "nav_title": byTree, "sidebarTitle": byTree, "asIndexPage": byTree,
	"hide_title": byHeading, "title_meta": byHeading, "titleTemplate": byHeading, "heading": byHeading,
	"layout": byHome, "hero": byHero, "features": byHero, "home": byHome, "heroText": byHero, "tagline": byHero,
	"actions": byHero, "template": byHome, "theme": byHome, "pageClass": byHome, "isHome": byHome,
	"wrapperClassName": byHome, "page-layout": byHome, "full": byHome, "navbar": byHome, "aside": byContent,
	"footer": "Write “footer” of “brand” in vitrine.yaml: it is that of all pages.",
	"image":  byBrand, "og_image": byBrand, "ogImage": byBrand, "cover": byBrand, "thumbnail": byBrand, "banner": byBrand,
	"outline": byContent, "toc": byContent, "tableOfContents": byContent, "toc_min_heading_level": byContent,
	"toc_max_heading_level": byContent, "hide_table_of_contents": byContent, "hide": byContent,
	"editLink": byRepo, "editUrl": byRepo, "custom_edit_url": byRepo, "edit_url": byRepo,
	"prev": byOrder, "next": byOrder, "pagination_prev": byOrder, "pagination_next": byOrder, "pagination_label": byOrder,
	"head": byHead, "meta": byHead, "keywords": byHead, "canonical": byHead, "lang": byHead, "locale": byHead,
	"author":      "Write “authors:”, with keys of “blog” in vitrine.yaml.",
	"lastUpdated": byCommit, "last_update": byCommit, "last_updated": byCommit, "updated": byCommit,
	"created": byCommit, "publishDate": byCommit, "pubDate": byCommit,
	"draft":    "Write “noIndex: true” to keep the page out of search engines, or move it out of content/.",
	"unlisted": "Write “noIndex: true”: the page may then be missing in the navigation.",
	"noindex":  "Write “noIndex: true”.", "published": "Remove it, or move the page out of content/.",
	"search":     "Write “noIndex: true” to keep the page out of search engines, or list its path under search.behind.",
	"pagefind":   "Write “noIndex: true” to keep the page out of search engines, or list its path under search.behind.",
	"category":   "Write “tags:” for a post; others are grouped by their entries in nav/.",
	"categories": "Write “tags:” for a post; others are grouped by their entries in nav/.",
	"summary":    "Write “description:”.", "excerpt": "Write “description:”.", "subtitle": "Write “description:”.",
	"status":     "Write “planned: true”, “unstable: true”, “newFeature: true” or “legacy: true”.",
	"deprecated": "Write “legacy: true”.", "experimental": "Write “unstable: true”.", "beta": "Write “unstable: true”.",
	"new": "Write “newFeature: true”.", "version": "Write the version of the product into vitrine.yaml.",
	"component": "Write “components:”.", "package": "Write “packageName:”.", "comments": byHome, "icon": byTree,
}
