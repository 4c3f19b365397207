package vitrine

// Anatomy is a component with its parts numbered: a drawing that the build's browser made, and what each part is.
type Anatomy struct {
	ID        string        `json:"id"`     // unique on the page
	Figure    int           `json:"figure"` // number on the page, from 1; 0 where there is no drawing
	Component string        `json:"component"`
	Family    string        `json:"family"`
	HTML      string        `json:"html"` // "" where no browser has drawn it: the parts are those that types tell
	Width     float64       `json:"width"`
	Height    float64       `json:"height"`
	Layout    AnatomyLayout `json:"layout"`
	Parts     []AnatomyPart `json:"parts"`

	CSS string `json:"-"` // the rules of the drawing
}

// AnatomyLayout is where a drawing and the pins of its parts stand, in pixels.
type AnatomyLayout struct {
	Width  float64      `json:"width"`
	Height float64      `json:"height"`
	X      float64      `json:"x"` // of the drawing
	Y      float64      `json:"y"`
	Pins   []AnatomyPin `json:"pins"`
}

// AnatomyPin is the number of a part, with the line that leads to it.
type AnatomyPin struct {
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	Path string  `json:"path"` // of SVG
}

// AnatomyPart is a part of a component.
type AnatomyPart struct {
	Part     string `json:"part"`  // its name in a theme and in lists of classes
	Of       string `json:"of"`    // component that it belongs to, "" for the one that is drawn
	Slot     string `json:"slot"`  // "" for none
	Class    string `json:"class"` // without dot
	Tag      string `json:"tag"`   // of its element, "" where nobody has seen it
	Role     string `json:"role"`
	Name     string `json:"name"`     // as it is spoken
	Theme    string `json:"theme"`    // key in a theme, "" for none
	Override string `json:"override"` // code that styles it, highlighted
	Code     string `json:"-"`        // the same as text
}

// BlockKind implements BlockData.
func (*Anatomy) BlockKind() BlockKind { return BlockAnatomy }
