package vitrine

import "testing"

// TestPlainText: what stands behind a name in an index is plain.
func TestPlainText(t *testing.T) {
	if got := PlainText(`A <code>Stack</code> &amp; more.`); got != "A Stack & more." {
		t.Error(got)
	}
}
