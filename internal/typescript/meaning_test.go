package typescript_test

import (
	"testing"

	"github.com/evanw/esbuild/pkg/api"
)

// meaning is what a program does, as another compiler understands it: its syntax tree printed without layout. false
// where that compiler refuses it.
func meaning(text string, loader api.Loader) (string, bool) {
	result := api.Transform(text, api.TransformOptions{Loader: loader, JSX: api.JSXTransform, Target: api.ESNext,
		MinifyWhitespace: true, LegalComments: api.LegalCommentsNone, LogLevel: api.LogLevelSilent,
		TsconfigRaw: `{"compilerOptions":{"useDefineForClassFields":true}}`})
	return string(result.Code), len(result.Errors) == 0
}

// checkMeaning holds that JavaScript does what the TypeScript did that it was made of.
func checkMeaning(t *testing.T, src, js string) {
	t.Helper()
	want, ok := meaning(src, api.LoaderTSX)
	if !ok {
		return
	}
	// The other compiler drops unused imports from TypeScript alone; ours keeps what the author wrote.
	if got, ok := meaning(js, api.LoaderTSX); ok && got == want {
		return
	}
	if got, ok := meaning(js, api.LoaderJSX); !ok || got != want {
		t.Fatalf("erasing changed what it does:\nfrom:  %q\nto:    %q\ndoes:  %q\nwants: %q", src, js, got, want)
	}
}

// FuzzMeaningIsKept: what is left without types does the same.
func FuzzMeaningIsKept(f *testing.F) {
	addErasures(f)
	f.Fuzz(func(t *testing.T, src string) {
		js, ok := erased(src)
		if !ok {
			return
		}
		checkMeaning(t, src, js)
	})
}
