package vitrine

import "fmt"

// Block is one piece of a section, or of prose. Its kind says which type its data have.
type Block struct {
	Kind BlockKind `json:"kind"`
	Data BlockData `json:"data"`
}

// BlockData are the data of one kind of block, as the theme shows them.
type BlockData interface {
	BlockKind() BlockKind
}

// NewBlock is the block with these data.
func NewBlock(data BlockData) Block { return Block{Kind: data.BlockKind(), Data: data} }

// BlockKind names a kind of block.
type BlockKind string

const (
	BlockProse     BlockKind = "prose"     // text, and the blocks within it
	BlockHeading   BlockKind = "heading"   // a heading of the text
	BlockCode      BlockKind = "code"      // a fence
	BlockCodeTabs  BlockKind = "codeTabs"  // fences of which one is shown
	BlockTabs      BlockKind = "tabs"      // text of which one part is shown
	BlockCallout   BlockKind = "callout"   // a box with a severity
	BlockTable     BlockKind = "table"     // a table
	BlockTask      BlockKind = "task"      // the box of a task in a list
	BlockFormula   BlockKind = "formula"   // a formula
	BlockDiagram   BlockKind = "diagram"   // a picture that the text describes
	BlockDemo      BlockKind = "demo"      // a live demo in its exhibit
	BlockComponent BlockKind = "component" // a component of the site, rendered ahead of time
	BlockPages     BlockKind = "pages"     // pages to choose from
	BlockReference BlockKind = "reference" // props, slots, classes and the like
	BlockGallery   BlockKind = "gallery"   // components to choose from, each with its picture
	BlockSearch    BlockKind = "search"    // the search as a page
	BlockAnatomy   BlockKind = "anatomy"   // a component with its parts numbered
	BlockStates    BlockKind = "states"    // a component in combinations of its props
	BlockKeyboard  BlockKind = "keyboard"  // keys and what they do
	BlockWall      BlockKind = "wall"      // exhibits beside each other
	BlockHero      BlockKind = "hero"      // what a home begins with below its title
	BlockFeatures  BlockKind = "features"  // what speaks for a library, in cards
	BlockNumbers   BlockKind = "numbers"   // figures in a row

	BlockElement    BlockKind = "element"    // an element of an MDX page
	BlockPlayground BlockKind = "playground" // a component with controls for its props
)

// BlockTypes has one value for each kind that the theme of the engine shows: the members of the union in TypeScript.
var BlockTypes = []BlockData{Prose{}, HeadingLine{}, Code{}, CodeTabs{}, Tabs{}, Callout{}, Table{}, Task{},
	Formula{}, &Diagram{}, &Demo{}, &Component{},
	Pages{}, &Reference{}, &Gallery{}, Search{}, &Anatomy{}, &States{}, &Keyboard{}, &Wall{},
	&Hero{}, &Features{}, &Numbers{},
	&Playground{}, &Element{}}

// Prose is finished HTML. The comment <!--b:0--> in it stands for its first block, and so on.
type Prose struct {
	HTML   string  `json:"html"`
	Blocks []Block `json:"blocks,omitempty"`
}

// BlockPlace stands in the HTML of prose for one of its blocks.
func BlockPlace(index int) string { return fmt.Sprintf("<!--b:%d-->", index) }

// HeadingLine is a heading of the text.
type HeadingLine struct {
	Level int    `json:"level"` // from 2 to 6
	ID    string `json:"id"`    // "" for none
	Text  Prose  `json:"text"`
}

// Code is a fence.
type Code struct {
	Language string `json:"language"` // as the author names it, "" for none
	HTML     string `json:"html"`     // highlighted
	Title    string `json:"title,omitempty"`
	Numbered bool   `json:"numbered,omitempty"` // its lines are
	Focused  bool   `json:"focused,omitempty"`  // some lines are, the others are quiet
}

