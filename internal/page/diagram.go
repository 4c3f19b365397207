package page

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"

	block "vitrine/internal/block/diagram"
	"vitrine/internal/diagram"
	"vitrine/internal/vitrine"
)

// DrawDiagram implements the site of diagrams.
func (a *answers) DrawDiagram(text string) (block.Drawing, error) {
	made, err := a.Diagrams.Draw(text)
	switch {
	case errors.Is(err, diagram.ErrNoBrowser):
		return block.Drawing{Missing: "Install Chromium or Chrome, or name one: --browser /path/to/chromium. " +
			"Strangers' sites and --browser none have no diagrams."}, nil
	case errors.Is(err, diagram.ErrNoPackage):
		return block.Drawing{Missing: "Install mermaid beside the site: npm install mermaid."}, nil
	}
	return block.Drawing{Wrong: made.Wrong, Line: made.Line, Data: vitrine.Diagram{
		Light: vitrine.DiagramPath(sumOf(made.Light)), Dark: vitrine.DiagramPath(sumOf(made.Dark)),
		Width: made.Width, Height: made.Height, Label: made.Label, Pictures: [2]string{made.Light, made.Dark}}}, err
}

// sumOf names a text by its content.
func sumOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:8])
}

// Diagrams are those that the page describes.
func (p *Page) Diagrams() (list []*vitrine.Diagram) {
	for _, data := range p.blocks {
		if drawn, ok := data.(*vitrine.Diagram); ok {
			list = append(list, drawn)
		}
	}
	return list
}
