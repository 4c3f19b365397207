// Package web holds the sources of everything that runs in the browser and in Node: the default theme,
// and what every theme needs. The engine bundles them at build time, so that the tool is one file.
//
// In: nothing. Out: the sources as a file system, with paths below this folder ("theme-default/Document.tsx").
// Never here: anything that a build generates.
package web

import "embed"

// FS holds the sources below web/. Folders of the browser suite and of packages are not part of it.
//
//go:embed all:engine all:theme-default
var FS embed.FS
