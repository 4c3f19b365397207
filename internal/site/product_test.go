package site

import (
	"encoding/json"
	"os"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// TestOurProducts: the configuration of our site says what the specification wants of paths (specification §2).
func TestOurProducts(t *testing.T) {
	problems := &diag.List{}
	config := source.LoadConfig(os.DirFS("../../site"), problems)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../vitrine/testdata/paths.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases struct {
		Product []struct{ Path, Category, Product string }
	}
	if err := json.Unmarshal(text, &cases); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases.Product {
		if category, product := ProductOf(config, c.Path); category != c.Category || product != c.Product {
			t.Errorf("%s: %q, %q; want %q, %q", c.Path, category, product, c.Category, c.Product)
		}
	}
}
