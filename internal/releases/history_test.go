package releases

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"vitrine/internal/history"
	"vitrine/internal/source"
)

// acme has a package whose releases bring a prop, deprecate one and add a component; one of them can't be read. What
// the props build on is in a package of the same scope, whose later releases have more props.
func acme() *registry {
	r := &registry{}
	r.publish("@types/react", "18.0.0", nil, map[string]string{"index.d.ts": `
export = React;
export as namespace React;
declare namespace React {
  interface ReactElement { readonly type: unknown }
}`})
	r.publish("react", "18.0.0", nil, nil)
	base := func(version, props string) {
		r.publish("@acme/base", version, nil, map[string]string{
			"index.d.ts": "export interface BaseProps {\n  /** The title. */\n  title?: string;\n" + props + "}\n"})
	}
	base("1.0.0", "")
	base("1.9.0", "  /** Of a later date. */\n  late?: string;\n")
	ui := func(version, button, more string) {
		r.publish("@acme/ui", version, map[string]any{"dependencies": map[string]string{"@acme/base": "^1.0.0"},
			"peerDependencies": map[string]string{"react": ">=18.0.0"}},
			map[string]string{"index.d.ts": "import * as React from 'react';\nimport { BaseProps } from '@acme/base';\n" +
				"export interface ButtonProps extends BaseProps {\n" + button + "}\n" +
				"export function Button(props: ButtonProps): React.ReactElement;\n" + more})
	}
	const color, old, size = "  /** The color. */\n  color: 'red' | 'blue';\n", "  /** Old. */\n  old?: string;\n",
		"  /** The size. */\n  size?: number;\n"
	ui("1.0.0", color+old, "")
	ui("1.0.1", color+old, "")
	ui("1.1.0", color+old, "")
	ui("1.1.1", color+old+size, "")
	ui("1.1.2", color+old+size, "")
	r.publish("@acme/ui", "1.2.0", nil, nil) // without declarations
	ui("1.2.1", color+strings.Replace(old, "Old.", "Old.\n   * @deprecated Use size.", 1)+size,
		"export interface MenuProps {\n  /** Whether it is open. */\n  open: boolean;\n}\n"+
			"export function Menu(props: MenuProps): React.ReactElement;\n")
	ui("1.3.0", color, "")
	return r
}

func request(limit int) Request {
	return Request{Limit: limit, Installed: map[string]string{"@acme/ui": "1.2.1"},
		Changelog: map[string]string{"@acme/ui": "## 1.1.1\n\n- [Button] Add `size` prop\n"},
		Reference: source.Reference{Product: "acme", Packages: []string{"@acme/ui"},
			History: []source.ReferenceHistory{{Package: "@acme/ui", From: "1.0.0"}}}}
}

func newStore(t *testing.T) (store *Store, installed *[]string) {
	installed = &[]string{}
	store = &Store{Folder: t.TempDir(), Progress: func(what string) { *installed = append(*installed, what) }}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	return store, installed
}

func TestHistory(t *testing.T) {
	r := acme()
	r.start(t)
	store, installed := newStore(t)
	made, err := store.History(context.Background(), request(0))
	if err != nil {
		t.Fatal(err)
	}
	change := func(change, kind, of, name string) history.Change {
		return history.Change{Change: change, Kind: kind, Of: of, Name: name}
	}
	want := []history.Release{
		{Version: "1.0.1"}, // the last of its minor release
		{Version: "1.1.0"},
		{Version: "1.1.1", Changes: []history.Change{change(history.Added, history.Prop, "Button", "size")}},
		{Version: "1.1.2"},
		{Version: "1.2.1", Unread: 1, Changes: []history.Change{
			change(history.Deprecated, history.Prop, "Button", "old"),
			change(history.Added, history.Component, "", "Menu")}},
	}
	got := made.Packages[0].Releases
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i].Version != want[i].Version || got[i].Unread != want[i].Unread ||
			!slices.Equal(got[i].Changes, want[i].Changes) {
			t.Fatalf("release %d\ngot  %+v\nwant %+v", i, got, want)
		}
	}
	if len(made.Problems) != 1 || !strings.Contains(made.Problems[0].What, "@acme/ui 1.2.0 can't be read") {
		t.Errorf("problems: %+v", made.Problems)
	}
	if v := made.Verdicts["@acme/ui"]; v.Agree != 1 || len(v.Differ) != 0 {
		t.Errorf("held against the changelog: %+v", v)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if slices.Contains(r.asked, "@acme/base@1.9.0.tgz") {
		t.Errorf("a dependency of a later date was installed: %v", r.asked)
	}
	if len(*installed) != 7 {
		t.Errorf("installed: %v", *installed)
	}
	readsWhatIsKept(t, store, made)
}

