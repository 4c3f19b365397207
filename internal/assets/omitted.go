package assets

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/diag"
)

// maxTried is the number of modules of a group that are tried one by one: of more than that all are left out.
const maxTried = 200

// withoutBroken leaves out the modules that can't be bundled: a package may name files that it does not publish, or
// import what nobody has installed.
func withoutBroken(site string, bundler *bundle.Bundler, groups []moduleGroup) (kept []moduleGroup,
	omitted []omission) {
	for _, group := range groups {
		if failureOf(bundler, group) == nil {
			kept = append(kept, group)
			continue
		}
		good := group
		good.Modules = nil
		for i, module := range group.Modules {
			failure := failureOf(bundler, moduleGroup{Name: group.Name, Modules: []string{module}})
			if failure != nil || i >= maxTried {
				omitted = append(omitted, omission{module, whyOf(failure), wantsOptional(site, module, failure)})
			} else {
				good.Modules = append(good.Modules, module)
			}
		}
		if len(good.Modules) > 0 {
			kept = append(kept, good)
		}
	}
	return kept, omitted
}

// failureOf is why a group can't be bundled, nil for one that can.
func failureOf(bundler *bundle.Bundler, group moduleGroup) *bundle.Failure {
	_, err := bundler.Split(moduleEntries([]moduleGroup{group}))
	var failure *bundle.Failure
	errors.As(err, &failure)
	return failure
}

func whyOf(failure *bundle.Failure) string {
	if failure == nil || len(failure.Messages) == 0 {
		return "other modules of its package can't be bundled either"
	}
	first := failure.Messages[0]
	if first.Location != nil && !isVirtual(first.Location.Namespace) {
		return fmt.Sprintf("%s (%s:%d)", first.Text, first.Location.File, first.Location.Line)
	}
	return first.Text
}

// wantsOptional says whether a module lacks nothing but what its package calls optional: who has not installed that
// does without the module on purpose.
func wantsOptional(site, module string, failure *bundle.Failure) bool {
	if failure == nil {
		return false
	}
	name, _ := bundle.PackageOf(module)
	manifest, ok := InstalledManifest(site, name)
	if !ok {
		return false
	}
	for _, message := range failure.Messages {
		missing, ok := strings.CutPrefix(message.Text, "Could not resolve ")
		peer, _ := bundle.PackageOf(strings.Trim(missing, `"`))
		if !ok || !manifest.PeerMeta[peer].Optional {
			return false
		}
	}
	return true
}

// omissions tell which modules readers can't import when they edit a demo.
func omissions(list []omission) (problems []diag.Problem) {
	for _, o := range list {
		if o.Optional {
			continue
		}
		name, _ := bundle.PackageOf(o.Module)
		problems = append(problems, diag.Problem{Severity: diag.Warning, File: configFile,
			What: fmt.Sprintf("Edited demos can't import %s of the package %s: %s.", diag.Quote(o.Module), name, o.Why),
			Why:  "It can't be bundled, so that it is left out of what the editor offers.",
			Fix:  "Nothing, if readers don't need it: list it under bundle.omit. Else install what it lacks."})
	}
	return slices.Clip(problems)
}
