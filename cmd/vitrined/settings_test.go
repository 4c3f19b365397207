package main

import (
	"strings"
	"testing"
)

func TestTheEnvironmentSetsAndFlagsWin(t *testing.T) {
	site := smallSite(t)
	t.Setenv("VITRINE_ROOT", site)
	t.Setenv("VITRINE_METRICS_ADDR", "127.0.0.1:0")
	t.Setenv("VITRINE_QUIET", "true")
	p := start(t)
	if p.metrics == "" {
		t.Error("the environment's address for metrics is not listened on")
	}
	if answer, _ := p.get(t, "/"); answer.StatusCode != 200 {
		t.Errorf("the environment's folder: %d", answer.StatusCode)
	}
	if said := p.errs.String(); said != "" {
		t.Errorf("VITRINE_QUIET=true wrote lines:\n%s", said)
	}

	t.Setenv("VITRINE_ROOT", "nowhere")
	if p := start(t, "-root", site, "-metrics-addr", ""); p.metrics != "" {
		t.Error("the environment won over a flag")
	}
}

// TestMistakesAreNamedAllAtOnce: whoever mends settings mends them once. 2 is for what nobody can have meant, 1 for
// what the world doesn't have.
func TestMistakesAreNamedAllAtOnce(t *testing.T) {
	site := smallSite(t)
	t.Setenv("VITRINE_ADDR", "127.0.0.1:0")
	tests := []struct {
		name, line, environment string
		code                    int
		said                    []string
	}{
		{"help", "-help", "", 0, []string{"-tls-cert", "VITRINE_TLS_CERT", "feedback export"}},
		{"an unknown flag", "-rot dist", "", 2, []string{"-rot", "-root folder"}},
		{"a stray word", "bild", "", 2, []string{`no command "bild"`}},
		{"a number that is none", "-memory much", "", 2, []string{"-memory", "much"}},
		{"everything that contradicts itself",
			"-tls-cert a -acme-hosts b -log xml -memory 0 -trusted-proxies here -feedback-origins docs.example/ " +
				"-grace -1s", "", 2,
			[]string{"-tls-key", "-acme-hosts exclude", `-log can't be "xml"`, "-memory", "-trusted-proxies",
				"-feedback-origins", "-grace"}},
		{"the environment and flags together", "-log xml", "VITRINE_MEMORY=much VITRINE_GRACE=soon", 2,
			[]string{`VITRINE_MEMORY can't be "much"`, `VITRINE_GRACE can't be "soon"`, `-log can't be "xml"`}},
		{"a folder that is not there", "-root nowhere", "", 1, []string{"there is no site to serve", "nowhere",
			"with -root"}},
		{"a file instead of a folder", "-root " + site + "/index.html", "", 1, []string{"is not a folder"}},
		{"a certificate that is not there", "-tls-cert nowhere.pem -tls-key nowhere.key -root " + site, "", 1,
			[]string{"nowhere.pem", "-tls-cert"}},
		{"an address that is none", "-addr here -root " + site, "", 1, []string{"here"}},
		{"feedback without an order", "feedback", "", 2, []string{"export, summary or delete"}},
		{"feedback without a database", "feedback export", "", 2, []string{"-feedback"}},
		{"a misspelled database", "feedback export -feedback nowhere.db", "", 1, []string{"there is no feedback database",
			"nowhere.db"}},
		{"an unknown format", "feedback export -feedback nowhere.db -format xml", "", 2,
			[]string{`-format can't be "xml"`, "csv and json"}},
		{"a stray word behind an order", "feedback summary -feedback nowhere.db today", "", 2, []string{`"today"`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for variable := range strings.FieldsSeq(test.environment) {
				name, value, _ := strings.Cut(variable, "=")
				t.Setenv(name, value)
			}
			code, out, errs := run(t, strings.Fields(test.line)...)
			if code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			if out != "" {
				t.Errorf("it said on its output: %s", out)
			}
			wantPart(t, "what it said", errs, test.said...)
		})
	}
}