// readsWhatIsKept makes the history again from what was kept, for a newer reader of declarations, and from its facts.
func readsWhatIsKept(t *testing.T, store *Store, made Made) {
	t.Helper()
	facts, err := filepath.Glob(filepath.Join(store.Folder, "releases", "*", "*.json.gz"))
	if err != nil || len(facts) != 6 {
		t.Fatalf("facts of releases: %v, %v", facts, err)
	}
	for _, forgotten := range []string{filepath.Join(store.Folder, "nothing"), filepath.Dir(facts[0])} {
		if err := os.RemoveAll(forgotten); err != nil {
			t.Fatal(err)
		}
		again := &Store{Folder: store.Folder, Progress: func(string) {}}
		remade, err := again.History(context.Background(), request(-1))
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(remade.Encode(), made.Encode()) || again.Installs() != 0 {
			t.Errorf("%d installs\ngot  %s\nwant %s", again.Installs(), remade.Encode(), made.Encode())
		}
	}
}

func TestHistoryWithinALimit(t *testing.T) {
	r := acme()
	r.start(t)
	store, _ := newStore(t)
	made, err := store.History(context.Background(), request(4))
	if err != nil {
		t.Fatal(err)
	}
	if store.Installs() != 4 || len(made.Problems) != 1 || !strings.Contains(made.Problems[0].What, "not read") {
		t.Fatalf("%d installs, problems: %+v", store.Installs(), made.Problems)
	}
	span := made.Packages[0].Spans()[history.Row{Kind: history.Prop, Of: "Button", Name: "size"}]
	if span.Since != "1.1" {
		t.Errorf("dated by the release: %+v", span)
	}
}

func TestHistoryOfNothing(t *testing.T) {
	r := acme()
	r.start(t)
	store, _ := newStore(t)
	unknown := request(0)
	unknown.Reference.History[0].Package = "@acme/none"
	unknown.Earlier = history.Product{Packages: []history.Package{{Package: "@acme/ui"}, {Package: "@acme/none", First: "1.0.0"}}}
	made, err := store.History(context.Background(), unknown)
	if len(made.Packages) != 1 || made.Packages[0].First != "1.0.0" {
		t.Errorf("what was known is not kept: %+v", made.Packages)
	}
	if err != nil || len(made.Problems) != 1 || !strings.Contains(made.Problems[0].What, "it is not installed") {
		t.Errorf("%+v, %v", made, err)
	}
}

func TestDates(t *testing.T) {
	at := func(day int) time.Time { return time.Date(2020, 1, day, 0, 0, 0, 0, time.UTC) }
	if !isDated([]Published{{"1.0.0", at(1)}, {"1.0.1", at(5)}, {"1.1.0", at(3)}, {"2.0.0-beta.1", at(2)}}) {
		t.Error("dates of publication")
	}
	if isDated([]Published{{"1.0.0", at(5)}, {"1.0.1", at(1)}}) || isDated([]Published{{"1.0.0", time.Time{}}}) {
		t.Error("dates of a mirror")
	}
	for allowed, want := range map[string]string{"^1.2.3": "1.2.3", "~1.2.3-beta.1": "1.2.3-beta.1", "1.2.3": "1.2.3",
		"^1 || ^2": "", ">=1.0.0": "", "*": ""} {
		if got := oldest(allowed); got != want {
			t.Errorf("oldest of %s: %q", allowed, got)
		}
	}
	if closest(">=5.1.0") != "^5.1.0" || closest("^17.0.0 || ^18.0.0") != "^17.0.0 || ^18.0.0" {
		t.Error("ranges of peers")
	}
}
