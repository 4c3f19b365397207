package vitrine

import "strconv"

// Element is an element or an expression of an MDX page.
type Element struct {
	Inline  bool  `json:"inline,omitempty"` // it stands within a line
	Picture *Demo `json:"picture"`          // it, rendered ahead of time
	Text    Prose `json:"text"`             // what markdown is within it: the texts of its slots
}

// ElementName is how an element is called on its page.
func ElementName(index int) string { return "mdx-" + strconv.Itoa(index+1) }

// BlockKind implements BlockData.
func (*Element) BlockKind() BlockKind { return BlockElement }

func (e *Element) texts() []Prose { return []Prose{e.Text} }
