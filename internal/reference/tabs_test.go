package reference

import (
	"strings"
	"testing"

	"vitrine/internal/source"
)

// TestTabs_HookWithoutComponentIsTheSubject: the page of a hook alone has its name, unless it is about a component or
// another page is written about it.
func TestTabs_HookWithoutComponentIsTheSubject(t *testing.T) {
	hook := &Item{Entry: Entry{Kind: Hook, Name: "useLamp", Package: "kit", Version: "1.2.3"}, Tab: true}
	component := &Item{Entry: Entry{Kind: Component, Name: "Lamp", Package: "kit", Version: "1.2.3"}, Tab: true}
	for _, item := range []*Item{hook, component} {
		item.Config = source.Reference{Tabs: []source.ReferenceTabs{{Path: "/kit/lamp/", Title: "Lamp"}}}
	}
	hooks := TabPage{"Hooks API", "/kit/lamp/hooks-api/"}
	components := TabPage{"Components API", "/kit/lamp/components-api/"}
	for _, c := range []struct {
		name    string
		tabs    []TabPage
		pages   map[string][]*Item
		written map[string]source.Page
		title   string // of the page of hooks
	}{
		{"alone", []TabPage{hooks}, map[string][]*Item{hooks.Path: {hook}}, nil, "useLamp"},
		{"two hooks", []TabPage{hooks}, map[string][]*Item{hooks.Path: {hook, hook}}, nil, "Lamp: Hooks API"},
		{"with a component", []TabPage{components, hooks},
			map[string][]*Item{components.Path: {component}, hooks.Path: {hook}}, nil, "Lamp: Hooks API"},
		{"with a written page", []TabPage{hooks}, map[string][]*Item{hooks.Path: {hook}},
			map[string]source.Page{"/kit/lamp/": {Path: "/kit/lamp/"}}, "Lamp: Hooks API"},
	} {
		refs := &Index{Tabs: map[string][]TabPage{"/kit/lamp/": c.tabs}, Pages: c.pages}
		describe := func(text string, _ []string) string { return text }
		for _, page := range refs.generated(c.written, describe) {
			if page.Path == hooks.Path && page.Matter.Title != c.title {
				t.Errorf("%s: the title is %q instead of %q", c.name, page.Matter.Title, c.title)
			}
		}
	}
}

// TestWrite_DoesNotRepeatTheTitle: the section of an entry that the page is called after keeps its address alone.
func TestWrite_DoesNotRepeatTheTitle(t *testing.T) {
	entry := Entry{Kind: Hook, Name: "useLamp"}
	for title, want := range map[string]string{"useLamp": "## API\n", "Lamp": "## useLamp\n"} {
		text := entry.Write(3, Site{Title: title})
		if !strings.HasPrefix(text.Markdown, want) || text.IDs[0] != "use-lamp" {
			t.Errorf("on the page %q: %q, %v", title, text.Markdown, text.IDs)
		}
	}
}
