package search

import "testing"

// TestQueriesThatNameAProduct: a query that names another product, or one of its components, leads to that product. The
// reader's own comes first in all other queries.
func TestQueriesThatNameAProduct(t *testing.T) {
	for _, c := range []struct{ text, product, address string }{
		{"button sizes", "acme", "/acme/react-button/#sizes"},
		{"rival ui button sizes", "acme", "/rival/react-button/#sizes"},
		{"sizes of a rival button", "acme", "/rival/react-button/#sizes"}, // another word for the product
		{"rival or acme ui button sizes", "acme", "/acme/react-button/#sizes"},
		{"IconButton sizes", "rival", "/acme/react-button/#sizes"},
		{"icon button sizes", "rival", "/acme/react-button/#sizes"},
		{"icon sizes", "rival", "/rival/react-button/#sizes"},
	} {
		if got := first(t, Query{Text: c.text, Product: c.product}); got != c.address {
			t.Errorf("%q leads readers of %s to %q, not %q", c.text, c.product, got, c.address)
		}
	}
}

// TestMessagesAreOfNoProduct: the message of an error comes before the reader's own pages only where the query may be a
// message.
func TestMessagesAreOfNoProduct(t *testing.T) {
	for text, address := range map[string]string{
		"color value":                      "/acme/colors/#hues",
		"the value of color not supported": "/errors/#pitfalls",
		"error 9":                          "/errors/#error-9",
	} {
		if got := first(t, Query{Text: text, Product: "acme"}); got != address {
			t.Errorf("%q leads to %q, not %q", text, got, address)
		}
	}
}
