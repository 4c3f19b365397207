// Command which prints the path and the version of the browser that builds and tests start: which [-headless].
package main

import (
	"flag"
	"fmt"
	"os"

	"vitrine/internal/browser"
)

const missing = `No Chrome, Edge or Chromium was found. To install one:
  macOS        brew install --cask google-chrome
  Debian       sudo apt-get install chromium
  any system   npx playwright-core install chromium
`

func main() {
	headless := flag.Bool("headless", false, "prefer a program without windows, which opens pages in half of the time")
	flag.Parse()
	found, _ := browser.Find("") // only one that is named can fail
	if *headless {
		found = browser.FindHeadless()
	}
	if found == nil {
		fmt.Fprint(os.Stderr, missing)
		os.Exit(1)
	}
	fmt.Printf("%s\n%s\n", found.Path, found.Version)
}
