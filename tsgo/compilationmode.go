package tsgo

import (
	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/core"
)

// formatOf is how a file would be loaded.
func formatOf(name string, meta ast.SourceFileMetaData, options *core.CompilerOptions) core.ResolutionMode {
	return ast.GetImpliedNodeFormatForEmitWorker(name, options.GetEmitModuleKind(), meta)
}

// modeOf is how the module is loaded that is named somewhere in a file: packages may offer another one to `require`
// than to `import`.
func modeOf(name string, meta ast.SourceFileMetaData, usage *ast.Node, options *core.CompilerOptions,
) core.ResolutionMode {
	if mode, ok := writtenMode(usage); ok {
		return mode
	}
	return syntaxOf(name, meta, usage, options)
}

// writtenMode is what the attribute `resolution-mode` of an import of types says.
func writtenMode(usage *ast.Node) (core.ResolutionMode, bool) {
	parent := usage.Parent
	switch {
	case ast.IsImportDeclaration(parent) && ast.IsExclusivelyTypeOnlyImportOrExport(parent):
		return parent.AsImportDeclaration().Attributes.GetResolutionModeOverride()
	case ast.IsExportDeclaration(parent) && ast.IsExclusivelyTypeOnlyImportOrExport(parent):
		return parent.AsExportDeclaration().Attributes.GetResolutionModeOverride()
	case ast.IsLiteralTypeNode(parent) && ast.IsImportTypeNode(parent.Parent):
		return parent.Parent.AsImportTypeNode().Attributes.GetResolutionModeOverride()
	}
	return core.ResolutionModeNone, false
}

// syntaxOf is the mode that follows from the syntax at a place and the format of its file.
func syntaxOf(name string, meta ast.SourceFileMetaData, usage *ast.Node, options *core.CompilerOptions,
) core.ResolutionMode {
	parent := usage.Parent
	if ast.IsRequireCall(parent, false) || ast.IsExternalModuleReference(parent) &&
		ast.IsImportEqualsDeclaration(parent.Parent) {
		return core.ModuleKindCommonJS
	}
	format := ast.GetEmitModuleFormatOfFileWorker(name, options, meta)
	switch {
	case ast.IsImportCall(ast.WalkUpParenthesizedExpressions(parent)):
		if ast.ShouldTransformImportCall(name, options, format) {
			return core.ModuleKindCommonJS
		}
		return core.ModuleKindESNext
	case format == core.ModuleKindCommonJS:
		return core.ModuleKindCommonJS
	case format.IsNonNodeESM() || format == core.ModuleKindPreserve:
		return core.ModuleKindESNext
	}
	return core.ModuleKindNone
}

// modesOf tells for each import of a file whether it says how its module is loaded.
func modesOf(file *ast.SourceFile) []bool {
	var written []bool
	for _, usage := range file.Imports() {
		mode, ok := writtenMode(usage)
		written = append(written, ok && mode == core.ModuleKindCommonJS, ok)
	}
	return written
}
