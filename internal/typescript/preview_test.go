package typescript_test

import (
	"strings"
	"testing"

	"vitrine/internal/typescript"
)

func TestMarkedPreview(t *testing.T) {
	for _, test := range []struct{ name, text, seen, preview, problem string }{
		{"no region", "const a = 1;\n", "", "", ""},
		{"statements", "a();\n  // #region preview\n  b();\n    c();\n  // #endregion\nd();\n",
			"a();\n  b();\n    c();\nd();\n", "b();\n  c();", ""},
		{"elements", "<>\n  {/* #region preview */}\n  <A />\n  {/* #endregion preview */}\n</>\n",
			"<>\n  <A />\n</>\n", "<A />", ""},
		{"carriage returns", "// #region preview\r\nb();\r\n\r\nc();\r\n// #endregion\r\n", "b();\r\n\r\nc();\r\n",
			"b();\n\nc();", ""},
		{"another region", "// #region other\na();\n// #endregion\n", "", "", ""},
		{"no end", "// #region preview\na();\n", "", "", "has no end"},
		{"nothing within", "// #region preview\n// #endregion\na();\n", "a();\n", "", "has 0 lines"},
		{"seventeen lines", "// #region preview\n" + strings.Repeat("a();\n", 17) + "// #endregion\n",
			strings.Repeat("a();\n", 17), "", "has 17 lines"},
		{"two", "// #region preview\na();\n// #endregion\n// #region preview\nb();\n// #endregion\n",
			"a();\n// #region preview\nb();\n// #endregion\n", "", "several regions"},
	} {
		marked, problems, ok := typescript.MarkedPreview("a.tsx", test.text)
		if marked.Text != test.seen || marked.Preview != test.preview || ok != (test.seen != "") {
			t.Errorf("%s: %t %+v", test.name, ok, marked)
		}
		if len(problems) > 1 || (len(problems) == 1) != (test.problem != "") ||
			len(problems) == 1 && (problems[0].Line != 1 || !strings.Contains(problems[0].What, test.problem)) {
			t.Errorf("%s: %+v", test.name, problems)
		}
	}
}
