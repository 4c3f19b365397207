package packages

import (
	"regexp"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// installedVersion is the version of a package that the site finds, "" for none.
func (r *Reader) installedVersion(name string) string {
	manifest, _ := assets.InstalledManifest(r.Site, name)
	return manifest.Version
}

// installed are the packages of products, by their names.
func (r *Reader) installed(products []source.Product) map[string]reference.Installed {
	list := map[string]reference.Installed{}
	for _, product := range products {
		if found, ok := assets.InstalledManifest(r.Site, product.Package); ok && found.Version != "" {
			license, _ := found.License.(string)
			list[product.Package] = reference.Installed{Version: found.Version, License: license,
				Released: r.released(product.Package, found.Version), React: majors(found.PeerDependencies["react"])}
		}
	}
	return list
}

// wholeMajor is a range that takes all of a major version.
var wholeMajor = regexp.MustCompile(`^\^?(\d+)(\.(0|x|\*))*$`)

// majors shorten a range that consists of whole major versions: "^17.0.0 || ^18.0.0" is "17, 18". Any other range stays
// as the package has it.
func majors(versions string) string {
	var list []string
	for one := range strings.SplitSeq(versions, "||") {
		found := wholeMajor.FindStringSubmatch(strings.TrimSpace(one))
		if found == nil {
			return versions
		}
		list = append(list, found[1])
	}
	return strings.Join(list, ", ")
}
