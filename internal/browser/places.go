package browser

import (
	"cmp"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// system is an operating system on which browsers are looked for.
type system struct {
	name string // as in runtime.GOOS
	root string // folder above absolute paths; "" but in tests
}

// here is the system that the program runs on.
var here = system{name: runtime.GOOS}

// first returns the first of some programs that is installed and starts, nil if there is none.
func (s system) first(places []string) *Executable {
	for _, place := range places {
		if path, err := exec.LookPath(place); err == nil {
			if found, err := s.identify(path, answerLimit); err == nil {
				return found
			}
		}
	}
	return nil
}

// Programs in a folder of Playwright's downloads. Newer releases have a name of the processor in the folder's.
var (
	downloads = map[string]string{
		"linux":   "chromium-*/chrome-linux*/chrome",
		"darwin":  "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
		"windows": "chromium-*/chrome-win*/chrome.exe",
	}
	headlessDownloads = map[string]string{
		"linux":   "chromium_headless_shell-*/chrome-*/*headless?shell",
		"darwin":  "chromium_headless_shell-*/chrome-*/*headless?shell",
		"windows": "chromium_headless_shell-*/chrome-*/*headless?shell.exe",
	}
)

// places lists programs that may be a browser, by path or by name, the first choice first.
func (s system) places() []string {
	return append(s.installed(), s.downloaded(downloads[s.name])...)
}

// headlessPlaces lists the same with programs that have no windows. Of these, only Debian's are installed by a package.
func (s system) headlessPlaces() []string {
	return slices.Concat([]string{"chromium-headless-shell", "headless-shell"}, s.installed(),
		s.downloaded(headlessDownloads[s.name]), s.downloaded(downloads[s.name]))
}

// installed lists the usual places of Chromium, Chrome and Edge.
func (s system) installed() (places []string) {
	switch s.name {
	case "darwin":
		home, err := os.UserHomeDir()
		for _, app := range []string{"Chromium", "Google Chrome", "Microsoft Edge"} {
			program := filepath.Join("Applications", app+".app", "Contents", "MacOS", app)
			places = append(places, s.root+"/"+program)
			if err == nil {
				places = append(places, filepath.Join(home, program))
			}
		}
		return append(places, "chromium")
	case "windows":
		for _, variable := range []string{"ProgramFiles", "ProgramFiles(x86)", "LocalAppData"} {
			folder := os.Getenv(variable)
			if folder == "" { // or a program in the current folder would be started
				continue
			}
			for _, program := range []string{"Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe",
				"Microsoft/Edge/Application/msedge.exe"} {
				places = append(places, filepath.Join(folder, filepath.FromSlash(program)))
			}
		}
		return places
	}
	return []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge",
		"microsoft-edge-stable", "chromium-headless-shell", "headless-shell"}
}

// downloaded lists what Playwright has downloaded, the newest first.
func (s system) downloaded(pattern string) (places []string) {
	folder := s.downloadFolder()
	if !filepath.IsAbs(folder) || pattern == "" {
		return nil
	}
	found, _ := fs.Glob(os.DirFS(folder), pattern) // fails for bad patterns alone
	slices.SortStableFunc(found, func(a, b string) int { return cmp.Compare(revision(b), revision(a)) })
	for _, name := range found {
		places = append(places, filepath.Join(folder, filepath.FromSlash(name)))
	}
	return places
}

// revision is 1194 for chromium-1194/chrome-linux/chrome.
func revision(name string) int {
	folder, _, _ := strings.Cut(name, "/")
	number, _ := strconv.Atoi(folder[strings.LastIndex(folder, "-")+1:])
	return number
}

// downloadFolder is where Playwright keeps its browsers, "" if that is not known.
func (s system) downloadFolder() string {
	if chosen := os.Getenv("PLAYWRIGHT_BROWSERS_PATH"); chosen != "" {
		return chosen
	}
	home, _ := os.UserHomeDir()
	caches := os.Getenv("XDG_CACHE_HOME")
	switch {
	case s.name == "darwin":
		caches = filepath.Join(home, "Library", "Caches")
	case s.name == "windows":
		caches = cmp.Or(os.Getenv("LocalAppData"), filepath.Join(home, "AppData", "Local"))
	case caches == "":
		caches = filepath.Join(home, ".cache")
	}
	return filepath.Join(caches, "ms-playwright")
}
