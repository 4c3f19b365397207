package source

// Synonym is one entry of synonyms.yaml: what readers call something, and what the site calls it.
type Synonym struct{ Words, Means []string }

const synonymsFile = "synonyms.yaml"

// synonyms read synonyms.yaml, if the site has one.
func (r reader) synonyms() []Synonym {
	d, ok := r.optional("list of synonyms", synonymsFile)
	if !ok {
		return nil
	}
	var list []Synonym
	d.wholeList("{words: [toast], means: [snackbar]}", entries{name: "synonym",
		add: func(place) []field {
			list = append(list, Synonym{})
			s := &list[len(list)-1]
			return []field{
				{key: "words", into: words{&s.Words}, required: true, doc: "What readers type: words or short phrases."},
				{key: "means", into: words{&s.Means}, required: true, doc: "What the site calls it: words that stand " +
					"in its titles, headings or texts."},
			}
		}})
	return list
}
