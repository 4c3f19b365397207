package vitrine

// Formula is a formula of the text.
type Formula struct {
	HTML    string `json:"html"`              // MathML
	Display bool   `json:"display,omitempty"` // on lines of its own
}

// Diagram is a picture that the text describes.
type Diagram struct {
	Light  string `json:"light"` // addresses of the picture for light pages, and for dark ones
	Dark   string `json:"dark"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
	Label  string `json:"label"`           // what it shows, as far as the author says
	Title  string `json:"title,omitempty"` // below it
	Source string `json:"source"`          // the text

	Pictures [2]string `json:"-"` // what stands at the addresses
}

// BlockKind implements BlockData.
func (Formula) BlockKind() BlockKind { return BlockFormula }

// BlockKind implements BlockData.
func (*Diagram) BlockKind() BlockKind { return BlockDiagram }
