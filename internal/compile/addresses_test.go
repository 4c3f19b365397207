package compile

import (
	"net/http"
	"net/http/httptest"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/server"
	"vitrine/internal/site"
	"vitrine/internal/source"
)

// TestNoAddressOfTheSiteEndsInNothing follows every address that the site promises or had before, without rendering
// anything.
func TestNoAddressOfTheSiteEndsInNothing(t *testing.T) {
	t.Parallel()
	s := ourProject(t).site
	rules, problems := s.Redirects()
	if len(problems) > 0 {
		t.Error(diag.NewList(problems...).Err())
	}
	byAddress := map[string]site.Redirect{}
	for _, rule := range rules {
		byAddress[rule.From] = rule
		if _, page := s.PageAt(rule.From); page {
			t.Errorf("%s is a page and a redirect", rule.From)
		}
	}
	promised := 0
	for _, list := range [][]source.Redirect{s.Tree.Addresses, s.Tree.Redirects} {
		for _, r := range list {
			if strings.HasSuffix(r.From, "*") {
				continue
			}
			promised++
			way := []string{r.From}
			for address := r.From; !isPage(s, address) && len(way) < 4; way = append(way, address) {
				address, _, _ = strings.Cut(byAddress[address].To, "#")
			}
			if last, _, _ := strings.Cut(way[len(way)-1], "#"); !isPage(s, last) {
				t.Errorf("%s leads to no page", strings.Join(way, " → "))
			}
		}
	}
	if promised < 1400 {
		t.Errorf("only %d addresses are promised", promised)
	}
}

// TestSectionsOfPromisedAddressesAnswer holds that a reader who cuts off the end of a promised address finds a page.
func TestSectionsOfPromisedAddressesAnswer(t *testing.T) {
	t.Parallel()
	s := ourProject(t).site
	rules, problems := s.Redirects()
	if len(problems) > 0 {
		t.Fatal(diag.NewList(problems...).Err())
	}
	answers := map[string]string{} // where each redirect leads, by its address
	for _, rule := range rules {
		answers[rule.From] = rule.To
	}
	for _, promised := range s.Tree.Addresses {
		section := path.Dir(path.Clean(promised.From)) + "/"
		// Experiments are published on request only.
		if _, ok := answers[section]; !ok && !isPage(s, section) && !strings.HasPrefix(section, "/experiments/") {
			t.Errorf("%s is promised, and %s is no page and leads to none", promised.From, section)
		}
	}
	if to := answers["/base-ui/guides/"]; to != "/base-ui/" {
		t.Errorf("/base-ui/guides/ leads to “%s”", to)
	}
	if to := answers["/joy-ui/guides/*"]; to != "/joy-ui/" {
		t.Errorf("the guides of Joy UI lead to “%s”", to)
	}
}

func isPage(s *site.Site, address string) bool {
	if _, ok := s.PageAt(address); ok {
		return true
	}
	_, ok := s.UnwrittenAt(address)
	return ok
}

// TestPromisedAddresses: each leads for now to what is nearest, on hosts that read the published table and on our
// server, until somebody writes its page.
func TestPromisedAddresses(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/index.md", "---\ndescription: The library.\n---\n\n# Library\n")
	w.change("vitrine.yaml", "home: /lib/guide/", "home: /lib/")
	w.write("nav/lib.yaml", "- pathname: /lib\n- pathname: /lib/components\n  children: [/lib/react-one, /lib/react-two]\n"+
		"- pathname: /lib/guide\n")
	w.write("content/lib/react-two/index.md", "---\ndescription: Two.\n---\n\n# Two\n")
	w.write("redirects.yaml", "/old/: [/lib/guide/later/, /lib/]\n/older/: [/lib/other/, '/lib/react-one/#usage']\n")
	w.write("addresses.yaml", `
/lib/react-one/: []
/lib/react-three/: []
/lib/guide/more/deep/: []
/lib/unknown/: []
/lib/chosen/: [/lib/never/, '/lib/react-two/']
/elsewhere/: []
`)
	want := map[string]string{"/lib/react-three/": "/lib/components/", "/lib/guide/more/deep/": "/lib/guide/",
		"/lib/unknown/": "/lib/", "/lib/chosen/": "/lib/react-two/", "/elsewhere/": "/", "/old/": "/lib/guide/",
		"/lib/guide/later/": "/lib/guide/", "/older/": "/lib/react-one/#usage", "/lib/other/": "/lib/react-one/#usage"}
	w.build()
	table := w.output("_redirects")
	for from, to := range want {
		if !strings.Contains(table, "\n"+from+" "+to+" 302\n") && !strings.HasPrefix(table, from+" "+to+" 302\n") {
			t.Errorf("no rule leads from %s to %s:\n%s", from, to, table)
		}
		if !strings.Contains(w.output("vercel.json"), `"source": "`+from+`",
   "destination": "`+to+`",
   "permanent": false`) {
			t.Errorf("no rule of the other form leads from %s to %s", from, to)
		}
	}
	if strings.Contains(table, "/lib/react-one/ ") {
		t.Error("a page is led away from")
	}
	serving, err := server.New(server.Options{Root: filepath.Join(w.folder, "out")})
	if err != nil {
		t.Fatal(err)
	}
	ask := func(address string) *httptest.ResponseRecorder {
		answer := httptest.NewRecorder()
		serving.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, address, nil))
		return answer
	}
	for from, to := range want {
		if answer := ask(from); answer.Code != http.StatusFound || answer.Header().Get("Location") != to {
			t.Errorf("%s: %d %s", from, answer.Code, answer.Header().Get("Location"))
		}
	}
	w.write("content/lib/unknown/index.md", "---\ndescription: Now there.\nnoIndex: true\n---\n\n# Known\n")
	w.build()
	if strings.Contains(w.output("_redirects"), "/lib/unknown/ ") || !strings.Contains(w.output("lib/unknown/index.html"),
		"Known") {
		t.Error("a page that was written does not take its address over")
	}
}

func TestPromisesThatCanNotBeKept(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("redirects.yaml", "/twice/: [/lib/guide/]\n")
	w.write("addresses.yaml", "/lib/a/: [/lib/never/]\n/twice/: []\n/any/*: []\nslashless: []\n/text/: text\n")
	w.refuses("“/lib/a/” is to lead to no page: /lib/never/", "“/twice/” is promised, and former as well",
		"“/any/*” is a pattern", "“slashless” is not written as an address", "“/text/” leads nowhere")
}
