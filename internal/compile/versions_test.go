package compile

import (
	"errors"
	"testing"

	"vitrine/internal/diag"
)

func TestDisplayedVersionIsTheInstalledOne(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "family: plain", "version: 17.0.2, package: react, family: plain")
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) || len(failure.Problems) != 1 {
		t.Fatalf("%+v", err)
	}
	found := failure.Problems[0]
	if found.File != "vitrine.yaml" || found.Line != 5 ||
		found.What != "Library is shown as version 17.0.2, and react 18.3.1 is installed." {
		t.Errorf("%+v", found)
	}
	w.change("vitrine.yaml", "17.0.2", "18.3.1")
	w.build()
}
