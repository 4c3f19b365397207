package reference

import (
	"fmt"
	"strings"

	"vitrine/internal/diag"
)

// Cost is what an import adds to a bundle.
type Cost struct {
	Bytes int      // minified and compressed with brotli, level 5
	Peers []string // packages that it expects to be there
}

// Size is how much an import adds, as a caption says it; "" where it is not known.
func (c Cost) Size() string {
	if c.Bytes == 0 {
		return ""
	}
	return kilobytes(c.Bytes)
}

// Words say what an import costs; "" where it is not known.
func (c Cost) Words() string {
	if c.Bytes == 0 {
		return ""
	}
	return fmt.Sprintf(
		"**%s** alone, minified and compressed with Brotli, in a bundle%s. What other imports use as well is not "+
			"added twice.", kilobytes(c.Bytes), besides(c.Peers))
}

func besides(peers []string) string {
	if len(peers) == 0 {
		return ""
	}
	quoted := make([]string, len(peers))
	for i, peer := range peers {
		quoted[i] = "`" + peer + "`"
	}
	return " that has " + diag.Listed(quoted)
}

// kilobytes writes a size as readers know it.
func kilobytes(bytes int) string {
	if bytes < 1000 {
		return fmt.Sprintf("%d bytes", bytes)
	}
	return fmt.Sprintf("%.1f kB", float64(bytes)/1000)
}

// Weighed are the import statements of entries whose cost is measured.
func Weighed(entries []Entry) []string {
	var statements []string
	for _, entry := range entries {
		if (entry.Kind == Component || entry.Kind == Hook) && len(entry.Imports) > 0 {
			statements = append(statements, entry.Imports[0])
		}
	}
	return statements
}

// ExportOf turns an import into an export of the same, so that nothing of it is left out.
func ExportOf(statement string) string {
	rest := strings.TrimPrefix(statement, "import ")
	if strings.HasPrefix(rest, "{") {
		return "export " + rest
	}
	_, from, _ := strings.Cut(rest, " from ")
	return "export { default } from " + from
}

// Imported are the module and the export that an import of an entry names, and the parts that lead from there to the
// entry: Root for Dialog.Root.
func Imported(name, statement string) (module string, path []string) {
	rest := strings.TrimSuffix(strings.TrimPrefix(statement, "import "), ";")
	local, from, _ := strings.Cut(rest, " from ")
	export := "default"
	if list, ok := strings.CutPrefix(local, "{"); ok {
		export, local, ok = strings.Cut(strings.TrimSpace(strings.TrimSuffix(list, "}")), " as ")
		if !ok {
			local = export
		}
	}
	path = []string{export}
	if rest, ok := strings.CutPrefix(name, local+"."); ok {
		path = append(path, strings.Split(rest, ".")...)
	}
	return strings.Trim(from, "'"), path
}
