package compile

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

const lenientPage = `# Guide

[One](/lib/react-one) ![](https://acme.example/other.png)

![Tooth](https://acme.example/tooth.png) <img src="https://acme.example/tooth.png">

### Too deep

# Second title
`

// TestLenientSites_Publish: first contact is not strict. What a page lacks is a warning, and dead links are errors.
func TestLenientSites_Publish(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/guide/index.md", lenientPage)
	kinds := func(problems []diag.Problem, severity diag.Severity) (list []string) {
		for _, p := range problems {
			if p.Severity == severity && p.Kind != "" {
				list = append(list, p.Kind)
			}
		}
		slices.Sort(list)
		return slices.Compact(list)
	}
	w.write("redirects.yaml", "/lib/guide/: [/lib/react-one/]\n\"/zh/*\": [/cn/*]\n/old/: [/lib/guide/]\n")
	wanted := []string{diag.DescriptionsKind, diag.HeadingsKind, diag.PicturesKind, diag.RedirectsKind,
		diag.SlashesKind}
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) || !slices.Equal(kinds(failure.Problems, diag.Error), wanted) {
		t.Errorf("a strict site: %v", err)
	}
	w.change("vitrine.yaml", "strict: true\n", "")
	report := w.build()
	wanted = append(wanted, diag.HostsKind) // a warning in any site
	slices.Sort(wanted)
	if found := kinds(report.Problems, diag.Warning); !slices.Equal(found, wanted) || diag.Stops(report.Problems) {
		t.Errorf("a lenient site: %v: %v", found, report.Problems)
	}
	w.output("lib/guide/index.html")
	if rules := w.output("_redirects"); !strings.Contains(rules, "/old/ ") || strings.Contains(rules, "/zh/*") {
		t.Errorf("the redirects are %s", rules)
	}
	w.change("content/lib/guide/index.md", "/lib/react-one", "/lib/react-none/")
	w.refuses("The link “/lib/react-none/” is dead", "the page does not exist")
}
