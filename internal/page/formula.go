package page

import (
	"vitrine/internal/block/formula"
	set "vitrine/internal/formula"
)

// FormulaSetter sets a formula, in a line of text or on lines of its own.
type FormulaSetter func(text string, display bool) (set.Setting, error)

// SetFormula implements the site of formulas.
func (a *answers) SetFormula(text string, display bool) (formula.Setting, error) {
	made, err := a.Formula(text, display)
	return formula.Setting(made), err
}
