package typescript

import (
	"github.com/microsoft/typescript-go/vitrine"
	"github.com/microsoft/typescript-go/vitrine/facts"
)

// FactsRequest say which packages are read.
type FactsRequest struct {
	Folder     string   // absolute; packages are found from here upwards
	Packages   []string // names of the packages
	Exports    []string // names wanted; empty for all
	Interfaces []string // interfaces wanted beside components and hooks
	Values     []string // patterns of the names of functions and constants wanted
	// called with each file that is read, by several at once; nil for nobody
	Read func(file string)

	Written []Written                          // packages that are read from their source
	Source  func(importer, name string) string // what their imports mean; see Disk
}

// Written is a package whose source is read in the place of declarations.
type Written = tsgo.Written

// Facts reads what the declarations of installed packages say, in the order asked for.
func Facts(wanted FactsRequest) ([]facts.Package, error) {
	return tsgo.Extract(tsgo.ExtractOptions{Folder: wanted.Folder, Packages: wanted.Packages, Exports: wanted.Exports,
		Interfaces: wanted.Interfaces, Values: wanted.Values, Checkers: 2, Read: wanted.Read,
		Written: wanted.Written, Source: wanted.Source})
}

// FactsVersion names what reads declarations, for those who keep what it read.
func FactsVersion() string { return tsgo.ExtractVersion() }
