// Package vitrine is the vocabulary of the whole house: what a page, a heading, a block, a demo, a navigation
// entry and a product are, and the rules by which a URL path becomes a language, a canonical path and a product.
//
// In: nothing. Out: plain values, which also cross to the browser as JSON (see web/contract).
// Never here: input or output, rendering, anything beyond the standard library.
package vitrine
