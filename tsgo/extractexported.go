package tsgo

import (
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
)

// exported are the names that each module of a package offers, types included.
func (x *extractor) exported(modules []string, probe *ast.SourceFile) map[string][]string {
	offered := map[string][]string{}
	for i, statement := range probe.Statements.Nodes[:len(modules)] {
		module := x.c.ResolveExternalModuleName(statement.ModuleSpecifier())
		if module == nil {
			continue
		}
		names := []string{}
		for _, symbol := range x.c.GetExportsOfModule(module) {
			names = append(names, symbol.Name)
		}
		slices.Sort(names)
		offered[modules[i]] = names
	}
	return offered
}
