package assets

import (
	"fmt"
	"strings"

	"vitrine/internal/bundle"
)

// Modules of the engine that bundles import. The folders are those below web/.
const (
	hydrateModule = "vitrine/engine/hydration/hydrate"
	bareModule    = "vitrine/engine/hydration/bare" // of families without a provider
	serverModule  = "vitrine/engine/server"
	stylesModule  = "vitrine/theme-default/styles/index.css"
	brandModule   = "vitrine/theme-default/bar/brand.css" // of sites with a brand, and former ones with their banner
	sandboxModule = "vitrine/engine/sandbox/library"
	stillModule   = "vitrine/engine/hydration/still"  // of pages with demos that browsers alone draw
	adoptModule   = "vitrine/engine/written/entry"    // of pages whose demos write rules
	recordModule  = "vitrine/engine/written/recorder" // what the build's browser runs on such a page
)

// Names of the scripts that pages of every site load.
const (
	ShellScript       = "shell"
	DemosScript       = "exhibits"    // of pages with demos: it brings them to life
	RTLScript         = "rtl"         // right-to-left for demos
	SearchScript      = "search"      // the search dialog
	SearchPageScript  = "search-page" // of the page that is the search
	ToolsScript       = "tools"       // the toolbars of demos
	CompilerScript    = "compiler"    // what makes edited code run
	EditorScript      = "editor"      // the editor of demos
	InstrumentsScript = "instruments" // what measures, numbers and reads figures
	PlaygroundScript  = "playground"  // the controls of playgrounds
	OpenScript        = "open"        // what opens a playground of another page
	DoorsScript       = "doors"       // of pages with such playgrounds
	FilterScript      = "filter"      // of pages whose rows can be filtered
)

// Names of the scripts that are no modules of their own: their text stands in a page, or at a fixed address.
const (
	BootScript    = "boot"
	SandboxScript = "frame"  // of the page that edited demos run in
	WorkerScript  = "worker" // the service worker
	RetireScript  = "retire" // stands in its place where the site wants none
)

// Names of the scripts that the configuration may ask for: none of them is part of the script of every page.
const (
	AnalyticsScript = "analytics"
	VitalsScript    = "vitals"
	OfflineScript   = "offline"
	IconFontScript  = "icon-font"
	MessagesScript  = "vitrine-messages"
	LanguageScript  = "language"
	FeedbackScript  = "feedback"
	FeedbackLoader  = "feedback-loader"
	NewsScript      = "news-bell"
	NewsListScript  = "news"
	LostScript      = "lost" // of the page of errors
	AnnouncedScript = "announced"
	VersionsScript  = "versions"
)

// script is one of the engine's scripts.
type script struct {
	name, module string
	exports      bool // whoever loads it asks for its exports
	inline       bool
}

// scripts are all of them.
var scripts = []script{
	{name: ShellScript, module: "vitrine/engine/shell"},
	{name: DemosScript, module: "vitrine/engine/exhibits"},
	{name: RTLScript, module: "vitrine/engine/hydration/rtl", exports: true},
	{name: SearchScript, module: "vitrine/engine/search/search", exports: true},
	{name: SearchPageScript, module: "vitrine/engine/search/mount"},
	{name: ToolsScript, module: "vitrine/engine/tools/tools", exports: true},
	{name: EditorScript, module: "vitrine/engine/editor/editor", exports: true},
	{name: CompilerScript, module: "vitrine/engine/editor/compile", exports: true},
	{name: InstrumentsScript, module: "vitrine/engine/instruments/instruments", exports: true},
	{name: PlaygroundScript, module: "vitrine/engine/playground/playground", exports: true},
	{name: OpenScript, module: "vitrine/engine/playground/open"},
	{name: DoorsScript, module: "vitrine/engine/islands/opening"},
	{name: FilterScript, module: "vitrine/engine/islands/filter"},
	{name: BootScript, module: "vitrine/engine/boot", inline: true},
	{name: SandboxScript, module: "vitrine/engine/sandbox/frame", inline: true},
	{name: WorkerScript, module: "vitrine/engine/offline/worker", inline: true},
	{name: RetireScript, module: "vitrine/engine/offline/retire", inline: true},
	{name: AnalyticsScript, module: "vitrine/engine/analytics/analytics"},
	{name: VitalsScript, module: "vitrine/engine/analytics/vitals", exports: true},
	{name: OfflineScript, module: "vitrine/engine/offline/page"},
	{name: IconFontScript, module: "vitrine/engine/icon-font"},
	{name: MessagesScript, module: "vitrine/engine/messages/table"},
	{name: LanguageScript, module: "vitrine/engine/messages/language"},
	{name: FeedbackScript, module: "vitrine/engine/feedback/feedback"},
	{name: FeedbackLoader, module: "vitrine/engine/feedback/loader"},
	{name: NewsScript, module: "vitrine/engine/news/bell"},
	{name: NewsListScript, module: "vitrine/engine/news/list", exports: true},
	{name: LostScript, module: "vitrine/engine/lost/lost"},
	{name: AnnouncedScript, module: "vitrine/engine/announcement/announced"},
	{name: VersionsScript, module: "vitrine/engine/versions/menu"},
}

func (s script) entry() bundle.Entry {
	statement := "import"
	if s.exports {
		statement = "export * from"
	}
	return bundle.Entry{Name: s.name, Code: fmt.Sprintf("%s %q", statement, s.module)}
}

// bundleScripts makes the engine's scripts, by name, and its stylesheet.
func (m *Maker) bundleScripts() (byName map[string]bundle.Output, style bundle.Output, err error) {
	entries := []bundle.Entry{{Name: "site", Code: m.stylesEntry(), CSS: true}}
	for _, s := range scripts {
		entries = append(entries, s.entry())
	}
	outputs, err := m.bundler.Bundle(bundle.Browser, entries, nil)
	if err != nil {
		return nil, style, err
	}
	byName = map[string]bundle.Output{}
	for _, output := range outputs[1:] {
		byName[output.Name] = output
	}
	return byName, outputs[0], nil
}

// inline is a script's text where modules can't be.
func inline(o bundle.Output) string { return "(()=>{" + strings.TrimSpace(string(o.Code)) + "})()" }
