package tsgo

import "testing"

// TestDefaultsAsTheyAreWritten: a default has one name, wherever the comment tells it.
func TestDefaultsAsTheyAreWritten(t *testing.T) {
	for _, c := range []struct{ comment, text, standard string }{
		{"/** Its width. @default 'sm' */", "Its width.", "'sm'"},
		{"/**\n * Its width,\n * in pixels, @default 200\n */", "Its width,\nin pixels", "200"},
		{"/**\n * Its width.\n * @defaultValue 200\n */", "Its width.", "200"},
		{"/** Its width. @defaultValue `200` */", "Its width.", "200"},
		{"/**\n * Its width.\n * @default `a` or `b`\n */", "Its width.", "`a` or `b`"},
		{"/** Read from ` @default 1` too. */", "Read from ` @default 1` too.", ""},
		{"/** One @default 1\n\n and more. */", "One @default 1\n\nand more.", ""},
		{"/** One @default 1\n * @default 2 */", "One @default 1", "2"},
	} {
		doc := docBefore(c.comment)
		if standard, _ := doc.Tag("default"); doc.Text != c.text || standard != c.standard {
			t.Errorf("%s: %q, default %q", c.comment, doc.Text, standard)
		}
	}
}
