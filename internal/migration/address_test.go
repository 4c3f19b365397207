package migration_test

import (
	"slices"
	"strings"
	"testing"
)

// TestImport_WritesAcceptedAddresses: folders have no capitals and signs, and links lead to them in either form.
func TestImport_WritesAcceptedAddresses(t *testing.T) {
	files, decisions := imported(t, "docusaurus", docusaurusFolder+`
-- in/docs/intro.md --
# Intro

[a](./API/v1.2/Gear.Box.md) [b](/docs/API/v1.2/Gear.Box#teeth) [c](API/Über%20uns) [d](/docs/api/v1.2/gear.box/)
-- in/docs/API/v1.2/Gear.Box.md --
# Gear box

Back to the [intro](../../intro.md).
-- in/docs/API/C++.md --
# C++
-- in/docs/齿轮.md --
# 齿轮
`)
	for name, want := range map[string]string{
		"content/docs/intro/index.md": "[a](/docs/api/v1.2/gear.box/) [b](/docs/api/v1.2/gear.box/#teeth) c " +
			"[d](/docs/api/v1.2/gear.box/)\n",
		"content/docs/api/v1.2/gear.box/index.md": "[intro](/docs/intro/)",
		"content/docs/api/c/index.md":             "# C++",
		"content/docs/e9bdbfe8bdae/index.md":      "# 齿轮",
		"nav/docs.yaml":                           "- pathname: /docs/api/v1.2/gear.box\n",
	} {
		if !strings.Contains(files[name], want) {
			t.Errorf("%s is\n%s\nwithout %s", name, files[name], want)
		}
	}
	isTold := func(what string) bool {
		return strings.Contains(what, "“/docs/API/C++/” is “/docs/api/c/” now")
	}
	if !slices.ContainsFunc(decisions, isTold) {
		t.Errorf("it is not reported: %q", decisions)
	}
}
