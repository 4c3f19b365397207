package bundle

import (
	"regexp"
	"testing"
)

// TestPathsOfBothSystems: what is decided by a path is decided alike with slashes and backslashes.
func TestPathsOfBothSystems(t *testing.T) {
	for _, test := range []struct {
		file       string
		below      string
		isAbsolute bool
		isRepaired bool // by a filter for @acme/ui/lib/index.js
	}{
		{"/home/me/site/node_modules/@acme/ui/lib/index.js", "@acme/ui/lib/index.js", true, true},
		{`C:\me\site\node_modules\@acme\ui\lib\index.js`, "@acme/ui/lib/index.js", true, true},
		{"d:/site/node_modules/@acme/ui/lib/index.js", "@acme/ui/lib/index.js", true, true},
		{`\\server\share\node_modules\a\node_modules\b\x.js`, "b/x.js", true, false},
		{`C:\site\node_modules\@acme\ui\lib\index-js`, "@acme/ui/lib/index-js", true, false},
		{`C:\me\my_node_modules\x.js`, "", true, false},
		{`C:\site\demos\Basic.tsx`, "", true, false},
		{"./Basic", "", false, false},
		{"@acme/ui", "", false, false},
		{"c:x", "", false, false},
	} {
		if got := belowModules(test.file); got != test.below || isInPackage(test.file) != (test.below != "") {
			t.Errorf("%s is %q among packages, want %q", test.file, got, test.below)
		}
		if isAbsolute(test.file) != test.isAbsolute {
			t.Errorf("%s: absolute is %v", test.file, !test.isAbsolute)
		}
		filter := regexp.MustCompile(installedFile("@acme/ui/lib/index.js"))
		if filter.MatchString(test.file) != test.isRepaired {
			t.Errorf("%s: repaired is %v", test.file, !test.isRepaired)
		}
	}
}
