package migration_test

import (
	"slices"
	"strings"
	"testing"
)

// TestImport_ReadsLanguagesOfFiles: files whose names end with a language are translations of one page.
func TestImport_ReadsLanguagesOfFiles(t *testing.T) {
	const texts = `
-- in/docs/index.zh-CN.md --
# 齿轮
-- in/docs/index.en-US.md --
# Sprocket
-- in/docs/guide/oil.md --
# Oil

See [wash](./wash.zh-CN.md) and [wash](./wash.en-US.md).
-- in/docs/guide/oil.ja-JP.md --
# 油

## 一滴

[洗う](./wash.md)
-- in/docs/guide/oil.zh-CN.md --
# 油
-- in/docs/guide/wash.zh-CN.md --
# 洗
-- in/docs/guide/wash.en-US.md --
# Wash
-- in/docs/guide/next.js.md --
# Next
`
	files, decisions := imported(t, "dumi", `
-- in/.dumirc.ts --
export default { locales: [{ id: 'zh-CN' }, { id: 'en-US' }, { id: 'ja-JP' }], themeConfig: { name: 'Sprocket' } };
`+texts)
	for name, want := range map[string]string{
		"content/index.md":               "# Sprocket",
		"content/index-zh.md":            "# 齿轮",
		"content/guide/oil/index.md":     "See [wash](/guide/wash/) and [wash](/guide/wash/).",
		"content/guide/oil/index-ja.md":  "# 油\n\n## 一滴\n\n[洗う](/guide/wash/)\n",
		"content/guide/wash/index.md":    "# Wash",
		"content/guide/wash/index-zh.md": "# 洗",
		"content/guide/next.js/index.md": "# Next",
		"translations/zh.yaml":           "pages:\n  \"/guide/wash\": \"洗\"\n  \"/\": \"齿轮\"\n",
		"vitrine.yaml":                   "languages: [\"en\", \"ja\", \"zh\"]\n",
	} {
		if !strings.Contains(files[name], want) {
			t.Errorf("%s is\n%s\nwithout %s", name, files[name], want)
		}
	}
	isTold := func(what string) bool { return strings.Contains(what, "another text in the language “zh”") }
	if files["content/guide/oil/index-zh.md"] != "" || !slices.ContainsFunc(decisions, isTold) {
		t.Errorf("a second page in Chinese: %q", decisions)
	}
	if nav := files["nav/docs.yaml"]; strings.Contains(nav, "-us") || strings.Count(nav, "/guide/wash") != 1 {
		t.Error(nav)
	}
	files, _ = imported(t, "dumi", texts) // without a list of languages, files without one are English next to Chinese ones
	if page := files["content/guide/oil/index-zh.md"]; !strings.Contains(page, "# 油") {
		t.Errorf("%q", page)
	}
}
