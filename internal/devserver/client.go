package devserver

import _ "embed"

// client is the script in each page of dev mode: it puts in what an edit changed, or shows what is wrong.
//
//go:embed client.js
var client string
