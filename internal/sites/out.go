package sites

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// sourceFolders are the folders of a site that a build reads whatever the configuration says.
var sourceFolders = []string{"components", "content", "generators", "nav", "public", "translations"}

// Publishable returns an error for an output folder that is the site's, holds it, or is among its sources: a build
// would replace them, or read what it published. Any other folder may be below the site's, such as dist.
func Publishable(site, out string) error {
	site, whole := Absolute(site), Absolute(out)
	below, err := filepath.Rel(site, whole)
	if err != nil { // on another volume
		return nil
	}
	separator := string(filepath.Separator)
	first, _, inside := strings.Cut(below, separator)
	switch {
	case below == "." || strings.HasPrefix(site, strings.TrimSuffix(whole, separator)+separator):
		return fmt.Errorf("the output folder %s would replace the site %s; name another --out", out, site)
	case first == "..":
		return nil
	case slices.Contains(sourceFolders, first), inside && hasFiles(filepath.Join(site, first)):
		return fmt.Errorf("the output folder %s is in the folder %s of the site, which a build reads; name another --out, "+
			"such as %s", out, first, filepath.Join(filepath.Dir(site), "dist"))
	}
	return nil
}

// hasFiles reports whether there are files in a folder itself, not only folders.
func hasFiles(folder string) bool {
	entries, err := os.ReadDir(folder)
	return err == nil && slices.ContainsFunc(entries, func(entry os.DirEntry) bool { return entry.Type().IsRegular() })
}
