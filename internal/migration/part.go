package migration

import (
	"path"
	"slices"
	"strings"
)

// part is the line that takes in a text which the page imports, where its element stands alone on a line. The text
// comes along, beside the page.
func (b *body) part(t tag, before, behind string) (line string, ok bool) {
	name := b.imports[t.name]
	if !isText(name) || !t.alone || strings.TrimSpace(t.attributes) != "" ||
		strings.TrimSpace(before[strings.LastIndex(before, "\n")+1:]) != "" {
		return "", false
	}
	if rest, _, _ := strings.Cut(behind, "\n"); strings.TrimSpace(rest) != "" {
		return "", false
	}
	file, rooted := strings.CutPrefix(name, "@site/")
	if !rooted {
		file = path.Join(path.Dir(b.file), name)
	}
	if !b.project.has(file) {
		return "", false
	}
	stem := "_" + strings.TrimPrefix(strings.TrimSuffix(path.Base(file), path.Ext(file)), "_") + ".md"
	if place := "content" + b.address + stem; b.project.files[place] == nil {
		b.project.files[place] = []byte{} // one that takes in itself ends here
		one := b.project.read(file)
		one.address = b.address
		text := strings.Trim((&body{page: one, at: one.first}).prose(one.body), "\n")
		b.project.files[place] = []byte(text + "\n")
	}
	return "<!--@include: ./" + stem + "-->", true
}

// isText says whether a module is a text.
func isText(module string) bool { return slices.Contains([]string{".md", ".mdx"}, path.Ext(module)) }

// instead is what there is for components of other tools, by their names.
var instead = map[string]string{
	"Controls": `Write {{"playground": "Name"}}, with the name of the component in the reference.`,
	"ArgTypes": `Lead to the page of the component in the reference, or write {{"playground": "Name"}}.`,
	"Primary":  `Write {{"story": "Name.stories.tsx#Primary"}}, with the first story of the module.`,
	"Source":   "Write the code into a fence; the code of a story stands below it.",
	"CodeBlock": "Write the code into a fence: ```tsx title=\"name.tsx\". " +
		"A file is taken in by <<< ./name.tsx alone on a line.",
	"DocCardList": "Write links to the pages below; the overview of a group lists them.",
}

// substitute says what to write in the place of a component.
func (b *body) substitute(t tag) string {
	if isText(b.imports[t.name]) {
		return "Write its text here; or put it beside the page, under a name that begins with _, and write " +
			"<!--@include: ./_name.md--> alone on a line."
	}
	if fix := instead[t.name]; fix != "" {
		return fix
	}
	return `Write it as a component of the site, {{"component": "Name"}}, or as a demo, {{"demo": "Name.tsx"}}.`
}
