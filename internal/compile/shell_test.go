package compile

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"vitrine/internal/browser"
)

// reboot is a stylesheet as libraries bring it for the whole document.
const reboot = `
*, ::before, ::after { box-sizing: border-box; color: teal !important; letter-spacing: 3px !important }
:root { --vt-surface: red; font-size: 30px; scroll-behavior: smooth }
html, body { margin: 40px; background: red; font: 30px/3 serif; min-height: 300vh }
body > * { outline: 9px solid red }
a { text-decoration: underline; color: red } a:not([href]):not([class]) { color: blue }
ul, ol { padding-left: 2rem; list-style: square } li { margin: 30px } h1, h2 { margin-top: 0; font-size: 90px }
nav, main, header, footer, aside { padding: 50px } button, input { border: 9px solid red; font: inherit }
svg { vertical-align: middle; display: inline } figure { margin: 0 0 1rem } .ui, .vt, .shell { display: none }
@layer reset, base; @layer base { * { margin: 77px } } @page { margin: 0 }
@media (prefers-color-scheme: dark) { body { background: black } * { border-color: white } }
`

// compareShell puts a page into a frame, with and without one of its stylesheets, and tells what else than demos
// differs, and what the stylesheet does to a demo and to a popup of it.
const compareShell = `(async ({html, css, family}) => {
  const frame = document.createElement('iframe');
  frame.srcdoc = html;
  document.body.append(frame);
  await new Promise((done) => (frame.onload = done));
  const inside = frame.contentDocument;
  const add = (text) => {
    const style = inside.createElement('style');
    style.textContent = text;
    inside.head.append(style);
    return style;
  };
  add(css);
  const own = add(family);
  const demo = inside.querySelector('.demo');
  demo.innerHTML = '<ul><li>in a demo</li></ul>';
  const popup = inside.createElement('div');
  popup.innerHTML = '<ul><li>in a popup</li></ul>';
  inside.body.append(popup);
  const seen = [demo, popup].map((place) => getComputedStyle(place.querySelector('ul')).paddingLeft);
  demo.style.display = popup.style.display = 'none';
  const shell = [...inside.querySelectorAll('html, body, body *:not(script)')]
    .filter((element) => !demo.contains(element) && !popup.contains(element));
  const looks = () => shell.flatMap((element) => ['', '::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part);
    return [...style].map((name) => name + ':' + style.getPropertyValue(name)).join(';');
  }));
  const different = [];
  for (const mode of ['light', 'dark']) {
    inside.documentElement.dataset.mode = mode;
    own.disabled = false;
    const styled = looks();
    own.disabled = true;
    looks().forEach((look, index) => {
      if (look === styled[index]) return;
      const element = shell[Math.floor(index / 3)];
      const before = new Set(look.split(';'));
      different.push(mode + ' ' + element.localName + '.' + element.className + ' ' +
        styled[index].split(';').filter((one) => !before.has(one)).slice(0, 3));
    });
  }
  return {seen, different: different.slice(0, 5), elements: shell.length};
})`

// TestResetsOfLibrariesLeaveTheShellAlone asks a browser.
func TestResetsOfLibrariesLeaveTheShellAlone(t *testing.T) {
	t.Parallel()
	b := sharedBrowser(t)
	preflight, err := os.ReadFile(filepath.FromSlash("../../node_modules/tailwindcss/src/css/preflight.css"))
	if err != nil {
		t.Fatal(err)
	}
	w := styled(t)
	w.install("acme/reset.css", string(preflight)+reboot)
	w.build()
	html, family := w.familyStyles()
	site := regexp.MustCompile(`href="/(assets/site-[^"]+\.css)"`).FindStringSubmatch(html)
	if site == nil {
		t.Fatal("the page has no stylesheet of the shell")
	}
	html = regexp.MustCompile(`(?s)<script.*?</script>|<link[^>]*>|<meta http-equiv[^>]*>`).ReplaceAllString(html, "")
	input, err := json.Marshal(map[string]string{"html": html, "css": w.output(site[1]), "family": family})
	if err != nil {
		t.Fatal(err)
	}
	said, err := b.Run(context.Background(), browser.Page{}, compareShell+"("+string(input)+")")
	if err != nil {
		t.Fatal(err)
	}
	var told struct {
		Seen, Different []string
		Elements        int
	}
	if err := json.Unmarshal(said, &told); err != nil {
		t.Fatal(err)
	}
	if told.Elements < 50 || len(told.Different) > 0 {
		t.Errorf("of %d elements of the shell a library changes:\n%s", told.Elements, strings.Join(told.Different, "\n"))
	}
	if strings.Join(told.Seen, " ") != "32px 32px" {
		t.Errorf("a list of a demo and one of its popup are indented by %v", told.Seen)
	}
}
