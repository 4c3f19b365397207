package vitrine

import "testing"

func TestAddressesAndFilesBelongTogether(t *testing.T) {
	for address, file := range map[string]string{
		"/": "index.html", "/lib/guide/": "lib/guide/index.html", NotFoundPath: "404.html", WorkerPath: "sw.js",
		"/lib/guide/index.md": "lib/guide/index.md", NoJekyllPath: ".nojekyll", "/myindex.html": "myindex.html",
	} {
		if got := OutputFile(address); got != file {
			t.Errorf("OutputFile(%q) = %q, want %q", address, got, file)
		}
		if got := OutputAddress(file); got != address {
			t.Errorf("OutputAddress(%q) = %q, want %q", file, got, address)
		}
	}
}

func TestDemoPage(t *testing.T) {
	const page = "/lib/button/"
	for _, address := range []string{FramePath(page, "Wide"), SourcePath(page, "Wide.tsx"),
		HighlightedPath(SourcePath(page, "Wide.tsx")), DemoStylePath(page, "Wide")} {
		if got, ok := DemoPage(address); !ok || got != page {
			t.Errorf("DemoPage(%q) = %q, %v", address, got, ok)
		}
	}
	for _, address := range []string{page, "/demos/", "/lib/demos/", "/demos.txt"} {
		if got, ok := DemoPage(address); ok {
			t.Errorf("DemoPage(%q) = %q", address, got)
		}
	}
}

func TestPagePath(t *testing.T) {
	for _, c := range []struct{ path, language, want string }{
		{"/lib/", "en", "/lib/"}, {"/lib/", "de", "/de/lib/"}, {"/404/", "en", "/404.html"}, {"/404/", "de", "/de/404/"},
	} {
		if got := PagePath(c.path, c.language); got != c.want {
			t.Errorf("PagePath(%q, %q) = %q, want %q", c.path, c.language, got, c.want)
		}
	}
}
