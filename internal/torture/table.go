package torture

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// Print writes a table of the results, and each finding below it. It says whether nothing broke.
func Print(out io.Writer, results []*Result) (passed bool) {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "attack\ttries\tfound\tresult\twhat was tried")
	passed = true
	for _, r := range results {
		result := "pass"
		if !r.Passed() {
			result, passed = "FAIL", false
		}
		var forms []string
		for _, form := range sorted(r.Tries) {
			forms = append(forms, fmt.Sprintf("%d × %s", r.Tries[form], form))
		}
		if len(forms) == 0 {
			forms = []string{"nothing could be tried"}
		}
		for i, form := range forms {
			if i == 0 {
				fmt.Fprintf(table, "%s\t%d\t%d\t%s\t%s\n", r.Attack, r.Total(), len(r.Findings), result, form)
			} else {
				fmt.Fprintf(table, "\t\t\t\t%s\n", form)
			}
		}
		for _, note := range r.Notes {
			fmt.Fprintf(table, "\t\t\t\t%s\n", note)
		}
	}
	table.Flush()
	for _, r := range results {
		for _, f := range r.Findings {
			fmt.Fprintf(out, "\n%s, %s, try %d:\n  %s\n", r.Attack, f.Form, f.Try,
				strings.ReplaceAll(strings.TrimSpace(f.What), "\n", "\n  "))
		}
	}
	return passed
}
