package vitrine

// States is a sheet of pictures: a component in combinations of its props, in both color modes beside each other. The
// pictures are rendered ahead of time and never live.
type States struct {
	ID        string   `json:"id"`     // unique on the page
	Figure    int      `json:"figure"` // number on the page, from 1
	Component string   `json:"component"`
	Columns   Axis     `json:"columns"`
	Rows      Axis     `json:"rows"`   // "" as its prop for one row
	Groups    Axis     `json:"groups"` // of rows; "" as its prop for one group
	States    []string `json:"states"` // that the sheet can show: rest, hover, focus, disabled
	Count     int      `json:"count"`  // of pictures in one state and both modes
	Rest      *Demo    `json:"rest"`
	Disabled  *Demo    `json:"disabled"` // nil for a component that can't be

	// Selectors of a focus, beside those of CSS: classes of the library.
	Focus []string `json:"-"`
}

// Axis is a prop with the values that a sheet shows.
type Axis struct {
	Prop   string   `json:"prop"`
	Values []string `json:"values"`
}

// States of the pictures of a sheet.
const (
	StateRest     = "rest"
	StateHover    = "hover"
	StateFocus    = "focus"
	StateDisabled = "disabled"
)

// BlockKind implements BlockData.
func (*States) BlockKind() BlockKind { return BlockStates }
