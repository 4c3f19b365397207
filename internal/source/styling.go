package source

// Styling is one of the stylings in which a demo may be written, each in a folder of its own.
type Styling struct {
	ID    string // of the folder: system, tailwind or css
	Label string // that readers see; of the first also in cookies and for analytics
}

// standardStylings are the stylings where the site does not name them.
var standardStylings = []Styling{{"system", "System"}, {"tailwind", "Tailwind CSS"}, {"css", "Plain CSS"}}

func (s *Styling) fields() []field {
	return []field{
		{key: "id", into: text{&s.ID}, required: true, choices: []string{"system", "tailwind", "css"},
			doc: "The folder of the demo."},
		{key: "label", into: text{&s.Label}, required: true,
			doc: "What toolbars call it, in English. Cookies and analytics know “system” by its label."},
	}
}

// completeStylings are the named stylings in the order of the folders, and the standard ones for those without a name.
func completeStylings(named []Styling) []Styling {
	list := make([]Styling, 0, len(standardStylings))
	for _, standard := range standardStylings {
		for _, styling := range named {
			if styling.ID == standard.ID {
				standard = styling
			}
		}
		list = append(list, standard)
	}
	return list
}

// FirstStyling is what the site calls the first styling.
func (c Config) FirstStyling() string { return completeStylings(c.Stylings)[0].Label }
