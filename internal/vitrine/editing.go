package vitrine

// What the editor of demos knows of components, as short as it can be: readers fetch it when they begin to edit.

// EditingShared stands before what lists of names are about that many components share.
const EditingShared = "_names/"

// EditingNames are props that many components take and of which no more is said.
type EditingNames struct {
	Names []string `json:"names"`
}

// EditingIndex is what the list of known packages is about: nobody asks for what there is not.
const EditingIndex = "_packages"

// EditingPackages are the packages of which something is known.
type EditingPackages struct {
	Packages []string `json:"packages"`
}

// EditingPackage is what can be imported from a package.
type EditingPackage struct {
	// by their names, and from the modules below the package that have these names
	Components []string `json:"components"`
	Parts      []string `json:"parts,omitempty"` // Dialog.Root: what is imported is the whole
	Names      []string `json:"names,omitempty"` // no components
	// for imports of another form: by what follows the package, and by name, what the component's address says
	Modules map[string]map[string]string `json:"modules,omitempty"`
}

// EditingComponent is what a component takes.
type EditingComponent struct {
	Name     string        `json:"name"`
	Page     string        `json:"page"`
	Text     string        `json:"text,omitempty"` // first sentence
	Props    []EditingProp `json:"props"`
	Anything bool          `json:"anything,omitempty"` // names are taken that are listed nowhere
	With     []string      `json:"with,omitempty"`     // props with which such names are taken
	Sets     []string      `json:"sets,omitempty"`     // lists of names that it shares with others
	Not      []string      `json:"not,omitempty"`      // names of these lists that it refuses
	Also     []string      `json:"also,omitempty"`     // further names
}

// EditingProp is a prop.
type EditingProp struct {
	Name     string   `json:"n"`
	Type     string   `json:"t,omitempty"` // as TypeScript, where values and kinds don't say it
	Values   []string `json:"v,omitempty"` // texts that it takes
	Open     bool     `json:"o,omitempty"` // users may add to them
	Kinds    string   `json:"k,omitempty"` // letters: see EditingKinds
	Required bool     `json:"r,omitempty"`
	Default  string   `json:"d,omitempty"`
	Text     string   `json:"x,omitempty"` // first sentence
	Old      bool     `json:"u,omitempty"` // deprecated
}

// Letters for kinds of values.
const (
	EditingBoolean  = "b"
	EditingString   = "s"
	EditingNumber   = "n"
	EditingFunction = "f"
	EditingNode     = "e" // what React draws
	EditingUnknown  = "?" // anything may be right
)
