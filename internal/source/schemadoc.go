package source

import (
	"fmt"
	"strings"

	"vitrine/internal/vitrine"
)

// SchemaMarkdown is the schema as documentation: every key that authors may write, its kind, default and meaning.
// docs/reference.md holds it word for word.
func SchemaMarkdown() string {
	var b strings.Builder
	var matter Matter
	b.WriteString("## Front matter of a page\n\n")
	table(&b, "", matter.fields())
	b.WriteString("\n## Entries of nav/*.yaml\n\n")
	table(&b, "", navFields(&document{}, &vitrine.NavItem{}))
	b.WriteString("\n## vitrine.yaml\n\n")
	table(&b, "", configSchema{Config: &Config{}}.fields())
	return b.String()
}

func table(b *strings.Builder, prefix string, fields []field) {
	if prefix == "" {
		b.WriteString("| Key | Value | Default | Meaning |\n|---|---|---|---|\n")
	}
	for _, f := range fields {
		standard := f.standard
		switch {
		case f.required:
			standard = "required"
		case standard == "" && f.into.kind() == (toggle{}).kind():
			standard = "false"
		}
		fmt.Fprintf(b, "| `%s%s` | %s | %s | %s |\n", prefix, f.key, limits(f), standard, f.doc)
		switch into := f.into.(type) {
		case section:
			table(b, prefix+f.key+".", into.fields)
		case entries:
			if f.key != "children" { // the entries of a navigation are all alike
				table(b, prefix+f.key+"[].", into.add(place{}))
			}
		}
	}
}

func limits(f field) string {
	kind := f.into.kind()
	if f.choices != nil {
		kind = strings.Join(f.choices, " or ")
	}
	if f.max > 0 {
		kind += fmt.Sprintf(", at most %d characters", f.max)
	}
	return kind
}
