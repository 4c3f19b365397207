package scaffold_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/scaffold"
)

const moreProviders = `
export function BareKitProvider({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

export function StoreProvider({ children, store }: { children: ReactNode; store: object }) {
  return <div data-store={store}>{children}</div>;
}
`

// without renders nothing if the site has no provider: its error is that a component throws.
func without(thrown string) scaffold.Try {
	return func(site, _ string) ([]diag.Problem, error) {
		if _, err := os.Stat(filepath.Join(site, "families/kit.tsx")); !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		return []diag.Problem{{Severity: diag.Warning, Kind: diag.LeftOutKind, Line: 3,
			What: "The demo TagBasic can't be rendered: " + thrown + " (content/kit/demos/TagBasic.tsx:1)"}}, nil
	}
}

// lacks can't bundle a page with the demo of a component.
func lacks(component string) scaffold.Try {
	return func(site, _ string) ([]diag.Problem, error) {
		if _, err := os.Stat(filepath.Join(site, "content/kit/demos", component+"Basic.tsx")); err != nil {
			return nil, nil
		}
		return nil, errors.New("charts is not installed")
	}
}

// hides renders a component whose HTML is empty.
func hides(component string) scaffold.Try {
	return func(string, string) ([]diag.Problem, error) {
		return []diag.Problem{{Severity: diag.Warning, Kind: diag.LateKind, Line: 1,
			File: "content/kit/demos/" + component + "Basic.tsx"}}, nil
	}
}

func TestTrial(t *testing.T) {
	library := strings.Replace(library, "\nexport function Api(", moreProviders+"\nexport function Api(", 1)
	for _, test := range []struct {
		name string
		try  scaffold.Try
		want scaffold.Result
	}{
		{"two providers are enough: errors name the second", without("Error: Put it into <KitProvider>."),
			scaffold.Result{Page: "/kit/tag/", Provider: "KitProvider"}},
		{"errors name none", without("Error: no context"),
			scaffold.Result{Page: "/kit/tag/", Provider: "BareKitProvider"}},
		{"errors name one that needs a prop", func(string, string) ([]diag.Problem, error) {
			return []diag.Problem{{Severity: diag.Warning, Kind: diag.LeftOutKind, Line: 3,
				What: "The demo TagBasic can't be rendered: Error: no StoreProvider (content/kit/demos/TagBasic.tsx:1)"}}, nil
		}, scaffold.Result{Page: "/kit/rule/", Wanted: []scaffold.Wanted{{"StoreProvider", []string{"store"}}},
			Failed: []scaffold.Failure{{"Tag", "Error: no StoreProvider"}}}},
		{"one component can't be bundled", lacks("Tag"),
			scaffold.Result{Page: "/kit/rule/", Failed: []scaffold.Failure{{"Tag", "charts is not installed"}}}},
		{"one renders nothing", hides("Tag"), scaffold.Result{Page: "/kit/rule/"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := written(t, library)
			got, err := scaffold.Write(scaffold.Options{Folder: folder, Site: scaffold.DefaultSite, Try: test.try})
			if err != nil {
				t.Fatal(err)
			}
			got = scaffold.Result{Page: got.Page, Provider: got.Provider, Wanted: got.Wanted, Failed: got.Failed,
				Untried: got.Untried}
			if !reflect.DeepEqual(got, test.want) {
				t.Errorf("%+v, want %+v", got, test.want)
			}
		})
	}
}
