package assets

import (
	"fmt"
	"strings"
)

// browserEntry hands the page's demos to the island loader.
func (m *Maker) browserEntry(p Page) string {
	var head, families, locales, demos strings.Builder
	still := ""
	if p.isUnrendered() {
		fmt.Fprintf(&head, "import { cover } from %q;\n", stillModule)
		still = ", cover"
	}
	if p.adopts {
		fmt.Fprintf(&head, "import %q;\n", adoptModule)
	}
	fmt.Fprintf(&head, "import { demoIsland } from %q;\n", hydrateModule)
	for i, id := range p.Families {
		fmt.Fprintf(&head, "import F%d from %q;\n", i, m.provider(id))
		fmt.Fprintf(&families, "%q: F%d, ", id, i)
		var names []string
		for n, locale := range m.localeModules(id, p.Language) {
			module, export, _ := strings.Cut(locale, "#")
			name := fmt.Sprintf("L%d_%d", i, n)
			fmt.Fprintf(&head, "import { %s as %s } from %q;\n", export, name, module)
			names = append(names, name)
		}
		if len(names) > 0 {
			fmt.Fprintf(&locales, "%q: [%s], ", id, strings.Join(names, ", "))
		}
	}
	for i, d := range p.Demos {
		head.WriteString(m.imported(p, d, fmt.Sprintf("D%d", i)))
		fmt.Fprintf(&demos, "%q: { family: %q, Component: D%d }, ", d.Name, d.Family, i)
	}
	return fmt.Sprintf("%sexport const hydrate = demoIsland({ families: { %s}, packs: { %s}, demos: { %s}%s });\n", &head,
		&families, &locales, &demos, still)
}

// nodeEntry loads each demo when it is its turn, so that one that throws while it loads is known by name.
func (m *Maker) nodeEntry(p Page) string {
	var families, locales, demos strings.Builder
	for _, id := range p.Families {
		var required []string
		for _, locale := range m.localeModules(id, p.Language) {
			module, export, _ := strings.Cut(locale, "#")
			required = append(required, fmt.Sprintf("require(%q).%s", module, export))
		}
		fmt.Fprintf(&locales, "%q: () => [%s], ", id, strings.Join(required, ", "))
		fmt.Fprintf(&families, "%q: () => require(%q).default, ", id, m.provider(id))
	}
	for _, d := range p.rendered() {
		if notice := p.notice(d); notice != "" {
			fmt.Fprintf(&demos, "%q: () => %s, ", d.Name, notice)
			continue
		}
		fmt.Fprintf(&demos, "%q: () => require(%q).default, ", d.Name, m.path(d.Module))
	}
	code := fmt.Sprintf("export const families = { %s};\nexport const packs = { %s};\nexport const demos = { %s};\n",
		&families, &locales, &demos)
	if PackageFolder(m.Site, styledRuntime) != "" {
		code += fmt.Sprintf("export const styled = () => require(%q);\n", styledRuntime)
	}
	return code
}
