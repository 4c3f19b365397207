package bundle

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// singles are packages of which a page may hold one copy alone: hooks of a second one find no component.
var singles = []string{"react", "react-dom"}

// isSingle says whether an import is always that of the site, whoever asks.
func isSingle(name string) bool {
	own, _ := PackageOf(name)
	return slices.Contains(singles, own)
}

// isOwn says whether a folder is one of the site's.
func (o Options) isOwn(dir string) bool {
	return !isInPackage(dir) && (dir == o.Site || strings.HasPrefix(dir, o.Site+string(filepath.Separator)))
}

// sourceOf is the source file of the project that an import means, "" for none.
func (o Options) sourceOf(args api.OnResolveArgs, name string) string {
	isImport := args.Kind == api.ResolveJSImportStatement || args.Kind == api.ResolveJSDynamicImport ||
		args.Kind == api.ResolveJSRequireCall || args.Kind == api.ResolveEntryPoint
	if o.Source == nil || !isImport || args.Namespace == engineSpace || isSingle(name) {
		return ""
	}
	importer := args.Importer
	if args.Namespace != fileSpace || !isAbsolute(importer) {
		importer = filepath.Join(o.Site, "entry.tsx") // what a build writes asks as a file of the site does
	}
	return o.Source(importer, name)
}
