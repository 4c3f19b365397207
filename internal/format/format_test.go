package format_test

import (
	"context"
	"errors"
	"testing"

	"vitrine/internal/format"
)

func TestFilesAreFormattedBySettingsOfTheProject(t *testing.T) {
	made, err := format.Files(context.Background(), "../..", []format.File{
		{Name: "a.js", Text: "const a = \"b\"\n\n\n\nexport   default a"},
		{Name: "broken.js", Text: "const = ;"},
		{Name: "b.jsx", Text: "export default () => <p   className='x'>a</p>;\n"},
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"const a = 'b';\n\nexport default a;\n", "const = ;",
		"export default () => <p className=\"x\">a</p>;\n"} {
		if made[i].Text != want {
			t.Errorf("%s: %q", made[i].Name, made[i].Text)
		}
	}
}

func TestMissingFormatterIsNamed(t *testing.T) {
	_, err := format.Files(context.Background(), t.TempDir(), []format.File{{Name: "a.js"}})
	if !errors.Is(err, format.ErrNotInstalled) {
		t.Error(err)
	}
}
