package torture

import (
	"context"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"vitrine/internal/server"
)

func TestMain(m *testing.M) {
	if fault := os.Getenv(faultVariable); fault != "" && len(os.Args) > 1 && os.Args[1] == "build" {
		os.Exit(playBuilder(fault))
	}
	os.Exit(m.Run())
}

// smallSite is a site of three texts.
func smallSite(t *testing.T) string {
	t.Helper()
	site := filepath.Join(t.TempDir(), "site")
	for name, text := range map[string]string{"": "Home", "guide/": "A guide", "more/": "More"} {
		file := filepath.Join(site, "content", name, "index.md")
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("# "+text+"\n\nWords.\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return site
}

// ours is the server of the engine.
func ours(root string, log *slog.Logger) (*http.Server, error) {
	site, err := server.New(server.Options{Root: root})
	if err != nil {
		return nil, err
	}
	return server.NewHTTP(site, false, log), nil
}

// followed serves whatever the path leads to.
func followed(root string, _ *slog.Logger) (*http.Server, error) {
	return &http.Server{Handler: http.FileServer(http.Dir(root))}, nil
}

// fragile breaks over a header.
func fragile(root string, log *slog.Logger) (*http.Server, error) {
	served, err := ours(root, log)
	if err != nil {
		return nil, err
	}
	inner := served.Handler
	served.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("If-Range") != "" {
			http.Error(w, "broken", http.StatusInternalServerError)
			return
		}
		inner.ServeHTTP(w, r)
	})
	return served, nil
}

// TestEachAttackFindsWhatItIsFor: a builder or server with one fault is found out by the attack that looks for it, and
// a careful one by none.
func TestEachAttackFindsWhatItIsFor(t *testing.T) {
	type serve = func(string, *slog.Logger) (*http.Server, error)
	for _, test := range []struct {
		attack, fault string
		serve         serve
		want          string // in a finding; "" for none
	}{
		{"kill", careful, nil, ""},
		{"kill", inPlace, nil, "published"},
		{"kill", clearsFirst, nil, "published"}, // missing, not whole, neither state: as the instant has it
		{"kill", leavesBehind, nil, "left something behind"},
		{"kill", leavesHalf, nil, ".half-"},
		{"damage", careful, nil, ""},
		{"damage", trusts, nil, "is no clean one"},
		{"damage", givesUp, nil, "is damaged"},
		{"disk", careful, nil, ""},
		{"disk", hidesErrors, nil, "said that it was done"},
		{"disk", clearsFirst, nil, "has changed what was published"},
		{"disk", silent, nil, "does not say so"},
		{"disk", forgets, nil, ""},
		{"disk", greedy, nil, ""},
		{"requests", careful, ours, ""},
		{"requests", careful, followed, "outside of what is published"},
		{"requests", careful, fragile, "500"},
		{"load", careful, ours, ""},
		{"load", clearsFirst, followed, "a reader got"},
	} {
		t.Run(test.attack+" "+test.fault, func(t *testing.T) {
			t.Setenv(faultVariable, test.fault)
			site := smallSite(t)
			duration := time.Duration(0) // each form once
			if test.want != "" {
				duration = 2 * time.Second // whether an instant or a bit tells is chance
			}
			result := attacked(t, test.want, Options{Site: site, Program: []string{os.Args[0]}, Serve: test.serve,
				Attacks: []string{test.attack}, Seed: 1, Duration: duration, Progress: func(string) {}})
			checkFindings(t, result, test.want)
			checkTried(t, result, test.fault == greedy)
			if left, _ := filepath.Glob(filepath.Join(filepath.Dir(site), ".cache", "*")); len(left) > 0 {
				t.Errorf("it leaves %v", left)
			}
		})
	}
}

// attacked is the result of an attack, or of the first of some that finds what is wanted: a busy machine makes few
// tries in the time of one.
func attacked(t *testing.T, want string, o Options) *Result {
	t.Helper()
	for last := o.Seed + 15; ; o.Seed++ {
		results, err := Run(context.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		found := slices.ContainsFunc(results[0].Findings, func(f Finding) bool {
			return strings.Contains(f.Form+": "+f.What, want)
		})
		if want == "" || found || o.Seed == last {
			return results[0]
		}
	}
}

func checkFindings(t *testing.T, result *Result, want string) {
	t.Helper()
	found := ""
	for _, f := range result.Findings {
		found += f.Form + ": " + f.What + "\n"
	}
	switch {
	case want == "" && found != "":
		t.Errorf("found of what has no fault: %s", found)
	case !strings.Contains(found, want):
		t.Errorf("found %q, want %q", found, want)
	case result.Passed() != (want == ""):
		t.Errorf("passed: %v", result.Passed())
	}
}

// checkTried holds that each form of an attack was made, or that the result says why not.
func checkTried(t *testing.T, result *Result, greedy bool) {
	t.Helper()
	if len(result.Findings) > 0 {
		return
	}
	notes := strings.Join(result.Notes, "\n")
	for _, a := range attacks {
		for _, f := range a.forms {
			if a.name == result.Attack && result.Tries[f.name] == 0 && !strings.Contains(notes, f.name+": ") {
				t.Errorf("%s was left out in silence; notes: %q", f.name, notes)
			}
		}
	}
	const publishing = "files that may not grow, while publishing"
	if unavailable := strings.Contains(notes, publishing+": not possible here"); unavailable != greedy {
		t.Errorf("publishing without room: notes %q", notes)
	}
	if greedy && !strings.Contains(notes, "cache/large: file too large") {
		t.Errorf("the notes do not say what the build needs room for: %q", notes)
	}
}
