package compile

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/testkit"
	"vitrine/internal/vitrine"
)

// TestReferenceAnchors guards the addresses of the site's reference: its pages and every anchor on them are public, and
// links to them stand all over the world. A change here wants a redirect, or a reason.
func TestReferenceAnchors(t *testing.T) {
	t.Parallel()
	refs := ourProject(t).refs
	var lines []string
	for _, entries := range refs.Pages {
		for _, r := range entries {
			lines = append(lines, anchorsOf(r))
		}
	}
	slices.Sort(lines)
	got := strings.Join(lines, "\n") + "\n"
	const golden = "testdata/anchors.txt"
	if testkit.Updating() {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(strings.TrimSpace(string(text)), "\n")
	for _, line := range want {
		if !slices.Contains(lines, line) {
			t.Errorf("gone or changed: %s", line)
		}
	}
	for _, line := range lines {
		if !slices.Contains(want, line) {
			t.Errorf("new: %s", line)
		}
	}
	if t.Failed() {
		t.Log(
			"where addresses are gone, redirect them; then run go test ./internal/compile -run ReferenceAnchors -update")
	}
}

var code = regexp.MustCompile(`(?s)<(pre|code)\b.*?</(pre|code)>`)

// TestCodeInCommentsIsCode: no page of the reference shows the signs that code stands between.
func TestCodeInCommentsIsCode(t *testing.T) {
	t.Parallel()
	refs, dialect := ourProject(t).refs, markdown.NewDialect(nil)
	rendered := 0
	for path, entries := range refs.Pages {
		for _, r := range entries {
			expect := func(what, markup string) {
				if rendered++; strings.Contains(code.ReplaceAllString(markup, ""), "`") {
					t.Errorf("%s, %s of %s: %s", path, what, r.Name, markup)
				}
			}
			prose := func(text string) vitrine.Prose {
				made := markdown.Fragment(text, dialect, markdown.Render{})
				expect("a comment", made.HTML)
				return made
			}
			prose(r.Write(2, reference.Site{Page: func(string) string { return "" },
				Link: func(href string) string { return href }, Cost: func(string) string { return "" }}).Markdown)
			lister := reference.Lister{Index: refs, Item: r, Prose: prose, Page: func(string) bool { return true }}
			for _, section := range []string{reference.PropsSection, reference.SlotsSection, reference.ClassesSection,
				reference.ParametersSection, reference.ReturnsSection, reference.MembersSection,
				reference.InheritedSection} {
				for _, group := range lister.List(section).Groups {
					expect("a label", group.Label)
					for _, row := range group.Rows {
						expect(row.Name, row.Text)
					}
				}
			}
		}
	}
	if len(refs.Pages) < 400 || rendered < 10000 {
		t.Errorf("%d texts of %d pages", rendered, len(refs.Pages))
	}
}

// anchorsOf is an entry's address and the names of its rows; ids follow from these by rowID, which is tested below.
func anchorsOf(r *reference.Item) string {
	line := r.Href()
	for _, section := range []string{reference.PropsSection, reference.SlotsSection, reference.ClassesSection,
		reference.ParametersSection, reference.ReturnsSection, reference.MembersSection} {
		var names []string
		for _, row := range r.SectionRows(section) {
			names = append(names, row.Name)
		}
		if len(names) > 0 {
			slices.Sort(names)
			line += fmt.Sprintf(" | %s: %s", section, strings.Join(names, " "))
		}
	}
	return line
}

func TestRowIDs(t *testing.T) {
	for _, c := range []struct{ name, section, row, want string }{
		{"TextField", reference.PropsSection, "InputProps", "text-field-prop-InputProps"},
		{"Modal", reference.SlotsSection, "backdrop", "modal-slots-backdrop"},
		{"Button", reference.ClassesSection, "focusVisible", "button-classes-focusVisible"},
		{"useButton", reference.ParametersSection, "disabled", "use-button-parameters-disabled"},
		{"useButton", reference.ReturnsSection, "active", "use-button-return-value-active"},
		{"GridColDef", reference.MembersSection, "field", "grid-col-def-properties-field"},
		{"ChartsXAxis", reference.PropsSection, "axisId", "charts-x-axis-prop-axisId"},
	} {
		if got := reference.RowID(c.name, c.section, c.row); got != c.want {
			t.Errorf("%s %s %s: %s, want %s", c.name, c.section, c.row, got, c.want)
		}
	}
}