// CodeTabs are fences of which one is shown.
type CodeTabs struct {
	Number     int       `json:"number"` // on the page, from 1
	StorageKey string    `json:"storageKey"`
	Label      string    `json:"label"`
	Open       int       `json:"open,omitempty"` // the tab that is shown before any script, from 0
	Tabs       []CodeTab `json:"tabs"`
}

// CodeTab is one of them.
type CodeTab struct {
	Label    string `json:"label"`
	HTML     string `json:"html"`               // highlighted
	Numbered bool   `json:"numbered,omitempty"` // its lines are
	Focused  bool   `json:"focused,omitempty"`  // some lines are, the others are quiet
}

// Tabs are parts of the text of which one is shown.
type Tabs struct {
	Number     int       `json:"number"` // on the page, from 1, code tabs among them
	StorageKey string    `json:"storageKey"`
	Label      string    `json:"label"`
	Open       int       `json:"open,omitempty"` // the tab that is shown before any script, from 0
	Tabs       []TextTab `json:"tabs"`
}

// TextTab is one of them.
type TextTab struct {
	Label string `json:"label"`
	Text  Prose  `json:"text"`
}

// Keyboard is a table of keys and what they do.
type Keyboard struct {
	Rows []KeyboardRow `json:"rows"`
}

// KeyboardRow is one row of it.
type KeyboardRow struct {
	Keys     [][]string `json:"keys"`  // what stands on them; those of one entry are pressed together
	Label    string     `json:"label"` // shown in their place, "" for none
	Text     Prose      `json:"text"`
	Verified bool       `json:"verified"` // it held in a browser, and nothing has changed since
}

// Callout is a box around text.
type Callout struct {
	Severity string `json:"severity"`         // info, success, warning, error; "" for a neutral box
	Title    string `json:"title,omitempty"`  // plain text
	Folded   bool   `json:"folded,omitempty"` // closed until a reader opens it by its title
	Open     bool   `json:"open,omitempty"`   // a folded one that is open until a reader closes it
	Text     Prose  `json:"text"`
}

// Table is a table with one row of headings.
type Table struct {
	Label string   `json:"label"`
	Head  []Cell   `json:"head"`
	Rows  [][]Cell `json:"rows"`
}

// Cell is one cell of a table.
type Cell struct {
	Align string `json:"align,omitempty"` // end, center; "" for the start
	Text  Prose  `json:"text"`
}

// Task is the box of a task in a list.
type Task struct {
	Done bool `json:"done"`
}

// Component is a component of the site as a directive asks for it.
type Component struct {
	HTML string `json:"html"` // rendered ahead of time; filled in by build

	Name    string         `json:"-"`
	Props   map[string]any `json:"-"`
	File    string         `json:"-"` // the page, for problems
	Line    int            `json:"-"`
	Excerpt string         `json:"-"`
}

// Pages are pages to choose from.
type Pages struct {
	Entries []NavEntry   `json:"entries"`
	Index   []IndexGroup `json:"index,omitempty"` // what the reference knows of them, where all are its pages
}

// IndexGroup are entries of the reference that belong together.
type IndexGroup struct {
	ID      string       `json:"id"` // of its heading
	Title   string       `json:"title"`
	Entries []IndexEntry `json:"entries"`
}

// IndexEntry is one line of the index of a reference.
type IndexEntry struct {
	Name       string `json:"name"`
	Href       string `json:"href"`
	Kind       string `json:"kind"` // component, hook, interface, values
	Text       string `json:"text"` // one sentence, "" for none
	Package    string `json:"package"`
	Since      string `json:"since"` // release that brought it, "" where it is not known
	Props      int    `json:"props"` // its own, 0 for what has none
	Bytes      int    `json:"bytes"` // that its import adds to a bundle, 0 where that is not known
	Deprecated bool   `json:"deprecated,omitempty"`
}

// Gallery is a choice of components (specification §7).
type Gallery struct {
	Cards []Card `json:"cards"`
}

