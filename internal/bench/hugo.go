package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// hugo writes a generated site of prose as one of Hugo: the same texts, and a bare theme that asks of Hugo what our
// theme asks of us. Each page has the product's groups with the open one's pages, crumbs, contents, neighbors and
// highlighted code, and stands beside its own markdown.
type hugo struct {
	prose
}

// build builds it from nothing.
func (h *hugo) build() (measurement, error) {
	path, err := program("hugo")
	if err != nil {
		return measurement{}, fmt.Errorf("hugo is not installed: install it (macOS: brew install hugo; Debian: "+
			"apt-get install hugo): %w", err)
	}
	if err := os.RemoveAll(h.output()); err != nil {
		return measurement{}, err
	}
	output, err := filepath.Abs(h.output())
	if err != nil {
		return measurement{}, err
	}
	return measure(path, "--quiet", "--noBuildLock", "--source", h.site, "--destination", output)
}

// output is where it publishes, beside the site.
func (h *hugo) output() string { return h.site + "-out" }

// hugoConfig leaves out what our build has none of: lists, taxonomies and feeds.
const hugoConfig = `baseURL: https://vitrine.example/
title: Bench
enableRobotsTXT: true
disableKinds: [taxonomy, term, section, RSS]
markup:
  goldmark: {renderer: {unsafe: true}}
  highlight: {noClasses: false}
  tableOfContents: {startLevel: 2, endLevel: 3}
mediaTypes:
  text/markdown: {suffixes: [md]}
outputFormats:
  Markdown: {mediaType: text/markdown, isPlainText: true, baseName: index}
outputs: {home: [HTML, Markdown], page: [HTML, Markdown]}
`

// hugoTheme are its templates by name.
var hugoTheme = map[string]string{
	"_default/baseof.html": `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} - {{ site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
<link rel="alternate" type="text/markdown" href="{{ .RelPermalink }}index.md">
<meta property="og:title" content="{{ .Title }}">
<meta property="og:description" content="{{ .Description }}">
<meta property="og:url" content="{{ .Permalink }}">
</head>
<body>
<header><a href="/">{{ site.Title }}</a></header>
{{ block "main" . }}{{ end }}
</body>
</html>
`,
	"_default/single.html": `{{ define "main" }}
{{- $page := . -}}
<nav aria-label="Pages"><ul>
{{- range $i, $group := site.Data.nav }}
<li><a href="{{ $group.href }}">{{ $group.title }}</a>
{{- if eq $i $page.Params.group }}<ul>
{{- range $group.pages }}
{{- with site.GetPage . }}
<li><a href="{{ .RelPermalink }}"{{ if eq . $page }} aria-current="page"{{ end }}>{{ .Title }}</a></li>
{{- end }}
{{- end }}
</ul>{{ end }}</li>
{{- end }}
</ul></nav>
<main>
{{- with index site.Data.nav .Params.group }}
<nav aria-label="Crumbs"><a href="{{ .href }}">{{ .title }}</a></nav>
{{- end }}
<h1>{{ .Title }}</h1>
{{ .Content }}
<nav aria-label="Neighbors">
{{- with .Params.previous }}{{ with site.GetPage . }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}
{{- with .Params.next }}{{ with site.GetPage . }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}
</nav>
</main>
<aside>{{ .TableOfContents }}</aside>
{{ end }}
`,
	"_default/single.md": "# {{ .Title }}\n\n{{ .RawContent }}",
	"index.html":         `{{ define "main" }}<main><h1>{{ .Title }}</h1>{{ .Content }}</main>{{ end }}`,
	"index.md":           "# {{ .Title }}\n\n{{ .RawContent }}",
}

func (h *hugo) write() error {
	if err := h.file("config.yaml", hugoConfig); err != nil {
		return err
	}
	for name, text := range hugoTheme {
		if err := h.file("layouts/"+name, text); err != nil {
			return err
		}
	}
	if err := h.file("content/_index.md", "---\ntitle: Home\ndescription: Home.\n---\n\n[First](/lib/page-0/)\n"); err != nil {
		return err
	}
	var nav strings.Builder
	for i := range h.pages {
		group := i / pagesPerGroup
		if i%pagesPerGroup == 0 {
			fmt.Fprintf(&nav, "- title: Group %d\n  href: /lib/page-%d/\n  pages:\n", group, i)
		}
		fmt.Fprintf(&nav, "    - /lib/page-%d\n", i)
		if err := h.file(filepath.Join("content", "lib", fmt.Sprintf("page-%d", i), "index.md"), h.page(i)); err != nil {
			return err
		}
	}
	return h.file("data/nav.yaml", nav.String())
}

// page is the text of a page of ours, with its heading in the front matter, where Hugo wants it, and its neighbors,
// which Hugo would look for by dates.
func (h *hugo) page(i int) string {
	matter := fmt.Sprintf("---\ntitle: Page %d\ngroup: %d\n", i, i/pagesPerGroup)
	if i > 0 {
		matter += fmt.Sprintf("previous: /lib/page-%d\n", i-1)
	}
	if i < h.pages-1 {
		matter += fmt.Sprintf("next: /lib/page-%d\n", i+1)
	}
	text := strings.TrimPrefix(h.prose.page(i), "---\n")
	return matter + strings.Replace(text, fmt.Sprintf("# Page %d\n\n", i), "", 1)
}
