package vitrine

// Hints tell what the names in the demos of a page are: one file a page, fetched when a reader asks.
type Hints struct {
	Texts []Hint             `json:"texts"` // each once
	Files map[string][][]int `json:"files"` // by file, line for line: column in UTF-16 units and number of a text in turn
}

// Hint is what is known of a name.
type Hint struct {
	Type string `json:"type"` // as TypeScript
	Doc  string `json:"doc"`  // first sentence, "" for none
}
