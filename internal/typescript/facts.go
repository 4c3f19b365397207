package typescript

import (
	"github.com/microsoft/typescript-go/vitrine/extract"
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
}

// Facts reads what the declarations of installed packages say, in the order asked for.
func Facts(wanted FactsRequest) ([]facts.Package, error) {
	return extract.Extract(extract.Options{Folder: wanted.Folder, Packages: wanted.Packages, Exports: wanted.Exports,
		Interfaces: wanted.Interfaces, Values: wanted.Values, Checkers: 2, Read: wanted.Read})
}

// FactsVersion names what reads declarations, for those who keep what it read.
func FactsVersion() string { return extract.Version() }
