package bundle

import (
	"path"
	"regexp"
	"strings"
)

// The bundler names files as the system does: with slashes, or on Windows with backslashes behind the letter of a
// drive. What follows means both, on every system.

// slashed is a path with slashes alone.
func slashed(file string) string { return strings.ReplaceAll(file, `\`, "/") }

// isInPackage says whether a file or a folder belongs to an installed package.
func isInPackage(file string) bool { return belowModules(file) != "" }

// belowModules is where a file stands among installed packages, with slashes; "" for one that belongs to none.
func belowModules(file string) string {
	const modules = "/node_modules/"
	file = slashed(file)
	if at := strings.LastIndex(file, modules); at >= 0 {
		return file[at+len(modules):]
	}
	return ""
}

var drive = regexp.MustCompile(`^[A-Za-z]:[/\\]|^\\\\`)

// isAbsolute says whether an import names a file by its whole path.
func isAbsolute(name string) bool { return path.IsAbs(name) || drive.MatchString(name) }

// installedFile matches the path of a file of an installed package.
func installedFile(below string) string {
	separated := regexp.QuoteMeta("/node_modules/" + below)
	return strings.ReplaceAll(separated, "/", `[/\\]`) + "$"
}
