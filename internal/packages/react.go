package packages

import (
	"fmt"
	"strconv"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// oldestReact is the first release that pages are rendered with.
const oldestReact = 18

// CheckReact holds the React that a site's project has against what pages need: one release of both of its packages.
func (r *Reader) CheckReact() []diag.Problem {
	react, dom := r.installedVersion("react"), r.installedVersion("react-dom")
	major, _, _ := strings.Cut(react, ".")
	switch n, err := strconv.Atoi(major); {
	case react == "" || dom == "":
		return []diag.Problem{{What: "React is not installed: the project needs the packages react and react-dom.",
			Why: "Pages and their demos are rendered with the React of the project.",
			Fix: "Install them: npm install react react-dom"}}
	case err == nil && n < oldestReact:
		return []diag.Problem{{What: fmt.Sprintf("React %s is installed, and pages are rendered with React 18.3 or 19.", react),
			Why: "Demos come to life with functions that older releases don't have.",
			Fix: "Install React 18.3 or 19 for the docs; what the library itself allows its users may be older."}}
	case react != dom:
		return []diag.Problem{{What: fmt.Sprintf("react %s and react-dom %s are installed.", react, dom),
			Why: "The two are one release, and refuse to work with another one.",
			Fix: fmt.Sprintf("Install both in one version: npm install react@%s react-dom@%s", react, react)}}
	}
	return nil
}

// CheckTypes warns where a reference is made without the types of React.
func (r *Reader) CheckTypes(config source.Config) []diag.Problem {
	if len(config.References) == 0 || assets.PackageFolder(r.Site, "@types/react") != "" {
		return nil
	}
	return []diag.Problem{{Severity: diag.Warning,
		What: "The types of React are not installed: the project needs the package @types/react.",
		Why:  "Function components are found by the type that they return. The reference leaves out those without one.",
		Fix:  "Install it: npm install --save-dev @types/react"}}
}
