package testkit

import "testing"

func TestMissing_NamesThePackages(t *testing.T) {
	for program, want := range map[string]string{
		"git":         "git is not installed. macOS: brew install git. Debian: sudo apt-get install git",
		"firefox-esr": "firefox-esr is not installed. macOS: brew install firefox. Debian: sudo apt-get install firefox-esr",
		"Xvfb":        "Xvfb is not installed. macOS: not available. Debian: sudo apt-get install xvfb",
	} {
		if got := missing(t, program); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
