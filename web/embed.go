// Package web holds the sources of everything that runs in the browser and in Node: the React theme, its styles,
// the islands, the reader's preferences. The engine bundles them at build time, so that the tool is one file.
//
// In: nothing. Out: the sources as a file system, with paths below this folder ("theme/Document.tsx").
// Never here: anything made by a build.
package web

import "embed"

// FS holds the sources below web/. Folders of the browser suite and of packages are not part of it.
//
//go:embed all:analytics all:app all:contract all:editor all:feedback all:islands all:offline all:playground all:sandbox all:search all:state all:styles all:theme all:tools all:words
var FS embed.FS
