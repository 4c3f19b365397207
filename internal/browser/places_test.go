//go:build unix

package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// madeUp is a system in a folder of the test: its root is "root", the home folder "home", PATH is "bin".
func madeUp(t *testing.T, name string) (s system, folder string) {
	t.Helper()
	folder = t.TempDir()
	for variable, place := range map[string]string{"HOME": "home", "PATH": "bin", "ProgramFiles": "Program Files",
		"ProgramFiles(x86)": "Program Files (x86)", "LocalAppData": "home/AppData/Local"} {
		t.Setenv(variable, filepath.Join(folder, place))
	}
	t.Setenv("XDG_CACHE_HOME", "")
	t.Setenv("PLAYWRIGHT_BROWSERS_PATH", "")
	return system{name: name, root: filepath.Join(folder, "root")}, folder
}

// install writes a program that names its version, or ends as one whose libraries are missing.
func install(t *testing.T, program, version string) {
	t.Helper()
	script := "#!/bin/sh\necho '" + version + "'\n"
	if version == "" {
		script = "#!/bin/sh\nexit 127\n"
	}
	if err := os.MkdirAll(filepath.Dir(program), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(program, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
}

// TestFind_LooksInTheUsualPlaces: each program is found alone, and before those that are named after it.
func TestFind_LooksInTheUsualPlaces(t *testing.T) {
	for name, programs := range map[string][]string{
		"darwin": {
			"root/Applications/Chromium.app/Contents/MacOS/Chromium",
			"home/Applications/Chromium.app/Contents/MacOS/Chromium",
			"root/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
			"home/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
			"root/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
			"home/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
			"bin/chromium",
			"home/Library/Caches/ms-playwright/chromium-1201/chrome-mac-arm64/Google Chrome for Testing.app/Contents/" +
				"MacOS/Google Chrome for Testing",
			"home/Library/Caches/ms-playwright/chromium-999/chrome-mac/Chromium.app/Contents/MacOS/Chromium",
		},
		"windows": {
			"Program Files/Google/Chrome/Application/chrome.exe",
			"Program Files/Microsoft/Edge/Application/msedge.exe",
			"Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
			"home/AppData/Local/Chromium/Application/chrome.exe",
			"home/AppData/Local/Google/Chrome/Application/chrome.exe",
			"home/AppData/Local/ms-playwright/chromium-1201/chrome-win64/chrome.exe",
			"home/AppData/Local/ms-playwright/chromium-999/chrome-win/chrome.exe",
		},
		"linux": {
			"bin/chromium",
			"bin/google-chrome",
			"bin/google-chrome-stable",
			"bin/microsoft-edge",
			"bin/chromium-headless-shell",
			"home/.cache/ms-playwright/chromium-1201/chrome-linux64/chrome",
			"home/.cache/ms-playwright/chromium-999/chrome-linux/chrome",
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, folder := madeUp(t, name)
			if found := s.first(s.places()); found != nil {
				t.Fatalf("found %s in an empty folder", found.Path)
			}
			for i := len(programs) - 1; i >= 0; i-- { // the last choice is installed first
				program := filepath.Join(folder, programs[i])
				install(t, program, "Browser 1.2.3")
				if found := s.first(s.places()); found == nil || found.Path != program {
					t.Errorf("found %v, want %s", found, program)
				}
			}
		})
	}
}

// TestFindHeadless_PrefersInstalledBrowsers: a download of another project may be years old.
func TestFindHeadless_PrefersInstalledBrowsers(t *testing.T) {
	s, folder := madeUp(t, "linux")
	for _, program := range []string{
		"home/.cache/ms-playwright/chromium-999/chrome-linux/chrome",
		"home/.cache/ms-playwright/chromium_headless_shell-999/chrome-linux/headless_shell",
		"home/.cache/ms-playwright/chromium_headless_shell-1201/chrome-headless-shell-linux64/chrome-headless-shell",
		"bin/microsoft-edge", "bin/chromium-headless-shell",
	} {
		program = filepath.Join(folder, program)
		install(t, program, "Browser 1.2.3")
		if found := s.first(s.headlessPlaces()); found == nil || found.Path != program {
			t.Errorf("found %v, want %s", found, program)
		}
	}
}

func TestFind_PassesOverProgramsThatDoNotStart(t *testing.T) {
	s, folder := madeUp(t, "linux")
	install(t, filepath.Join(folder, "bin", "chromium"), "")
	other := filepath.Join(folder, "browsers", "chromium-1", "chrome-linux", "chrome")
	install(t, other, "Chromium 1.2.3")
	t.Setenv("PLAYWRIGHT_BROWSERS_PATH", filepath.Join(folder, "browsers"))
	if found := s.first(s.places()); found == nil || found.Path != other {
		t.Errorf("found %v, want %s", found, other)
	}
}

// TestPlaces_AreNotInTheCurrentFolder: a checkout that holds such a program must not make a build run it.
func TestPlaces_AreNotInTheCurrentFolder(t *testing.T) {
	for _, name := range []string{"darwin", "windows", "linux"} {
		s, _ := madeUp(t, name)
		s.root = ""
		for _, variable := range []string{"HOME", "ProgramFiles", "ProgramFiles(x86)", "LocalAppData"} {
			t.Setenv(variable, "")
		}
		for _, place := range append(s.places(), s.headlessPlaces()...) {
			if strings.ContainsRune(place, filepath.Separator) && !filepath.IsAbs(place) {
				t.Errorf("%s: %s", name, place)
			}
		}
	}
}
