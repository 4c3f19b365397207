package prove

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/browser"
	"vitrine/internal/claim"
	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// field is a library of the site: what its props do is seen at rest, in use, on a server, when a claim is tried, or
// never.
const field = `import * as React from 'react';

interface Props {
  label: string;
  hint?: string;
  idle?: string;
  first?: string;
  secret?: string;
  onPress?: () => void;
}

export default function Field({ label, hint, first, secret, onPress }: Props) {
  const [shown, setShown] = React.useState(false);
  const [drawn, setDrawn] = React.useState(false);
  const [keys, setKeys] = React.useState('');
  React.useEffect(() => setDrawn(true), []);
  if (!label) throw new Error('no label');
  return (
    <div>
      <button
        aria-label={label}
        onClick={() => { setShown(true); onPress?.(); }}
        onKeyDown={({ key }) => setKeys((all) => (all + key).slice(-3))}
      >
        {shown ? hint : ''}{drawn ? '' : first}{keys === 'qqq' ? secret : ''}
      </button>
    </div>
  );
}
`

const effectDemo = `import Field from './Field';

export default function Tried() {
  return <Field label="Press" hint="Pressed" idle="never" first="soon" secret="found" onPress={() => {}} />;
}
`

const effectClaim = `import { claim } from 'vitrine/claims';
claim('True.', 'Tried.tsx', { drive: (user) => user.press('Tab', 'q', 'q', 'q'),
  read: (demo) => demo.text('button', 'Press'), holds: 'found', contrary: '' });
`

// effectTrial is the demo of the fixture with the props that it sets.
func effectTrial(t *testing.T, o Options) EffectOptions {
	t.Helper()
	tree := source.Load(os.DirFS(o.Site), &diag.List{})
	for _, page := range tree.Pages {
		if page.Dir == "content/lib/react-one" {
			field := filepath.Join(o.Site, "content/lib/react-one/demos/Field")
			return EffectOptions{Options: o, Config: tree.Config, Trials: []DemoTrial{{Page: page, Demo: "Tried.tsx",
				Subjects: []Subject{{"Field", field, "default",
					[]string{"label", "hint", "idle", "first", "secret", "onPress"}}}}},
				Hands: func() *browser.Browser {
					hands := browser.New(o.Browser.Executable, 0)
					hands.Mouse, hands.Hasty = true, true
					return hands
				}}
		}
	}
	t.Fatal("the fixture has no page")
	return EffectOptions{}
}

// TestEffects takes the props of a demo away in turn, and again only what claims may notice now.
func TestEffects(t *testing.T) {
	t.Parallel()
	o := fixture(t, map[string]string{"demos/Field.tsx": field, "demos/Tried.tsx": effectDemo})
	ways := map[string]string{"Field.label": "needed", "Field.hint": "use", "Field.idle": "", "Field.first": "server",
		"Field.secret": "", "Field.onPress": "use"}
	for _, step := range []struct {
		name, claims string
		props        int
		secret       string
	}{
		{"first", "", 6, ""}, {"again", "", 0, ""}, {"with a claim", effectClaim, 2, "claim"},
		{"the claim again", effectClaim, 0, "claim"},
	} {
		if step.claims != "" {
			file := filepath.Join(o.Site, "content/lib/react-one/claims.test.ts")
			if err := os.WriteFile(file, []byte(step.claims), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		report, err := Effects(t.Context(), effectTrial(t, o))
		if err != nil || len(report.Failed) > 0 {
			t.Fatalf("%s: %v, %v", step.name, report.Failed, err)
		}
		record, err := claim.ReadEffects(o.Site)
		if err != nil {
			t.Fatal(err)
		}
		got := record["content/lib/react-one"]["Tried.tsx"].Props
		ways["Field.secret"] = step.secret
		if report.Props != step.props || !maps.Equal(got, ways) {
			t.Errorf("%s: %d props, %v", step.name, report.Props, got)
		}
	}
}

// TestDemoKey: an edit makes what was recorded of a demo void.
func TestDemoKey(t *testing.T) {
	t.Parallel()
	o := fixture(t, map[string]string{"demos/Field.tsx": field, "demos/Tried.tsx": effectDemo})
	lock := claim.ReadLock(o.Site)
	page := effectTrial(t, o).Trials[0].Page
	before := claim.DemoKey(page, "Tried.tsx", lock, "")
	for i := range page.Demos {
		if page.Demos[i].Name == "Field.tsx" {
			page.Demos[i].Text = []byte(strings.Replace(field, "qqq", "www", 1))
		}
	}
	if claim.DemoKey(page, "Tried.tsx", lock, "") == before {
		t.Error("The key is the same, though a file that the demo imports has changed.")
	}
	if claim.DemoKey(page, "Counter.tsx", lock, "") != claim.DemoKey(effectTrial(t, o).Trials[0].Page, "Counter.tsx", lock, "") {
		t.Error("The key of another demo has changed.")
	}
}
