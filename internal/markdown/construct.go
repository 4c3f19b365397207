package markdown

import "vitrine/internal/vitrine"

// Form is what a construct looks like in the text. Containers are forms of their own, named by their kind of block.
type Form string

const (
	Directive Form = "directive" // {{"key": …}} alone on a line
	Heading   Form = "heading"
	CodeBlock Form = "code" // a fence, or indented code
	Table     Form = "table"
	Task      Form = "task" // [x] at the start of a list's item
)

// Construct is one place of the text that a kind of block reads. What is set depends on its form.
type Construct struct {
	Form    Form
	File    string // the page
	Line    int
	Excerpt string

	Values   map[string]any // of a directive
	Argument string         // language of code; what the opening line of a container says
	Info     Info           // of code: its opening line
	Text     string         // code; a formula; the lines of a verbatim container
	Level    int            // of a heading
	ID       string         // of a heading that can be linked to, "" for none
	Contents bool           // a heading that the table of contents names
	Plain    string         // text of a heading, without markup
	Names    []string       // heads of a table's columns
	Checked  bool           // a task
	Closed   bool           // a container that does not run to the end of the text
	Around   string         // the opening line of the container that ended before this one was closed
}

// Container is a construct from an opening to a closing line.
type Container struct {
	Form     Form
	Trigger  byte     // with which an opening line begins
	Indented bool     // it may be indented like code
	Verbatim bool     // its lines are not markdown
	Dedented bool     // blanks before its first line are no part of any
	Words    []string // with which it may begin behind three colons, for who mistypes them
	// Open reads an opening line; Close says whether a line closes the container that this line opened.
	Open  func(line string) (argument string, ok bool)
	Close func(opening, line string) bool
	// Until says whether a line ends the container without being a part of it; nil for none.
	Until func(line string) bool
	// Follows says whether the lines behind an opening one are those of this container; nil where that does not matter.
	Follows func(opening string, rest []byte) bool
	Within  Form // of the container directly around it; "" for anywhere
	// Quoted reads the first line of a quote that is such a container; nil for none.
	Quoted func(line string) (argument string, ok bool)
}

// Reader reads the constructs of a text. A form that it does not know remains plain prose.
type Reader interface {
	Forms() []Form
	Containers() []Container
	// Read is false for a construct that is wrong, which it reports; the text has a hole there.
	Read(c Construct, report Report) (Item, bool)
}

// Report takes in what is wrong with a construct.
type Report func(what, why, fix string)

// Item is a construct as its kind of block has read it.
type Item struct {
	Kind  string
	Value any
}

// Content is what stands in a construct, rendered.
type Content struct {
	Text vitrine.Prose
	Head []vitrine.Cell // of a table
	Rows [][]vitrine.Cell
}

// Block is an item with its place in the text.
type Block struct {
	Item
	Index   int // among the blocks of the page
	File    string
	Line    int  // the first
	Last    int  // the last of a directive or container, else the first again
	Open    bool // no line closes it: the last is one of its text
	Excerpt string
}
