package typescript

import (
	"strings"
	"testing"
)

// TestSpecimens_LeaveOutNamesOfMembers: names of attributes and properties are no uses of declarations.
func TestSpecimens_LeaveOutNamesOfMembers(t *testing.T) {
	const code = `import Grid from 'kit/Grid';

const rows = [1];

const city = 'Lima';

const all = { city: city.rows };

export const Shown = (Subject: typeof Grid) => <Subject rows={all} />;

export const Other = (Subject: typeof Grid) => <Subject rows={rows} />;
`
	file, problems := Parse("specimens.tsx", []byte(code))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	list := file.Specimens()
	if got, want := list["Shown"].Preamble, "const city = 'Lima';\n\nconst all = { city: city.rows };"; got != want {
		t.Errorf("the preamble is %q, want %q", got, want)
	}
	if got := list["Other"].Preamble; !strings.HasPrefix(got, "const rows") {
		t.Errorf("the preamble is %q", got)
	}
}
