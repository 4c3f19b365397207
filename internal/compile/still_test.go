package compile

import (
	"strings"
	"testing"
)

// gauge is a demo that only browsers draw: it measures its room, and then some.
const gauge = `import * as React from 'react';

export default function Gauge() {
  const place = React.useRef<HTMLDivElement>(null);
  const [width, setWidth] = React.useState(0);
  React.useEffect(() => setWidth(place.current!.offsetWidth), []);
  return (
    <div ref={place} style={{ width: '100%' }}>
      {width > 0 && <b>{width > 100 ? 'Room in ' + innerWidth : 'A narrow room'}</b>}
    </div>
  );
}
`

// TestDemosThatOnlyBrowsersDraw: the build's browser does, and the page has what it drew before any script.
func TestDemosThatOnlyBrowsersDraw(t *testing.T) {
	t.Parallel()
	found := sharedBrowser(t)
	w := newWorkshop(t)
	w.write("content/lib/guide/demos/Gauge.tsx", gauge)
	w.change("content/lib/guide/index.md", "# Guide",
		"# Guide\n\n{{\"demo\": \"Gauge.tsx\", \"ssr\": \"none\", \"height\": 80}}")
	guide := func() string { return w.output("lib/guide/index.html") }

	report := w.build()
	if len(report.Problems) != 1 || report.Problems[0].Why != "Their places are empty before scripts run." ||
		strings.Contains(guide(), "data-still") {
		t.Errorf("without a browser: %+v", report.Problems)
	}
	w.builder.options.Browser = found
	report = w.build()
	if len(report.Problems) > 0 || report.Kinds["capture"] != 1 || report.Kinds["page"] != 1 {
		t.Errorf("%v, problems %+v", report.Kinds, report.Problems)
	}
	drawn := `data-pending="direction" data-still="" style="min-height:80px">` +
		`<div style="width: 100%;"><b>Room in 1440</b></div>`
	if html := guide(); !strings.Contains(html, drawn) {
		t.Errorf("the page lacks what was drawn:\n%s", html)
	}
	if again := w.build(); again.Steps != 0 {
		t.Errorf("%d steps executed: %v", again.Steps, again.Kinds)
	}
	w.change("content/lib/guide/index.md", "# Guide\n", "# Guide\n\nMore words.\n")
	if report := w.build(); report.Kinds["capture"] != 0 || report.Kinds["page"] != 1 {
		t.Errorf("steps %v, want one page", report.Kinds)
	}
	w.change("content/lib/guide/demos/Gauge.tsx", "Room in", "Much room in")
	if w.build(); !strings.Contains(guide(), "<b>Much room in 1440</b>") {
		t.Error("the still is that of an earlier demo")
	}
	w.change("content/lib/guide/demos/Gauge.tsx", "() => setWidth(place.current!.offsetWidth)",
		"() => void setTimeout(() => setWidth(place.current!.offsetWidth), 1200)")
	w.change("content/lib/guide/demos/Gauge.tsx", "{width > 0 && ", "{width === 0 && <i aria-busy=\"true\">Loading</i>}"+
		"\n      {width > 0 && ")
	if w.build(); !strings.Contains(guide(), "<b>Much room in") || strings.Contains(guide(), "<i aria-busy") {
		t.Errorf("the demo was drawn while it loaded: %s", guide())
	}
}