// Card is one component of a gallery. Its picture is the component, rendered ahead of time and never live.
type Card struct {
	Entry   NavEntry `json:"entry"`   // title and badges; Href is the page about it, else its reference
	API     string   `json:"api"`     // address of its reference, "" for none
	Package string   `json:"package"` // npm package, where it is not the product's own
	Picture *Demo    `json:"picture"`
}

// Wall is a number of exhibits beside each other, each a demo with a caption that leads to its page.
type Wall struct {
	Around   bool      `json:"around"`  // they stand around the header of the page
	Columns  int       `json:"columns"` // where the page is wide
	Exhibits []Exhibit `json:"exhibits"`
}

// Exhibit is one of a wall.
type Exhibit struct {
	Title   string `json:"title"`
	Href    string `json:"href"`
	Note    string `json:"note"`    // at the end of its caption
	Columns int    `json:"columns"` // that it takes of the wall
	Rows    int    `json:"rows"`
	Demo    *Demo  `json:"demo"`
}

// Search is the search as a page. Scripts put the search there; without them a server answers.
type Search struct {
	Template bool `json:"template"` // a server fills it in
}

func (Prose) BlockKind() BlockKind       { return BlockProse }
func (HeadingLine) BlockKind() BlockKind { return BlockHeading }
func (Code) BlockKind() BlockKind        { return BlockCode }
func (CodeTabs) BlockKind() BlockKind    { return BlockCodeTabs }
func (Tabs) BlockKind() BlockKind        { return BlockTabs }
func (TextTab) BlockKind() BlockKind     { return "tab" } // stands in tabs alone
func (Callout) BlockKind() BlockKind     { return BlockCallout }
func (*Keyboard) BlockKind() BlockKind   { return BlockKeyboard }
func (Table) BlockKind() BlockKind       { return BlockTable }
func (Task) BlockKind() BlockKind        { return BlockTask }
func (*Demo) BlockKind() BlockKind       { return BlockDemo }
func (*Component) BlockKind() BlockKind  { return BlockComponent }
func (Pages) BlockKind() BlockKind       { return BlockPages }
func (*Reference) BlockKind() BlockKind  { return BlockReference }
func (*Gallery) BlockKind() BlockKind    { return BlockGallery }
func (Search) BlockKind() BlockKind      { return BlockSearch }
func (*Wall) BlockKind() BlockKind       { return BlockWall }

// texts are the texts directly within data that have some.
func (d Prose) texts() []Prose       { return []Prose{d} }
func (d HeadingLine) texts() []Prose { return []Prose{d.Text} }
func (d Callout) texts() []Prose     { return []Prose{d.Text} }
func (d Tabs) texts() (list []Prose) {
	for _, tab := range d.Tabs {
		list = append(list, tab.Text)
	}
	return list
}
func (d Table) texts() (list []Prose) {
	for _, row := range append([][]Cell{d.Head}, d.Rows...) {
		for _, cell := range row {
			list = append(list, cell.Text)
		}
	}
	return list
}

// EachBlock visits the data of all blocks of a page, those within others as well, in the order of the text.
func (p *Page) EachBlock(visit func(BlockData)) {
	p.eachBlock(func(block *Block) { visit(block.Data) })
}

// ReplaceBlocks puts other blocks in the places of those for which there is one.
func (p *Page) ReplaceBlocks(other func(BlockData) (Block, bool)) {
	p.eachBlock(func(block *Block) {
		if found, ok := other(block.Data); ok {
			*block = found
		}
	})
}

func (p *Page) eachBlock(visit func(*Block)) {
	for _, section := range p.Sections {
		eachBlock(section.Blocks, visit)
	}
}

func eachBlock(blocks []Block, visit func(*Block)) {
	for i := range blocks {
		visit(&blocks[i])
		if outer, ok := blocks[i].Data.(interface{ texts() []Prose }); ok {
			for _, text := range outer.texts() {
				eachBlock(text.Blocks, visit)
			}
		}
	}
}
