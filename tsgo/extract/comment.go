package extract

import (
	"github.com/microsoft/typescript-go/internal/ast"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// Comment is the JSDoc comment that stands before a declaration.
func Comment(declaration *ast.Node) facts.Doc { return docOf(declaration) }
