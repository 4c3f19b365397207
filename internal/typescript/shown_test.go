package typescript

import (
	"strings"
	"testing"
)

func TestShownMakesADemoOfWhatAFileHolds(t *testing.T) {
	for _, c := range []struct{ name, text, shows string }{
		{"one component", "export function A() { return <b/>; }", "export default A;"},
		{"one that is not exported", "const A = () => <b/>;", "export default A;"},
		{"a class", "export class A extends Component {}", "export default A;"},
		{"the one of the file's name", "export const Card = () => <b/>;\nexport const Other = () => <b/>;",
			"export default Card;"},
		{"the last one that is exported", "export function A() {}\nexport function B() {}\nfunction C() {}",
			"export default B;"},
		{"exported in a list", "function A() {}\nfunction B() {}\nexport { A };", "export default A;"},
		{"wrapped", "export const A = React.memo(function () { return <b/>; });", "export default A;"},
		{"no component", "export const theme = createTheme({});\nexport const Context = createContext(null);", ""},
		{"a default export", "export default function A() {}", ""},
		{"mounted", "const App = () => <b/>;\nReactDOM.render(<App on />, document.getElementById('root'));",
			"return <App on />;"},
		{"mounted in a root", "const root = createRoot(document.getElementById('root')!);\nroot.render(<i/>);",
			"return <i/>;"},
		{"mounted in one go", "createRoot(document.querySelector('#a') as Element).render(\n  <i/>,\n);",
			"return <i/>;"},
		{"mounted without elements", "render(React.createElement(App), document.body);",
			"return React.createElement(App);"},
	} {
		file, problems := Parse("Card.tsx", []byte(c.text))
		if len(problems) > 0 {
			t.Fatalf("%s: %v", c.name, problems)
		}
		shown, ok := file.Shown("Card")
		if ok != (c.shows != "") || ok && !strings.Contains(shown.Code, c.shows) {
			t.Errorf("%s: %t\n%s", c.name, ok, shown.Code)
		}
		for _, left := range []string{"createRoot", "getElementById", "querySelector", "document"} {
			if ok && strings.Contains(shown.Code, left) {
				t.Errorf("%s: %s is left in\n%s", c.name, left, shown.Code)
			}
		}
		if _, problems := Parse("Card.tsx", []byte(shown.Code)); ok && len(problems) > 0 {
			t.Errorf("%s: %v in\n%s", c.name, problems, shown.Code)
		}
	}
}

func TestShownTakesApplicationsOutOfDemos(t *testing.T) {
	text := "export default function App() { return <b/>; }\nReactDOM.createRoot(el).render(<App />);\n"
	file, _ := Parse("App.tsx", []byte(text))
	shown, ok := file.Shown("App")
	if !ok || !shown.Mounts || strings.Contains(shown.Code, "render(") || strings.Count(shown.Code, "export default") != 1 {
		t.Errorf("%+v, %t", shown, ok)
	}
}
