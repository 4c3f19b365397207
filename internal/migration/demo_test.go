package migration_test

import (
	"strings"
	"testing"
)

// TestImport_MovesWhatDemosImport: files of a demo's folder come along, and imports lead to what they led to.
func TestImport_MovesWhatDemosImport(t *testing.T) {
	files, _ := imported(t, "dumi", `
-- in/.dumirc.ts --
export default {};
-- in/src/Spin/index.md --
# Spin

<code src="./demos/basic.tsx"></code>
<code src="./demos/big/index.tsx"></code>
<code src="./demos/with-words"></code>
<code src="./more/basic.tsx"></code>
<code src="./Own.tsx"></code>
-- in/src/Spin/index.tsx --
export default function Spin() {}
-- in/src/Spin/demos/basic.tsx --
import Spin from '..';
import { data } from "../../data";
import Words from './with-words';
import './basic.css';
export { x } from './parts/x';
const Lazy = import('./big');
import { y } from 'y';
-- in/src/Spin/demos/basic.css --
b {}
-- in/src/Spin/demos/with-words.jsx --
import Basic from './basic';
import { x } from './parts';
-- in/src/Spin/demos/parts/index.ts --
export * from './x.js';
-- in/src/Spin/demos/parts/x.js --
import '../lost';
-- in/src/Spin/demos/big/index.tsx --
import { data } from './data';
import Spin from '../../index';
-- in/src/Spin/demos/big/data.ts --
export const data = 1;
-- in/src/Spin/Own.tsx --
import Spin from './index';
-- in/src/Spin/more/basic.tsx --
export default 2;
`)
	demos := "content/components/spin/demos/"
	for name, want := range map[string]string{
		"Basic.tsx": "import Spin from 'SRC/Spin';\nimport { data } from \"SRC/data\";\nimport Words from './Withwords';\n" +
			"import './basic.css';\nexport { x } from './parts/x';\nconst Lazy = import('./Big');\nimport { y } from 'y';\n",
		"basic.css":      "b {}\n",
		"Withwords.tsx":  "import Basic from './Basic';\nimport { x } from './parts/index';\n",
		"parts/index.ts": "export * from './x.js';\n",
		"parts/x.js":     "import 'SRC/Spin/demos/lost';\n",
		"Big.tsx":        "import { data } from './big/data';\nimport Spin from 'SRC/Spin/index';\n",
		"big/data.ts":    "export const data = 1;\n",
		"Basic2.tsx":     "export default 2;\n",
		"Own.tsx":        "import Spin from 'SRC/Spin/index';\n",
	} {
		text := files[demos+name]
		if from, _, ok := strings.Cut(text, "/src/"); ok { // a temporary folder
			from = from[strings.LastIndexAny(from, `'"`)+1:]
			text = strings.ReplaceAll(text, from+"/src/", "SRC/")
		}
		if text != want {
			t.Errorf("%s is\n%s\nwant\n%s", name, text, want)
		}
	}
	want := "{{\"demo\": \"Basic.tsx\"}}\n\n{{\"demo\": \"Big.tsx\"}}\n\n{{\"demo\": \"Withwords.tsx\"}}\n\n" +
		"{{\"demo\": \"Basic2.tsx\"}}\n\n{{\"demo\": \"Own.tsx\"}}\n"
	if page := files["content/components/spin/index.md"]; !strings.HasSuffix(page, want) {
		t.Error(page)
	}
}
