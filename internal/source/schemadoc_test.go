package source

import (
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update-reference", false, "write docs/reference.md anew")

// TestReference holds the documentation of the files that authors write to the schema that judges them.
func TestReference(t *testing.T) {
	const file = "../../docs/reference.md"
	want := "# Keys of an author's files\n\nMade of the schema by `go test ./internal/source " +
		"-update-reference`.\n\n" + SchemaMarkdown()
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != want {
		t.Errorf("docs/reference.md is not what the schema says (%v): run go test ./internal/source -update-reference",
			err)
	}
}
