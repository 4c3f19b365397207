package testkit

import (
	"os"
	"testing"
)

// nightlyVariable is set to 1 by make test-nightly.
const nightlyVariable = "VITRINE_NIGHTLY"

// IsNightly reports whether the run includes the tests that a push does not need.
func IsNightly() bool { return os.Getenv(nightlyVariable) == "1" }

// Nightly skips a test that a push does not need: it takes long, or it needs servers, containers or packages that a
// checkout does not have. It runs in make test-nightly, which sets VITRINE_NIGHTLY=1.
func Nightly(t *testing.T) {
	t.Helper()
	if !IsNightly() {
		t.Skip("runs in make test-nightly")
	}
}
