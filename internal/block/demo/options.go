package demo

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// optionNames are the keys of a demo directive.
var optionNames = []string{"demo", "story", "title", "bg", "hideToolbar", "defaultCodeOpen", "hydrate", "ssr", "height",
	"iframe", "maxWidth", "disableLiveEdit", "hideEditButton"}

var backgrounds = []string{"outlined", "true", "inline", "gradient", "playground"}

// checkName holds the name of a demo to how demos are named.
func checkName(name string, report markdown.Report) bool {
	switch path.Ext(name) {
	case ".tsx", ".jsx", ".js", "":
		return true
	}
	report(fmt.Sprintf("The demo %q has an unknown ending.", name), "",
		"Name a .tsx file, or the folder of a demo with styling variants.")
	return false
}

// read fills in the options of a demo directive.
func (d *Directive) read(values map[string]any, report markdown.Report) bool {
	good := true
	for _, key := range slices.Sorted(maps.Keys(values)) {
		if !d.option(key, values[key]) {
			good = false
			reportOption(key, values[key], report)
		}
	}
	for _, rule := range rules {
		if rule.broken(d.Options) {
			good = false
			report(rule.what, rule.why, rule.fix)
		}
	}
	if d.Options.Iframe { // a page of its own fills its frame
		d.Options.Background = "true"
	}
	return good
}

func reportOption(key string, value any, report markdown.Report) {
	unknown := fmt.Sprintf("A demo has no option %q.", key)
	near := diag.Nearest(key, optionNames)
	switch {
	case key == "disableAd":
		report(`A demo needs no "disableAd".`, "The site shows no advertising.", "Remove it.")
	case slices.Contains(optionNames, key):
		report(fmt.Sprintf("The option %q can't be %v.", key, value), "",
			"See the table of options in “Writing demos”.")
	case near != "":
		report(unknown, "It would have no effect.", fmt.Sprintf("Did you mean %q?", near))
	default:
		report(unknown, "It would have no effect.", "The options are "+strings.Join(optionNames, ", ")+".")
	}
}

// rules say which options need or exclude each other.
var rules = []struct {
	broken         func(o vitrine.DemoOptions) bool
	what, why, fix string
}{
	{func(o vitrine.DemoOptions) bool { return o.SSR == vitrine.RenderNone && o.Height == 0 },
		`"ssr": "none" needs a "height".`, "Without it the page would jump when the demo appears.",
		`Add "height": its height in pixels.`},
	{func(o vitrine.DemoOptions) bool { return o.SSR == "" && !o.Iframe && o.Height > 0 },
		`"height" has no effect without "ssr": "none" or "iframe".`,
		"A demo that is rendered ahead of time has the height that it needs.", "Remove it."},
	{func(o vitrine.DemoOptions) bool { return !o.Iframe && o.MaxWidth > 0 },
		`"maxWidth" has no effect without "iframe".`, "A demo in its page is as wide as its content.",
		"Remove it, or give the demo a frame."},
	{func(o vitrine.DemoOptions) bool { return o.HideToolbar && o.CodeOpen != nil },
		`"hideToolbar" and "defaultCodeOpen" exclude each other.`, "Without a toolbar there is no code to open.",
		"Remove one of them."},
}

// option sets one option; false means that its name or value is wrong.
func (d *Directive) option(key string, value any) bool {
	o := &d.Options
	truth, isBool := value.(bool)
	word, isText := value.(string)
	number, isNumber := value.(float64)
	switch key {
	case "demo", "story": // which were read before
		return true
	case "title":
		d.Title = word
		return isText && word != ""
	case "bg":
		o.Background = word
		if isBool {
			o.Background = fmt.Sprint(truth)
		}
		return slices.Contains(backgrounds, o.Background)
	case "hideToolbar":
		o.HideToolbar = truth
		return isBool && truth
	case "defaultCodeOpen":
		o.CodeOpen = &truth
		return isBool
	case "height":
		o.Height = int(number)
		return isNumber && number > 0 && number < 10000
	case "maxWidth":
		o.MaxWidth = int(number)
		return isNumber && number > 0 && number < 10000
	case "iframe":
		o.Iframe = truth
		return isBool && truth
	case "disableLiveEdit":
		o.ReadOnly = truth
		return isBool && truth
	case "hideEditButton":
		o.NoSandbox = truth
		return isBool && truth
	case "hydrate":
		o.Hydrate = vitrine.Hydration(word)
		return word == "visible" || word == "interaction" || word == "idle"
	case "ssr":
		o.SSR = word
		return word == vitrine.RenderNone
	}
	return false
}
