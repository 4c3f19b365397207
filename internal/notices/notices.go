// Package notices holds the license texts of the Go modules that our programs are linked of.
//
// In: the list of modules that a program carries in itself. Out: their notices. Never here: npm packages; a site's
// licenses.txt lists those.
package notices

import (
	_ "embed"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
)

// text is written by the test of this package, from the module cache.
//
//go:embed notices.txt
var text string

// header begins the notice of a module, in a line of its own with the module's path.
const header = "=== "

// standardLibrary stands for Go itself, which every program contains.
const standardLibrary = "std"

// Of is the notice of one module.
func Of(module string) (notice string, ok bool) {
	for _, section := range strings.Split(text, "\n"+header)[1:] {
		if path, notice, _ := strings.Cut(section, "\n"); path == module {
			return strings.TrimSpace(notice) + "\n", true
		}
	}
	return "", false
}

// Write prints the notices of all modules that the running program is linked of.
func Write(out io.Writer) error {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return errors.New("this program does not say which modules it is linked of: build it with Go modules")
	}
	return write(out, info)
}

func write(out io.Writer, info *debug.BuildInfo) error {
	modules := []debug.Module{{Path: standardLibrary, Version: info.GoVersion}}
	for _, module := range info.Deps {
		modules = append(modules, *module)
	}
	fmt.Fprintln(out, "This program contains the following Go modules.")
	for _, module := range modules {
		notice, ok := Of(module.Path)
		if !ok {
			if strings.HasSuffix(module.Path, "/vitrine") { // our own, in a module of its own
				continue
			}
			notice = "No notice of this module was collected: see its source.\n"
		}
		if _, err := fmt.Fprintf(out, "\n%s\n%s %s\n\n%s", strings.Repeat("-", 80), module.Path, module.Version,
			notice); err != nil {
			return err
		}
	}
	return nil
}
