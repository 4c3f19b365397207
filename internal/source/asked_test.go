package source

import (
	"slices"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

func TestAsked(t *testing.T) {
	problems := &diag.List{}
	tree := Load(triedSite("[]", map[string]string{"content/a/asked.yaml": `- {asked: [what it is]}
- at: position
  asked: [where it appears, top right]
`}), problems)
	for _, p := range problems.Problems() {
		if strings.HasSuffix(p.File, AskedFile) {
			t.Errorf("%s: %s", p.Place(), p.What)
		}
	}
	asked := tree.Pages[0].Asked
	if len(asked) != 2 || asked[0].At != "" || asked[1].At != "position" || asked[1].Line != 2 ||
		!slices.Equal(asked[1].Phrases, []string{"where it appears", "top right"}) {
		t.Errorf("got %+v", asked)
	}
	for _, file := range tree.Files {
		if strings.HasSuffix(file.Path, AskedFile) {
			t.Errorf("%s would be published.", file.Path)
		}
	}
}

func TestProblemsOfAsked(t *testing.T) {
	for _, test := range []struct{ name, asked, want string }{
		{"no list", "position: [where]\n", "The list of what readers ask must be a list of entries."},
		{"nothing asked", "- {at: position}\n", "“asked”"},
		{"unknown key", "- {id: position, asked: [where]}\n", "“id”"},
		{"no page", "- {asked: [where]}\n", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			files := triedSite("[]", map[string]string{"content/a/asked.yaml": test.asked})
			want := "content/a/asked.yaml"
			if test.want == "" {
				files["content/b/asked.yaml"] = files["content/a/asked.yaml"]
				want, test.want = "content/b", "what readers ask have no page"
			}
			problems := &diag.List{}
			Load(files, problems)
			if !slices.ContainsFunc(problems.Problems(), func(p diag.Problem) bool {
				return p.File == want && strings.Contains(p.What, test.want)
			}) {
				t.Errorf("%q is not among %v", test.want, problems.Problems())
			}
		})
	}
}
