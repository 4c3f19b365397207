package vitrine

// ThemePart is one component of a theme: a site's own theme replaces it by its name.
type ThemePart struct {
	Name  string // of the component, and of its file
	About string
}

// ThemeParts are the components that a theme is made of.
var ThemeParts = []ThemePart{
	{"Page", "the shell and the page in it: everything inside the body"},
	{"Frame", "the page of one demo that fills its window"},
	{"Bar", "the header"},
	{"ProductPicker", "the product and its version, with the choice of others"},
	{"SearchButton", "the way to the search"},
	{"Settings", "the choice of color mode and direction"},
	{"LanguageMenu", "the page in the site's other languages"},
	{"News", "what is new, behind a bell"},
	{"Navigation", "the navigation of a product, beside the page or as a sheet"},
	{"NavigationTree", "its entries; also rendered by itself, as the whole tree that scripts fetch"},
	{"Contents", "the table of contents"},
	{"PageHeader", "breadcrumbs, title, lead, links about the subject"},
	{"PageFooter", "what a page ends with: edit link, neighbors, the site's line"},
	{"Rating", "the question whether the page helped; what it does is a script of the engine"},
	{"Section", "what stands between two headings: its blocks in their order"},
	{"Prose", "text, with whatever stands in it"},
	{"Heading", "a heading of the text"},
	{"Code", "a block of code"},
	{"CodeTabs", "blocks of code of which one is shown"},
	{"Tabs", "text of which one part is shown"},
	{"Callout", "a box around text"},
	{"Table", "a table of the text"},
	{"Task", "the box of a task in a list"},
	{"Formula", "a formula of the text, as MathML"},
	{"Diagram", "a picture that the text describes, light and dark, with its text"},
	{"Keyboard", "a table of keys and what they do"},
	{"Verified", "how many claims of a page a browser has tried"},
	{"Component", "the place of a component of the site"},
	{"Demo", "a demo with its caption, toolbar and sources"},
	{"DemoToolbar", "what can be done with a demo"},
	{"DemoSources", "the sources of a demo in all languages and stylings"},
	{"Pages", "pages to choose from"},
	{"SearchPage", "the search as a page: what stands there until its script comes, and a server's answer"},
	{"Gallery", "components to choose from, each with its picture"},
	{"Wall", "exhibits beside each other, each with a caption that leads to its page"},
	{"Hero", "what a home begins with below its title: tagline, picture, links to go on with"},
	{"Features", "what speaks for a library, in cards"},
	{"Numbers", "figures in a row, counted by the build or written by the author"},
	{"Anatomy", "a component with its parts numbered, and what each part is"},
	{"States", "a component in combinations of its props, light and dark beside each other"},
	{"Playground", "a component with controls for its props, and its code"},
	{"Reference", "a list of props, slots, classes and the like"},
	{"Icon", "a decorative icon, by its name"},
	{"Badges", "what is special about a page: new, preview, a plan"},
	{"Cards", "a list of links, for components of the site"},
	{"ScrollTable", "a table that scrolls by itself, for components of the site"},
}
