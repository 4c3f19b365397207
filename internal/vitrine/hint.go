package vitrine

// Hints tell what the names in the demos of a page are: one file a page, fetched when a reader asks.
type Hints struct {
	Texts []Hint             `json:"texts"` // each once
	Files map[string][][]int `json:"files"` // by file, line for line, name for name: the text, from 1; 0 for none
}

// Hint is what is known of a name.
type Hint struct {
	Type string `json:"type"` // as TypeScript
	Doc  string `json:"doc"`  // first sentence, "" for none
}
