package devserver

import _ "embed"

// client is the script in each page of the writing mode: it reloads after a good build and shows the problems of a bad
// one over the page.
//
//go:embed client.js
var client string
