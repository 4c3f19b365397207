package bundle

import (
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

var noExport = regexp.MustCompile(`^No matching export in ".*" for import "(.*)"$`)

// Absence is a name that a file imports and its module does not export, with the message that says so.
type Absence struct {
	Name    string
	File    string // as the message names it
	Message *Failure
}

// Absences takes such messages about files on disk out of a failure.
func (f *Failure) Absences() (absent []Absence, rest *Failure) {
	rest = &Failure{}
	for _, message := range f.Messages {
		found := noExport.FindStringSubmatch(message.Text)
		if at := message.Location; found == nil || at == nil || strings.HasPrefix(at.Namespace, entrySpace) {
			rest.Messages = append(rest.Messages, message)
		} else {
			absent = append(absent, Absence{found[1], at.File, &Failure{Messages: []api.Message{message}}})
		}
	}
	return absent, rest
}

// Exports are the names that a module of a package exports, and the files that say so.
func (b *Bundler) Exports(target Target, module string) (names, files []string, err error) {
	meta, err := b.reached(target, []string{module}, nil)
	if err != nil {
		return nil, nil, err
	}
	for _, output := range meta.Outputs {
		if output.EntryPoint != "" {
			names = append(names, output.Exports...)
		}
	}
	for _, contributed := range b.contributions(meta) {
		names = append(names, contributed.assigned...)
	}
	slices.Sort(names)
	return slices.Compact(names), b.files(meta), nil
}
