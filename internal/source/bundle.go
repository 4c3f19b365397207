package source

// Bundle says what the bundler can't know of the packages.
type Bundle struct {
	Aliases   map[string]string // import prefix to the prefix that stands for it
	Inert     []string          // packages whose import has no effect of its own, whatever their manifest says
	Stateless []string          // import prefixes whose CommonJS files may stand beside their ES modules
	Barrels   []string          // modules too large for a demo to import whole
	// packages that edited demos may import, beside those that are documented or imported by demos
	Sandbox []string
	Repairs []Repair // what is changed in files of packages
	Plugins []Plugin // what else transforms files of the project
	// patterns of modules that edited demos can't import, since they need what is not installed or hold types alone
	Omit []string
}

// Repair changes a text in a file of a package.
type Repair struct {
	File    string // below node_modules
	Find    string
	Replace string
	Why     string
}

func (r *Repair) fields() []field {
	return []field{
		{key: "file", required: true, into: text{&r.File}, doc: "The file, below node_modules."},
		{key: "find", required: true, into: text{&r.Find}, doc: "The text, which must stand there once."},
		{key: "replace", required: true, into: text{&r.Replace}, doc: "What stands there instead."},
		{key: "why", required: true, into: text{&r.Why}, doc: "What is wrong in the package, and how it was found."},
	}
}

// Plugin is one for esbuild, which transforms files of the project before they are bundled.
type Plugin struct {
	Module  string // package, or file of the site
	Export  string // "" for the default export, else the first function
	Options map[string]string
}

func (p *Plugin) fields() []field {
	return []field{
		{key: "module", required: true, into: text{&p.Module},
			doc: "The package of the plugin, or a file of the site that begins with `./`."},
		{key: "export", into: text{&p.Export},
			doc: "The export that is the plugin, or makes it: by default `default`, else the first function."},
		{key: "options", into: pairs{&p.Options}, doc: "What the function that makes the plugin is called with."},
	}
}

// Layer is a library bundle of its own, for one big package.
type Layer struct {
	Name     string
	Modules  []string
	SharedBy []string
}

// completeLayers gives a site without layers those that every one needs: with React in a file of its own it exists
// once, whatever the demos of a page import, and so does what the engine brings beside it.
func (c *Config) completeLayers() {
	if len(c.Layers) == 0 {
		c.Layers = []Layer{{Name: "react"}, {Name: "shared"}}
	}
}

func (l *Layer) fields() []field {
	return []field{
		{key: "name", into: text{&l.Name}, required: true, rule: isWord, doc: "The name of the bundle."},
		{key: "modules", into: words{&l.Modules}, required: true, doc: "The modules in it."},
		{key: "shared_by", into: words{&l.SharedBy}, doc: "What shares the bundle."},
	}
}
