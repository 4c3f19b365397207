package source_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

func themed(files ...string) (source.Config, []diag.Problem) {
	fsys := fstest.MapFS{"vitrine.yaml": {Data: []byte("name: Site\nurl: https://docs.example.com\ntheme: look\n")}}
	for _, file := range files {
		fsys["look/"+file] = &fstest.MapFile{}
	}
	var problems diag.List
	config := source.LoadConfig(fsys, &problems)
	return config, problems.Problems()
}

func TestThemeReplacesComponentsByName(t *testing.T) {
	config, problems := themed("Bar.tsx", "parts.tsx", "theme.css", "notes.md", "images/logo.svg")
	theme := config.Theme
	if len(problems) != 0 || len(theme.Components) != 1 || theme.Components["Bar"] != "look/Bar.tsx" ||
		theme.Styles != "look/theme.css" || theme.Complete() {
		t.Errorf("%+v, %v", theme, problems)
	}
}

func TestThemeOfAllPartsIsComplete(t *testing.T) {
	files := []string{"theme.css"}
	for _, part := range vitrine.ThemeParts {
		files = append(files, part.Name+".tsx")
	}
	if config, problems := themed(files...); !config.Theme.Complete() || len(problems) != 0 {
		t.Errorf("%+v, %v", config.Theme, problems)
	}
}

func TestThemeNamesUnknownComponents(t *testing.T) {
	_, problems := themed("Barr.tsx", "Nothing.tsx")
	if len(problems) != 2 {
		t.Fatal(problems)
	}
	for i, want := range []struct{ file, fix string }{{"look/Barr.tsx", "Bar"}, {"look/Nothing.tsx", "Choose one of"}} {
		p := problems[i]
		if p.File != want.file || !strings.Contains(p.Fix, want.fix) || p.What == "" || p.Why == "" {
			t.Errorf("got %+v, want %+v", p, want)
		}
	}
}

func TestThemeFolderMustExist(t *testing.T) {
	_, problems := themed()
	if len(problems) != 1 || !strings.Contains(problems[0].What, "“look”") || problems[0].Line != 3 {
		t.Error(problems)
	}
}
