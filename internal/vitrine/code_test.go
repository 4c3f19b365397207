package vitrine

import "testing"

func TestRunsCode(t *testing.T) {
	for address, want := range map[string]bool{
		"javascript:alert(1)":                  true,
		"JavaScript:":                          true,
		" \x01java\n\tscript\r:alert(1)":       true,
		"java&#115;cript:alert(1)":             true,
		"java&Tab;script&colon;alert(1)":       true,
		"vbscript:x":                           true,
		"data:text/html,x":                     true,
		"DATA: text/html;base64,eA==":          true,
		"data:application/xhtml+xml,x":         true,
		"data:text/xml,x":                      true,
		"data:image/svg+xml,<svg/>":            false,
		"data:image/png;base64,eA==":           false,
		"data:,text/html":                      false,
		"javascript":                           false,
		"/javascript:alert(1)":                 false,
		"https://a.example/?a=javascript:x":    false,
		"mailto:javascript@a.example":          false,
		"#javascript:x":                        false,
		"":                                     false,
		"java%73cript:alert(1)":                false,
		"./data:text/html,x":                   false,
		"javascript-guide/index.md":            false,
		"javascript.md?x=a:b":                  false,
		"database:text/html,x":                 false,
		"https://a.example/data:text/html,abc": false,
	} {
		if got := RunsCode(address); got != want {
			t.Errorf("RunsCode(%q) is %v", address, got)
		}
	}
}
