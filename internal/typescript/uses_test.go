package typescript

import (
	"fmt"
	"strings"
	"testing"
)

func TestUses(t *testing.T) {
	tests := []struct{ name, code, want string }{
		{"default import",
			"import Slider from '@lib/Slider';\nexport default () => <Slider min={1} aria-label=\"a\" />;",
			"Slider @lib/Slider#default min aria-label"},
		{"renamed", "import { Unstable_Grid2 as Grid } from '@lib';\nconst a = <Grid container>text</Grid>;",
			"Grid @lib#Unstable_Grid2 container children"},
		{"lone element", "<Slider marks />", "Slider # marks"},
		{"nested, empty", "<Box> <Slider {...{ min: 1 }} {...rest} /> </Box>", "Box # children; Slider # min"},
		{"only blanks inside", "<Box>\n</Box>", "Box #"},
		{"theme",
			"createTheme({ components: { MuiSlider: { defaultProps: { size: 'small', 'valueLabelDisplay': 'on' } } " +
				"} });", "theme MuiSlider size valueLabelDisplay"},
		{"made of an imported one", "import { Slider } from '@lib';\nconst Dial = styled(Slider)({ width: 1 });\n" +
			"const Face = styled(Slider<'a'>, { no })`color: red` as typeof Slider;\nconst Plain = memo(Slider);\n" +
			"const a = <><Dial min={1} /><Face max={2} /><Plain step={3} /></>;",
			"Dial @lib#Slider min; Face @lib#Slider max; Plain # step"},
		{"no code at all", "npm install ((( <<<", ""},
	}
	for _, test := range tests {
		var got []string
		for _, use := range Uses("a.tsx", test.code) {
			head := use.Tag + " " + use.Module + "#" + use.Name
			if use.Theme {
				head = "theme " + use.Tag
			}
			got = append(got, strings.TrimSpace(fmt.Sprint(head, " ", strings.Join(use.Props, " "))))
		}
		if joined := strings.Join(got, "; "); joined != test.want {
			t.Errorf("%s: %q, want %q", test.name, joined, test.want)
		}
	}
}
